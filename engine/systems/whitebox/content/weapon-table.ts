import type { LocalizedText } from '@arbitro/kernel';
import type { Weapon } from '../creature.ts';
import type { Class } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

interface WeaponRow {
  readonly name: LocalizedText;
  readonly kind: Weapon['kind'];
  readonly thrown?: true;
  readonly damage: string;
  /** In feet; null: melee only. */
  readonly range: number | null;
  readonly hands: 1 | 2;
  /** Pounds. */
  readonly weight: number;
  /** Gold pieces. */
  readonly cost: number;
  /** The classes that may use it. */
  readonly classes: readonly Class[];
}

const MARTIAL_CLASSES = ['fighter', 'thief'] as const;
const BLUNT_CLASSES = ['cleric', 'fighter', 'thief'] as const;
const ALL_CLASSES = ['cleric', 'fighter', 'magic-user', 'thief'] as const;

/**
 * Common weapons, our own numbers: dice, weights and prices are in another chapter of the book.
 * @rule whitebox.damage.weapon-damage @rule whitebox.movement.base-rate
 */
const ROWS = {
  dagger: {
    name: TEXT.content.weapons.dagger,
    kind: 'melee',
    thrown: true,
    damage: '1d4',
    range: 20,
    hands: 1,
    weight: 1,
    cost: 2,
    classes: ['fighter', 'magic-user', 'thief'],
  },
  'short-sword': {
    name: TEXT.content.weapons['short-sword'],
    kind: 'melee',
    damage: '1d6',
    range: null,
    hands: 1,
    weight: 4,
    cost: 7,
    classes: MARTIAL_CLASSES,
  },
  sword: {
    name: TEXT.content.weapons.sword,
    kind: 'melee',
    damage: '1d8',
    range: null,
    hands: 1,
    weight: 6,
    cost: 12,
    classes: MARTIAL_CLASSES,
  },
  'great-sword': {
    name: TEXT.content.weapons['great-sword'],
    kind: 'melee',
    damage: '1d10',
    range: null,
    hands: 2,
    weight: 12,
    cost: 20,
    classes: ['fighter'],
  },
  'hand-axe': {
    name: TEXT.content.weapons['hand-axe'],
    kind: 'melee',
    thrown: true,
    damage: '1d6',
    range: 20,
    hands: 1,
    weight: 4,
    cost: 4,
    classes: MARTIAL_CLASSES,
  },
  'battle-axe': {
    name: TEXT.content.weapons['battle-axe'],
    kind: 'melee',
    damage: '1d8+1',
    range: null,
    hands: 2,
    weight: 8,
    cost: 9,
    classes: ['fighter'],
  },
  mace: {
    name: TEXT.content.weapons.mace,
    kind: 'melee',
    damage: '1d6+1',
    range: null,
    hands: 1,
    weight: 7,
    cost: 6,
    classes: BLUNT_CLASSES,
  },
  'war-hammer': {
    name: TEXT.content.weapons['war-hammer'],
    kind: 'melee',
    thrown: true,
    damage: '1d6',
    range: 10,
    hands: 1,
    weight: 5,
    cost: 5,
    classes: BLUNT_CLASSES,
  },
  club: {
    name: TEXT.content.weapons.club,
    kind: 'melee',
    damage: '1d4',
    range: null,
    hands: 1,
    weight: 4,
    cost: 1,
    classes: BLUNT_CLASSES,
  },
  staff: {
    name: TEXT.content.weapons.staff,
    kind: 'melee',
    damage: '1d6',
    range: null,
    hands: 2,
    weight: 5,
    cost: 1,
    classes: ALL_CLASSES,
  },
  spear: {
    name: TEXT.content.weapons.spear,
    kind: 'melee',
    thrown: true,
    damage: '1d6',
    range: 30,
    hands: 1,
    weight: 6,
    cost: 3,
    classes: MARTIAL_CLASSES,
  },
  'pole-arm': {
    name: TEXT.content.weapons['pole-arm'],
    kind: 'melee',
    damage: '1d8',
    range: null,
    hands: 2,
    weight: 12,
    cost: 8,
    classes: ['fighter'],
  },
  lance: {
    name: TEXT.content.weapons.lance,
    kind: 'melee',
    damage: '1d6+1',
    range: null,
    hands: 1,
    weight: 12,
    cost: 7,
    classes: ['fighter'],
  },
  sling: {
    name: TEXT.content.weapons.sling,
    kind: 'missile',
    damage: '1d4',
    range: 90,
    hands: 1,
    weight: 2,
    cost: 2,
    classes: BLUNT_CLASSES,
  },
  'short-bow': {
    name: TEXT.content.weapons['short-bow'],
    kind: 'missile',
    damage: '1d6',
    range: 150,
    hands: 2,
    weight: 4,
    cost: 18,
    classes: MARTIAL_CLASSES,
  },
  'long-bow': {
    name: TEXT.content.weapons['long-bow'],
    kind: 'missile',
    damage: '1d8',
    range: 210,
    hands: 2,
    weight: 6,
    cost: 35,
    classes: ['fighter'],
  },
  crossbow: {
    name: TEXT.content.weapons.crossbow,
    kind: 'missile',
    damage: '1d6+1',
    range: 180,
    hands: 2,
    weight: 9,
    cost: 25,
    classes: MARTIAL_CLASSES,
  },
} as const satisfies Readonly<Record<string, WeaponRow>>;

export type WeaponId = keyof typeof ROWS;
export const WEAPONS: Readonly<Record<WeaponId, WeaponRow>> = ROWS;
export const WEAPON_IDS = Object.keys(ROWS) as readonly WeaponId[];

/** The natural weapons of beasts, as texts. */
export const NATURAL_WEAPONS = {
  bite: { name: TEXT.content.naturalWeapons.bite },
  claw: { name: TEXT.content.naturalWeapons.claw },
  'other-claw': { name: TEXT.content.naturalWeapons['other-claw'] },
  fist: { name: TEXT.content.naturalWeapons.fist },
  fangs: { name: TEXT.content.naturalWeapons.fangs },
  tail: { name: TEXT.content.naturalWeapons.tail },
  nails: { name: TEXT.content.naturalWeapons.nails },
  horns: { name: TEXT.content.naturalWeapons.horns },
  tusks: { name: TEXT.content.naturalWeapons.tusks },
  beak: { name: TEXT.content.naturalWeapons.beak },
  sting: { name: TEXT.content.naturalWeapons.sting },
  coils: { name: TEXT.content.naturalWeapons.coils },
  tongue: { name: TEXT.content.naturalWeapons.tongue },
  stomp: { name: TEXT.content.naturalWeapons.stomp },
  touch: { name: TEXT.content.naturalWeapons.touch },
  jaws: { name: TEXT.content.naturalWeapons.jaws },
} as const satisfies Readonly<Record<string, { readonly name: LocalizedText }>>;
