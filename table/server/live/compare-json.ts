import { type Fields, isEqualJson, isFields, type Json } from '@arbitro/kernel';
import type { Change } from '@arbitro/protocol';
import { getOwn } from './get-own.ts';

export { applyChanges, setAtPath } from '@arbitro/protocol';

/** Returns the changes that turn one state of plain data into another, with as few values as possible. */
export function compareJson(before: Json, after: Json): readonly Change[] {
  const comparison = new Comparison();
  comparison.addChanges(before, after);
  return comparison.changes;
}

/** Two states of plain data on the way through both. Most parts are equal: a path is copied only for a change. */
class Comparison {
  readonly changes: Change[] = [];
  readonly #path: (string | number)[] = [];

  addChanges(before: Json, after: Json): void {
    if (before === after) return;
    if (isFields(before) && isFields(after)) this.#addFieldChanges(before, after);
    else if (isList(before) && isList(after)) this.#addListChanges(before, after);
    else this.changes.push({ at: [...this.#path], to: after });
  }

  #addChangesAt(key: string | number, before: Json, after: Json): void {
    this.#path.push(key);
    this.addChanges(before, after);
    this.#path.pop();
  }

  #addFieldChanges(before: Fields, after: Fields): void {
    if (!hasSameFields(before, after)) return this.#addOtherFields(before, after);
    for (const key in after) {
      const [old, now] = [before[key] as Json, after[key] as Json];
      if (old !== now) this.#addChangesAt(key, old, now);
    }
  }

  #addOtherFields(before: Fields, after: Fields): void {
    const [fieldsBefore, fieldsAfter] = [listFields(before), listFields(after)];
    const keys = new Set([...fieldsBefore, ...fieldsAfter]);
    for (const key of keys) {
      const [old, now] = [getOwn(before, key), getOwn(after, key)];
      if (now === undefined) this.changes.push({ at: [...this.#path, key] });
      else if (old === undefined) this.changes.push({ at: [...this.#path, key], to: now });
      else this.#addChangesAt(key, old, now);
    }
    const stays = [...keys].filter((key) => getOwn(after, key) !== undefined);
    if (!isInOrder(stays, fieldsAfter)) this.changes.push({ at: [...this.#path], order: [...fieldsAfter] });
  }

  /**
   * Compares lists of equal length element by element. Otherwise replaces the elements between those that match from
   * the front and those that match from the back, and compares those that match.
   */
  #addListChanges(before: readonly Json[], after: readonly Json[]): void {
    if (before.length === after.length) return this.#addPairChanges(before, after);
    const max = Math.min(before.length, after.length);
    let head = 0;
    while (head < max && isSameElement(before[head], after[head])) head++;
    let tail = 0;
    while (tail < max - head && isSameElement(before.at(-1 - tail), after.at(-1 - tail))) tail++;
    const insert = after.slice(head, after.length - tail).map(orNull);
    const splice = { from: head, remove: before.length - tail - head, insert };
    this.changes.push({ at: [...this.#path], splice });
    this.#addPairChanges([...before.slice(0, head), ...insert, ...before.slice(before.length - tail)], after);
  }

  #addPairChanges(before: readonly Json[], after: readonly Json[]): void {
    for (let index = 0; index < after.length; index++) {
      const [old, now] = [before[index] as Json, after[index]];
      if (old !== now) this.#addChangesAt(index, old, orNull(now));
    }
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Whether both have the same fields in the same order, each with a value. */
function hasSameFields(before: Fields, after: Fields): boolean {
  const keys = Object.keys(before);
  let count = 0;
  for (const key in after) {
    if (keys[count] !== key || before[key] === undefined || after[key] === undefined) return false;
    count++;
  }
  return count === keys.length;
}

/** The names of the fields that have a value. */
const listFields = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((key) => fields[key] !== undefined);

/** Whether fields set in this order end up in the wanted order; number keys always come first. */
function isInOrder(set: readonly string[], keyOrder: readonly string[]): boolean {
  const keys = Object.keys(Object.fromEntries(set.map((key) => [key, null])));
  return keys.every((key, index) => key === keyOrder[index]);
}

const orNull = (value: Json | undefined): Json => value ?? null;

/** Whether two elements are the same thing: by their id if they have one, otherwise by their whole contents. */
function isSameElement(a: Json | undefined, b: Json | undefined): boolean {
  const [left, right] = [orNull(a), orNull(b)];
  if (isFields(left) && isFields(right) && typeof left.id === 'string') return left.id === right.id;
  return isEqualJson(left, right);
}
