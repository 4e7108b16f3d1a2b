import type { FaceCondition } from './compare.ts';
import { computeDieChances } from './die-chances.ts';
import type { Sort } from './expr.ts';
import { LIMITS } from './limits.ts';
import { readComparison } from './parse-comparison.ts';
import {
  type Explode,
  highestValue,
  type Keep,
  lowestValue,
  type PoolSpec,
  type Reroll,
  type Sides,
} from './pool-spec.ts';
import {
  failScan,
  isDigit,
  peek,
  readNumber,
  readSignedNumber,
  type Scanner,
  skipSpace,
  spanSince,
  takeWord,
} from './scan.ts';

/** The modifiers of a pool or a group, collected while parsing. */
export interface Modifiers {
  reroll: Reroll | undefined;
  min: number | undefined;
  max: number | undefined;
  explode: Explode | undefined;
  keep: readonly Keep[] | undefined;
  success: FaceCondition | undefined;
  failure: FaceCondition | undefined;
  sort: Sort | undefined;
}

const noModifiers = (): Modifiers => ({
  reroll: undefined,
  min: undefined,
  max: undefined,
  explode: undefined,
  keep: undefined,
  success: undefined,
  failure: undefined,
  sort: undefined,
});

/** Reads a comparison, or a bare number that means `=`; otherwise the default face. */
function readComparePoint(scanner: Scanner, fallback: number | undefined): FaceCondition {
  skipSpace(scanner);
  const compare = readComparison(scanner);
  if (compare) return compare;
  if (isDigit(peek(scanner)) || fallback === undefined) return { op: '=', value: readSignedNumber(scanner) };
  return { op: '=', value: fallback };
}

function readCount(scanner: Scanner): number {
  skipSpace(scanner);
  if (!isDigit(peek(scanner))) return 1;
  const start = scanner.at;
  const count = readNumber(scanner);
  if (!Number.isInteger(count)) failScan(scanner, { code: 'not-whole', ...spanSince(scanner, start) });
  return count;
}

function readWholeNumber(scanner: Scanner): number {
  const start = scanner.at;
  const value = readSignedNumber(scanner);
  if (!Number.isInteger(value)) failScan(scanner, { code: 'not-whole', ...spanSince(scanner, start) });
  return value;
}

const KEEP_WORDS = [
  ['keep highest', 'kh'],
  ['keep lowest', 'kl'],
  ['keep', 'kh'],
  ['drop highest', 'dh'],
  ['drop lowest', 'dl'],
  ['drop', 'dl'],
  ['kh', 'kh'],
  ['kl', 'kl'],
  ['k', 'kh'],
  ['dh', 'dh'],
  ['dl', 'dl'],
  ['d', 'dl'],
] as const;

function failRepeated(scanner: Scanner, start: number): void {
  const what = scanner.text.slice(start, scanner.at).trim();
  failScan(scanner, { code: 'twice', ...spanSince(scanner, start), params: { what } });
}

function readKeep(scanner: Scanner, modifiers: Modifiers): boolean {
  const start = scanner.at;
  const word = KEEP_WORDS.find(([text]) => takeWord(scanner, text));
  if (!word) return false;
  const keep = { what: word[1], count: readCount(scanner) };
  if (modifiers.keep?.some(({ what }) => what === keep.what)) failRepeated(scanner, start);
  modifiers.keep = [...(modifiers.keep ?? []), keep];
  return true;
}

function readSort(scanner: Scanner, modifiers: Modifiers): boolean {
  if (!takeWord(scanner, 's')) return false;
  const start = scanner.at - 1;
  const descending = takeWord(scanner, 'd');
  if (!descending) takeWord(scanner, 'a');
  if (modifiers.sort) failRepeated(scanner, start);
  modifiers.sort = descending ? 'descending' : 'ascending';
  return true;
}

function readFailure(scanner: Scanner, modifiers: Modifiers): boolean {
  const start = scanner.at;
  if (!takeWord(scanner, 'f')) return false;
  const failure = readComparePoint(scanner, undefined);
  if (modifiers.failure) failRepeated(scanner, start);
  else if (!modifiers.success)
    failScan(scanner, { code: 'failure-without-success', ...spanSince(scanner, start) });
  modifiers.failure = failure;
  return true;
}

function readSuccess(scanner: Scanner, modifiers: Modifiers): boolean {
  const start = scanner.at;
  const success = readComparison(scanner);
  if (!success) return false;
  if (modifiers.success) failRepeated(scanner, start);
  modifiers.success = success;
  return true;
}

function readReroll(scanner: Scanner, modifiers: Modifiers, sides: Sides): boolean {
  const start = scanner.at;
  if (!takeWord(scanner, 'r')) return false;
  const once = takeWord(scanner, 'o');
  const on = readComparePoint(scanner, lowestValue(sides));
  if (modifiers.reroll && modifiers.reroll.once !== once) failRepeated(scanner, start);
  modifiers.reroll = { once, on: [...(modifiers.reroll?.on ?? []), on] };
  return true;
}

/** Right after the dice `!=5` explodes on 5, as in other rollers; "not 5" is written `<>5`. */
function readExplode(scanner: Scanner, modifiers: Modifiers, sides: Sides): boolean {
  const start = scanner.at;
  if (modifiers.explode && scanner.text.startsWith('!=', start)) return false;
  if (!takeWord(scanner, '!')) return false;
  const compound = takeWord(scanner, '!');
  const penetrate = takeWord(scanner, 'p');
  const on = readComparePoint(scanner, highestValue(sides));
  if (modifiers.explode) failRepeated(scanner, start);
  modifiers.explode = { on, compound, penetrate };
  return true;
}

/** `1d6x` explodes like `1d6!`, if nothing follows that could be multiplied. */
function readExplodingX(scanner: Scanner, modifiers: Modifiers, sides: Sides): void {
  if (!/^x(?![\da-z(])/u.test(scanner.text.slice(scanner.at))) return;
  scanner.at++;
  modifiers.explode = { on: { op: '=', value: highestValue(sides) }, compound: false, penetrate: false };
}

function readClamp(scanner: Scanner, modifiers: Modifiers, name: 'min' | 'max'): boolean {
  const start = scanner.at;
  if (!takeWord(scanner, name)) return false;
  const value = readWholeNumber(scanner);
  if (modifiers[name] !== undefined) failRepeated(scanner, start);
  modifiers[name] = value;
  const { min = -Infinity, max = Infinity } = modifiers;
  if (min > max)
    failScan(scanner, { code: 'min-above-max', ...spanSince(scanner, start), params: { min, max } });
  return true;
}

function readScoring(scanner: Scanner, modifiers: Modifiers): boolean {
  switch (scanner.text[scanner.at]) {
    case 'k':
    case 'd':
      return readKeep(scanner, modifiers);
    case '<':
    case '>':
    case '=':
    case '!':
      return readSuccess(scanner, modifiers);
    case 'f':
      return readFailure(scanner, modifiers);
    case 's':
      return readSort(scanner, modifiers);
    default:
      return false;
  }
}

function readPoolModifier(scanner: Scanner, modifiers: Modifiers, sides: Sides): boolean {
  switch (scanner.text[scanner.at]) {
    case '!':
      return readExplode(scanner, modifiers, sides) || readScoring(scanner, modifiers);
    case 'r':
      return readReroll(scanner, modifiers, sides);
    case 'm':
      return readClamp(scanner, modifiers, 'min') || readClamp(scanner, modifiers, 'max');
    default:
      return readScoring(scanner, modifiers);
  }
}

export function readPoolModifiers(scanner: Scanner, sides: Sides): Modifiers {
  const modifiers = noModifiers();
  readExplodingX(scanner, modifiers, sides);
  skipSpace(scanner);
  while (scanner.at < scanner.text.length && readPoolModifier(scanner, modifiers, sides)) skipSpace(scanner);
  return modifiers;
}

export function readGroupModifiers(scanner: Scanner): Modifiers {
  const modifiers = noModifiers();
  skipSpace(scanner);
  while (scanner.at < scanner.text.length && readScoring(scanner, modifiers)) skipSpace(scanner);
  return modifiers;
}

/** Refuses dice that would hardly ever end; the error marks the whole term. */
export function checkTermination(scanner: Scanner, spec: PoolSpec, start: number): void {
  if (!spec.reroll && !spec.explode) return;
  const explodesOnOneFace =
    !spec.reroll && spec.explode?.on.op === '=' && spec.min === undefined && spec.max === undefined;
  if (explodesOnOneFace && typeof spec.sides === 'number' && spec.sides > 1) return;
  const { rerolled, explodes } = computeDieChances(spec);
  const rerollsForever = rerolled > LIMITS.rerolls && spec.reroll?.once === false;
  if (rerollsForever) failScan(scanner, { code: 'rerolls-forever', ...spanSince(scanner, start) });
  else if (explodes > LIMITS.explodes)
    failScan(scanner, { code: 'explodes-forever', ...spanSince(scanner, start) });
}
