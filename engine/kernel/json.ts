/** Plain data: what a world, an action, an event, a question and an answer are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Keys, and what stands under each. */
export type Fields = { readonly [key: string]: Json };

/** Is this a group of keys, and neither a list nor a plain value? */
export const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** What stands at a path of plain data (`attacker`, `risks`, `0`), if anything does; what is inherited does not. */
export function valueAt(
  whole: Json | undefined,
  [key, ...rest]: readonly (string | number)[],
): Json | undefined {
  if (key === undefined) return whole;
  if (Array.isArray(whole)) return valueAt((whole as readonly Json[])[Number(key)], rest);
  return isFields(whole) && Object.hasOwn(whole, key) ? valueAt(whole[key], rest) : undefined;
}
