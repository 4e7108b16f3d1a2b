import { inspect, isDeepStrictEqual } from 'node:util';
import type { Json } from '@arbitro/kernel';
import { findDifferences } from '@arbitro/scenario';
import type { z } from 'zod';

/** A promise that a system does not keep. Anything else that is thrown is a crash. */
class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** Fails the current promise. */
export function breakPromise(message: string, cause?: unknown): never {
  throw new BrokenPromise(message, cause === undefined ? undefined : { cause });
}

/** Returns true if a point was broken by one of its own assertions. */
export const isBrokenPromise = (error: unknown): boolean => error instanceof BrokenPromise;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** For points that require something to work at all: throwing breaks them. */
export function mustNotThrow<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (isBrokenPromise(error)) throw error;
    return breakPromise(messageOf(error), error);
  }
}

/** Fails the current promise unless the condition holds; the message says what is wrong then. */
export function mustHold(holds: boolean, message: string): void {
  if (!holds) breakPromise(message);
}

/** Checks that both are deeply equal, including undefined fields. */
export function expectSame(actual: unknown, expected: unknown, what = 'the value'): void {
  if (isDeepStrictEqual(actual, expected)) return;
  breakPromise(`${what} is another: ${describeDifferences(actual, expected)}`);
}

/** Checks that a list has all of these. */
export function expectAll<T>(actual: readonly T[], expected: readonly T[], what: string): void {
  const missing = expected.filter((item) => !actual.includes(item));
  mustHold(
    missing.length === 0,
    `${what}: missing ${missing.join(', ')} in ${actual.join(', ') || 'nothing'}`,
  );
}

const MAX_DIFFERENCES = 5;

/** The places where two values differ, or both values where they look alike as JSON. */
function describeDifferences(actual: unknown, expected: unknown): string {
  const differences = findDifferences(expected as Json, actual as Json);
  const differenceLines = differences
    .slice(0, MAX_DIFFERENCES)
    .map(
      (difference) =>
        `${difference.path}: ${JSON.stringify(difference.expected)} → ${JSON.stringify(difference.actual)}`,
    );
  const more = differences.length - differenceLines.length;
  if (differenceLines.length === 0) return `expected ${inspect(expected)}, got ${inspect(actual)}`;
  return [...differenceLines, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Adds the place to whatever is thrown. */
export function addContext<T>(where: string | (() => string), act: () => T): T {
  try {
    return act();
  } catch (error) {
    const message = `${typeof where === 'string' ? where : where()}: ${messageOf(error)}`;
    if (isBrokenPromise(error)) breakPromise(message, error);
    throw new Error(message, { cause: error });
  }
}

/** Adds the current case to whatever is thrown. */
export function addCase<T>(found: () => unknown, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const message = `${messageOf(error)}\nthe case: ${abbreviate(found())}`;
    if (isBrokenPromise(error)) breakPromise(message, error);
    throw new Error(message, { cause: error });
  }
}

/** After the first failing case this many more are tried, to report the smallest failing case. */
const MORE_CASES = 20;

interface FailingCase {
  readonly item: unknown;
  readonly size: number;
  readonly error: unknown;
}

/** Checks each item of a list, and reports the smallest failing case. An empty list fails: it would check nothing. */
export function forEvery<T>(all: Iterable<T>, check: (item: T) => void): void {
  let count = 0;
  let smallest: FailingCase | undefined;
  let casesLeft = MORE_CASES;
  try {
    for (const item of all) {
      count++;
      const failing = failingCase(item, check);
      if (failing && (!smallest || failing.size < smallest.size)) smallest = failing;
      if (smallest && casesLeft-- === 0) break;
    }
  } catch (error) {
    // a later crash does not hide a failing case
    if (!smallest) throw error;
  }
  if (count === 0) breakPromise('nothing was looked at: the list to check is empty');
  if (smallest)
    breakPromise(
      `${messageOf(smallest.error)}\nthe smallest case found: ${abbreviate(smallest.item)}`,
      smallest.error,
    );
}

/** A crash is not a failing case. */
function failingCase<T>(item: T, check: (other: T) => void): FailingCase | undefined {
  try {
    check(item);
    return undefined;
  } catch (error) {
    if (!isBrokenPromise(error)) throw error;
    return { item: toCase(item), size: JSON.stringify(toCase(item))?.length ?? 0, error };
  }
}

/** The part of a turn that is needed to repeat it. */
function toCase(item: unknown): unknown {
  if (
    typeof item !== 'object' ||
    item === null ||
    !('before' in item && 'action' in item && 'answers' in item)
  )
    return item;
  const { before, action, answers } = item;
  return { before, action, answers };
}

const MAX_CASE_LENGTH = 8000;

function abbreviate(found: unknown): string {
  const text = JSON.stringify(found) ?? String(found);
  return text.length <= MAX_CASE_LENGTH
    ? text
    : `${text.slice(0, MAX_CASE_LENGTH)}… (${text.length} characters in all)`;
}

/** Parses a value that must pass the schema. */
export function parseOrBreak<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const read = schema.safeParse(value);
  return read.success ? read.data : breakPromise(`${what} does not pass the door: ${read.error.message}`);
}
