import type { BoardRow } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import { findExtreme } from '../log/extreme-result.ts';
import { compareRows } from './row-change.ts';

/** What can be heard and felt. */
export type Happening = 'turn' | 'hurt' | 'healed' | 'fell' | 'best' | 'worst';

interface Moment {
  readonly rows: readonly BoardRow[];
  readonly isYourTurn: boolean;
}

/** Returns the most important thing that has happened between two moments. */
export function findHappening(before: Moment, now: Moment, news: readonly LogLine[]): Happening | undefined {
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const changes = now.rows.flatMap((row) => {
    const was = known.get(row.id);
    return (was && compareRows(was, row)) ?? [];
  });
  if (changes.some(({ fell }) => fell)) return 'fell';
  const extreme = news.map(findExtreme).find((found) => found !== undefined);
  if (extreme) return extreme;
  if (now.isYourTurn && !before.isYourTurn) return 'turn';
  if (changes.some(({ amount, looks }) => amount < 0 || looks !== undefined)) return 'hurt';
  return changes.length > 0 ? 'healed' : undefined;
}
