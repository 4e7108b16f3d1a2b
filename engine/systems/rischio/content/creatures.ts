import { type ContentSheet, sameInAllLanguages } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { BESTIARY } from './bestiary.ts';

/** The heroes, and the foes of the encounters. All are original: the book has none. */
const CREATURES = {
  brenna: {
    name: TEXT.content.creatures.brenna,
    called: sameInAllLanguages('Brenna'),
    sheet: {
      kind: 'player',
      health: 26,
      maxHealth: 26,
      precision: 4,
      dodge: 1,
      resistance: 2,
      stats: { Forza: 3, Arrampicarsi: 2, Correre: 2, Notare: 1 },
      basicAttack: { name: 'Fendente', damage: 3, relevantStat: 'Forza' },
      equipment: [
        { id: 'spada', name: 'Spada lunga', damage: 3, stats: { precision: 1 } },
        { id: 'scudo', name: 'Scudo tondo', stats: { resistance: 1 } },
        { id: 'ascia', name: 'Ascia bipenne', inUse: false, damage: 6, stats: { precision: -1 } },
      ],
      abilities: [
        {
          id: 'colpo-temerario',
          name: 'Colpo temerario',
          damage: 4,
          relevantStat: 'Forza',
          multiplier: 2,
          cost: { health: 5 },
        },
      ],
    },
  },
  nerio: {
    name: TEXT.content.creatures.nerio,
    called: sameInAllLanguages('Nerio'),
    sheet: {
      kind: 'player',
      health: 20,
      maxHealth: 20,
      precision: 5,
      dodge: 5,
      resistance: 0,
      stats: { Destrezza: 4, Furto: 6, Nascondersi: 4, Arrampicarsi: 4, Notare: 2 },
      basicAttack: { name: 'Stoccata', damage: 2, relevantStat: 'Destrezza' },
      equipment: [{ id: 'pugnale', name: 'Pugnale', damage: 2, stats: { Furto: 1 } }],
      abilities: [
        {
          id: 'rete',
          name: 'Rete',
          damage: 2,
          hitRule: 'target-risk',
          risk: { kind: 'Riflessi', level: 'high' },
          cost: { reti: 1 },
        },
      ],
      resources: { reti: 2 },
    },
  },
  ilva: {
    name: TEXT.content.creatures.ilva,
    called: sameInAllLanguages('Ilva'),
    sheet: {
      kind: 'player',
      health: 18,
      maxHealth: 18,
      precision: 2,
      dodge: 2,
      resistance: 1,
      stats: { Volontà: 4, Notare: 4, Medicina: 5 },
      basicAttack: { name: 'Bastonata', damage: 2 },
      equipment: [{ id: 'bastone', name: 'Bastone', damage: 1, stats: { dodge: 1 } }],
      abilities: [
        { id: 'cura', name: 'Cura', kind: 'support', cost: { mana: 3 }, effect: { heal: 8 } },
        { id: 'egida', name: 'Egida', kind: 'support', cost: { mana: 2 }, effect: { shield: 6 } },
        {
          id: 'canto',
          name: 'Canto di battaglia',
          kind: 'support',
          targets: 'multiple',
          cost: { mana: 3 },
          effect: { boost: { precision: 2 }, rounds: 2 },
        },
      ],
      resources: { mana: 12 },
    },
  },
  oreste: {
    name: TEXT.content.creatures.oreste,
    called: sameInAllLanguages('Oreste'),
    sheet: {
      kind: 'player',
      health: 16,
      maxHealth: 16,
      precision: 3,
      dodge: 2,
      resistance: 0,
      stats: { Intelletto: 5, Notare: 3 },
      basicAttack: { name: 'Scintilla', damage: 2, relevantStat: 'Intelletto' },
      abilities: [
        {
          id: 'vampata',
          name: 'Vampata',
          damage: 3,
          relevantStat: 'Intelletto',
          targets: 'multiple',
          cost: { mana: 4 },
        },
        { id: 'dardo', name: 'Dardo infallibile', damage: 4, hitRule: 'automatic', cost: { mana: 2 } },
      ],
      resources: { mana: 14 },
    },
  },
  lupo: {
    name: TEXT.content.creatures.lupo,
    partyBeats: 6,
    sheet: {
      kind: 'opponent',
      health: 12,
      maxHealth: 12,
      precision: 3,
      dodge: 3,
      stats: { Riflessi: 4, Notare: 5, Correre: 5 },
      basicAttack: { name: 'Morso', damage: 6 },
      expValue: 25,
    },
  },
  predone: {
    name: TEXT.content.creatures.predone,
    partyBeats: 5,
    sheet: {
      kind: 'opponent',
      health: 16,
      maxHealth: 16,
      precision: 3,
      dodge: 2,
      resistance: 1,
      stats: { Forza: 2, Riflessi: 2, Notare: 2 },
      basicAttack: { name: 'Roncolata', damage: 3, relevantStat: 'Forza' },
      equipment: [{ id: 'roncola', name: 'Roncola', damage: 3 }],
      expValue: 40,
    },
  },
  sciamana: {
    name: TEXT.content.creatures.sciamana,
    partyBeats: 5,
    sheet: {
      kind: 'opponent',
      health: 14,
      maxHealth: 14,
      precision: 4,
      dodge: 1,
      stats: { Spirito: 4, Riflessi: 1 },
      basicAttack: { name: 'Artigliata', damage: 4 },
      abilities: [
        {
          id: 'nube',
          name: 'Nube acre',
          damage: 2,
          relevantStat: 'Spirito',
          targets: 'multiple',
          cost: { health: 2 },
        },
        { id: 'unguento', name: 'Unguento', kind: 'support', cost: { erbe: 1 }, effect: { heal: 6 } },
      ],
      resources: { erbe: 2 },
      expValue: 60,
    },
  },
  orco: {
    name: TEXT.content.creatures.orco,
    partyBeats: 2,
    sheet: {
      kind: 'opponent',
      health: 34,
      maxHealth: 34,
      precision: 2,
      dodge: -1,
      resistance: 3,
      stats: { Forza: 6, Riflessi: 0 },
      basicAttack: { name: 'Mazzata', damage: 5, relevantStat: 'Forza' },
      abilities: [
        { id: 'spazzata', name: 'Spazzata', damage: 2, relevantStat: 'Forza', targets: 'multiple' },
      ],
      expValue: 120,
    },
  },
} as const satisfies Readonly<Record<string, ContentSheet>>;

/** All creatures that are ready to play. */
export const CONTENT = { ...CREATURES, ...BESTIARY } as const;
