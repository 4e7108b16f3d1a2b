import type { Json } from '@arbitro/kernel';

/** Gear. The book has no list: these items are ours, with the numbers the rules need. */
export const GEAR_DATA = {
  miekka: {
    id: 'miekka',
    name: 'Miekka',
    bonus: { melee: 1 },
    weapon: { key: 'slashing', damage: 1 },
  },
  keihas: {
    id: 'keihas',
    name: 'Keihäs',
    bonus: { melee: 1, parry: 1 },
    weapon: { key: 'piercing', damage: 1 },
  },
  sotanuija: {
    id: 'sotanuija',
    name: 'Sotanuija',
    weight: 'heavy',
    hands: 2,
    bonus: { melee: 1 },
    weapon: { key: 'crushing', damage: 2, traits: [{ effect: 'prone', price: 1 }] },
  },
  puukko: {
    id: 'puukko',
    name: 'Puukko',
    weapon: { key: 'piercing', damage: 1, handy: true },
  },
  jousi: {
    id: 'jousi',
    name: 'Jousi',
    weight: 'heavy',
    hands: 2,
    bonus: { ranged: 1 },
    weapon: { mode: 'ranged', key: 'piercing', damage: 1, range: 3 },
  },
  heittoveitset: {
    id: 'heittoveitset',
    name: 'Heittoveitset',
    weapon: { mode: 'ranged', key: 'piercing', damage: 1, handy: true, range: 1 },
  },
  kilpi: { id: 'kilpi', name: 'Kilpi', bonus: { basic: 1, parry: 1 }, parries: ['ranged'] },
  tornikilpi: {
    id: 'tornikilpi',
    name: 'Tornikilpi',
    weight: 'heavy',
    bonus: { basic: 2, parry: 1 },
    parries: ['ranged'],
  },
  nahkapanssari: {
    id: 'nahkapanssari',
    name: 'Nahkapanssari',
    worn: 'armour',
    hands: 0,
    bonus: { basic: 1 },
  },
  rengaspanssari: {
    id: 'rengaspanssari',
    name: 'Rengaspanssari',
    weight: 'heavy',
    worn: 'armour',
    hands: 0,
    bonus: { basic: 2 },
  },
  sauva: { id: 'sauva', name: 'Loitsusauva', bonus: { spell: 1 } },
  riimukivi: { id: 'riimukivi', name: 'Riimukivi', worn: 'trinket', hands: 0, bonus: { will: 1 } },
  karhunhammas: { id: 'karhunhammas', name: 'Karhunhammas', worn: 'trinket', hands: 0, bonus: { melee: 1 } },
  sotatorvi: { id: 'sotatorvi', name: 'Sotatorvi', bonus: { initiative: 1 } },
} as const satisfies Readonly<Record<string, Json>>;
