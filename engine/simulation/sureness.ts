import type { Interval } from './intervals.ts';
import type { Comparison, Report, Share } from './report.ts';

/**
 * Returns how far the true value of a figure may be from the figure, at most: the largest distance between a percentage
 * and an end of its interval, in percentage points.
 */
export function findWidest(reports: readonly Report[], comparisons: readonly Comparison[]): number {
  let widest = 0;
  const measure = (value: number, [low, high]: Interval): void => {
    widest = Math.max(widest, value - low, high - value);
  };
  for (const report of reports) {
    for (const { share, interval } of listShares(report)) measure(share, interval);
    for (const { left } of report.sides) if (left.bins.length > 0) measure(left.mean, left.interval);
  }
  for (const { held } of comparisons) for (const { by, interval } of held) measure(by, interval);
  return 100 * widest;
}

const listShares = ({ undecided, nobody, sides, creatures }: Report): readonly Share[] => [
  undecided,
  nobody,
  ...sides.flatMap(({ wins, wiped, deaths }) => [wins, wiped, deaths]),
  ...creatures.flatMap(({ fell, died, away, most }) => [fell, died, away, most]),
];
