import { type AnyWorld, isFields, type Json, same } from '@arbitro/kernel';

/** Who is there and what they have, by id and name alone. */
export type Names = Pick<AnyWorld, 'creatures'>;

/**
 * Those of this view, then those seen before it: the log goes on speaking of who has gone or is hidden now. The same as
 * before where nothing is called otherwise.
 */
export function everSeen(before: Names, view: Json): Names {
  const now = namesIn(view) as unknown as Names;
  const there = new Set(now.creatures.map(({ id }) => id));
  const ever = {
    ...now,
    creatures: [...now.creatures, ...before.creatures.filter(({ id }) => !there.has(id))],
  };
  return same(ever as unknown as Json, before as unknown as Json) ? before : ever;
}

/** The same without all that is neither a name nor holds one. */
function namesIn(value: Json): Json {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'object').map(namesIn);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => typeof part === 'object' || key === 'id' || key === 'name')
      .map(([key, part]) => [key, namesIn(part)]),
  );
}
