import { type Fields, isEqualJson, isFields, type Json } from '@arbitro/kernel';
import type { Change } from '@arbitro/protocol';
import { getOwn } from './get-own.ts';

export { applyChanges, setAtPath } from '@arbitro/protocol';

type Path = Change['at'];

/** Returns the changes that turn one state of plain data into another, with as few values as possible. */
export function compareJson(before: Json, after: Json): readonly Change[] {
  const changes: Change[] = [];
  addChanges(before, after, [], changes);
  return changes;
}

function addChanges(before: Json, after: Json, at: Path, to: Change[]): void {
  if (before === after) return;
  if (isFields(before) && isFields(after)) addFieldChanges(before, after, at, to);
  else if (isList(before) && isList(after)) addListChanges(before, after, at, to);
  else to.push({ at, to: after });
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function addFieldChanges(before: Fields, after: Fields, at: Path, to: Change[]): void {
  const [left, come] = [listFields(before), listFields(after)];
  if (isSameOrder(left, come)) {
    for (const key of come)
      if (before[key] !== after[key]) addChanges(orNull(before[key]), orNull(after[key]), [...at, key], to);
    return;
  }
  const keys = new Set([...left, ...come]);
  for (const key of keys) {
    const [old, now] = [getOwn(before, key), getOwn(after, key)];
    if (now === undefined) to.push({ at: [...at, key] });
    else if (old === undefined) to.push({ at: [...at, key], to: now });
    else addChanges(old, now, [...at, key], to);
  }
  const stays = [...keys].filter((key) => getOwn(after, key) !== undefined);
  if (!isInOrder(stays, come)) to.push({ at, order: [...come] });
}

/** The names of the fields that have a value. */
function listFields(fields: Fields): readonly string[] {
  const keys = Object.keys(fields);
  return keys.some((key) => fields[key] === undefined)
    ? keys.filter((key) => fields[key] !== undefined)
    : keys;
}

const isSameOrder = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.length === others.length && keys.every((key, index) => key === others[index]);

/** Whether fields set in this order end up in the wanted order; number keys always come first. */
function isInOrder(set: readonly string[], wanted: readonly string[]): boolean {
  const keys = Object.keys(Object.fromEntries(set.map((key) => [key, null])));
  return keys.every((key, index) => key === wanted[index]);
}

/**
 * Compares lists of equal length element by element. Otherwise replaces the elements between those that match from the
 * front and those that match from the back, and compares those that match.
 */
function addListChanges(before: readonly Json[], after: readonly Json[], at: Path, to: Change[]): void {
  if (before.length === after.length) return addPairChanges(before, after, at, to);
  const max = Math.min(before.length, after.length);
  let head = 0;
  while (head < max && isSameElement(before[head], after[head])) head++;
  let tail = 0;
  while (tail < max - head && isSameElement(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const insert = after.slice(head, after.length - tail).map(orNull);
  to.push({ at, splice: { from: head, remove: before.length - tail - head, insert } });
  const spliced = [...before.slice(0, head), ...insert, ...before.slice(before.length - tail)];
  addPairChanges(spliced, after, at, to);
}

const orNull = (value: Json | undefined): Json => value ?? null;

function addPairChanges(before: readonly Json[], after: readonly Json[], at: Path, to: Change[]): void {
  for (const [index, value] of before.entries())
    if (value !== after[index]) addChanges(value, orNull(after[index]), [...at, index], to);
}

/** Whether two elements are the same thing: by their id if they have one, otherwise by their whole contents. */
function isSameElement(a: Json | undefined, b: Json | undefined): boolean {
  const [left, right] = [orNull(a), orNull(b)];
  if (isFields(left) && isFields(right) && typeof left.id === 'string') return left.id === right.id;
  return isEqualJson(left, right);
}
