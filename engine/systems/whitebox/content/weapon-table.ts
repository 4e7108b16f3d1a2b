import type { Words } from '@arbitro/kernel';
import type { Weapon } from '../creature.ts';
import type { Class } from '../tables.ts';

interface WeaponRow {
  readonly name: Words;
  readonly kind: Weapon['kind'];
  readonly thrown?: true;
  readonly damage: string;
  /** Feet; nothing: hand to hand only. */
  readonly range: number | null;
  readonly hands: 1 | 2;
  /** Pounds. */
  readonly weight: number;
  /** Gold pieces. */
  readonly cost: number;
  /** Whose it is. */
  readonly classes: readonly Class[];
}

const MARTIAL = ['fighter', 'thief'] as const;
const BLUNT = ['cleric', 'fighter', 'thief'] as const;
const ANYBODY = ['cleric', 'fighter', 'magic-user', 'thief'] as const;

/**
 * Common arms of our own: dice, weights and prices are in another chapter of the book.
 *
 * @rule whitebox.damage.weapon-damage
 * @rule whitebox.movement.base-rate
 */
const ROWS = {
  dagger: {
    name: { en: 'Dagger', it: 'Pugnale', fi: 'Tikari' },
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
    name: { en: 'Short sword', it: 'Spada corta', fi: 'Lyhyt miekka' },
    kind: 'melee',
    damage: '1d6',
    range: null,
    hands: 1,
    weight: 4,
    cost: 7,
    classes: MARTIAL,
  },
  sword: {
    name: { en: 'Sword', it: 'Spada', fi: 'Miekka' },
    kind: 'melee',
    damage: '1d8',
    range: null,
    hands: 1,
    weight: 6,
    cost: 12,
    classes: MARTIAL,
  },
  'great-sword': {
    name: { en: 'Two-handed sword', it: 'Spadone a due mani', fi: 'Kahden käden miekka' },
    kind: 'melee',
    damage: '1d10',
    range: null,
    hands: 2,
    weight: 12,
    cost: 20,
    classes: ['fighter'],
  },
  'hand-axe': {
    name: { en: 'Hand axe', it: 'Ascia a una mano', fi: 'Käsikirves' },
    kind: 'melee',
    thrown: true,
    damage: '1d6',
    range: 20,
    hands: 1,
    weight: 4,
    cost: 4,
    classes: MARTIAL,
  },
  'battle-axe': {
    name: { en: 'Battle axe', it: 'Ascia da battaglia', fi: 'Sotakirves' },
    kind: 'melee',
    damage: '1d8+1',
    range: null,
    hands: 2,
    weight: 8,
    cost: 9,
    classes: ['fighter'],
  },
  mace: {
    name: { en: 'Mace', it: 'Mazza', fi: 'Nuija' },
    kind: 'melee',
    damage: '1d6+1',
    range: null,
    hands: 1,
    weight: 7,
    cost: 6,
    classes: BLUNT,
  },
  'war-hammer': {
    name: { en: 'War hammer', it: 'Martello da guerra', fi: 'Sotavasara' },
    kind: 'melee',
    thrown: true,
    damage: '1d6',
    range: 10,
    hands: 1,
    weight: 5,
    cost: 5,
    classes: BLUNT,
  },
  club: {
    name: { en: 'Club', it: 'Randello', fi: 'Ryhmysauva' },
    kind: 'melee',
    damage: '1d4',
    range: null,
    hands: 1,
    weight: 4,
    cost: 1,
    classes: BLUNT,
  },
  staff: {
    name: { en: 'Staff', it: 'Bastone', fi: 'Sauva' },
    kind: 'melee',
    damage: '1d6',
    range: null,
    hands: 2,
    weight: 5,
    cost: 1,
    classes: ANYBODY,
  },
  spear: {
    name: { en: 'Spear', it: 'Lancia', fi: 'Keihäs' },
    kind: 'melee',
    thrown: true,
    damage: '1d6',
    range: 30,
    hands: 1,
    weight: 6,
    cost: 3,
    classes: MARTIAL,
  },
  'pole-arm': {
    name: { en: 'Pole arm', it: 'Arma in asta', fi: 'Salkoase' },
    kind: 'melee',
    damage: '1d8',
    range: null,
    hands: 2,
    weight: 12,
    cost: 8,
    classes: ['fighter'],
  },
  lance: {
    name: { en: 'Lance', it: 'Lancia da giostra', fi: 'Peitsi' },
    kind: 'melee',
    damage: '1d6+1',
    range: null,
    hands: 1,
    weight: 12,
    cost: 7,
    classes: ['fighter'],
  },
  sling: {
    name: { en: 'Sling', it: 'Fionda', fi: 'Linko' },
    kind: 'missile',
    damage: '1d4',
    range: 90,
    hands: 1,
    weight: 2,
    cost: 2,
    classes: BLUNT,
  },
  'short-bow': {
    name: { en: 'Short bow', it: 'Arco corto', fi: 'Lyhyt jousi' },
    kind: 'missile',
    damage: '1d6',
    range: 150,
    hands: 2,
    weight: 4,
    cost: 18,
    classes: MARTIAL,
  },
  'long-bow': {
    name: { en: 'Long bow', it: 'Arco lungo', fi: 'Pitkäjousi' },
    kind: 'missile',
    damage: '1d8',
    range: 210,
    hands: 2,
    weight: 6,
    cost: 35,
    classes: ['fighter'],
  },
  crossbow: {
    name: { en: 'Crossbow', it: 'Balestra', fi: 'Varsijousi' },
    kind: 'missile',
    damage: '1d6+1',
    range: 180,
    hands: 2,
    weight: 9,
    cost: 25,
    classes: MARTIAL,
  },
} as const satisfies Readonly<Record<string, WeaponRow>>;

export type WeaponId = keyof typeof ROWS;
export const WEAPONS: Readonly<Record<WeaponId, WeaponRow>> = ROWS;
export const WEAPON_IDS = Object.keys(ROWS) as readonly WeaponId[];

/** What beasts have of their own, as words. */
export const NATURAL_WEAPONS = {
  bite: { name: { en: 'Bite', it: 'Morso', fi: 'Purema' } },
  claw: { name: { en: 'Claw', it: 'Artiglio', fi: 'Kynsi' } },
  'other-claw': { name: { en: 'Other claw', it: 'Altro artiglio', fi: 'Toinen kynsi' } },
  fist: { name: { en: 'Stone fist', it: 'Pugno di pietra', fi: 'Kivinyrkki' } },
  fangs: { name: { en: 'Venomous fangs', it: 'Zanne velenose', fi: 'Myrkkyhampaat' } },
  tail: { name: { en: 'Tail', it: 'Coda', fi: 'Häntä' } },
  nails: { name: { en: 'Dead nails', it: 'Unghie morte', fi: 'Kuolleet kynnet' } },
} as const satisfies Readonly<Record<string, { readonly name: Words }>>;
