import type { Fields, Json } from './json.ts';
import type { Refusal } from './refusal.ts';

/** An option that people may look for but that is unavailable now, and why. It is never a valid answer. */
export interface DisabledOption {
  readonly option: Json;
  readonly refusal: Refusal;
  readonly rule: string;
}
export interface OneOfQuestion {
  readonly kind: 'one';
  readonly options: readonly Json[];
  readonly barred?: readonly DisabledOption[];
}
export interface SomeOfQuestion {
  readonly kind: 'some';
  readonly options: readonly Json[];
  readonly least: number;
  readonly most: number;
  readonly barred?: readonly DisabledOption[];
}
export interface NumberQuestion {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** The number that a form starts with, if it is not the one nearest to zero. */
  readonly usual?: number;
}
export interface PointSlot {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** The number that points are added to: 25 in “25 + 30 = 55”. */
  readonly base?: number;
  /** A term that groups slots. */
  readonly group?: string;
  /** Receives the points not assigned elsewhere. */
  readonly spare?: boolean;
}
export interface PointsQuestion {
  readonly kind: 'points';
  readonly total: number;
  readonly slots: readonly PointSlot[];
}
export interface TextQuestion {
  readonly kind: 'text';
  /** The maximum number of characters in an answer. */
  readonly most: number;
}

/** Everything a person can be asked, as plain data. */
export type AnyQuestion = OneOfQuestion | SomeOfQuestion | NumberQuestion | PointsQuestion | TextQuestion;

declare const answerType: unique symbol;
/** A question whose answer is an `A`. */
export type Question<A> = AnyQuestion & { readonly [answerType]?: A };

/** A question with one answer out of several options. */
export function oneOf<const A extends Json>(
  options: readonly A[],
  disabledOptions: readonly DisabledOption[] = [],
): Question<A> {
  if (options.length === 0) throw new Error('a question needs something to choose from');
  return { kind: 'one', options, ...checkDisabled(options, disabledOptions) };
}

interface ChoiceLimits {
  readonly least: number;
  readonly most: number;
  readonly barred?: readonly DisabledOption[];
}

/** A question with several answers at once. */
export function someOf<const A extends Json>(
  options: readonly A[],
  { least, most, barred = [] }: ChoiceLimits,
): Question<readonly A[]> {
  if (least > most || most > options.length)
    throw new Error(`no ${least} to ${most} of ${options.length} can be chosen`);
  return { kind: 'some', options, least, most, ...checkDisabled(options, barred) };
}

function checkDisabled(
  options: readonly Json[],
  disabledOptions: readonly DisabledOption[],
): { readonly barred?: readonly DisabledOption[] } {
  const both = disabledOptions.find(({ option }) => options.some((other) => isEqualJson(other, option)));
  if (both) throw new Error(`${formatOption(both.option)} can be chosen and cannot`);
  return disabledOptions.length === 0 ? {} : { barred: disabledOptions };
}

/** A question for a whole number. */
export function numberBetween(min: number, max: number, startValue?: number): Question<number> {
  if (min > max) throw new Error(`no number lies from ${min} to ${max}`);
  return { kind: 'number', least: min, most: max, ...(startValue !== undefined && { usual: startValue }) };
}

/** A question about how to distribute points. */
export function splitPoints(
  total: number,
  slots: readonly PointSlot[],
): Question<Readonly<Record<string, number>>> {
  const min = slots.reduce((sum, slot) => sum + slot.least, 0);
  const max = slots.reduce((sum, slot) => sum + slot.most, 0);
  if (total < min || total > max)
    throw new Error(`${total} points do not fit slots that hold ${min} to ${max}`);
  return { kind: 'points', total, slots };
}

/** A question for text. */
export function textUpTo(max: number): Question<string> {
  return { kind: 'text', most: max };
}

/** Returns true if this is a valid answer to the question. */
export function isValidAnswer(question: AnyQuestion, input: Json): boolean {
  switch (question.kind) {
    case 'one':
      return question.options.some((option) => isEqualJson(option, input));
    case 'some':
      return Array.isArray(input) && isValidSelection(question, input);
    case 'number':
      return isWholeNumber(input) && input >= question.least && input <= question.most;
    case 'points':
      return isValidSplit(question, input);
    case 'text':
      return typeof input === 'string' && input.length <= question.most;
  }
}

/** Expands a word: to itself, or to the first option that begins with it and a colon (`parry` for `parry:sword`). */
export function expandAnswer(question: AnyQuestion, input: Json): Json {
  if (question.kind !== 'one' || typeof input !== 'string' || isValidAnswer(question, input)) return input;
  const beginsWithInput = (option: Json): boolean =>
    typeof option === 'string' && option.startsWith(`${input}:`);
  return question.options.find(beginsWithInput) ?? input;
}

/** Describes the valid answers, for people: `parry | none`, `1…6`. */
export function describeAllowed(question: AnyQuestion): string {
  switch (question.kind) {
    case 'one':
      return question.options.map(formatOption).join(' | ');
    case 'some':
      return `${question.least}…${question.most} × [${question.options.map(formatOption).join(', ')}]`;
    case 'number':
      return `${question.least}…${question.most}`;
    case 'points':
      return `${question.slots.map((slot) => `${slot.name} ${slot.least}…${slot.most}`).join(' + ')} = ${question.total}`;
    case 'text':
      return `text ≤ ${question.most}`;
  }
}

/** Returns the default answer: the first option, the smallest number, points spread evenly, no text. */
export function defaultAnswer(question: AnyQuestion): Json {
  switch (question.kind) {
    case 'one':
      return question.options[0] ?? null;
    case 'some':
      return question.options.slice(0, question.least);
    case 'number':
      return question.least;
    case 'points':
      return spreadEvenly(question);
    case 'text':
      return '';
  }
}

/** Gives a point to each slot in turn until none are left. */
function spreadEvenly({ total, slots }: PointsQuestion): Json {
  const points = slots.map(({ least }) => least);
  let remaining = total - points.reduce((sum, n) => sum + n, 0);
  while (remaining > 0) {
    for (const [index, { most }] of slots.entries()) {
      if (remaining > 0 && (points[index] ?? 0) < most) {
        points[index] = (points[index] ?? 0) + 1;
        remaining--;
      }
    }
  }
  return Object.fromEntries(slots.map(({ name }, index) => [name, points[index] ?? 0]));
}

/** Returns true if both are equal as plain data, for any order of keys. */
export function isEqualJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [fieldsA, fieldsB] = [a, b] as [Fields, Fields];
  const keys = Object.keys(fieldsA);
  return (
    keys.length === Object.keys(fieldsB).length &&
    keys.every((key) => {
      const [value, other] = [fieldsA[key], Object.hasOwn(fieldsB, key) ? fieldsB[key] : undefined];
      return value !== undefined && other !== undefined && isEqualJson(value, other);
    })
  );
}

function isValidSelection(question: SomeOfQuestion, input: readonly Json[]): boolean {
  if (input.length < question.least || input.length > question.most) return false;
  const distinct = input.every(
    (item, index) => !input.slice(0, index).some((other) => isEqualJson(item, other)),
  );
  return distinct && input.every((item) => question.options.some((option) => isEqualJson(option, item)));
}

function isValidSplit({ slots, total }: PointsQuestion, input: Json): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const entries: readonly (readonly [string, Json])[] = Object.entries(input);
  const inSlots = entries.every(([name]) => slots.some((slot) => slot.name === name));
  const points = new Map(entries);
  let sum = 0;
  for (const slot of slots) {
    const assigned = points.get(slot.name) ?? 0;
    if (!isWholeNumber(assigned) || assigned < slot.least || assigned > slot.most) return false;
    sum += assigned;
  }
  return inSlots && sum === total;
}

const isWholeNumber = (value: Json): value is number => typeof value === 'number' && Number.isInteger(value);
const formatOption = (option: Json): string => (typeof option === 'string' ? option : JSON.stringify(option));
