import { type Fields, isFields, type Json } from '@arbitro/kernel';
import type { SetValue } from '@arbitro/protocol';
import { ownOf } from './own.ts';

type Path = SetValue['at'];

/** What was set between one state of plain data and another, as few values as will do. */
export function changesBetween(before: Json, after: Json, at: Path = []): readonly SetValue[] {
  if (before === after) return [];
  if (isFields(before) && isFields(after)) return fieldChanges(before, after, at);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one: Json, i) => changesBetween(one, (after[i] ?? null) as Json, [...at, i]));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ at, to: after }];
}

function fieldChanges(before: Fields, after: Fields, at: Path): readonly SetValue[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): readonly SetValue[] => {
    const [old, now] = [ownOf(before, key), ownOf(after, key)];
    if (now === undefined) return old === undefined ? [] : [{ at: [...at, key] }];
    return old === undefined ? [{ at: [...at, key], to: now }] : changesBetween(old, now, [...at, key]);
  });
}

/** The data with those values set. What is not on the way to one stays the same object. */
export function withChanges<T>(whole: T, changes: readonly SetValue[]): T {
  return changes.reduce<Json>((state, { at, to }) => withAt(state, at, to), whole as Json) as T;
}

/** The data with one value set, by its path; without a value it is taken away. */
export function withAt(whole: Json, [key, ...rest]: Path, to: Json | undefined): Json {
  if (key === undefined) return to ?? null;
  if (Array.isArray(whole)) {
    const list: Json[] = [...whole];
    list[Number(key)] = withAt(list[Number(key)] ?? null, rest, to);
    return list;
  }
  const fields = new Map<string, Json>(Object.entries(isFields(whole) ? whole : {}));
  const name = String(key);
  if (rest.length === 0 && to === undefined) fields.delete(name);
  else fields.set(name, withAt(fields.get(name) ?? null, rest, to));
  return Object.fromEntries(fields);
}
