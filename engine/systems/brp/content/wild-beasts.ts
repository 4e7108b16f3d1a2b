import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { npc } from './npc.ts';

const NAMES = TEXT.content.creatures;

/** More beasts of ours, modelled on the bear. @rule brp.bestiary.nonhuman */
export const WILD_BEASTS = {
  volpe: npc(NAMES.volpe, 30, {
    characteristics: { FOR: 5, COS: 8, TAG: 4, INT: 5, POT: 9, DES: 15, FAS: null },
    mov: 13,
    skills: { listen: 70, sense: 75, stealth: 60, dodge: 50 },
    arms: [{ name: 'bite', chance: 35, damage: '1d4' }],
  }),
  'gatto-selvatico': npc(NAMES['gatto-selvatico'], 30, {
    characteristics: { FOR: 5, COS: 9, TAG: 4, INT: 5, POT: 10, DES: 18, FAS: null },
    mov: 12,
    skills: { listen: 70, stealth: 70, dodge: 55 },
    arms: [{ name: 'claws', chance: 45, damage: '1d4' }],
    nightSight: true,
  }),
  'cane-pastore': npc(NAMES['cane-pastore'], 25, {
    characteristics: { FOR: 9, COS: 11, TAG: 6, INT: 5, POT: 9, DES: 13, FAS: null },
    mov: 13,
    skills: { listen: 75, sense: 75, dodge: 40 },
    arms: [{ name: 'bite', chance: 40, damage: '1d6' }],
  }),
  tasso: npc(NAMES.tasso, 25, {
    characteristics: { FOR: 8, COS: 13, TAG: 4, INT: 4, POT: 9, DES: 11, FAS: null },
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
    characteristics: { FOR: 11, COS: 11, TAG: 8, INT: 5, POT: 11, DES: 17, FAS: null },
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
    characteristics: { FOR: 15, COS: 13, TAG: 10, INT: 5, POT: 13, DES: 14, FAS: null },
    mov: 14,
    hide: 2,
    skills: { listen: 75, sense: 80, track: 75, dodge: 45 },
    arms: [{ name: 'bite', chance: 60, damage: '1d8' }],
    nightSight: true,
  }),
  cervo: npc(NAMES.cervo, 6, {
    characteristics: { FOR: 16, COS: 13, TAG: 18, INT: 4, POT: 10, DES: 13, FAS: null },
    mov: 16,
    hide: 1,
    skills: { listen: 75, sense: 70, dodge: 45 },
    arms: [{ name: 'antlers', chance: 45, damage: '1d8' }],
  }),
  toro: npc(NAMES.toro, 4, {
    characteristics: { FOR: 24, COS: 15, TAG: 26, INT: 3, POT: 9, DES: 9, FAS: null },
    mov: 14,
    hide: 2,
    skills: { listen: 50, sense: 60 },
    arms: [{ name: 'horns', chance: 45, damage: '1d10', knocksDown: true }],
  }),
  'cavallo-da-guerra': npc(NAMES['cavallo-da-guerra'], 5, {
    characteristics: { FOR: 26, COS: 14, TAG: 26, INT: 4, POT: 11, DES: 11, FAS: null },
    mov: 18,
    hide: 2,
    skills: { listen: 60, dodge: 25 },
    arms: [{ name: 'hooves', chance: 45, damage: '1d8' }],
  }),
  leopardo: npc(NAMES.leopardo, 5, {
    characteristics: { FOR: 16, COS: 12, TAG: 13, INT: 5, POT: 12, DES: 18, FAS: null },
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
    characteristics: { FOR: 21, COS: 13, TAG: 19, INT: 5, POT: 12, DES: 17, FAS: null },
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
    characteristics: { FOR: 23, COS: 14, TAG: 21, INT: 5, POT: 13, DES: 18, FAS: null },
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
    characteristics: { FOR: 22, COS: 16, TAG: 21, INT: 3, POT: 10, DES: 8, FAS: null },
    mov: 9,
    hide: 5,
    skills: { hide: 70, stealth: 60 },
    arms: [{ name: 'bite', chance: 50, damage: '1d10+2' }],
    swims: 12,
  }),
  'serpente-velenoso': npc(NAMES['serpente-velenoso'], 30, {
    characteristics: { FOR: 4, COS: 8, TAG: 3, INT: 2, POT: 8, DES: 17, FAS: null },
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
    characteristics: { FOR: 22, COS: 13, TAG: 18, INT: 3, POT: 10, DES: 11, FAS: null },
    mov: 8,
    hide: 1,
    skills: { hide: 70, climb: 60 },
    arms: [{ name: 'coils', chance: 50, damage: '1d6' }],
  }),
  aquila: npc(NAMES.aquila, 25, {
    characteristics: { FOR: 8, COS: 9, TAG: 4, INT: 5, POT: 11, DES: 18, FAS: null },
    mov: 20,
    skills: { spot: 90, dodge: 50 },
    arms: [{ name: 'talons', chance: 50, damage: '1d6' }],
  }),
  'lupi-affamati': npc(NAMES['lupi-affamati'], 5, {
    characteristics: { FOR: 16, COS: 14, TAG: 16, INT: 5, POT: 12, DES: 13, FAS: null },
    mov: 14,
    hide: 1,
    skills: { listen: 70, sense: 75, dodge: 35 },
    arms: [{ name: 'teeth', chance: 50, damage: '1d6' }],
    nightSight: true,
    routines: [['teeth', 'teeth', 'teeth']],
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
