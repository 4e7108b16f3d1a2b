import type { ContentSheet, Json, LocalizedText } from '@arbitro/kernel';
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
    stats: { Riflessi: 3 },
    basicAttack: { name: 'Morso', damage: 3 },
    expValue: 8,
  }),
  vipera: foe(NAMES.vipera, 10, 4, {
    precision: 3,
    dodge: 4,
    stats: { Riflessi: 5 },
    basicAttack: { name: 'Morso', damage: 5 },
    expValue: 12,
  }),
  corvo: foe(NAMES.corvo, 30, 4, {
    precision: 3,
    dodge: 5,
    stats: { Riflessi: 5, Notare: 5 },
    basicAttack: { name: 'Beccata', damage: 3 },
    expValue: 10,
  }),
  cane: foe(NAMES.cane, 10, 9, {
    precision: 3,
    dodge: 2,
    stats: { Riflessi: 3, Notare: 5 },
    basicAttack: { name: 'Morso', damage: 4 },
    expValue: 15,
  }),
  cinghiale: foe(NAMES.cinghiale, 6, 16, {
    precision: 2,
    dodge: 0,
    resistance: 1,
    stats: { Forza: 1, Riflessi: 1 },
    basicAttack: { name: 'Carica', damage: 6, relevantStat: 'Forza' },
    expValue: 35,
  }),
  'orso-bruno': foe(NAMES['orso-bruno'], 4, 30, {
    precision: 3,
    dodge: 0,
    resistance: 2,
    stats: { Forza: 4, Riflessi: 1 },
    basicAttack: { name: 'Zampata', damage: 4, relevantStat: 'Forza' },
    expValue: 90,
  }),
  lince: foe(NAMES.lince, 8, 12, {
    precision: 4,
    dodge: 4,
    stats: { Riflessi: 5, Nascondersi: 5 },
    basicAttack: { name: 'Artigliata', damage: 5 },
    expValue: 35,
  }),
  sciame: foe(NAMES.sciame, 20, 10, {
    precision: 3,
    dodge: 6,
    stats: { Riflessi: 6 },
    basicAttack: { name: 'Punture', damage: 2 },
    abilities: [{ id: 'nugolo', name: 'Nugolo', damage: 1, targets: 'multiple' }],
    expValue: 25,
  }),
  ragno: foe(NAMES.ragno, 8, 14, {
    precision: 3,
    dodge: 3,
    stats: { Riflessi: 4 },
    basicAttack: { name: 'Morso', damage: 5 },
    abilities: [
      {
        id: 'ragnatela',
        name: 'Ragnatela',
        damage: 3,
        hitRule: 'target-risk',
        risk: { kind: 'Riflessi', level: 'high' },
        cost: { tela: 1 },
      },
    ],
    resources: { tela: 2 },
    expValue: 40,
  }),
  bandito: foe(NAMES.bandito, 8, 12, {
    precision: 2,
    dodge: 2,
    stats: { Forza: 1, Riflessi: 2 },
    basicAttack: { name: 'Coltellata', damage: 5 },
    expValue: 25,
  }),
  guardia: foe(NAMES.guardia, 6, 18, {
    precision: 3,
    dodge: 1,
    resistance: 2,
    stats: { Forza: 1, Riflessi: 1 },
    basicAttack: { name: 'Alabardata', damage: 5, relevantStat: 'Forza' },
    expValue: 50,
  }),
  balestriere: foe(NAMES.balestriere, 6, 14, {
    precision: 5,
    dodge: 1,
    stats: { Riflessi: 2, Notare: 3 },
    basicAttack: { name: 'Dardo', damage: 6 },
    expValue: 50,
  }),
  duellante: foe(NAMES.duellante, 5, 18, {
    precision: 5,
    dodge: 5,
    stats: { Destrezza: 4, Riflessi: 5 },
    basicAttack: { name: 'Stoccata', damage: 6 },
    abilities: [
      {
        id: 'finta',
        name: 'Finta',
        damage: 4,
        hitRule: 'target-risk',
        risk: { kind: 'Riflessi', level: 'high' },
      },
    ],
    expValue: 75,
  }),
  fanatico: foe(NAMES.fanatico, 6, 15, {
    precision: 2,
    dodge: 1,
    stats: { Volontà: 5 },
    basicAttack: { name: 'Flagello', damage: 7 },
    expValue: 35,
  }),
  guaritrice: foe(NAMES.guaritrice, 20, 14, {
    precision: 2,
    dodge: 2,
    stats: { Volontà: 3 },
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
    stats: { Intelletto: 4 },
    basicAttack: { name: 'Scintilla', damage: 5 },
    abilities: [
      {
        id: 'vampata',
        name: 'Vampata',
        damage: 3,
        relevantStat: 'Intelletto',
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
    stats: { Forza: 3, Riflessi: 3 },
    basicAttack: { name: 'Fendente', damage: 5, relevantStat: 'Forza' },
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
    stats: { Forza: 4, Riflessi: 2 },
    basicAttack: { name: 'Fendente', damage: 6, relevantStat: 'Forza' },
    expValue: 160,
  }),
  scheletro: foe(NAMES.scheletro, 8, 11, {
    precision: 2,
    dodge: 1,
    resistance: 1,
    stats: { Riflessi: 1 },
    basicAttack: { name: 'Lama rugginosa', damage: 5 },
    expValue: 25,
  }),
  annegato: foe(NAMES.annegato, 6, 22, {
    precision: 2,
    dodge: -1,
    stats: { Forza: 3, Riflessi: 0 },
    basicAttack: { name: 'Stretta', damage: 6 },
    expValue: 45,
  }),
  fantasma: foe(NAMES.fantasma, 6, 16, {
    precision: 4,
    dodge: 6,
    stats: { Spirito: 5, Riflessi: 5 },
    basicAttack: { name: 'Tocco gelido', damage: 5 },
    abilities: [
      {
        id: 'lamento',
        name: 'Lamento',
        damage: 3,
        hitRule: 'target-risk',
        risk: { kind: 'Volontà', level: 'high' },
        targets: 'multiple',
      },
    ],
    expValue: 80,
  }),
  folletto: foe(NAMES.folletto, 30, 8, {
    precision: 4,
    dodge: 5,
    stats: { Riflessi: 6, Nascondersi: 6 },
    basicAttack: { name: 'Spina', damage: 3 },
    expValue: 25,
  }),
  troll: foe(NAMES.troll, 2, 44, {
    precision: 3,
    dodge: -1,
    resistance: 2,
    stats: { Forza: 5, Riflessi: 0 },
    basicAttack: { name: 'Mazzata', damage: 5, relevantStat: 'Forza' },
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
    stats: { Forza: 7, Riflessi: 0 },
    basicAttack: { name: 'Mazzata', damage: 6, relevantStat: 'Forza' },
    abilities: [{ id: 'spazzata', name: 'Spazzata', damage: 2, relevantStat: 'Forza', targets: 'multiple' }],
    expValue: 240,
  }),
  statua: foe(NAMES.statua, 2, 30, {
    precision: 2,
    dodge: -3,
    resistance: 6,
    stats: { Forza: 4, Riflessi: 0 },
    basicAttack: { name: 'Pugno di pietra', damage: 5, relevantStat: 'Forza' },
    expValue: 120,
  }),
  viverna: foe(NAMES.viverna, 2, 38, {
    precision: 5,
    dodge: 3,
    resistance: 2,
    stats: { Forza: 4, Riflessi: 4 },
    basicAttack: { name: 'Coda', damage: 5, relevantStat: 'Forza' },
    expValue: 200,
  }),
  drago: foe(NAMES.drago, 1, 70, {
    precision: 6,
    dodge: 1,
    resistance: 4,
    stats: { Forza: 6, Riflessi: 3 },
    basicAttack: { name: 'Fauci', damage: 6, relevantStat: 'Forza' },
    abilities: [
      {
        id: 'soffio',
        name: 'Soffio di fuoco',
        damage: 6,
        hitRule: 'target-risk',
        risk: { kind: 'Riflessi', level: 'high' },
        targets: 'multiple',
        cost: { fiato: 1 },
      },
    ],
    resources: { fiato: 3 },
    expValue: 400,
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
