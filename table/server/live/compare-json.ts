import { type Fields, isEqualJson, isFields, type Json } from '@arbitro/kernel';
import type { Change } from '@arbitro/protocol';
import { getOwn } from './get-own.ts';

export { applyChanges, setAtPath } from '@arbitro/protocol';

type Path = Change['at'];

/** Returns the changes that turn one state of plain data into another, with as few values as possible. */
export function compareJson(before: Json, after: Json, at: Path = []): readonly Change[] {
  if (before === after) return [];
  if (isFields(before) && isFields(after)) return compareFields(before, after, at);
  if (isList(before) && isList(after)) return compareLists(before, after, at);
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ at, to: after }];
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function compareFields(before: Fields, after: Fields, at: Path): readonly Change[] {
  const [left, come] = [listFields(before), listFields(after)];
  const keys = new Set([...left, ...come]);
  const changes = [...keys].flatMap((key): readonly Change[] => {
    const [old, now] = [getOwn(before, key), getOwn(after, key)];
    if (now === undefined) return [{ at: [...at, key] }];
    return old === undefined ? [{ at: [...at, key], to: now }] : compareJson(old, now, [...at, key]);
  });
  const stays = [...keys].filter((key) => getOwn(after, key) !== undefined);
  return isInOrder(stays, come) ? changes : [...changes, { at, order: [...come] }];
}

/** The names of the fields that have a value. */
const listFields = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((key) => getOwn(fields, key) !== undefined);

/** Whether fields set in this order end up in the wanted order; number keys always come first. */
function isInOrder(set: readonly string[], wanted: readonly string[]): boolean {
  const keys = Object.keys(Object.fromEntries(set.map((key) => [key, null])));
  return keys.every((key, index) => key === wanted[index]);
}

/**
 * Compares lists of equal length element by element. Otherwise replaces the elements between those that match from the
 * front and those that match from the back, and compares those that match.
 */
function compareLists(before: readonly Json[], after: readonly Json[], at: Path): readonly Change[] {
  if (before.length === after.length) return comparePairs(before, after, at);
  const max = Math.min(before.length, after.length);
  let head = 0;
  while (head < max && isSameElement(before[head], after[head])) head++;
  let tail = 0;
  while (tail < max - head && isSameElement(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const insert = after.slice(head, after.length - tail).map(orNull);
  const splice = { from: head, remove: before.length - tail - head, insert };
  const spliced = [...before.slice(0, head), ...insert, ...before.slice(before.length - tail)];
  return [{ at, splice }, ...comparePairs(spliced, after, at)];
}

const orNull = (value: Json | undefined): Json => value ?? null;

const comparePairs = (before: readonly Json[], after: readonly Json[], at: Path): readonly Change[] =>
  before.flatMap((value, index) => compareJson(value, orNull(after[index]), [...at, index]));

/** Whether two elements are the same thing: by their id if they have one, otherwise by their whole contents. */
function isSameElement(a: Json | undefined, b: Json | undefined): boolean {
  const [left, right] = [orNull(a), orNull(b)];
  if (isFields(left) && isFields(right) && typeof left.id === 'string') return left.id === right.id;
  return isEqualJson(left, right);
}
