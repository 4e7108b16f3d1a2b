import { type Board, isEqualJson, type Json } from '@arbitro/kernel';

/** Replaces equal values by the previous objects, so that they are not drawn again. */
export function reuseEqual<T extends object>(
  before: readonly T[],
  now: readonly T[],
  idOf: (item: T) => string,
): readonly T[] {
  const old = new Map(before.map((item) => [idOf(item), item]));
  return now.map((item) => {
    const was = old.get(idOf(item));
    return was && isEqualJson(was as unknown as Json, item as unknown as Json) ? was : item;
  });
}

/** Returns a board with the unchanged rows and tokens of the previous one. */
export function reuseEqualBoard(before: Board | undefined, now: Board): Board {
  if (!before) return now;
  const rows = reuseEqual(before.rows, now.rows, ({ id }) => id);
  const [was, scene] = [before.scene, now.scene];
  if (was?.kind !== 'grid' || scene?.kind !== 'grid') return { ...now, rows };
  return {
    ...now,
    rows,
    scene: { ...scene, tokens: reuseEqual(was.tokens, scene.tokens, ({ who }) => who) },
  };
}
