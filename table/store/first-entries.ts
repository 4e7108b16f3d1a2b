import type { Entry } from './store.ts';

/** Yields the same entries; throws if they cannot start a log: versions must be 1, 2, 3 … without a gap, at least one. */
export function* checkFirst(entries: Iterable<Entry>): Generator<Entry> {
  let count = 0;
  for (const entry of entries) {
    if (entry.version !== ++count)
      throw new Error(`the first entries are numbered 1, 2, 3 …: entry ${count} has another version`);
    yield entry;
  }
  if (count === 0) throw new Error('a table begins with at least one entry');
}
