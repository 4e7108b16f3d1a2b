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
    (json, [path, value]) => setAtPath(json, path.split('.'), value),
    action,
  );
}

function setAtPath(json: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(json)) {
    const items: readonly Json[] = json;
    const index = Number(key);
    if (!Number.isInteger(index)) throw new Error(`no place ${key} on a list: a slot's path is wrong`);
    return Array.from({ length: Math.max(items.length, index + 1) }, (_, i) =>
      i === index ? setAtPath(items[i] ?? null, rest, value) : (items[i] ?? null),
    );
  }
  const fields: Fields = isFields(json) ? json : {};
  return { ...fields, [key]: setAtPath(fields[key] ?? null, rest, value) };
}
