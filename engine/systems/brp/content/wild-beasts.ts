import type { ContentSheet } from '@arbitro/kernel';
import { CHA, CON, DEX, INT, POW, SIZ, STR } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { npc } from './npc.ts';

const NAMES = TEXT.content.creatures;

/** More beasts of ours, modelled on the bear. @rule brp.bestiary.nonhuman */
export const WILD_BEASTS = {
  volpe: npc(NAMES.volpe, 30, {
    characteristics: { [STR]: 5, [CON]: 8, [SIZ]: 4, [INT]: 5, [POW]: 9, [DEX]: 15, [CHA]: null },
    mov: 13,
    skills: { listen: 70, sense: 75, stealth: 60, dodge: 50 },
    arms: [{ name: 'bite', chance: 35, damage: '1d4' }],
  }),
  'gatto-selvatico': npc(NAMES['gatto-selvatico'], 30, {
    characteristics: { [STR]: 5, [CON]: 9, [SIZ]: 4, [INT]: 5, [POW]: 10, [DEX]: 18, [CHA]: null },
    mov: 12,
    skills: { listen: 70, stealth: 70, dodge: 55 },
    arms: [{ name: 'claws', chance: 45, damage: '1d4' }],
    nightSight: true,
  }),
  'cane-pastore': npc(NAMES['cane-pastore'], 25, {
    characteristics: { [STR]: 9, [CON]: 11, [SIZ]: 6, [INT]: 5, [POW]: 9, [DEX]: 13, [CHA]: null },
    mov: 13,
    skills: { listen: 75, sense: 75, dodge: 40 },
    arms: [{ name: 'bite', chance: 40, damage: '1d6' }],
  }),
  tasso: npc(NAMES.tasso, 25, {
    characteristics: { [STR]: 8, [CON]: 13, [SIZ]: 4, [INT]: 4, [POW]: 9, [DEX]: 11, [CHA]: null },
    mov: 9,
    hide: 2,
    skills: { listen: 55, sense: 70 },
    arms: [
      { name: 'bite', chance: 40, damage: '1d6' },
      { name: 'claws', chance: 35, damage: '1d4' },
    ],
    routines: [['bite'], ['claws']],
  }),
  lince: npc(NAMES.lince, 8, {
    characteristics: { [STR]: 11, [CON]: 11, [SIZ]: 8, [INT]: 5, [POW]: 11, [DEX]: 17, [CHA]: null },
    mov: 14,
    hide: 1,
    skills: { listen: 75, stealth: 75, climb: 70, dodge: 55 },
    arms: [
      { name: 'claws', chance: 50, damage: '1d6' },
      { name: 'bite', chance: 40, damage: '1d6' },
    ],
    nightSight: true,
    routines: [['claws', 'bite']],
  }),
  'lupo-grigio': npc(NAMES['lupo-grigio'], 6, {
    characteristics: { [STR]: 15, [CON]: 13, [SIZ]: 10, [INT]: 5, [POW]: 13, [DEX]: 14, [CHA]: null },
    mov: 14,
    hide: 2,
    skills: { listen: 75, sense: 80, track: 75, dodge: 45 },
    arms: [{ name: 'bite', chance: 60, damage: '1d8' }],
    nightSight: true,
  }),
  cervo: npc(NAMES.cervo, 6, {
    characteristics: { [STR]: 16, [CON]: 13, [SIZ]: 18, [INT]: 4, [POW]: 10, [DEX]: 13, [CHA]: null },
    mov: 16,
    hide: 1,
    skills: { listen: 75, sense: 70, dodge: 45 },
    arms: [{ name: 'antlers', chance: 45, damage: '1d8' }],
  }),
  toro: npc(NAMES.toro, 4, {
    characteristics: { [STR]: 24, [CON]: 15, [SIZ]: 26, [INT]: 3, [POW]: 9, [DEX]: 9, [CHA]: null },
    mov: 14,
    hide: 2,
    skills: { listen: 50, sense: 60 },
    arms: [{ name: 'horns', chance: 45, damage: '1d10', knocksDown: true }],
  }),
  'cavallo-da-guerra': npc(NAMES['cavallo-da-guerra'], 5, {
    characteristics: { [STR]: 26, [CON]: 14, [SIZ]: 26, [INT]: 4, [POW]: 11, [DEX]: 11, [CHA]: null },
    mov: 18,
    hide: 2,
    skills: { listen: 60, dodge: 25 },
    arms: [{ name: 'hooves', chance: 45, damage: '1d8' }],
  }),
  leopardo: npc(NAMES.leopardo, 5, {
    characteristics: { [STR]: 16, [CON]: 12, [SIZ]: 13, [INT]: 5, [POW]: 12, [DEX]: 18, [CHA]: null },
    mov: 15,
    hide: 1,
    skills: { stealth: 80, climb: 75, dodge: 55 },
    arms: [
      { name: 'claws', chance: 55, damage: '1d6' },
      { name: 'bite', chance: 45, damage: '1d8' },
    ],
    nightSight: true,
    routines: [['claws', 'bite']],
  }),
  leone: npc(NAMES.leone, 3, {
    characteristics: { [STR]: 21, [CON]: 13, [SIZ]: 19, [INT]: 5, [POW]: 12, [DEX]: 17, [CHA]: null },
    mov: 15,
    hide: 2,
    skills: { stealth: 65, listen: 65, dodge: 45 },
    arms: [
      { name: 'claws', chance: 55, damage: '1d8' },
      { name: 'bite', chance: 45, damage: '1d10' },
    ],
    nightSight: true,
    routines: [['claws', 'bite']],
  }),
  tigre: npc(NAMES.tigre, 2, {
    characteristics: { [STR]: 23, [CON]: 14, [SIZ]: 21, [INT]: 5, [POW]: 13, [DEX]: 18, [CHA]: null },
    mov: 15,
    hide: 2,
    skills: { stealth: 75, dodge: 50 },
    arms: [
      { name: 'claws', chance: 60, damage: '1d8' },
      { name: 'bite', chance: 50, damage: '1d10' },
    ],
    nightSight: true,
    routines: [['claws', 'bite']],
  }),
  coccodrillo: npc(NAMES.coccodrillo, 3, {
    characteristics: { [STR]: 22, [CON]: 16, [SIZ]: 21, [INT]: 3, [POW]: 10, [DEX]: 8, [CHA]: null },
    mov: 9,
    hide: 5,
    skills: { hide: 70, stealth: 60 },
    arms: [{ name: 'bite', chance: 50, damage: '1d10+2' }],
    swims: 12,
  }),
  'serpente-velenoso': npc(NAMES['serpente-velenoso'], 30, {
    characteristics: { [STR]: 4, [CON]: 8, [SIZ]: 3, [INT]: 2, [POW]: 8, [DEX]: 17, [CHA]: null },
    mov: 6,
    skills: { hide: 80, stealth: 80 },
    arms: [
      {
        name: 'venomous-bite',
        chance: 50,
        damage: '1',
        bonus: 'none',
        poison: { kind: 'viper-venom', eff: 14 },
      },
    ],
  }),
  pitone: npc(NAMES.pitone, 8, {
    characteristics: { [STR]: 22, [CON]: 13, [SIZ]: 18, [INT]: 3, [POW]: 10, [DEX]: 11, [CHA]: null },
    mov: 8,
    hide: 1,
    skills: { hide: 70, climb: 60 },
    arms: [{ name: 'coils', chance: 50, damage: '1d6' }],
  }),
  aquila: npc(NAMES.aquila, 25, {
    characteristics: { [STR]: 8, [CON]: 9, [SIZ]: 4, [INT]: 5, [POW]: 11, [DEX]: 18, [CHA]: null },
    mov: 20,
    skills: { spot: 90, dodge: 50 },
    arms: [{ name: 'talons', chance: 50, damage: '1d6' }],
  }),
  'lupi-affamati': npc(NAMES['lupi-affamati'], 5, {
    characteristics: { [STR]: 16, [CON]: 14, [SIZ]: 16, [INT]: 5, [POW]: 12, [DEX]: 13, [CHA]: null },
    mov: 14,
    hide: 1,
    skills: { listen: 70, sense: 75, dodge: 35 },
    arms: [{ name: 'teeth', chance: 50, damage: '1d6' }],
    nightSight: true,
    routines: [['teeth', 'teeth', 'teeth']],
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
