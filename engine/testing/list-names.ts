import type { Json } from '@arbitro/kernel';

/** Returns every name of a thing in plain data. */
export function listNames(given: Json): readonly string[] {
  if (typeof given !== 'object' || given === null) return [];
  const { name } = given as { readonly name?: Json };
  const inside = Object.values(given).flatMap((part: Json) => listNames(part));
  return typeof name === 'string' ? [name, ...inside] : inside;
}
