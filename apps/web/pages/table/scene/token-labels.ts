import type { BoardRow, CreatureId } from '@arbitro/kernel';
import { initialsOf } from './zone-shapes.ts';

/** How a token differs from all others: its letters, and the number of its pattern. */
export interface TokenLabel {
  readonly initials: string;
  /** 0: plain. Creatures whose names begin alike have different patterns. */
  readonly pattern: number;
  /** The address of its picture. */
  readonly picture?: string | undefined;
}

const PATTERN_COUNT = 6;

type Named = Pick<BoardRow, 'id' | 'name'>;

/** Returns a label for each creature; names that begin alike get the letter that tells them apart. */
export function labelTokens(rows: readonly Named[]): ReadonlyMap<CreatureId, TokenLabel> {
  const groups = Map.groupBy(rows, ({ name }) => initialsOf(name));
  const labels = new Map<CreatureId, TokenLabel>();
  for (const [initials, twins] of groups)
    twins.forEach(({ id, name }, index) => {
      const others = twins.filter((twin) => twin.id !== id).map((twin) => twin.name);
      const letters = others.length > 0 ? distinguish(name, others) : undefined;
      labels.set(id, { initials: letters ?? initials, pattern: index % PATTERN_COUNT });
    });
  return labels;
}

/** Returns the first letter, the first letter that no other name has in that place, and the number of the name. */
function distinguish(name: string, others: readonly string[]): string | undefined {
  const letters = [...name.replace(/[\s-]*\d+$/, '')];
  const number = /\d+$/.exec(name)?.[0] ?? '';
  const place = letters.findIndex(
    (letter, at) => at > 0 && /\p{L}/u.test(letter) && others.every((other) => [...other][at] !== letter),
  );
  return place < 0 ? undefined : `${letters[0] ?? ''}${letters[place] ?? ''}${number}`;
}
