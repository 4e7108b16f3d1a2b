import type { Interval } from './intervals.ts';

/** The chance that at least one of all marks of a report is wrong. */
const FAMILY_ERROR = 0.05;

/** Returns how many standard deviations a normal value exceeds with this chance (Abramowitz and Stegun, 26.2.23). */
function normalQuantile(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) /
      (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t)
  );
}

/**
 * Returns whether a difference is real although it is one of several that were looked at: the 95 % interval, widened
 * after Bonferroni for so many figures, does not contain 0.
 */
export function isRealDifference([low, high]: Interval, figures: number): boolean {
  const factor = normalQuantile(FAMILY_ERROR / 2 / Math.max(1, figures)) / normalQuantile(FAMILY_ERROR / 2);
  const [centre, half] = [(low + high) / 2, (factor * (high - low)) / 2];
  return centre - half > 0 || centre + half < 0;
}
