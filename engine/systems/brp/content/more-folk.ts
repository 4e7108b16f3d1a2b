import type { ContentSheet } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';
import { npc } from './npc.ts';

const NAMES = TEXT.content.creatures;

/** More non-player characters of ours. */
export const MORE_FOLK = {
  contadino: npc(NAMES.contadino, 12, {
    characteristics: { FOR: 12, COS: 12, TAG: 12, INT: 10, POT: 10, DES: 10, FAS: 9 },
    skills: { 'melee-weapon:spear': 30, brawl: 40, dodge: 25 },
    arms: ['long-spear'],
    body: 'heavy-clothing',
  }),
  teppista: npc(NAMES.teppista, 16, {
    characteristics: { FOR: 12, COS: 12, TAG: 12, INT: 9, POT: 9, DES: 12, FAS: 9 },
    skills: { 'melee-weapon:dagger': 40, brawl: 55, dodge: 35 },
    arms: ['knife'],
  }),
  tagliagole: npc(NAMES.tagliagole, 12, {
    characteristics: { FOR: 11, COS: 11, TAG: 11, INT: 12, POT: 10, DES: 15, FAS: 10 },
    skills: { 'melee-weapon:dagger': 60, stealth: 60, hide: 60, dodge: 50 },
    arms: ['dagger'],
    body: 'soft-leather',
  }),
  lanciere: npc(NAMES.lanciere, 5, {
    characteristics: { FOR: 14, COS: 13, TAG: 13, INT: 10, POT: 10, DES: 11, FAS: 10 },
    skills: { 'melee-weapon:spear': 55, brawl: 45, dodge: 30 },
    arms: ['long-spear'],
    body: 'quilted-armour',
    helmet: 'light-helmet',
  }),
  alabardiere: npc(NAMES.alabardiere, 1, {
    characteristics: { FOR: 15, COS: 14, TAG: 15, INT: 11, POT: 11, DES: 11, FAS: 10 },
    skills: { 'melee-weapon:polearm': 60, brawl: 50, dodge: 30 },
    arms: ['halberd'],
    body: 'mail',
    helmet: 'heavy-helmet',
  }),
  mercenario: npc(NAMES.mercenario, 4, {
    characteristics: { FOR: 14, COS: 14, TAG: 14, INT: 11, POT: 11, DES: 12, FAS: 10 },
    skills: { 'melee-weapon:sword': 60, 'shield:round': 55, brawl: 50, dodge: 35 },
    arms: ['broadsword', 'round-shield'],
    body: 'hard-leather',
    helmet: 'light-helmet',
  }),
  boscaiolo: npc(NAMES.boscaiolo, 5, {
    characteristics: { FOR: 16, COS: 15, TAG: 15, INT: 10, POT: 10, DES: 11, FAS: 9 },
    skills: { 'melee-weapon:axe': 55, brawl: 55, dodge: 30 },
    arms: ['two-handed-axe'],
    body: 'heavy-clothing',
  }),
  cacciatrice: npc(NAMES.cacciatrice, 4, {
    characteristics: { FOR: 12, COS: 13, TAG: 12, INT: 12, POT: 12, DES: 15, FAS: 11 },
    skills: { 'missile-weapon:bow': 65, 'melee-weapon:dagger': 45, stealth: 60, hide: 60, dodge: 45 },
    arms: ['long-bow', 'dagger'],
    body: 'soft-leather',
  }),
  'maestro-d-arme': npc(NAMES['maestro-d-arme'], 3, {
    characteristics: { FOR: 14, COS: 14, TAG: 13, INT: 14, POT: 13, DES: 16, FAS: 13 },
    skills: { 'melee-weapon:sword': 85, dodge: 60, brawl: 60 },
    arms: ['broadsword'],
    body: 'hard-leather',
  }),
  gladiatore: npc(NAMES.gladiatore, 4, {
    characteristics: { FOR: 16, COS: 15, TAG: 15, INT: 11, POT: 12, DES: 14, FAS: 12 },
    skills: { 'melee-weapon:sword': 70, 'shield:round': 65, brawl: 60, dodge: 40 },
    arms: ['short-sword', 'round-shield'],
    helmet: 'heavy-helmet',
    body: 'soft-leather',
  }),
  rapinatore: npc(NAMES.rapinatore, 8, {
    characteristics: { FOR: 12, COS: 12, TAG: 12, INT: 10, POT: 9, DES: 12, FAS: 9 },
    skills: { 'firearm:pistol': 40, brawl: 45, dodge: 30 },
    arms: ['pistol'],
  }),
  'guardia-del-corpo': npc(NAMES['guardia-del-corpo'], 4, {
    characteristics: { FOR: 15, COS: 14, TAG: 15, INT: 12, POT: 12, DES: 13, FAS: 11 },
    skills: { 'firearm:pistol': 60, brawl: 65, grapple: 55, dodge: 45 },
    arms: ['pistol'],
    body: 'flak-jacket',
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
