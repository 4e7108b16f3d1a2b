import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/**
 * The book's only enemy, with the printed values.
 * @rule brp.bestiary.bear @rule brp.bestiary.bear-attacks @rule brp.bestiary.bear-swipe
 */
const BEAR = {
  name: TEXT.content.bear.name,
  partyBeats: 3,
  sheet: {
    kind: 'npc',
    characteristics: { FOR: 21, COS: 13, TAG: 20, INT: 5, POT: 10, DES: 10, FAS: null },
    dice: { FOR: '3d6+10', COS: '2d6+6', TAG: '3d6+10', POT: '3d6', DES: '3d6' },
    mov: 14,
    swims: 8,
    stated: { hitPoints: 17, damageBonus: '2d6' },
    hide: 3,
    skills: { listen: 75, sense: 75, climb: 40 },
    arms: [
      { name: 'claws', chance: 40, damage: '1d6' },
      { name: 'bite', chance: 25, damage: '1d10', bonus: 'half' },
      { name: 'swipe', chance: 25, damage: '1d3', knocksDown: true },
    ],
    routines: [['claws', 'claws'], ['claws', 'bite'], ['swipe']],
  },
} as const satisfies ContentSheet;

/** Our own beasts, modelled on the bear. @rule brp.bestiary.nonhuman */
export const BEASTS = {
  orso: BEAR,
  lupo: {
    name: TEXT.content.creatures.lupo,
    partyBeats: 12,
    sheet: {
      kind: 'npc',
      characteristics: { FOR: 12, COS: 11, TAG: 8, INT: 5, POT: 11, DES: 14, FAS: null },
      mov: 14,
      swims: 6,
      hide: 1,
      nightSight: true,
      skills: { listen: 70, sense: 75, track: 75, stealth: 50, dodge: 40 },
      arms: [{ name: 'bite', chance: 45, damage: '1d8' }],
    },
  },
  cinghiale: {
    name: TEXT.content.creatures.cinghiale,
    partyBeats: 8,
    sheet: {
      kind: 'npc',
      characteristics: { FOR: 14, COS: 15, TAG: 11, INT: 4, POT: 9, DES: 11, FAS: null },
      mov: 13,
      swims: 6,
      hide: 3,
      skills: { listen: 50, sense: 70, dodge: 30 },
      arms: [{ name: 'tusks', chance: 45, damage: '1d8', knocksDown: true }],
    },
  },
  vipera: {
    name: TEXT.content.creatures.vipera,
    partyBeats: 30,
    sheet: {
      kind: 'npc',
      characteristics: { FOR: 3, COS: 7, TAG: 2, INT: 2, POT: 7, DES: 16, FAS: null },
      mov: 5,
      swims: 5,
      skills: { sense: 60, hide: 80, stealth: 75 },
      arms: [
        {
          name: 'venomous-bite',
          chance: 45,
          damage: '1',
          bonus: 'none',
          poison: { kind: 'viper-venom', eff: 11 },
        },
      ],
    },
  },
  ratti: {
    name: TEXT.content.creatures.ratti,
    partyBeats: 16,
    sheet: {
      kind: 'npc',
      characteristics: { FOR: 8, COS: 12, TAG: 11, INT: 2, POT: 8, DES: 13, FAS: null },
      mov: 9,
      swims: 7,
      nightSight: true,
      skills: { listen: 55, sense: 60, hide: 55, climb: 70 },
      arms: [{ name: 'teeth', chance: 40, damage: '1d4' }],
      routines: [['teeth', 'teeth', 'teeth']],
    },
  },
  mastino: {
    name: TEXT.content.creatures.mastino,
    partyBeats: 16,
    sheet: {
      kind: 'npc',
      characteristics: { FOR: 11, COS: 12, TAG: 8, INT: 5, POT: 8, DES: 12, FAS: null },
      mov: 13,
      swims: 6,
      nightSight: true,
      skills: { listen: 75, sense: 80, track: 70, dodge: 30 },
      arms: [{ name: 'bite', chance: 40, damage: '1d6' }],
    },
  },
} as const satisfies Readonly<Record<string, ContentSheet>>;
