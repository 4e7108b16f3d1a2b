import type { Json } from '@arbitro/kernel';

/** Every name that something in plain data goes by. */
export function namesIn(given: Json): readonly string[] {
  if (typeof given !== 'object' || given === null) return [];
  const { name } = given as { readonly name?: Json };
  const inside = Object.values(given).flatMap((part: Json) => namesIn(part));
  return typeof name === 'string' ? [name, ...inside] : inside;
}
