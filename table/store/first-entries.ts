import type { Entry } from './store.ts';

/** The same entries; throws where they cannot begin a log: versions 1, 2, 3 … without a gap, and at least one of them. */
export function* checkFirst(entries: Iterable<Entry>): Generator<Entry> {
  let count = 0;
  for (const entry of entries) {
    if (entry.version !== ++count)
      throw new Error(`the first entries are numbered 1, 2, 3 …: entry ${count} has another version`);
    yield entry;
  }
  if (count === 0) throw new Error('a table begins with at least one entry');
}
