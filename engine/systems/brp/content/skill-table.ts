import type { Words } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import { TEXT } from '../text/index.ts';
import { SPECIALISATIONS as KNOWN, type Specialisation } from './specialisation-table.ts';

type Era = 'past' | 'modern' | 'future';

type Flat = { readonly kind: 'flat'; readonly value: number };
/** Fractions are rounded up. */
type Times = { readonly kind: 'times'; readonly of: 'DES' | 'INT'; readonly by: number };

export type Base =
  | Flat
  | Times
  | { readonly kind: 'sum'; readonly of: readonly ['INT', 'POT'] }
  | ({ readonly kind: 'era' } & { readonly [E in Era]: Flat | Times })
  /** The base of the weapon or shield. The GM sets it if the tables have no row. */
  | { readonly kind: 'weapon' }
  | { readonly kind: 'shield' }
  | { readonly kind: 'language'; readonly own: Times; readonly other: Flat }
  /** The base of the language itself where literacy is common. */
  | { readonly kind: 'literacy'; readonly rare: Flat }
  /** There is no base without a means of flight. */
  | { readonly kind: 'flight'; readonly technological: Times; readonly natural: Times }
  /** The setting decides the base; this is the default. */
  | { readonly kind: 'setting'; readonly value: number };

/** Armour penalises physical skills, a helmet perceptive ones. */
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
    name: TEXT.content.skills['fine-manipulation'],
    base: flat(5),
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
    base: flat(5),
    spec: 'required',
    tags: [],
    known: KNOWN.art,
  },
  craft: {
    name: TEXT.content.skills.craft,
    base: flat(5),
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
    base: flat(1),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.martial-arts',
  },
  listen: {
    name: TEXT.content.skills.listen,
    base: flat(25),
    spec: 'none',
    tags: ['perceptive'],
  },
  disguise: {
    name: TEXT.content.skills.disguise,
    base: flat(1),
    spec: 'none',
    tags: [],
  },
  ride: {
    name: TEXT.content.skills.ride,
    base: flat(5),
    spec: 'required',
    tags: [],
    known: KNOWN.ride,
  },
  command: {
    name: TEXT.content.skills.command,
    base: flat(5),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.command',
  },
  knowledge: {
    name: TEXT.content.skills.knowledge,
    base: { kind: 'era', past: flat(1), modern: flat(5), future: flat(5) },
    spec: 'required',
    tags: [],
    known: KNOWN.knowledge,
  },
  bargain: {
    name: TEXT.content.skills.bargain,
    base: flat(5),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.bargain',
  },
  demolition: {
    name: TEXT.content.skills.demolition,
    base: flat(1),
    spec: 'none',
    tags: [],
  },
  perform: {
    name: TEXT.content.skills.perform,
    base: flat(5),
    spec: 'required',
    tags: [],
    known: KNOWN.perform,
  },
  stealth: {
    name: TEXT.content.skills.stealth,
    base: flat(10),
    spec: 'none',
    tags: ['physical'],
  },
  etiquette: {
    name: TEXT.content.skills.etiquette,
    base: flat(5),
    spec: 'none',
    tags: [],
  },
  gaming: {
    name: TEXT.content.skills.gaming,
    base: { kind: 'sum', of: ['INT', 'POT'] },
    spec: 'none',
    tags: [],
  },
  drive: {
    name: TEXT.content.skills.drive,
    base: { kind: 'era', past: flat(1), modern: flat(20), future: flat(1) },
    spec: 'required',
    tags: [],
    known: KNOWN.drive,
  },
  spot: {
    name: TEXT.content.skills.spot,
    base: flat(25),
    spec: 'none',
    tags: ['perceptive'],
  },
  teach: {
    name: TEXT.content.skills.teach,
    base: flat(10),
    spec: 'none',
    tags: [],
    rule: 'brp.experience.teaching',
  },
  insight: {
    name: TEXT.content.skills.insight,
    base: flat(5),
    spec: 'optional',
    tags: [],
    known: KNOWN.insight,
  },
  throw: {
    name: TEXT.content.skills.throw,
    base: flat(25),
    spec: 'none',
    tags: ['physical', 'combat'],
    rule: 'brp.skills.throw',
  },
  literacy: {
    name: TEXT.content.skills.literacy,
    base: { kind: 'literacy', rare: flat(0) },
    spec: 'required',
    tags: [],
    known: KNOWN.literacy,
    rule: 'brp.skills.language',
  },
  language: {
    name: TEXT.content.skills.language,
    base: { kind: 'language', own: times('INT', 5), other: flat(0) },
    spec: 'required',
    tags: [],
    known: KNOWN.language,
    rule: 'brp.skills.language',
  },
  grapple: {
    name: TEXT.content.skills.grapple,
    base: flat(25),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.grapple',
  },
  'heavy-machine': {
    name: TEXT.content.skills['heavy-machine'],
    base: flat(1),
    spec: 'required',
    tags: [],
    known: KNOWN['heavy-machine'],
  },
  medicine: {
    name: TEXT.content.skills.medicine,
    base: { kind: 'era', past: flat(0), modern: flat(5), future: flat(5) },
    spec: 'none',
    tags: [],
    rule: 'brp.skills.slow-care',
  },
  hide: {
    name: TEXT.content.skills.hide,
    base: flat(10),
    spec: 'none',
    tags: ['physical'],
  },
  swim: {
    name: TEXT.content.skills.swim,
    base: flat(25),
    spec: 'none',
    tags: ['physical'],
  },
  navigate: {
    name: TEXT.content.skills.navigate,
    base: flat(10),
    spec: 'none',
    tags: [],
  },
  sense: {
    name: TEXT.content.skills.sense,
    base: flat(10),
    spec: 'none',
    tags: [],
  },
  persuade: {
    name: TEXT.content.skills.persuade,
    base: flat(15),
    spec: 'none',
    tags: [],
  },
  pilot: {
    name: TEXT.content.skills.pilot,
    base: flat(1),
    spec: 'required',
    tags: [],
    known: KNOWN.pilot,
  },
  'first-aid': {
    name: TEXT.content.skills['first-aid'],
    base: { kind: 'era', past: times('INT', 1), modern: flat(30), future: flat(30) },
    spec: 'none',
    tags: [],
    rule: 'brp.healing.first-aid',
  },
  projection: {
    name: TEXT.content.skills.projection,
    base: times('DES', 2),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.projection',
  },
  psychotherapy: {
    name: TEXT.content.skills.psychotherapy,
    base: flat(1),
    spec: 'none',
    tags: [],
    rule: 'brp.skills.slow-care',
  },
  'fast-talk': {
    name: TEXT.content.skills['fast-talk'],
    base: flat(5),
    spec: 'none',
    tags: [],
  },
  'sleight-of-hand': {
    name: TEXT.content.skills['sleight-of-hand'],
    base: flat(5),
    spec: 'none',
    tags: ['physical'],
  },
  research: {
    name: TEXT.content.skills.research,
    base: flat(25),
    spec: 'none',
    tags: [],
  },
  repair: {
    name: TEXT.content.skills.repair,
    base: flat(15),
    spec: 'required',
    tags: [],
    known: KNOWN.repair,
  },
  brawl: {
    name: TEXT.content.skills.brawl,
    base: flat(25),
    spec: 'none',
    tags: ['combat'],
    rule: 'brp.skills.brawl',
  },
  jump: {
    name: TEXT.content.skills.jump,
    base: flat(25),
    spec: 'none',
    tags: ['physical'],
    rule: 'brp.skills.jump',
  },
  climb: {
    name: TEXT.content.skills.climb,
    base: flat(40),
    spec: 'none',
    tags: ['physical'],
  },
  dodge: {
    name: TEXT.content.skills.dodge,
    base: times('DES', 2),
    spec: 'none',
    tags: ['physical', 'combat'],
    rule: 'brp.combat.dodge',
  },
  science: {
    name: TEXT.content.skills.science,
    base: flat(1),
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
    base: flat(10),
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
    base: flat(1),
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
    base: flat(15),
    spec: 'none',
    tags: [],
  },
  fly: {
    name: TEXT.content.skills.fly,
    base: { kind: 'flight', technological: times('DES', 0.5), natural: times('DES', 4) },
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

export function skillKey(id: SkillId): SkillKey | undefined {
  const colon = id.indexOf(':');
  const key = colon < 0 ? id : id.slice(0, colon);
  return Object.hasOwn(ROWS, key) ? (key as SkillKey) : undefined;
}

/** Returns the part after the colon: the id of a known specialisation, or a name the player chose. */
export function specialisation(id: SkillId): string | undefined {
  const colon = id.indexOf(':');
  return colon < 0 ? undefined : id.slice(colon + 1);
}

/** Whether the table has the skill, with a specialisation where required and without where there is none. */
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

/** Placeholder for a specialisation that the player has not named yet. */
export const UNNAMED = 'unnamed';
const TO_BE_NAMED: Specialisation = {
  name: TEXT.content.toBeNamed.name,
  open: true,
};

/** Returns the specialisation's row, or undefined if the player named it. */
export function knownSpecialisation(id: SkillId): Specialisation | undefined {
  const known = skillRow(id)?.known ?? {};
  const spec = specialisation(id) ?? '';
  if (spec === UNNAMED) return TO_BE_NAMED;
  return Object.hasOwn(known, spec) ? known[spec] : undefined;
}
