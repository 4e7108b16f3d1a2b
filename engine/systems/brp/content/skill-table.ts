import type { LocalizedText } from '@arbitro/kernel';
import { DEX, INT, POW } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import { TEXT } from '../text/index.ts';
import { SPECIALISATIONS as KNOWN, type Specialisation } from './specialisation-table.ts';

type Era = 'past' | 'modern' | 'future';

type FlatBase = { readonly kind: 'flat'; readonly value: number };
/** Fractions are rounded up. */
type TimesBase = { readonly kind: 'times'; readonly of: typeof DEX | typeof INT; readonly by: number };

export type SkillBase =
  | FlatBase
  | TimesBase
  | { readonly kind: 'sum'; readonly of: readonly [typeof INT, typeof POW] }
  | ({ readonly kind: 'era' } & { readonly [E in Era]: FlatBase | TimesBase })
  /** The base of the weapon or shield. The GM sets it if the tables have no row. */
  | { readonly kind: 'weapon' }
  | { readonly kind: 'shield' }
  | { readonly kind: 'language'; readonly own: TimesBase; readonly other: FlatBase }
  /** The base of the language itself where literacy is common. */
  | { readonly kind: 'literacy'; readonly rare: FlatBase }
  /** There is no base without a means of flight. */
  | { readonly kind: 'flight'; readonly technological: TimesBase; readonly natural: TimesBase }
  /** The setting decides the base; this is the default. */
  | { readonly kind: 'setting'; readonly value: number };

/** Armour penalises physical skills, a helmet perceptive ones. */
export type SkillTag = 'combat' | 'physical' | 'perceptive';

export interface SkillRow {
  readonly name: LocalizedText;
  readonly base: SkillBase;
  readonly spec: 'none' | 'required' | 'optional';
  readonly tags: readonly SkillTag[];
  readonly known?: Readonly<Record<string, Specialisation>>;
  readonly rule?: RuleId;
}

const flatBase = (value: number): FlatBase => ({ kind: 'flat', value });
const timesBase = (of: TimesBase['of'], by: number): TimesBase => ({ kind: 'times', of, by });

/** @rule brp.skills.list @rule brp.skills.era-bases */
const ROWS = {
  'fine-manipulation': {
    name: TEXT.content.skills['fine-manipulation'],
    base: flatBase(5),
    spec: 'none',
    tags: ['physical'],
  },
  'missile-weapon': {
    name: TEXT.content.skills['missile-weapon'],
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['missile-weapon'],
  },
  'energy-weapon': {
    name: TEXT.content.skills['energy-weapon'],
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['energy-weapon'],
  },
  firearm: {
    name: TEXT.content.skills.firearm,
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN.firearm,
  },
  'melee-weapon': {
    name: TEXT.content.skills['melee-weapon'],
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['melee-weapon'],
  },
  'heavy-weapon': {
    name: TEXT.content.skills['heavy-weapon'],
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN['heavy-weapon'],
  },
  art: {
    name: TEXT.content.skills.art,
    base: flatBase(5),
    spec: 'required',
    tags: [],
    known: KNOWN.art,
  },
  craft: {
    name: TEXT.content.skills.craft,
    base: flatBase(5),
    spec: 'required',
    tags: [],
    known: KNOWN.craft,
  },
  artillery: {
    name: TEXT.content.skills.artillery,
    base: { kind: 'weapon' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN.artillery,
  },
  'martial-arts': {
    name: TEXT.content.skills['martial-arts'],
    base: flatBase(1),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.martial-arts',
  },
  listen: {
    name: TEXT.content.skills.listen,
    base: flatBase(25),
    spec: 'none',
    tags: ['perceptive'],
  },
  disguise: {
    name: TEXT.content.skills.disguise,
    base: flatBase(1),
    spec: 'none',
    tags: [],
  },
  ride: {
    name: TEXT.content.skills.ride,
    base: flatBase(5),
    spec: 'required',
    tags: [],
    known: KNOWN.ride,
  },
  command: {
    name: TEXT.content.skills.command,
    base: flatBase(5),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.command',
  },
  knowledge: {
    name: TEXT.content.skills.knowledge,
    base: { kind: 'era', past: flatBase(1), modern: flatBase(5), future: flatBase(5) },
    spec: 'required',
    tags: [],
    known: KNOWN.knowledge,
  },
  bargain: {
    name: TEXT.content.skills.bargain,
    base: flatBase(5),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.bargain',
  },
  demolition: {
    name: TEXT.content.skills.demolition,
    base: flatBase(1),
    spec: 'none',
    tags: [],
  },
  perform: {
    name: TEXT.content.skills.perform,
    base: flatBase(5),
    spec: 'required',
    tags: [],
    known: KNOWN.perform,
  },
  stealth: {
    name: TEXT.content.skills.stealth,
    base: flatBase(10),
    spec: 'none',
    tags: ['physical'],
  },
  etiquette: {
    name: TEXT.content.skills.etiquette,
    base: flatBase(5),
    spec: 'none',
    tags: [],
  },
  gaming: {
    name: TEXT.content.skills.gaming,
    base: { kind: 'sum', of: [INT, POW] },
    spec: 'none',
    tags: [],
  },
  drive: {
    name: TEXT.content.skills.drive,
    base: { kind: 'era', past: flatBase(1), modern: flatBase(20), future: flatBase(1) },
    spec: 'required',
    tags: [],
    known: KNOWN.drive,
  },
  spot: {
    name: TEXT.content.skills.spot,
    base: flatBase(25),
    spec: 'none',
    tags: ['perceptive'],
  },
  teach: {
    name: TEXT.content.skills.teach,
    base: flatBase(10),
    spec: 'none',
    tags: [],
    rule: 'brp.experience.teaching',
  },
  insight: {
    name: TEXT.content.skills.insight,
    base: flatBase(5),
    spec: 'optional',
    tags: [],
    known: KNOWN.insight,
  },
  throw: {
    name: TEXT.content.skills.throw,
    base: flatBase(25),
    spec: 'none',
    tags: ['physical', 'combat'],
    rule: 'brp.skills.throw',
  },
  literacy: {
    name: TEXT.content.skills.literacy,
    base: { kind: 'literacy', rare: flatBase(0) },
    spec: 'required',
    tags: [],
    known: KNOWN.literacy,
    rule: 'brp.skills.language',
  },
  language: {
    name: TEXT.content.skills.language,
    base: { kind: 'language', own: timesBase(INT, 5), other: flatBase(0) },
    spec: 'required',
    tags: [],
    known: KNOWN.language,
    rule: 'brp.skills.language',
  },
  grapple: {
    name: TEXT.content.skills.grapple,
    base: flatBase(25),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.grapple',
  },
  'heavy-machine': {
    name: TEXT.content.skills['heavy-machine'],
    base: flatBase(1),
    spec: 'required',
    tags: [],
    known: KNOWN['heavy-machine'],
  },
  medicine: {
    name: TEXT.content.skills.medicine,
    base: { kind: 'era', past: flatBase(0), modern: flatBase(5), future: flatBase(5) },
    spec: 'none',
    tags: [],
    rule: 'brp.skills.slow-care',
  },
  hide: {
    name: TEXT.content.skills.hide,
    base: flatBase(10),
    spec: 'none',
    tags: ['physical'],
  },
  swim: {
    name: TEXT.content.skills.swim,
    base: flatBase(25),
    spec: 'none',
    tags: ['physical'],
  },
  navigate: {
    name: TEXT.content.skills.navigate,
    base: flatBase(10),
    spec: 'none',
    tags: [],
  },
  sense: {
    name: TEXT.content.skills.sense,
    base: flatBase(10),
    spec: 'none',
    tags: [],
  },
  persuade: {
    name: TEXT.content.skills.persuade,
    base: flatBase(15),
    spec: 'none',
    tags: [],
  },
  pilot: {
    name: TEXT.content.skills.pilot,
    base: flatBase(1),
    spec: 'required',
    tags: [],
    known: KNOWN.pilot,
  },
  'first-aid': {
    name: TEXT.content.skills['first-aid'],
    base: { kind: 'era', past: timesBase(INT, 1), modern: flatBase(30), future: flatBase(30) },
    spec: 'none',
    tags: [],
    rule: 'brp.healing.first-aid',
  },
  projection: {
    name: TEXT.content.skills.projection,
    base: timesBase(DEX, 2),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.projection',
  },
  psychotherapy: {
    name: TEXT.content.skills.psychotherapy,
    base: flatBase(1),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.slow-care',
  },
  'fast-talk': {
    name: TEXT.content.skills['fast-talk'],
    base: flatBase(5),
    spec: 'none',
    tags: [],
  },
  'sleight-of-hand': {
    name: TEXT.content.skills['sleight-of-hand'],
    base: flatBase(5),
    spec: 'none',
    tags: ['physical'],
  },
  research: {
    name: TEXT.content.skills.research,
    base: flatBase(25),
    spec: 'none',
    tags: [],
  },
  repair: {
    name: TEXT.content.skills.repair,
    base: flatBase(15),
    spec: 'required',
    tags: [],
    known: KNOWN.repair,
  },
  brawl: {
    name: TEXT.content.skills.brawl,
    base: flatBase(25),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.brawl',
  },
  jump: {
    name: TEXT.content.skills.jump,
    base: flatBase(25),
    spec: 'none',
    tags: ['physical'],
    rule: 'brp.skills.jump',
  },
  climb: {
    name: TEXT.content.skills.climb,
    base: flatBase(40),
    spec: 'none',
    tags: ['physical'],
  },
  dodge: {
    name: TEXT.content.skills.dodge,
    base: timesBase(DEX, 2),
    spec: 'none',
    tags: ['physical', 'combat'],
    rule: 'brp.combat.dodge',
  },
  science: {
    name: TEXT.content.skills.science,
    base: flatBase(1),
    spec: 'required',
    tags: [],
    known: KNOWN.science,
  },
  shield: {
    name: TEXT.content.skills.shield,
    base: { kind: 'shield' },
    spec: 'required',
    tags: ['combat'],
    known: KNOWN.shield,
    rule: 'brp.shields.parry',
  },
  track: {
    name: TEXT.content.skills.track,
    base: flatBase(10),
    spec: 'none',
    tags: [],
  },
  status: {
    name: TEXT.content.skills.status,
    base: { kind: 'setting', value: 15 },
    spec: 'required',
    tags: [],
    known: KNOWN.status,
  },
  strategy: {
    name: TEXT.content.skills.strategy,
    base: flatBase(1),
    spec: 'none',
    tags: [],
  },
  technology: {
    name: TEXT.content.skills.technology,
    base: { kind: 'setting', value: 0 },
    spec: 'required',
    tags: [],
    known: KNOWN.technology,
  },
  appraise: {
    name: TEXT.content.skills.appraise,
    base: flatBase(15),
    spec: 'none',
    tags: [],
  },
  fly: {
    name: TEXT.content.skills.fly,
    base: { kind: 'flight', technological: timesBase(DEX, 0.5), natural: timesBase(DEX, 4) },
    spec: 'none',
    tags: [],
    rule: 'brp.skills.fly',
  },
} as const satisfies Readonly<Record<string, SkillRow>>;

export type SkillKey = keyof typeof ROWS;
export const SKILLS: Readonly<Record<SkillKey, SkillRow>> = ROWS;
export const SKILL_KEYS = Object.keys(ROWS) as readonly SkillKey[];

/** A key of the table or `key:specialisation`. Skills added by the GM have their own ids. */
export type SkillId = string;
/** An id with a key of the table. */
export type TableSkill = SkillKey | `${SkillKey}:${string}`;

export function skillKeyOf(id: SkillId): SkillKey | undefined {
  const colon = id.indexOf(':');
  const key = colon < 0 ? id : id.slice(0, colon);
  return Object.hasOwn(ROWS, key) ? (key as SkillKey) : undefined;
}

/** Returns the part after the colon: the id of a known specialisation, or a name the player chose. */
export function specialisationOf(id: SkillId): string | undefined {
  const colon = id.indexOf(':');
  return colon < 0 ? undefined : id.slice(colon + 1);
}

/** Whether the table has the skill, with a specialisation where required and without where there is none. */
export function isSkill(id: SkillId): boolean {
  const row = findSkillRow(id);
  const spec = specialisationOf(id);
  if (!row || spec?.trim() === '') return false;
  return spec === undefined ? row.spec !== 'required' : row.spec !== 'none';
}

export function findSkillRow(id: SkillId): SkillRow | undefined {
  const key = skillKeyOf(id);
  return key && SKILLS[key];
}

/** Placeholder for a specialisation that the player has not named yet. */
export const UNNAMED_SPECIALISATION = 'unnamed';
const UNNAMED_ROW: Specialisation = {
  name: TEXT.content.toBeNamed.name,
  open: true,
};

/** Returns the specialisation's row, or undefined if the player named it. */
export function findSpecialisationRow(id: SkillId): Specialisation | undefined {
  const known = findSkillRow(id)?.known ?? {};
  const spec = specialisationOf(id) ?? '';
  if (spec === UNNAMED_SPECIALISATION) return UNNAMED_ROW;
  return Object.hasOwn(known, spec) ? known[spec] : undefined;
}
