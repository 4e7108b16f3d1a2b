import type { Fields } from '@arbitro/kernel';
import { CONDITION_NAMES, type Condition } from '../rules/effects.ts';
import { ABILITIES, type Ability, DAMAGE_TYPES, type DamageType } from '../rules/tables.ts';
import { parseMetres } from './block-shape.ts';

/** `con`, `CON` and `Constitution` are the same ability. */
export const parseAbility = (text: string): Ability | undefined =>
  ABILITIES.find((ability) => text.toLowerCase().startsWith(ability));

export const isDamageType = (text: string): text is DamageType => DAMAGE_TYPES.some((type) => type === text);

/** The database and the newer books have other names for exhaustion. */
export function findCondition(text: string): Condition | undefined {
  const name = text.toLowerCase().trim();
  return CONDITION_NAMES.find((condition) => condition === (name === 'exhaustion' ? 'exhausted' : name));
}

/** Conditions that an attack or a failed save may cause. */
export const CONDITION_PATTERN =
  'blinded|charmed|deafened|frightened|grappled|incapacitated|paralyzed|petrified|poisoned|prone|restrained|stunned|unconscious';

const DICE = String.raw`\d+d\d+(?:\s*[+−-]\s*\d+)?`;
/** “7 (1d10 + 2) slashing damage”, “1d6 fire damage”, “1 piercing damage”. */
export const DAMAGE = new RegExp(
  String.raw`(?:\d+\s*\((${DICE})\)|(${DICE})|(\d+))\s+(?:magical\s+)?(${DAMAGE_TYPES.join('|')})\s+damage`,
  'iu',
);

const FEET = String.raw`[- ]?(?:foot|feet|ft\.?)`;
const findFeet = (pattern: RegExp, text: string, group = 1): number | undefined => {
  const feet = pattern.exec(text)?.[group];
  return feet === undefined ? undefined : parseMetres(feet);
};
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

const CONE = pattern(String.raw`(\d+)${FEET}[- ]cone`);
const RADIUS = pattern(String.raw`(\d+)${FEET}[- ](?:radius|emanation|sphere)(?:[- ]sphere)?`);
const CUBE = pattern(String.raw`(\d+)${FEET}[- ]cube`);
const LINE_FIRST = pattern(String.raw`(\d+)${FEET}(?:[- ]long)?,? line`);
const LINE_LONG = pattern(String.raw`(\d+)${FEET}[- ]long`);
const WIDE = pattern(String.raw`(\d+)${FEET}[- ]wide`);
const WITHIN = pattern(String.raw`within (\d+)${FEET}`);
const POINT_WITHIN = pattern(String.raw`(?:point|centered on)[^.]*?within (\d+)${FEET}`);
const EACH_WITHIN = pattern(String.raw`(?:each|all|every|any)\b[^.]*?within (\d+)${FEET}`);

/** What the words say of an area and of the range; the patterns found are removed from the rest. */
export interface FoundArea {
  readonly area: Fields | undefined;
  readonly range: number | undefined;
  readonly rest: string;
}

function remove(text: string, ...patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, one) => rest.replace(one, ' '), text);
}

/** Finds cones, spheres, cubes and lines, and otherwise the range. */
export function findArea(text: string): FoundArea {
  const far = findFeet(POINT_WITHIN, text);
  const cone = findFeet(CONE, text);
  if (cone !== undefined) return { area: { cone }, range: undefined, rest: remove(text, CONE) };
  const cube = findFeet(CUBE, text);
  const distant = far === undefined ? {} : { range: far };
  if (cube !== undefined)
    return { area: { cube, ...distant }, range: undefined, rest: remove(text, CUBE, WITHIN) };
  const line = /\bline\b/iu.test(text)
    ? (findFeet(LINE_LONG, text) ?? findFeet(LINE_FIRST, text))
    : undefined;
  if (line !== undefined) return findLine(text, line);
  const radius = findFeet(RADIUS, text);
  if (radius !== undefined)
    return { area: { sphere: radius, ...distant }, range: undefined, rest: remove(text, RADIUS, WITHIN) };
  const around = far === undefined ? findFeet(EACH_WITHIN, text) : undefined;
  if (around !== undefined) return { area: { sphere: around }, range: undefined, rest: remove(text, WITHIN) };
  return { area: undefined, range: findFeet(WITHIN, text), rest: remove(text, WITHIN) };
}

function findLine(text: string, line: number): FoundArea {
  const width = findFeet(WIDE, text);
  return {
    area: { line, ...(width !== undefined && { width }) },
    range: undefined,
    rest: remove(text, LINE_FIRST, LINE_LONG, WIDE),
  };
}

const ROUNDS: Readonly<Record<string, number>> = { round: 1, turn: 1, minute: 10, hour: 600 };
const MAX_ROUNDS = 10_000;
const FOR_TIME = /for (\d+|an?|one) (round|turn|minute|hour)s?\b/iu;
const UNTIL_TURN = /until the (?:end|start) of [^.,;]*?next turn/iu;

/** “for 1 minute” is ten rounds, “until the end of its next turn” is one. */
export function findRounds(text: string): { readonly rounds: number; readonly words: string } | undefined {
  const [words, count = '', unit = ''] = FOR_TIME.exec(text) ?? [];
  if (words !== undefined) {
    const rounds = (Number(count) || 1) * (ROUNDS[unit.toLowerCase()] ?? 1);
    return rounds > MAX_ROUNDS ? undefined : { rounds, words };
  }
  const until = UNTIL_TURN.exec(text)?.[0];
  return until === undefined ? undefined : { rounds: 1, words: until };
}

const FACT = new RegExp(
  [
    String.raw`${DICE}(?=\))`,
    DICE,
    String.raw`\bDC \d+`,
    String.raw`\d+${FEET}\b`,
    String.raw`\b\d+ (?:rounds?|minutes?|hours?|days?)\b`,
    String.raw`\b(?:until|unless) [^.,;]{3,60}`,
    String.raw`\b(?:${CONDITION_PATTERN})\b`,
    String.raw`\b(?:dis)?advantage\b`,
    String.raw`\brepeats? (?:the|this|its) sav\w*`,
    String.raw`\bregains? [^.,;]{3,40}`,
    String.raw`\b(?:tiny|small|medium|large|huge|gargantuan)(?: or (?:smaller|larger))?(?= (?:creature|target|or)\b)`,
    String.raw`\b(?:medium|large|huge) or (?:smaller|larger)\b`,
  ].join('|'),
  'giu',
);

/** Dice, DCs, conditions, distances and durations in these words. */
export const listFacts = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(FACT)].map(([fact]) => fact.trim().replace(/\s+/gu, ' '))),
];

/** Words that only join what was read. */
const JOINING =
  /\b(?:the|an?|target|targets|takes?|taking|and|plus|damage|must|makes?|succeeds?|on|or|be|is|are|it|its|creatures?|hit|failures?|success|fails?|failed|saves?|saving|throws?|successful|one|each|every|all|any|in|that|area|of|as|much|to|if|also|this|those|they|by|from|with|has|have|conditions?|half|only|both|for|than|so|who|other|chosen|can|see|deals?|against|becomes?|knocked|exhales?|line|cone|breath|wide|long|within|centered|point|range)\b/giu;
const MIN_LEFT_WORDS = 3;

/** What is left of partly read sentences, if it says something of its own. */
export const listLeftovers = (parts: readonly string[]): readonly string[] =>
  parts.filter((part) => {
    const own = part.replace(JOINING, ' ').match(/[\p{L}]{3,}/gu) ?? [];
    return own.length >= MIN_LEFT_WORDS;
  });

const splitAfterStops = (text: string): readonly string[] =>
  text.split(/(?<=[.;!:](?<!\bft\.)(?<!:))\s+|(?<=\bft\.)\s+(?=[A-Z])|\n+/u);

/** Sentences; the stop of “ft.” ends one only before a capital. */
export const splitSentences = (text: string): readonly string[] =>
  splitAfterStops(text).filter((sentence) => sentence.trim() !== '');

/** Returns the name without its usage: “Fire Breath (Recharge 5–6)”, “Shriek (2/Day)”. */
export const stripNameNotes = (name: string): string => name.replace(/\s*\([^)]*\)/gu, '').trim() || name;

/** Leftovers as one text. */
export const joinLeftovers = (parts: readonly string[]): string =>
  listLeftovers(parts)
    .map((part) => part.replace(/\s+/gu, ' ').replace(/^[\s,;.]+|[\s,;.]+$/gu, ''))
    .join('; ');
