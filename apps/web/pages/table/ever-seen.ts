import type { AnyWorld, Json } from '@arbitro/kernel';

/** Who is there and what they have, by id and name alone. */
export type Names = Pick<AnyWorld, 'creatures'>;

/** Those of this view, then those seen before it: the log goes on speaking of who has gone or is hidden now. */
export function everSeen(before: Names, view: Json): Names {
  const now = JSON.parse(JSON.stringify(view, namesOnly)) as Names;
  const there = new Set(now.creatures.map(({ id }) => id));
  return { ...now, creatures: [...now.creatures, ...before.creatures.filter(({ id }) => !there.has(id))] };
}

const namesOnly = (key: string, value: Json): Json | undefined =>
  typeof value === 'object' || key === 'id' || key === 'name' ? value : undefined;
