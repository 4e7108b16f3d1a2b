import type { Words } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import { SPECIALISATIONS as KNOWN, type Specialisation } from './specialisation-table.ts';

type Era = 'past' | 'modern' | 'future';

type Flat = { readonly kind: 'flat'; readonly value: number };
/** A fraction that results is rounded up. */
type Times = { readonly kind: 'times'; readonly of: 'DES' | 'INT'; readonly by: number };

export type Base =
  | Flat
  | Times
  | { readonly kind: 'sum'; readonly of: readonly ['INT', 'POT'] }
  | ({ readonly kind: 'era' } & { readonly [E in Era]: Flat | Times })
  /** That of the weapon or shield; the GM sets it where the tables have no row. */
  | { readonly kind: 'weapon' }
  | { readonly kind: 'shield' }
  | { readonly kind: 'language'; readonly own: Times; readonly other: Flat }
  /** That of the language itself where reading is common. */
  | { readonly kind: 'literacy'; readonly rare: Flat }
  /** Without means of flying there is none. */
  | { readonly kind: 'flight'; readonly technological: Times; readonly natural: Times }
  /** The setting decides; this much until it does. */
  | { readonly kind: 'setting'; readonly value: number };

/** Armour hampers what is physical, a helmet what is perceptive. */
export type SkillTag = 'combat' | 'physical' | 'perceptive';

export interface SkillRow {
  readonly name: Words;
  readonly base: Base;
  readonly spec: 'none' | 'required' | 'optional';
  readonly tags: readonly SkillTag[];
  readonly known?: Readonly<Record<string, Specialisation>>;
  readonly rule?: RuleId;
}

const flat = (value: number): Flat => ({ kind: 'flat', value });
const times = (of: Times['of'], by: number): Times => ({ kind: 'times', of, by });

/**
 * @rule brp.skills.list
 * @rule brp.skills.era-bases
 */
const ROWS = {
  'fine-manipulation': {
    name: { en: 'Fine Manipulation', it: 'Abilità Manuale', fi: 'Sorminäppäryys' },
    base: flat(5),
    spec: 'none',
    tags: ['physical'],
  },
  'missile-weapon': {
    name: { en: 'Missile Weapon', it: 'Arma a Distanza', fi: 'Kaukoase' },
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['missile-weapon'],
  },
  'energy-weapon': {
    name: { en: 'Energy Weapon', it: 'Arma a Energia', fi: 'Energia-ase' },
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['energy-weapon'],
  },
  firearm: {
    name: { en: 'Firearm', it: 'Arma da Fuoco', fi: 'Tuliase' },
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN.firearm,
  },
  'melee-weapon': {
    name: { en: 'Melee Weapon', it: 'Arma da Mischia', fi: 'Lähitaisteluase' },
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['melee-weapon'],
  },
  'heavy-weapon': {
    name: { en: 'Heavy Weapon', it: 'Arma Pesante', fi: 'Raskas ase' },
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['heavy-weapon'],
  },
  art: {
    name: { en: 'Art', it: 'Arte', fi: 'Taide' },
    base: flat(5),
    spec: 'required',
    tags: [],
    known: KNOWN.art,
  },
  craft: {
    name: { en: 'Craft', it: 'Artigianato', fi: 'Käsityö' },
    base: flat(5),
    spec: 'required',
    tags: [],
    known: KNOWN.craft,
  },
  artillery: {
    name: { en: 'Artillery', it: 'Artiglieria', fi: 'Tykistö' },
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN.artillery,
  },
  'martial-arts': {
    name: { en: 'Martial Arts', it: 'Arti Marziali', fi: 'Taistelulajit' },
    base: flat(1),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.martial-arts',
  },
  listen: {
    name: { en: 'Listen', it: 'Ascoltare', fi: 'Kuuntelu' },
    base: flat(25),
    spec: 'none',
    tags: ['perceptive'],
  },
  disguise: {
    name: { en: 'Disguise', it: 'Camuffare', fi: 'Naamioituminen' },
    base: flat(1),
    spec: 'none',
    tags: [],
  },
  ride: {
    name: { en: 'Ride', it: 'Cavalcare', fi: 'Ratsastus' },
    base: flat(5),
    spec: 'required',
    tags: [],
    known: KNOWN.ride,
  },
  command: {
    name: { en: 'Command', it: 'Comandare', fi: 'Johtaminen' },
    base: flat(5),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.command',
  },
  knowledge: {
    name: { en: 'Knowledge', it: 'Conoscenza', fi: 'Tieto' },
    base: { kind: 'era', past: flat(1), modern: flat(5), future: flat(5) },
    spec: 'required',
    tags: [],
    known: KNOWN.knowledge,
  },
  bargain: {
    name: { en: 'Bargain', it: 'Contrattare', fi: 'Tinkiminen' },
    base: flat(5),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.bargain',
  },
  demolition: {
    name: { en: 'Demolition', it: 'Demolizioni', fi: 'Räjäyttäminen' },
    base: flat(1),
    spec: 'none',
    tags: [],
  },
  perform: {
    name: { en: 'Perform', it: 'Esibirsi', fi: 'Esiintyminen' },
    base: flat(5),
    spec: 'required',
    tags: [],
    known: KNOWN.perform,
  },
  stealth: {
    name: { en: 'Stealth', it: 'Furtività', fi: 'Hiipiminen' },
    base: flat(10),
    spec: 'none',
    tags: ['physical'],
  },
  etiquette: {
    name: { en: 'Etiquette', it: 'Galateo', fi: 'Käytöstavat' },
    base: flat(5),
    spec: 'none',
    tags: [],
  },
  gaming: {
    name: { en: 'Gaming', it: 'Giocare', fi: 'Uhkapelit' },
    base: { kind: 'sum', of: ['INT', 'POT'] },
    spec: 'none',
    tags: [],
  },
  drive: {
    name: { en: 'Drive', it: 'Guidare', fi: 'Ajaminen' },
    base: { kind: 'era', past: flat(1), modern: flat(20), future: flat(1) },
    spec: 'required',
    tags: [],
    known: KNOWN.drive,
  },
  spot: {
    name: { en: 'Spot', it: 'Individuare', fi: 'Havaitseminen' },
    base: flat(25),
    spec: 'none',
    tags: ['perceptive'],
  },
  teach: {
    name: { en: 'Teach', it: 'Insegnare', fi: 'Opettaminen' },
    base: flat(10),
    spec: 'none',
    tags: [],
    rule: 'brp.experience.teaching',
  },
  insight: {
    name: { en: 'Insight', it: 'Intuire', fi: 'Ihmistuntemus' },
    base: flat(5),
    spec: 'optional',
    tags: [],
    known: KNOWN.insight,
  },
  throw: {
    name: { en: 'Throw', it: 'Lanciare', fi: 'Heittäminen' },
    base: flat(25),
    spec: 'none',
    tags: ['physical', 'combat'],
    rule: 'brp.skills.throw',
  },
  literacy: {
    name: { en: 'Literacy', it: 'Leggere e Scrivere', fi: 'Luku- ja kirjoitustaito' },
    base: { kind: 'literacy', rare: flat(0) },
    spec: 'required',
    tags: [],
    known: KNOWN.literacy,
    rule: 'brp.skills.language',
  },
  language: {
    name: { en: 'Language', it: 'Lingua', fi: 'Kieli' },
    base: { kind: 'language', own: times('INT', 5), other: flat(0) },
    spec: 'required',
    tags: [],
    known: KNOWN.language,
    rule: 'brp.skills.language',
  },
  grapple: {
    name: { en: 'Grapple', it: 'Lotta', fi: 'Paini' },
    base: flat(25),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.grapple',
  },
  'heavy-machine': {
    name: { en: 'Heavy Machine', it: 'Macchinario Pesante', fi: 'Raskaat koneet' },
    base: flat(1),
    spec: 'required',
    tags: [],
    known: KNOWN['heavy-machine'],
  },
  medicine: {
    name: { en: 'Medicine', it: 'Medicina', fi: 'Lääketiede' },
    base: { kind: 'era', past: flat(0), modern: flat(5), future: flat(5) },
    spec: 'none',
    tags: [],
    rule: 'brp.skills.slow-care',
  },
  hide: {
    name: { en: 'Hide', it: 'Nascondersi', fi: 'Piiloutuminen' },
    base: flat(10),
    spec: 'none',
    tags: ['physical'],
  },
  swim: {
    name: { en: 'Swim', it: 'Nuotare', fi: 'Uinti' },
    base: flat(25),
    spec: 'none',
    tags: ['physical'],
  },
  navigate: {
    name: { en: 'Navigate', it: 'Orientamento', fi: 'Suunnistus' },
    base: flat(10),
    spec: 'none',
    tags: [],
  },
  sense: {
    name: { en: 'Sense', it: 'Percepire', fi: 'Aistiminen' },
    base: flat(10),
    spec: 'none',
    tags: [],
  },
  persuade: {
    name: { en: 'Persuade', it: 'Persuadere', fi: 'Suostuttelu' },
    base: flat(15),
    spec: 'none',
    tags: [],
  },
  pilot: {
    name: { en: 'Pilot', it: 'Pilotare', fi: 'Ohjaaminen' },
    base: flat(1),
    spec: 'required',
    tags: [],
    known: KNOWN.pilot,
  },
  'first-aid': {
    name: { en: 'First Aid', it: 'Primo Soccorso', fi: 'Ensiapu' },
    base: { kind: 'era', past: times('INT', 1), modern: flat(30), future: flat(30) },
    spec: 'none',
    tags: [],
    rule: 'brp.healing.first-aid',
  },
  projection: {
    name: { en: 'Projection', it: 'Proiettare', fi: 'Kohdistaminen' },
    base: times('DES', 2),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.projection',
  },
  psychotherapy: {
    name: { en: 'Psychotherapy', it: 'Psicoterapia', fi: 'Psykoterapia' },
    base: flat(1),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.slow-care',
  },
  'fast-talk': {
    name: { en: 'Fast Talk', it: 'Raggirare', fi: 'Puijaaminen' },
    base: flat(5),
    spec: 'none',
    tags: [],
  },
  'sleight-of-hand': {
    name: { en: 'Sleight of Hand', it: 'Rapidità di Mano', fi: 'Silmänkääntö' },
    base: flat(5),
    spec: 'none',
    tags: ['physical'],
  },
  research: {
    name: { en: 'Research', it: 'Ricerca', fi: 'Tiedonhaku' },
    base: flat(25),
    spec: 'none',
    tags: [],
  },
  repair: {
    name: { en: 'Repair', it: 'Riparazioni', fi: 'Korjaaminen' },
    base: flat(15),
    spec: 'required',
    tags: [],
    known: KNOWN.repair,
  },
  brawl: {
    name: { en: 'Brawl', it: 'Rissa', fi: 'Tappelu' },
    base: flat(25),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.brawl',
  },
  jump: {
    name: { en: 'Jump', it: 'Saltare', fi: 'Hyppääminen' },
    base: flat(25),
    spec: 'none',
    tags: ['physical'],
    rule: 'brp.skills.jump',
  },
  climb: {
    name: { en: 'Climb', it: 'Scalare', fi: 'Kiipeily' },
    base: flat(40),
    spec: 'none',
    tags: ['physical'],
  },
  dodge: {
    name: { en: 'Dodge', it: 'Schivare', fi: 'Väistäminen' },
    base: times('DES', 2),
    spec: 'none',
    tags: ['physical', 'combat'],
    rule: 'brp.combat.dodge',
  },
  science: {
    name: { en: 'Science', it: 'Scienza', fi: 'Tiede' },
    base: flat(1),
    spec: 'required',
    tags: [],
    known: KNOWN.science,
  },
  shield: {
    name: { en: 'Shield', it: 'Scudo', fi: 'Kilpi' },
    base: { kind: 'shield' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN.shield,
    rule: 'brp.shields.parry',
  },
  track: {
    name: { en: 'Track', it: 'Seguire Tracce', fi: 'Jäljittäminen' },
    base: flat(10),
    spec: 'none',
    tags: [],
  },
  status: {
    name: { en: 'Status', it: 'Status', fi: 'Asema' },
    base: { kind: 'setting', value: 15 },
    spec: 'required',
    tags: [],
    known: KNOWN.status,
  },
  strategy: {
    name: { en: 'Strategy', it: 'Strategia', fi: 'Strategia' },
    base: flat(1),
    spec: 'none',
    tags: [],
  },
  technology: {
    name: { en: 'Technology', it: 'Tecnologia', fi: 'Teknologia' },
    base: { kind: 'setting', value: 0 },
    spec: 'required',
    tags: [],
    known: KNOWN.technology,
  },
  appraise: {
    name: { en: 'Appraise', it: 'Valutare', fi: 'Arviointi' },
    base: flat(15),
    spec: 'none',
    tags: [],
  },
  fly: {
    name: { en: 'Fly', it: 'Volare', fi: 'Lentäminen' },
    base: { kind: 'flight', technological: times('DES', 0.5), natural: times('DES', 4) },
    spec: 'none',
    tags: [],
    rule: 'brp.skills.fly',
  },
} as const satisfies Readonly<Record<string, SkillRow>>;

export type SkillKey = keyof typeof ROWS;
export const SKILLS: Readonly<Record<SkillKey, SkillRow>> = ROWS;
export const SKILL_KEYS = Object.keys(ROWS) as readonly SkillKey[];

/** A key of the table, or `key:specialisation`; the GM's own skills go by their own ids. */
export type SkillId = string;
/** An id whose key the table is known to have. */
export type TableSkill = SkillKey | `${SkillKey}:${string}`;

export function skillKey(id: SkillId): SkillKey | undefined {
  const colon = id.indexOf(':');
  const key = colon < 0 ? id : id.slice(0, colon);
  return Object.hasOwn(ROWS, key) ? (key as SkillKey) : undefined;
}

/** What follows the colon: the id of a known specialisation, or one that people named. */
export function specialisation(id: SkillId): string | undefined {
  const colon = id.indexOf(':');
  return colon < 0 ? undefined : id.slice(colon + 1);
}

/** Whether the table has it, with a specialisation where one is needed and without where there is none. */
export function isSkill(id: SkillId): boolean {
  const row = skillRow(id);
  const spec = specialisation(id);
  if (!row || spec?.trim() === '') return false;
  return spec === undefined ? row.spec !== 'required' : row.spec !== 'none';
}

export function skillRow(id: SkillId): SkillRow | undefined {
  const key = skillKey(id);
  return key && SKILLS[key];
}

/** Stands for a specialisation of one's own until somebody names it. */
export const UNNAMED = 'unnamed';
const TO_BE_NAMED: Specialisation = {
  name: { en: 'another', it: 'un’altra', fi: 'jokin muu' },
  open: true,
};

/** The specialisation as the table knows it; one that people named has no row. */
export function knownSpecialisation(id: SkillId): Specialisation | undefined {
  const known = skillRow(id)?.known ?? {};
  const spec = specialisation(id) ?? '';
  if (spec === UNNAMED) return TO_BE_NAMED;
  return Object.hasOwn(known, spec) ? known[spec] : undefined;
}
