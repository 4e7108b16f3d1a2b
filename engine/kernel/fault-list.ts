import type { Fault } from './fault.ts';

/** Faults beyond this many are counted, not described: describing thousands would take longer than finding them. */
export const MAX_LISTED_FAULTS = 50;

/** Keeps the first faults; one more fault says how many are left out, with those that were only counted before. */
export function limitFaults(faults: readonly Fault[], counted = 0): readonly Fault[] {
  const listed = faults.filter(({ code }) => code !== 'more');
  const count = countFaults(faults) + counted - Math.min(listed.length, MAX_LISTED_FAULTS);
  if (count === 0) return faults;
  return [...listed.slice(0, MAX_LISTED_FAULTS), { at: [], code: 'more', params: { count } }];
}

/** Returns the number of faults, with those that are left out of the list. */
export const countFaults = (faults: readonly Fault[]): number =>
  faults.reduce((sum, { code, params }) => sum + (code === 'more' ? Number(params.count) : 1), 0);
