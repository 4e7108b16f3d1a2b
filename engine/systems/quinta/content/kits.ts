import type { Json } from '@arbitro/kernel';

/** What a new character wears: its Armor Class and how much of the Dexterity modifier it allows. */
export const CLOTHES = {
  'plain-clothes': { base: 10, dex: 10 },
  'leather-armour': { base: 11, dex: 10 },
  'scale-armour': { base: 14, dex: 2 },
  'mail-and-shield': { base: 18, dex: 0 },
} as const;
export type Clothes = keyof typeof CLOTHES;
export const CLOTHES_NAMES = Object.keys(CLOTHES) as readonly Clothes[];

const longsword: Json = {
  id: 'longsword',
  name: 'Longsword',
  attack: 'melee',
  damage: '1d8',
  type: 'slashing',
};
const dagger: Json = {
  id: 'dagger',
  name: 'Dagger',
  attack: 'melee',
  ability: 'dex',
  damage: '1d4',
  type: 'piercing',
};

/** Starting weapons. */
export const ARMS: Readonly<Record<string, readonly Json[]>> = {
  'sword-and-dagger': [longsword, dagger],
  'great-axe': [
    { id: 'great-axe', name: 'Great axe', attack: 'melee', damage: '1d12', type: 'slashing', hands: 2 },
  ],
  'bow-and-dagger': [
    {
      id: 'longbow',
      name: 'Longbow',
      attack: 'ranged',
      range: [45, 180],
      damage: '1d8',
      type: 'piercing',
      hands: 2,
    },
    dagger,
  ],
  'staff-and-sparks': [
    { id: 'quarterstaff', name: 'Quarterstaff', attack: 'melee', damage: '1d6', type: 'bludgeoning' },
    {
      id: 'sparks',
      name: 'Sparks',
      magic: true,
      attack: 'ranged',
      ability: 'int',
      range: 36,
      damage: '1d10',
      type: 'fire',
      addsModifier: false,
      hands: 0,
    },
  ],
  'mace-and-prayer': [
    { id: 'mace', name: 'Mace', attack: 'melee', damage: '1d6', type: 'bludgeoning' },
    { id: 'prayer-of-healing', name: 'Prayer of healing', magic: true, range: 9, heals: '1d8+2', uses: 2 },
  ],
};
export const ARMS_NAMES = Object.keys(ARMS);
