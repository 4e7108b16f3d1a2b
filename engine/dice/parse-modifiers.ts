import { chancesOf } from './chances.ts';
import type { Compare, Comparison } from './compare.ts';
import type { Sort } from './expr.ts';
import { LIMITS } from './limits.ts';
import {
  type Explode,
  highest,
  type Keep,
  lowest,
  type PoolSpec,
  type Reroll,
  type Sides,
} from './pool-spec.ts';
import { fail, isDigit, number, peek, type Scanner, signedNumber, since, skipSpace, took } from './scan.ts';

/** The modifiers of a pool or a group, collected while parsing. */
export interface Modifiers {
  reroll: Reroll | undefined;
  min: number | undefined;
  max: number | undefined;
  explode: Explode | undefined;
  keep: readonly Keep[] | undefined;
  success: Compare | undefined;
  failure: Compare | undefined;
  sort: Sort | undefined;
}

const none = (): Modifiers => ({
  reroll: undefined,
  min: undefined,
  max: undefined,
  explode: undefined,
  keep: undefined,
  success: undefined,
  failure: undefined,
  sort: undefined,
});

const COMPARISONS: readonly (readonly [string, Comparison])[] = [
  ['>=', '>='],
  ['<=', '<='],
  ['<>', '<>'],
  ['!=', '<>'],
  ['>', '>'],
  ['<', '<'],
  ['=', '='],
];

function comparison(scanner: Scanner): Compare | undefined {
  for (const [sign, op] of COMPARISONS) {
    if (took(scanner, sign)) return { op, value: signedNumber(scanner) };
  }
  return undefined;
}

/** Reads a comparison, or a bare number that means `=`; otherwise the default face. */
function comparePoint(scanner: Scanner, usual: number | undefined): Compare {
  skipSpace(scanner);
  const compare = comparison(scanner);
  if (compare) return compare;
  if (isDigit(peek(scanner)) || usual === undefined) return { op: '=', value: signedNumber(scanner) };
  return { op: '=', value: usual };
}

function countOf(scanner: Scanner): number {
  skipSpace(scanner);
  if (!isDigit(peek(scanner))) return 1;
  const start = scanner.at;
  const count = number(scanner);
  if (!Number.isInteger(count)) fail(scanner, { code: 'not-whole', ...since(scanner, start) });
  return count;
}

function wholeNumber(scanner: Scanner): number {
  const start = scanner.at;
  const value = signedNumber(scanner);
  if (!Number.isInteger(value)) fail(scanner, { code: 'not-whole', ...since(scanner, start) });
  return value;
}

const KEEP_WORDS = [
  ['kh', 'kh'],
  ['kl', 'kl'],
  ['k', 'kh'],
  ['dh', 'dh'],
  ['dl', 'dl'],
  ['d', 'dl'],
] as const;

function twice(scanner: Scanner, start: number): void {
  const what = scanner.text.slice(start, scanner.at).trim();
  fail(scanner, { code: 'twice', ...since(scanner, start), params: { what } });
}

function readKeep(scanner: Scanner, found: Modifiers): boolean {
  const start = scanner.at;
  const word = KEEP_WORDS.find(([written]) => took(scanner, written));
  if (!word) return false;
  const keep = { what: word[1], count: countOf(scanner) };
  if (found.keep?.some(({ what }) => what === keep.what)) twice(scanner, start);
  found.keep = [...(found.keep ?? []), keep];
  return true;
}

function readSort(scanner: Scanner, found: Modifiers): boolean {
  if (!took(scanner, 's')) return false;
  const start = scanner.at - 1;
  const descending = took(scanner, 'd');
  if (!descending) took(scanner, 'a');
  if (found.sort) twice(scanner, start);
  found.sort = descending ? 'descending' : 'ascending';
  return true;
}

function readFailure(scanner: Scanner, found: Modifiers): boolean {
  const start = scanner.at;
  if (!took(scanner, 'f')) return false;
  const failure = comparePoint(scanner, undefined);
  if (found.failure) twice(scanner, start);
  else if (!found.success) fail(scanner, { code: 'failure-without-success', ...since(scanner, start) });
  found.failure = failure;
  return true;
}

function readSuccess(scanner: Scanner, found: Modifiers): boolean {
  const start = scanner.at;
  const success = comparison(scanner);
  if (!success) return false;
  if (found.success) twice(scanner, start);
  found.success = success;
  return true;
}

function readReroll(scanner: Scanner, found: Modifiers, sides: Sides): boolean {
  const start = scanner.at;
  if (!took(scanner, 'r')) return false;
  const once = took(scanner, 'o');
  const on = comparePoint(scanner, lowest(sides));
  if (found.reroll && found.reroll.once !== once) twice(scanner, start);
  found.reroll = { once, on: [...(found.reroll?.on ?? []), on] };
  return true;
}

/** Right after the dice `!=5` explodes on 5, as in other rollers; "not 5" is written `<>5`. */
function readExplode(scanner: Scanner, found: Modifiers, sides: Sides): boolean {
  const start = scanner.at;
  if (found.explode && scanner.text.startsWith('!=', start)) return false;
  if (!took(scanner, '!')) return false;
  const compound = took(scanner, '!');
  const penetrate = took(scanner, 'p');
  const on = comparePoint(scanner, highest(sides));
  if (found.explode) twice(scanner, start);
  found.explode = { on, compound, penetrate };
  return true;
}

function readClamp(scanner: Scanner, found: Modifiers, name: 'min' | 'max'): boolean {
  const start = scanner.at;
  if (!took(scanner, name)) return false;
  const value = wholeNumber(scanner);
  if (found[name] !== undefined) twice(scanner, start);
  found[name] = value;
  const { min = -Infinity, max = Infinity } = found;
  if (min > max) fail(scanner, { code: 'min-above-max', ...since(scanner, start), params: { min, max } });
  return true;
}

function readScoring(scanner: Scanner, found: Modifiers): boolean {
  switch (scanner.text[scanner.at]) {
    case 'k':
    case 'd':
      return readKeep(scanner, found);
    case '<':
    case '>':
    case '=':
    case '!':
      return readSuccess(scanner, found);
    case 'f':
      return readFailure(scanner, found);
    case 's':
      return readSort(scanner, found);
    default:
      return false;
  }
}

function readPool(scanner: Scanner, found: Modifiers, sides: Sides): boolean {
  switch (scanner.text[scanner.at]) {
    case '!':
      return readExplode(scanner, found, sides) || readScoring(scanner, found);
    case 'r':
      return readReroll(scanner, found, sides);
    case 'm':
      return readClamp(scanner, found, 'min') || readClamp(scanner, found, 'max');
    default:
      return readScoring(scanner, found);
  }
}

export function poolModifiers(scanner: Scanner, sides: Sides): Modifiers {
  const found = none();
  skipSpace(scanner);
  while (scanner.at < scanner.text.length && readPool(scanner, found, sides)) skipSpace(scanner);
  return found;
}

export function groupModifiers(scanner: Scanner): Modifiers {
  const found = none();
  skipSpace(scanner);
  while (scanner.at < scanner.text.length && readScoring(scanner, found)) skipSpace(scanner);
  return found;
}

/** Refuses dice that would hardly ever end; the error marks the whole term. */
export function checkEnds(scanner: Scanner, spec: PoolSpec, start: number): void {
  if (!spec.reroll && !spec.explode) return;
  const oneFace =
    !spec.reroll && spec.explode?.on.op === '=' && spec.min === undefined && spec.max === undefined;
  if (oneFace && typeof spec.sides === 'number' && spec.sides > 1) return;
  const { rerolled, explodes } = chancesOf(spec);
  const forever = rerolled > LIMITS.rerolls && spec.reroll?.once === false;
  if (forever) fail(scanner, { code: 'rerolls-forever', ...since(scanner, start) });
  else if (explodes > LIMITS.explodes) fail(scanner, { code: 'explodes-forever', ...since(scanner, start) });
}
