import type { Entry } from './store.ts';

/** Throws unless these can begin a log: versions 1, 2, 3 … without a gap, and at least one of them. */
export function checkFirst(entries: readonly Entry[]): void {
  if (entries.length === 0) throw new Error('a table begins with at least one entry');
  const astray = entries.findIndex(({ version }, at) => version !== at + 1);
  if (astray >= 0)
    throw new Error(`the first entries are numbered 1, 2, 3 …: entry ${astray + 1} has another version`);
}
