import { type AnyWorld, isEqualJson, isFields, type Json } from '@arbitro/kernel';

/** Creatures and their belongings, by id and name only. */
export type KnownNames = Pick<AnyWorld, 'creatures'>;

/**
 * Returns the names of this view, then those seen before: the log still mentions creatures that are gone or hidden now.
 * Returns the previous object if no name changed.
 */
export function addToNameHistory(before: KnownNames, view: Json): KnownNames {
  const now = keepOnlyNames(view) as unknown as KnownNames;
  const there = new Set(now.creatures.map(({ id }) => id));
  const ever = {
    ...now,
    creatures: [...now.creatures, ...before.creatures.filter(({ id }) => !there.has(id))],
  };
  return isEqualJson(ever as unknown as Json, before as unknown as Json) ? before : ever;
}

/** Removes everything that neither is nor contains a name. */
function keepOnlyNames(value: Json): Json {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'object').map(keepOnlyNames);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => typeof part === 'object' || key === 'id' || key === 'name')
      .map(([key, part]) => [key, keepOnlyNames(part)]),
  );
}
