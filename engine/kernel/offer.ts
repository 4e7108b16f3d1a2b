import { type Fields, isFields, type Json } from './json.ts';
import type { AnyQuestion } from './question.ts';

/** An action the rules allow now: its fixed part, and its unfilled slots by path (`on`, `attacker.risks.0.level`). */
export interface Offer {
  readonly action: { readonly type: string; readonly [key: string]: Json };
  readonly slots: Readonly<Record<string, AnyQuestion>>;
}

/** Returns the action of an offer with its slots filled. */
export function fillOffer({ action }: Offer, slots: Readonly<Record<string, Json>>): Json {
  return Object.entries(slots).reduce<Json>(
    (whole, [path, value]) => setAtPath(whole, path.split('.'), value),
    action,
  );
}

function setAtPath(whole: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    const items: readonly Json[] = whole;
    const at = Number(key);
    if (!Number.isInteger(at)) throw new Error(`no place ${key} on a list: a slot's path is wrong`);
    return Array.from({ length: Math.max(items.length, at + 1) }, (_, i) =>
      i === at ? setAtPath(items[i] ?? null, rest, value) : (items[i] ?? null),
    );
  }
  const fields: Fields = isFields(whole) ? whole : {};
  return { ...fields, [key]: setAtPath(fields[key] ?? null, rest, value) };
}
