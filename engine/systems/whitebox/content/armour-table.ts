import type { LocalizedText } from '@arbitro/kernel';
import type { ArmourClass } from '../creature.ts';
import { AC_SUM, TABLE_AC_RANGE } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

interface ArmourRow {
  readonly name: LocalizedText;
  /** The bonus to ascending armour class, which is subtracted from the descending one. */
  readonly protection: number;
  readonly kind: 'light' | 'heavy' | 'shield';
  /** Pounds. */
  readonly weight: number;
  /** Gold pieces. */
  readonly cost: number;
}

/** Common armour, our own numbers: the table is in another chapter of the book. @rule whitebox.attack.ac-conversion */
const ROWS = {
  padded: {
    name: TEXT.content.armour.padded,
    protection: 1,
    kind: 'light',
    weight: 10,
    cost: 5,
  },
  leather: {
    name: TEXT.content.armour.leather,
    protection: 2,
    kind: 'light',
    weight: 18,
    cost: 12,
  },
  'ring-mail': {
    name: TEXT.content.armour['ring-mail'],
    protection: 3,
    kind: 'heavy',
    weight: 30,
    cost: 25,
  },
  chain: {
    name: TEXT.content.armour.chain,
    protection: 4,
    kind: 'heavy',
    weight: 42,
    cost: 45,
  },
  plate: {
    name: TEXT.content.armour.plate,
    protection: 6,
    kind: 'heavy',
    weight: 60,
    cost: 110,
  },
  shield: {
    name: TEXT.content.armour.shield,
    protection: 1,
    kind: 'shield',
    weight: 10,
    cost: 8,
  },
} as const satisfies Readonly<Record<string, ArmourRow>>;

export type ArmourId = keyof typeof ROWS;
export const ARMOURS: Readonly<Record<ArmourId, ArmourRow>> = ROWS;
export const ARMOUR_IDS = Object.keys(ROWS) as readonly ArmourId[];

/** Returns both notations. @rule whitebox.attack.ac-conversion */
const armourClassFrom = (ascending: number): ArmourClass => ({ ascending, descending: AC_SUM - ascending });

/** Returns the armour class with this armour: 9 [10] without any. */
export const armourClassWearing = (worn: readonly ArmourId[]): ArmourClass =>
  armourClassFrom(worn.reduce<number>((sum, id) => sum + ARMOURS[id].protection, TABLE_AC_RANGE.least));
