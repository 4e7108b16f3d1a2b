import type { Json } from '@arbitro/kernel';

/** Spells. The book mentions flying and a half-dragon's breath; the others and all numbers are ours. */
export const SPELL_DATA = {
  jaapuikko: { id: 'jaapuikko', name: 'Jääpuikko', cost: 2, attack: { key: 'ice', damage: 1 } },
  tulipallo: {
    id: 'tulipallo',
    name: 'Tulipallo',
    cost: 3,
    mindCost: 1,
    attack: { key: 'fire', damage: 2, area: true },
  },
  salama: {
    id: 'salama',
    name: 'Salama',
    cost: 2,
    mindCost: 1,
    attack: { key: 'lightning', damage: 3, handy: true },
  },
  kauhu: {
    id: 'kauhu',
    name: 'Kauhu',
    cost: 2,
    attack: { key: 'will', damage: 0, traits: [{ effect: 'frightened', price: 1 }], defence: 'will' },
  },
  hakeutuva: { id: 'hakeutuva', name: 'Hakeutuva nuoli', cost: 2, attack: { key: 'homing', damage: 1 } },
  lento: { id: 'lento', name: 'Lento', cost: 1, mindCost: 1 },
  parannus: { id: 'parannus', name: 'Parannus', cost: 2, mindCost: 1, heal: 3 },
  torjuntakehra: { id: 'torjuntakehra', name: 'Torjuntakehrä', cost: 1, parries: ['spell', 'ranged'] },
  honkaisy: {
    id: 'honkaisy',
    name: 'Puolilohikäärmeen hönkäisy',
    cost: 3,
    mindCost: 1,
    racial: true,
    bodyPart: 'mouth',
    attack: { key: 'fire', damage: 2, area: true },
  },
} as const satisfies Readonly<Record<string, Json>>;

/** Special skills; all are ours. */
export const SKILL_DATA = {
  'nuolten-torjuja': { id: 'nuolten-torjuja', name: 'Nuolten torjuja', parries: ['ranged'] },
  nopea: { id: 'nopea', name: 'Nopea', bonus: { initiative: 1 } },
  taisteluvaisto: { id: 'taisteluvaisto', name: 'Taisteluvaisto', bonus: { basic: 1 } },
  karaistunut: { id: 'karaistunut', name: 'Karaistunut', bonus: { endurance: 1 } },
} as const satisfies Readonly<Record<string, Json>>;
