import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/**
 * A dozen foes, from the least to the most dangerous; the numbers are ours, since the book has its monsters elsewhere.
 *
 * @rule whitebox.attack.monster-attacks
 * @rule whitebox.xp.monster-value
 */
export const FOES = {
  topo: {
    name: TEXT.content.creatures.topo,
    sheet: {
      kind: 'monster',
      hitDice: 1,
      hp: 2,
      hitBonus: 0,
      ac: '7 [12]',
      rate: 12,
      weapons: [{ name: 'bite', damage: '1d3' }],
      size: 'small',
      opensDoors: false,
      xpValue: 5,
    },
  },
  goblin: {
    name: TEXT.content.creatures.goblin,
    sheet: {
      kind: 'monster',
      hitDice: 1,
      hp: 3,
      hitBonus: 0,
      ac: '7 [12]',
      rate: 9,
      weapons: ['short-sword'],
      size: 'small',
      xpValue: 10,
    },
  },
  scheletro: {
    name: TEXT.content.creatures.scheletro,
    sheet: {
      kind: 'monster',
      hitDice: 1,
      hp: 5,
      hitBonus: 0,
      ac: '7 [12]',
      rate: 12,
      weapons: ['spear'],
      undead: true,
      mindless: true,
      fearless: true,
      xpValue: 15,
    },
  },
  brigante: {
    name: TEXT.content.creatures.brigante,
    sheet: {
      kind: 'monster',
      race: 'human',
      hitDice: 1,
      hp: 5,
      ac: '7 [12]',
      load: 45,
      weapons: ['short-bow', 'short-sword'],
      seesInDark: false,
      xpValue: 15,
    },
  },
  orco: {
    name: TEXT.content.creatures.orco,
    sheet: {
      kind: 'monster',
      hitDice: 1,
      hp: 6,
      ac: '6 [13]',
      rate: 9,
      weapons: ['hand-axe'],
      xpValue: 20,
    },
  },
  lupo: {
    name: TEXT.content.creatures.lupo,
    sheet: {
      kind: 'monster',
      hitDice: 2,
      hp: 9,
      ac: '7 [12]',
      rate: 18,
      weapons: [{ name: 'bite', damage: '1d6' }],
      keenSenses: true,
      opensDoors: false,
      xpValue: 30,
    },
  },
  cadavere: {
    name: TEXT.content.creatures.cadavere,
    sheet: {
      kind: 'monster',
      hitDice: 2,
      hp: 11,
      ac: '8 [11]',
      rate: 6,
      weapons: [{ name: 'nails', damage: '1d8' }],
      undead: true,
      mindless: true,
      fearless: true,
      xpValue: 35,
    },
  },
  ragno: {
    name: TEXT.content.creatures.ragno,
    sheet: {
      kind: 'monster',
      hitDice: 3,
      hp: 13,
      ac: '6 [13]',
      rate: 12,
      weapons: [{ name: 'fangs', damage: '1d6+1' }],
      size: 'large',
      mindless: true,
      keenSenses: true,
      opensDoors: false,
      xpValue: 70,
    },
  },
  ogre: {
    name: TEXT.content.creatures.ogre,
    sheet: {
      kind: 'monster',
      hitDice: 4,
      hp: 19,
      ac: '5 [14]',
      rate: 9,
      weapons: [{ weapon: 'club', damage: '1d10' }],
      size: 'large',
      xpValue: 130,
    },
  },
  sentinella: {
    name: TEXT.content.creatures.sentinella,
    sheet: {
      kind: 'monster',
      hitDice: 5,
      hp: 26,
      ac: '3 [16]',
      rate: 6,
      weapons: [{ name: 'fist', damage: '2d6' }],
      size: 'large',
      mindless: true,
      fearless: true,
      xpValue: 260,
    },
  },
  troll: {
    name: TEXT.content.creatures.troll,
    sheet: {
      kind: 'monster',
      hitDice: 6,
      hp: 30,
      ac: '4 [15]',
      rate: 12,
      weapons: [
        { name: 'claw', damage: '1d4' },
        { name: 'other-claw', damage: '1d4' },
        { name: 'bite', damage: '1d8' },
      ],
      routine: ['claw', 'other-claw', 'bite'],
      size: 'large',
      keenSenses: true,
      xpValue: 450,
    },
  },
  drago: {
    name: TEXT.content.creatures.drago,
    sheet: {
      kind: 'monster',
      hitDice: 8,
      hp: 42,
      ac: '2 [17]',
      rate: 12,
      weapons: [
        { name: 'claw', damage: '1d6' },
        { name: 'bite', damage: '2d8' },
        { name: 'tail', damage: '1d8' },
      ],
      routine: ['claw', 'bite', 'tail'],
      // it breathes once a day; the breath works like a spell
      spells: [
        {
          name: 'fire-breath',
          level: 4,
          range: 60,
          targets: 4,
          effect: { damage: '6d6' },
          save: { category: 'dragon-breath', onSave: 'half' },
        },
      ],
      size: 'giant',
      xpValue: 1400,
    },
  },
} as const satisfies Readonly<Record<string, ContentSheet>>;
