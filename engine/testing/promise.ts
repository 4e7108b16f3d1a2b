import { isDeepStrictEqual } from 'node:util';
import { chai, expect } from 'vitest';
import type { z } from 'zod';

/** Breaks the promise that is being held against a system. Anything else that is thrown is a crash, not a verdict. */
export function fail(message: string, cause?: unknown): never {
  const broken = new chai.AssertionError(message);
  if (cause !== undefined) broken.cause = cause;
  throw broken;
}

/** Was a promise broken by one of its own assertions? */
export const isBrokenPromise = (error: unknown): boolean => error instanceof chai.AssertionError;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** For promises that something can be done at all: that it throws is what breaks them. */
export function mustNotThrow<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (isBrokenPromise(error)) throw error;
    return fail(messageOf(error), error);
  }
}

/** Both are the same to the last undefined field. `expect` is asked only to describe a difference: it is many times slower. */
export function expectSame(actual: unknown, expected: unknown, what?: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, what).toStrictEqual(expected);
  fail(`${what ?? 'the value'} is another`);
}

/** Says where it happened when something throws. */
export function within<T>(where: string | (() => string), act: () => T): T {
  try {
    return act();
  } catch (error) {
    const message = `${typeof where === 'string' ? where : where()}: ${messageOf(error)}`;
    if (isBrokenPromise(error)) fail(message, error);
    throw new Error(message, { cause: error });
  }
}

/** Adds the case at hand to whatever is thrown. */
export function withCase<T>(found: () => unknown, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const message = `${messageOf(error)}\nthe case: ${brief(found())}`;
    if (isBrokenPromise(error)) fail(message, error);
    throw new Error(message, { cause: error });
  }
}

/** After the first case that fails so many more are tried, to tell the smallest of those that do. */
const MORE = 20;

interface FailingCase {
  readonly one: unknown;
  readonly size: number;
  readonly error: unknown;
}

/**
 * Holds a check against each of a list, and tells the smallest case that breaks it.
 * An empty list fails: a promise that looks at nothing says nothing.
 */
export function forEvery<T>(all: Iterable<T>, check: (one: T) => void): void {
  let count = 0;
  let smallest: FailingCase | undefined;
  let left = MORE;
  try {
    for (const one of all) {
      count++;
      const failing = failingCase(one, check);
      if (failing && (!smallest || failing.size < smallest.size)) smallest = failing;
      if (smallest && left-- === 0) break;
    }
  } catch (error) {
    // a crash beyond a case that fails takes nothing from it
    if (!smallest) throw error;
  }
  if (count === 0) fail('nothing was looked at: the list to check is empty');
  if (smallest)
    fail(`${messageOf(smallest.error)}\nthe smallest case found: ${brief(smallest.one)}`, smallest.error);
}

/** A crash is no case that breaks a promise. */
function failingCase<T>(one: T, check: (one: T) => void): FailingCase | undefined {
  try {
    check(one);
    return undefined;
  } catch (error) {
    if (!isBrokenPromise(error)) throw error;
    return { one: caseOf(one), size: JSON.stringify(caseOf(one))?.length ?? 0, error };
  }
}

/** Of a turn, what it takes to repeat it. */
function caseOf(one: unknown): unknown {
  if (typeof one !== 'object' || one === null || !('before' in one && 'action' in one && 'answers' in one))
    return one;
  const { before, action, answers } = one;
  return { before, action, answers };
}

const LONGEST = 8000;

function brief(found: unknown): string {
  const text = JSON.stringify(found) ?? String(found);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length} characters in all)`;
}

/** What a schema makes of a value that must pass it. */
export function passDoor<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const read = schema.safeParse(value);
  return read.success ? read.data : fail(`${what} does not pass the door: ${read.error.message}`);
}
