import type { ContentSheet, Json, LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

const NAMES = TEXT.content.ofOurs;

interface FoeParts extends Readonly<Record<string, Json>> {
  readonly initiative: number;
  readonly body: number;
  readonly attacks: readonly Json[];
  readonly tns: Json;
}

const foe = (name: LocalizedText, partyBeats: number, parts: FoeParts): ContentSheet => ({
  name,
  partyBeats,
  sheet: { kind: 'foe', ...parts },
});

/** Our bestiary, from rats to the mistress of the frost. */
export const BESTIARY = {
  rotta: foe(NAMES.rotta, 30, {
    initiative: 3,
    body: 1,
    size: 'small',
    build: 'mobile',
    attacks: [{ id: 'purema', name: 'Purema', tn: 1, damage: 1 }],
    tns: { mundane: 1, ref: 1, fort: 1, will: 1, elements: 1 },
  }),
  kyy: foe(NAMES.kyy, 10, {
    initiative: 4,
    body: 1,
    size: 'small',
    attacks: [{ id: 'myrkkypurema', name: 'Myrkkypurema', tn: 2, damage: 2, defence: 'endurance' }],
    tns: { mundane: 2, ref: 2, fort: 1, will: 1, elements: 1 },
  }),
  korppi: foe(NAMES.korppi, 12, {
    initiative: 5,
    body: 1,
    size: 'small',
    build: 'mobile',
    attacks: [{ id: 'nokka', name: 'Nokka', tn: 2, damage: 1 }],
    tns: { mundane: 2, ref: 3, fort: 1, will: 2, elements: 1 },
  }),
  villisika: foe(NAMES.villisika, 25, {
    initiative: 3,
    body: 4,
    attacks: [{ id: 'torahampaat', name: 'Torahampaat', tn: 2, damage: 2, effects: ['prone'] }],
    tns: { mundane: 2, ref: 1, fort: 2, will: 2, elements: 1 },
  }),
  karhu: foe(NAMES.karhu, 6, {
    initiative: 3,
    body: 7,
    weight: 2,
    attacks: [
      { id: 'kampala', name: 'Kämmen', tn: 3, damage: 2 },
      { id: 'purema', name: 'Purema', tn: 2, damage: 2 },
    ],
    tns: { mundane: 2, ref: 1, fort: 3, will: 2, elements: 2 },
  }),
  ilves: foe(NAMES.ilves, 6, {
    initiative: 5,
    body: 3,
    build: 'mobile',
    attacks: [{ id: 'kynnet', name: 'Kynnet', tn: 3, damage: 1 }],
    tns: { mundane: 2, ref: 3, fort: 1, will: 2, elements: 1 },
  }),
  hirvi: foe(NAMES.hirvi, 5, {
    initiative: 4,
    body: 6,
    weight: 2,
    attacks: [{ id: 'sarvet', name: 'Sarvet', tn: 2, damage: 2, effects: ['prone'] }],
    tns: { mundane: 2, ref: 2, fort: 2, will: 1, elements: 2 },
  }),
  ampiaisparvi: foe(NAMES.ampiaisparvi, 25, {
    initiative: 4,
    body: 3,
    size: 'swarm',
    weight: 4,
    build: 'mobile',
    attacks: [{ id: 'pistimet', name: 'Pistimet', tn: 1, damage: 1, area: true }],
    tns: { mundane: 4, crushing: 3, ref: 1, fort: 1, will: 2, elements: 1, fire: 0 },
  }),
  rosvo: foe(NAMES.rosvo, 30, {
    initiative: 3,
    body: 2,
    attacks: [{ id: 'nuija', name: 'Nuija', tn: 2, damage: 1 }],
    tns: { mundane: 2, ref: 1, fort: 1, will: 1, elements: 1 },
  }),
  sotilas: foe(NAMES.sotilas, 20, {
    initiative: 3,
    body: 4,
    build: 'armoured',
    attacks: [{ id: 'miekka', name: 'Miekka', tn: 2, damage: 2 }],
    tns: { mundane: 3, ref: 1, fort: 2, will: 2, elements: 1 },
  }),
  keihasmies: foe(NAMES.keihasmies, 30, {
    initiative: 3,
    body: 3,
    attacks: [{ id: 'keihas', name: 'Keihäs', tn: 2, damage: 2 }],
    tns: { mundane: 2, ref: 1, fort: 2, will: 1, elements: 1 },
  }),
  jousiampuja: foe(NAMES.jousiampuja, 8, {
    initiative: 4,
    body: 3,
    attacks: [
      { id: 'jousi', name: 'Jousi', tn: 3, damage: 2, mode: 'ranged', range: 3 },
      { id: 'puukko', name: 'Puukko', tn: 2, damage: 1 },
    ],
    tns: { mundane: 2, ref: 3, fort: 1, will: 2, elements: 1 },
  }),
  berserkki: foe(NAMES.berserkki, 5, {
    initiative: 4,
    body: 5,
    attacks: [{ id: 'kirves', name: 'Kirves', tn: 3, damage: 2 }],
    tns: { mundane: 2, ref: 2, fort: 3, will: 3, elements: 1 },
  }),
  paallikko: foe(NAMES.paallikko, 3, {
    initiative: 4,
    body: 7,
    build: 'armoured',
    attacks: [{ id: 'miekka', name: 'Miekka', tn: 3, damage: 2 }],
    tns: { mundane: 3, ref: 2, fort: 3, will: 3, elements: 2 },
  }),
  noita: foe(NAMES.noita, 8, {
    initiative: 4,
    body: 5,
    attacks: [
      { id: 'kirous', name: 'Kirous', tn: 2, damage: 2, mode: 'spell', defence: 'will', range: 3 },
      { id: 'puukko', name: 'Puukko', tn: 1, damage: 1 },
    ],
    tns: { mundane: 2, ref: 2, fort: 2, will: 4, elements: 3 },
  }),
  luuranko: foe(NAMES.luuranko, 30, {
    initiative: 2,
    body: 3,
    attacks: [{ id: 'miekka', name: 'Miekka', tn: 2, damage: 1 }],
    tns: { mundane: 2, piercing: 4, crushing: 1, ref: 1, fort: 2, will: 4, elements: 1, ice: 4 },
  }),
  kalma: foe(NAMES.kalma, 8, {
    initiative: 4,
    body: 5,
    attacks: [{ id: 'kalmanote', name: 'Kalman ote', tn: 3, damage: 2, defence: 'will' }],
    tns: { mundane: 4, ref: 3, fort: 4, will: 3, elements: 2, fire: 1, ice: 5 },
  }),
  maahinen: foe(NAMES.maahinen, 30, {
    initiative: 3,
    body: 3,
    size: 'small',
    attacks: [
      { id: 'kivi', name: 'Kivi', tn: 2, damage: 1, mode: 'ranged', range: 2 },
      { id: 'puukko', name: 'Puukko', tn: 2, damage: 1 },
    ],
    tns: { mundane: 3, ref: 2, fort: 2, will: 2, elements: 2 },
  }),
  metsapeikko: foe(NAMES.metsapeikko, 4, {
    initiative: 3,
    body: 9,
    size: 'giant',
    weight: 2,
    attacks: [
      { id: 'nuija', name: 'Nuija', tn: 3, damage: 2 },
      { id: 'kivi', name: 'Kivi', tn: 2, damage: 2, mode: 'ranged', range: 2 },
    ],
    tns: { mundane: 3, ref: 1, fort: 3, will: 2, elements: 2, fire: 1 },
  }),
  tursas: foe(NAMES.tursas, 1, {
    initiative: 3,
    body: 14,
    size: 'giant',
    weight: 3,
    attacks: [
      { id: 'lonkerot', name: 'Lonkerot', tn: 3, damage: 2, area: true },
      { id: 'purema', name: 'Purema', tn: 3, damage: 3 },
    ],
    tns: { mundane: 3, ref: 1, fort: 4, will: 3, elements: 3, lightning: 1 },
  }),
  rautasotilas: foe(NAMES.rautasotilas, 3, {
    initiative: 2,
    body: 8,
    build: 'armoured',
    attacks: [{ id: 'kirves', name: 'Kirves', tn: 3, damage: 3 }],
    tns: { mundane: 4, ref: 1, fort: 5, will: 5, elements: 3, lightning: 1 },
  }),
  jattilainen: foe(NAMES.jattilainen, 1, {
    initiative: 3,
    body: 16,
    size: 'giant',
    weight: 3,
    attacks: [
      { id: 'nuija', name: 'Nuija', tn: 4, damage: 3 },
      { id: 'jarkale', name: 'Järkäle', tn: 2, damage: 3, mode: 'ranged', cost: 3, defence: 'reflex' },
    ],
    tns: { mundane: 4, ref: 1, fort: 5, will: 3, elements: 3 },
  }),
  kokko: foe(NAMES.kokko, 1, {
    initiative: 6,
    body: 14,
    size: 'giant',
    weight: 3,
    build: 'mobile',
    attacks: [
      { id: 'kynnet', name: 'Kynnet', tn: 4, damage: 3 },
      {
        id: 'siipituuli',
        name: 'Siipituuli',
        tn: 2,
        damage: 2,
        area: true,
        defence: 'reflex',
        effects: ['prone'],
      },
    ],
    tns: { mundane: 4, piercing: 3, ref: 4, fort: 4, will: 4, elements: 4 },
  }),
  louhi: foe(NAMES.louhi, 1, {
    initiative: 6,
    body: 12,
    attacks: [
      {
        id: 'pakkanen',
        name: 'Pakkanen',
        tn: 3,
        damage: 3,
        mode: 'spell',
        area: true,
        defence: 'endurance',
        range: 2,
      },
      { id: 'kirous', name: 'Kirous', tn: 3, damage: 2, mode: 'spell', defence: 'will', range: 3 },
    ],
    tns: { mundane: 3, ref: 3, fort: 4, will: 6, elements: 5, fire: 2 },
  }),
} as const satisfies Readonly<Record<string, ContentSheet>>;
