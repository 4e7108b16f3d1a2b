import { isFields, type Json } from '@arbitro/kernel';
import type { Change } from './changes.ts';

type Path = Change['at'];

const orNull = (value: Json | undefined): Json => value ?? null;

/** Returns the data after these changes. Values that are not on the path of a change stay the same objects. */
export function applyChanges<T>(json: T, changes: readonly Change[]): T {
  return changes.reduce<Json>(applyChange, json as Json) as T;
}

function applyChange(json: Json, change: Change): Json {
  const { at } = change;
  if ('splice' in change) return updateAt(json, at, (list) => spliceList(list, change.splice));
  if ('order' in change) return updateAt(json, at, (fields) => reorderFields(fields, change.order));
  return setAtPath(json, at, change.to);
}

type Splice = Extract<Change, { splice: unknown }>['splice'];

function spliceList(list: Json | undefined, { from, remove, insert }: Splice): Json {
  if (!Array.isArray(list)) return null;
  return [...list.slice(0, from), ...insert, ...list.slice(from + remove)];
}

function reorderFields(fields: Json | undefined, order: readonly string[]): Json {
  if (!isFields(fields)) return null;
  const presentKeys = order.filter((key) => Object.hasOwn(fields, key));
  const keys = new Set([...presentKeys, ...Object.keys(fields)]);
  return Object.fromEntries([...keys].map((key) => [key, orNull(fields[key])]));
}

/** Returns the data with one value set at its path; without a value, the path is removed. */
export const setAtPath = (json: Json, path: Path, to: Json | undefined): Json =>
  updateAt(json, path, () => to);

type Update = (value: Json | undefined) => Json | undefined;

function updateAt(json: Json, [key, ...rest]: Path, update: Update): Json {
  if (key === undefined) return orNull(update(json));
  if (Array.isArray(json)) return updateElement(json, Number(key), (value) => updateAt(value, rest, update));
  const fields = new Map<string, Json>(Object.entries(isFields(json) ? json : {}));
  const name = String(key);
  const next =
    rest.length === 0 ? update(fields.get(name)) : updateAt(orNull(fields.get(name)), rest, update);
  if (next === undefined) fields.delete(name);
  else fields.set(name, next);
  return Object.fromEntries(fields);
}

/** An index far beyond the end would create a list of that length. */
function updateElement(list: readonly Json[], index: number, update: (value: Json) => Json): Json {
  if (!(index >= 0 && index <= list.length))
    throw new RangeError(`a list of ${list.length} has no place ${index}`);
  const next = [...list];
  next[index] = update(orNull(list[index]));
  return next;
}
