import { isDeepStrictEqual } from 'node:util';
import { chai, expect } from 'vitest';
import type { z } from 'zod';

/** Fails the current promise. Anything else that is thrown is a crash, not a broken point. */
export function breakPromise(message: string, cause?: unknown): never {
  const broken = new chai.AssertionError(message);
  if (cause !== undefined) broken.cause = cause;
  throw broken;
}

/** Returns true if a point was broken by one of its own assertions. */
export const isBrokenPromise = (error: unknown): boolean => error instanceof chai.AssertionError;

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

/**
 * Checks that both are deeply equal, including undefined fields. `expect` is called only to describe a difference: it
 * is many times slower.
 */
export function expectSame(actual: unknown, expected: unknown, what?: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, what).toStrictEqual(expected);
  breakPromise(`${what ?? 'the value'} is another`);
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
  let left = MORE_CASES;
  try {
    for (const item of all) {
      count++;
      const failing = failingCase(item, check);
      if (failing && (!smallest || failing.size < smallest.size)) smallest = failing;
      if (smallest && left-- === 0) break;
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
