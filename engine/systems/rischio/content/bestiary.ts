import type { ContentSheet, Json, LocalizedText } from '@arbitro/kernel';
import {
  DEXTERITY,
  HIDING,
  INTELLECT,
  NOTICING,
  REFLEXES,
  SPIRIT,
  STRENGTH,
  WILLPOWER,
} from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

const NAMES = TEXT.content.creatures;

interface FoeParts extends Readonly<Record<string, Json>> {
  readonly precision: number;
  readonly dodge: number;
  readonly basicAttack: Json;
  readonly expValue: number;
}

/** An opponent, unhurt. */
const foe = (name: LocalizedText, partyBeats: number, health: number, parts: FoeParts): ContentSheet => ({
  name,
  partyBeats,
  sheet: { kind: 'opponent', health, maxHealth: health, ...parts },
});

/** The bestiary, from rats to a dragon. All are original: the book has none. */
export const BESTIARY = {
  topo: foe(NAMES.topo, 30, 5, {
    precision: 2,
    dodge: 3,
    stats: { [REFLEXES]: 3 },
    basicAttack: { name: 'Morso', damage: 3 },
    expValue: 8,
  }),
  vipera: foe(NAMES.vipera, 10, 4, {
    precision: 3,
    dodge: 4,
    stats: { [REFLEXES]: 5 },
    basicAttack: { name: 'Morso', damage: 5 },
    expValue: 12,
  }),
  corvo: foe(NAMES.corvo, 30, 4, {
    precision: 3,
    dodge: 5,
    stats: { [REFLEXES]: 5, [NOTICING]: 5 },
    basicAttack: { name: 'Beccata', damage: 3 },
    expValue: 10,
  }),
  cane: foe(NAMES.cane, 10, 9, {
    precision: 3,
    dodge: 2,
    stats: { [REFLEXES]: 3, [NOTICING]: 5 },
    basicAttack: { name: 'Morso', damage: 4 },
    expValue: 15,
  }),
  cinghiale: foe(NAMES.cinghiale, 6, 16, {
    precision: 2,
    dodge: 0,
    resistance: 1,
    stats: { [STRENGTH]: 1, [REFLEXES]: 1 },
    basicAttack: { name: 'Carica', damage: 6, relevantStat: STRENGTH },
    expValue: 35,
  }),
  'orso-bruno': foe(NAMES['orso-bruno'], 4, 30, {
    precision: 3,
    dodge: 0,
    resistance: 2,
    stats: { [STRENGTH]: 4, [REFLEXES]: 1 },
    basicAttack: { name: 'Zampata', damage: 4, relevantStat: STRENGTH },
    expValue: 90,
  }),
  lince: foe(NAMES.lince, 8, 12, {
    precision: 4,
    dodge: 4,
    stats: { [REFLEXES]: 5, [HIDING]: 5 },
    basicAttack: { name: 'Artigliata', damage: 5 },
    expValue: 35,
  }),
  sciame: foe(NAMES.sciame, 20, 10, {
    precision: 3,
    dodge: 6,
    stats: { [REFLEXES]: 6 },
    basicAttack: { name: 'Punture', damage: 2 },
    abilities: [{ id: 'nugolo', name: 'Nugolo', damage: 1, targets: 'multiple' }],
    expValue: 25,
  }),
  ragno: foe(NAMES.ragno, 8, 14, {
    precision: 3,
    dodge: 3,
    stats: { [REFLEXES]: 4 },
    basicAttack: { name: 'Morso', damage: 5 },
    abilities: [
      {
        id: 'ragnatela',
        name: 'Ragnatela',
        damage: 3,
        hitRule: 'target-risk',
        risk: { kind: REFLEXES, level: 'high' },
        cost: { tela: 1 },
      },
    ],
    resources: { tela: 2 },
    expValue: 40,
  }),
  bandito: foe(NAMES.bandito, 8, 12, {
    precision: 2,
    dodge: 2,
    stats: { [STRENGTH]: 1, [REFLEXES]: 2 },
    basicAttack: { name: 'Coltellata', damage: 5 },
    expValue: 25,
  }),
  guardia: foe(NAMES.guardia, 6, 18, {
    precision: 3,
    dodge: 1,
    resistance: 2,
    stats: { [STRENGTH]: 1, [REFLEXES]: 1 },
    basicAttack: { name: 'Alabardata', damage: 5, relevantStat: STRENGTH },
    expValue: 50,
  }),
  balestriere: foe(NAMES.balestriere, 6, 14, {
    precision: 5,
    dodge: 1,
    stats: { [REFLEXES]: 2, [NOTICING]: 3 },
    basicAttack: { name: 'Dardo', damage: 6 },
    expValue: 50,
  }),
  duellante: foe(NAMES.duellante, 5, 18, {
    precision: 5,
    dodge: 5,
    stats: { [DEXTERITY]: 4, [REFLEXES]: 5 },
    basicAttack: { name: 'Stoccata', damage: 6 },
    abilities: [
      {
        id: 'finta',
        name: 'Finta',
        damage: 4,
        hitRule: 'target-risk',
        risk: { kind: REFLEXES, level: 'high' },
      },
    ],
    expValue: 75,
  }),
  fanatico: foe(NAMES.fanatico, 6, 15, {
    precision: 2,
    dodge: 1,
    stats: { [WILLPOWER]: 5 },
    basicAttack: { name: 'Flagello', damage: 7 },
    expValue: 35,
  }),
  guaritrice: foe(NAMES.guaritrice, 20, 14, {
    precision: 2,
    dodge: 2,
    stats: { [WILLPOWER]: 3 },
    basicAttack: { name: 'Bastonata', damage: 3 },
    abilities: [
      { id: 'unguento', name: 'Unguento', kind: 'support', cost: { erbe: 1 }, effect: { heal: 6 } },
    ],
    resources: { erbe: 3 },
    expValue: 45,
  }),
  piromante: foe(NAMES.piromante, 5, 15, {
    precision: 4,
    dodge: 2,
    stats: { [INTELLECT]: 4 },
    basicAttack: { name: 'Scintilla', damage: 5 },
    abilities: [
      {
        id: 'vampata',
        name: 'Vampata',
        damage: 3,
        relevantStat: INTELLECT,
        targets: 'multiple',
        cost: { mana: 4 },
      },
    ],
    resources: { mana: 8 },
    expValue: 80,
  }),
  capitano: foe(NAMES.capitano, 3, 28, {
    precision: 4,
    dodge: 2,
    resistance: 2,
    stats: { [STRENGTH]: 3, [REFLEXES]: 3 },
    basicAttack: { name: 'Fendente', damage: 5, relevantStat: STRENGTH },
    abilities: [
      {
        id: 'grido',
        name: 'Grido di guerra',
        kind: 'support',
        targets: 'multiple',
        cost: { fiato: 1 },
        effect: { boost: { precision: 2 }, rounds: 2 },
      },
    ],
    resources: { fiato: 2 },
    expValue: 110,
  }),
  cavaliere: foe(NAMES.cavaliere, 2, 34, {
    precision: 5,
    dodge: 1,
    resistance: 4,
    stats: { [STRENGTH]: 4, [REFLEXES]: 2 },
    basicAttack: { name: 'Fendente', damage: 6, relevantStat: STRENGTH },
    expValue: 160,
  }),
  scheletro: foe(NAMES.scheletro, 8, 11, {
    precision: 2,
    dodge: 1,
    resistance: 1,
    stats: { [REFLEXES]: 1 },
    basicAttack: { name: 'Lama rugginosa', damage: 5 },
    expValue: 25,
  }),
  annegato: foe(NAMES.annegato, 6, 22, {
    precision: 2,
    dodge: -1,
    stats: { [STRENGTH]: 3, [REFLEXES]: 0 },
    basicAttack: { name: 'Stretta', damage: 6 },
    expValue: 45,
  }),
  fantasma: foe(NAMES.fantasma, 6, 16, {
    precision: 4,
    dodge: 6,
    stats: { [SPIRIT]: 5, [REFLEXES]: 5 },
    basicAttack: { name: 'Tocco gelido', damage: 5 },
    abilities: [
      {
        id: 'lamento',
        name: 'Lamento',
        damage: 3,
        hitRule: 'target-risk',
        risk: { kind: WILLPOWER, level: 'high' },
        targets: 'multiple',
      },
    ],
    expValue: 80,
  }),
  folletto: foe(NAMES.folletto, 30, 8, {
    precision: 4,
    dodge: 5,
    stats: { [REFLEXES]: 6, [HIDING]: 6 },
    basicAttack: { name: 'Spina', damage: 3 },
    expValue: 25,
  }),
  troll: foe(NAMES.troll, 2, 44, {
    precision: 3,
    dodge: -1,
    resistance: 2,
    stats: { [STRENGTH]: 5, [REFLEXES]: 0 },
    basicAttack: { name: 'Mazzata', damage: 5, relevantStat: STRENGTH },
    abilities: [
      { id: 'rigenera', name: 'Rigenera', kind: 'support', cost: { linfa: 1 }, effect: { heal: 8 } },
    ],
    resources: { linfa: 2 },
    expValue: 150,
  }),
  gigante: foe(NAMES.gigante, 1, 60, {
    precision: 3,
    dodge: -2,
    resistance: 3,
    stats: { [STRENGTH]: 7, [REFLEXES]: 0 },
    basicAttack: { name: 'Mazzata', damage: 6, relevantStat: STRENGTH },
    abilities: [{ id: 'spazzata', name: 'Spazzata', damage: 2, relevantStat: STRENGTH, targets: 'multiple' }],
    expValue: 240,
  }),
  statua: foe(NAMES.statua, 2, 30, {
    precision: 2,
    dodge: -3,
    resistance: 6,
    stats: { [STRENGTH]: 4, [REFLEXES]: 0 },
    basicAttack: { name: 'Pugno di pietra', damage: 5, relevantStat: STRENGTH },
    expValue: 120,
  }),
  viverna: foe(NAMES.viverna, 2, 38, {
    precision: 5,
    dodge: 3,
    resistance: 2,
    stats: { [STRENGTH]: 4, [REFLEXES]: 4 },
    basicAttack: { name: 'Coda', damage: 5, relevantStat: STRENGTH },
    expValue: 200,
  }),
  drago: foe(NAMES.drago, 1, 70, {
    precision: 6,
    dodge: 1,
    resistance: 4,
    stats: { [STRENGTH]: 6, [REFLEXES]: 3 },
    basicAttack: { name: 'Fauci', damage: 6, relevantStat: STRENGTH },
    abilities: [
      {
        id: 'soffio',
        name: 'Soffio di fuoco',
        damage: 6,
        hitRule: 'target-risk',
        risk: { kind: REFLEXES, level: 'high' },
        targets: 'multiple',
        cost: { fiato: 1 },
      },
    ],
    resources: { fiato: 3 },
    expValue: 400,
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
