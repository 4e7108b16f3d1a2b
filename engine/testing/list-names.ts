import type { Json } from '@arbitro/kernel';

/** Returns every name of a thing in plain data. */
export function listNames(input: Json): readonly string[] {
  if (typeof input !== 'object' || input === null) return [];
  const { name } = input as { readonly name?: Json };
  const inside = Object.values(input).flatMap((part: Json) => listNames(part));
  return typeof name === 'string' ? [name, ...inside] : inside;
}
