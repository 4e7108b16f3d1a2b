import type { ContentSheet } from '@arbitro/kernel';
import { CHA, CON, DEX, INT, POW, SIZ, STR } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';
import { npc } from './npc.ts';

const NAMES = TEXT.content.creatures;

/** More non-player characters of ours. */
export const MORE_FOLK = {
  contadino: npc(NAMES.contadino, 12, {
    characteristics: { [STR]: 12, [CON]: 12, [SIZ]: 12, [INT]: 10, [POW]: 10, [DEX]: 10, [CHA]: 9 },
    skills: { 'melee-weapon:spear': 30, brawl: 40, dodge: 25 },
    arms: ['long-spear'],
    body: 'heavy-clothing',
  }),
  teppista: npc(NAMES.teppista, 16, {
    characteristics: { [STR]: 12, [CON]: 12, [SIZ]: 12, [INT]: 9, [POW]: 9, [DEX]: 12, [CHA]: 9 },
    skills: { 'melee-weapon:dagger': 40, brawl: 55, dodge: 35 },
    arms: ['knife'],
  }),
  tagliagole: npc(NAMES.tagliagole, 12, {
    characteristics: { [STR]: 11, [CON]: 11, [SIZ]: 11, [INT]: 12, [POW]: 10, [DEX]: 15, [CHA]: 10 },
    skills: { 'melee-weapon:dagger': 60, stealth: 60, hide: 60, dodge: 50 },
    arms: ['dagger'],
    body: 'soft-leather',
  }),
  lanciere: npc(NAMES.lanciere, 5, {
    characteristics: { [STR]: 14, [CON]: 13, [SIZ]: 13, [INT]: 10, [POW]: 10, [DEX]: 11, [CHA]: 10 },
    skills: { 'melee-weapon:spear': 55, brawl: 45, dodge: 30 },
    arms: ['long-spear'],
    body: 'quilted-armour',
    helmet: 'light-helmet',
  }),
  alabardiere: npc(NAMES.alabardiere, 1, {
    characteristics: { [STR]: 15, [CON]: 14, [SIZ]: 15, [INT]: 11, [POW]: 11, [DEX]: 11, [CHA]: 10 },
    skills: { 'melee-weapon:polearm': 60, brawl: 50, dodge: 30 },
    arms: ['halberd'],
    body: 'mail',
    helmet: 'heavy-helmet',
  }),
  mercenario: npc(NAMES.mercenario, 4, {
    characteristics: { [STR]: 14, [CON]: 14, [SIZ]: 14, [INT]: 11, [POW]: 11, [DEX]: 12, [CHA]: 10 },
    skills: { 'melee-weapon:sword': 60, 'shield:round': 55, brawl: 50, dodge: 35 },
    arms: ['broadsword', 'round-shield'],
    body: 'hard-leather',
    helmet: 'light-helmet',
  }),
  boscaiolo: npc(NAMES.boscaiolo, 5, {
    characteristics: { [STR]: 16, [CON]: 15, [SIZ]: 15, [INT]: 10, [POW]: 10, [DEX]: 11, [CHA]: 9 },
    skills: { 'melee-weapon:axe': 55, brawl: 55, dodge: 30 },
    arms: ['two-handed-axe'],
    body: 'heavy-clothing',
  }),
  cacciatrice: npc(NAMES.cacciatrice, 4, {
    characteristics: { [STR]: 12, [CON]: 13, [SIZ]: 12, [INT]: 12, [POW]: 12, [DEX]: 15, [CHA]: 11 },
    skills: { 'missile-weapon:bow': 65, 'melee-weapon:dagger': 45, stealth: 60, hide: 60, dodge: 45 },
    arms: ['long-bow', 'dagger'],
    body: 'soft-leather',
  }),
  'maestro-d-arme': npc(NAMES['maestro-d-arme'], 3, {
    characteristics: { [STR]: 14, [CON]: 14, [SIZ]: 13, [INT]: 14, [POW]: 13, [DEX]: 16, [CHA]: 13 },
    skills: { 'melee-weapon:sword': 85, dodge: 60, brawl: 60 },
    arms: ['broadsword'],
    body: 'hard-leather',
  }),
  gladiatore: npc(NAMES.gladiatore, 4, {
    characteristics: { [STR]: 16, [CON]: 15, [SIZ]: 15, [INT]: 11, [POW]: 12, [DEX]: 14, [CHA]: 12 },
    skills: { 'melee-weapon:sword': 70, 'shield:round': 65, brawl: 60, dodge: 40 },
    arms: ['short-sword', 'round-shield'],
    helmet: 'heavy-helmet',
    body: 'soft-leather',
  }),
  rapinatore: npc(NAMES.rapinatore, 8, {
    characteristics: { [STR]: 12, [CON]: 12, [SIZ]: 12, [INT]: 10, [POW]: 9, [DEX]: 12, [CHA]: 9 },
    skills: { 'firearm:pistol': 40, brawl: 45, dodge: 30 },
    arms: ['pistol'],
  }),
  'guardia-del-corpo': npc(NAMES['guardia-del-corpo'], 4, {
    characteristics: { [STR]: 15, [CON]: 14, [SIZ]: 15, [INT]: 12, [POW]: 12, [DEX]: 13, [CHA]: 11 },
    skills: { 'firearm:pistol': 60, brawl: 65, grapple: 55, dodge: 45 },
    arms: ['pistol'],
    body: 'flak-jacket',
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
