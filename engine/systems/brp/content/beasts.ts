import type { ContentSheet } from '@arbitro/kernel';
import { CHA, CON, DEX, INT, POW, SIZ, STR } from '../rules/tables.ts';
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
    characteristics: { [STR]: 21, [CON]: 13, [SIZ]: 20, [INT]: 5, [POW]: 10, [DEX]: 10, [CHA]: null },
    dice: { [STR]: '3d6+10', [CON]: '2d6+6', [SIZ]: '3d6+10', [POW]: '3d6', [DEX]: '3d6' },
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
      characteristics: { [STR]: 12, [CON]: 11, [SIZ]: 8, [INT]: 5, [POW]: 11, [DEX]: 14, [CHA]: null },
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
      characteristics: { [STR]: 14, [CON]: 15, [SIZ]: 11, [INT]: 4, [POW]: 9, [DEX]: 11, [CHA]: null },
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
      characteristics: { [STR]: 3, [CON]: 7, [SIZ]: 2, [INT]: 2, [POW]: 7, [DEX]: 16, [CHA]: null },
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
      characteristics: { [STR]: 8, [CON]: 12, [SIZ]: 11, [INT]: 2, [POW]: 8, [DEX]: 13, [CHA]: null },
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
      characteristics: { [STR]: 11, [CON]: 12, [SIZ]: 8, [INT]: 5, [POW]: 8, [DEX]: 12, [CHA]: null },
      mov: 13,
      swims: 6,
      nightSight: true,
      skills: { listen: 75, sense: 80, track: 70, dodge: 30 },
      arms: [{ name: 'bite', chance: 40, damage: '1d6' }],
    },
  },
} as const satisfies Readonly<Record<string, ContentSheet>>;
