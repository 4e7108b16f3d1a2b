import type { LocalizedText } from '@arbitro/kernel';
import type { ShieldSize } from '../state.ts';
import { TEXT } from '../text/index.ts';
import type { TableSkill } from './skill-table.ts';

export interface ShieldRow {
  readonly name: LocalizedText;
  readonly skill: TableSkill;
  readonly base: number;
  /** Both armour points and hit points. */
  readonly points: number;
  /** Damage of an attack with the shield, without the damage bonus. */
  readonly damage: string;
  readonly bonus: 'full';
  readonly size: ShieldSize;
}

/** @rule brp.shields.table */
const ROWS = {
  'kite-shield': {
    name: TEXT.content.shields['kite-shield'],
    skill: 'shield:kite',
    base: 15,
    points: 16,
    damage: '1d4',
    bonus: 'full',
    size: 'medium',
  },
  'riot-shield': {
    name: TEXT.content.shields['riot-shield'],
    skill: 'shield:riot',
    base: 15,
    points: 16,
    damage: '1d3',
    bonus: 'full',
    size: 'large',
  },
  'heater-shield': {
    name: TEXT.content.shields['heater-shield'],
    skill: 'shield:heater',
    base: 15,
    points: 12,
    damage: '1d3',
    bonus: 'full',
    size: 'medium',
  },
  'hoplite-shield': {
    name: TEXT.content.shields['hoplite-shield'],
    skill: 'shield:hoplite',
    base: 15,
    points: 16,
    damage: '1d4',
    bonus: 'full',
    size: 'large',
  },
  'small-shield': {
    name: TEXT.content.shields['small-shield'],
    skill: 'shield:small',
    base: 15,
    points: 12,
    damage: '1d2',
    bonus: 'full',
    size: 'small',
  },
  'round-shield': {
    name: TEXT.content.shields['round-shield'],
    skill: 'shield:round',
    base: 15,
    points: 12,
    damage: '1d3',
    bonus: 'full',
    size: 'medium',
  },
} as const satisfies Readonly<Record<string, ShieldRow>>;

export type ShieldId = keyof typeof ROWS;
export const SHIELDS: Readonly<Record<ShieldId, ShieldRow>> = ROWS;
export const SHIELD_IDS = Object.keys(ROWS) as readonly ShieldId[];

/** The chance to parry a slow missile. @rule brp.shields.missile-parry */
export const MISSILE_PARRY: Readonly<Record<ShieldSize, number>> = { small: 15, medium: 30, large: 60 };
/** The same, kneeling behind a large shield. */
export const MISSILE_PARRY_KNEELING = 90;
