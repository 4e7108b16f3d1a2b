/** Plain data: worlds, actions, events, questions and answers consist of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object. */
export type Fields = { readonly [key: string]: Json };

/** Returns true for a JSON object, false for a list or a plain value. */
export const isFields = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * Returns the value at a path of plain data (`attacker`, `risks`, `0`), or undefined; inherited properties do not
 * count.
 */
export function valueAt(
  json: Json | undefined,
  [key, ...rest]: readonly (string | number)[],
): Json | undefined {
  if (key === undefined) return json;
  if (Array.isArray(json)) return valueAt((json as readonly Json[])[Number(key)], rest);
  return isFields(json) && Object.hasOwn(json, key) ? valueAt(json[key], rest) : undefined;
}
