/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/** 95 % confidence interval of a proportion. */
export type Interval = readonly [number, number];

interface Sums {
  readonly sum: number;
  readonly squares: number;
}

/** The number of pairs in which something was true of the first only, and of the second only. */
interface Disagreements {
  readonly first: number;
  readonly second: number;
}

/** How the intervals of a report are computed. */
export interface IntervalRule {
  share(hits: number, tries: number): Interval;
  difference(
    disagreements: Disagreements,
    pairs: number,
  ): { readonly by: number; readonly interval: Interval };
  /** The mean of any numbers. */
  mean(sums: Sums, tries: number): { readonly mean: number; readonly interval: Interval };
  /** The mean of numbers between 0 and 1. */
  meanPart(sums: Sums, tries: number): { readonly mean: number; readonly interval: Interval };
}

/** For a number of fights that was fixed beforehand. */
export const FIXED_INTERVALS: IntervalRule = {
  share: wilsonInterval,
  difference: (disagreements, pairs) => computePairedDifference(disagreements, pairs, Z),
  mean: (sums, tries) => meanOf(sums, tries, Z),
  meanPart: (sums, tries) => meanOf(sums, tries, Z),
};

/** For a simulation that may stop at several looks, each with its own number of standard deviations. */
export const createLookIntervals = (z: number): IntervalRule => ({
  share: (hits, tries) => correctedWilsonInterval(hits, tries, z),
  difference: (disagreements, pairs) => computePairedDifference(disagreements, pairs, z),
  mean: (sums, tries) => meanOf(sums, tries, z),
  meanPart: (sums, tries) => meanOfParts(sums, tries, z),
});

/** Returns Wilson's confidence interval of a proportion, for so many hits in so many tries. */
export function wilsonInterval(hits: number, tries: number): Interval {
  if (tries === 0) return [0, 1];
  const share = hits / tries;
  const centre = share + (Z * Z) / (2 * tries);
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries));
  const all = 1 + (Z * Z) / tries;
  // at 0 and 1 the bound is exact, apart from rounding
  return [hits === 0 ? 0 : (centre - spread) / all, hits === tries ? 1 : (centre + spread) / all];
}

/**
 * Returns Wilson's interval with the correction for continuity: without it, small proportions are missed too often, and
 * several looks add up their misses.
 */
function correctedWilsonInterval(hits: number, tries: number, z: number): Interval {
  if (tries === 0) return [0, 1];
  const low = hits === 0 ? 0 : correctedBound(hits, tries, z);
  const high = hits === tries ? 1 : 1 - correctedBound(tries - hits, tries, z);
  return [Math.max(0, low), Math.min(1, high)];
}

/** The lower bound; that of the misses, taken from one, is the upper bound. */
function correctedBound(hits: number, tries: number, z: number): number {
  const root = z * z - 2 - 1 / tries + 4 * (hits / tries) * (tries - hits + 1);
  return (2 * hits + z * z - 1 - z * Math.sqrt(Math.max(0, root))) / (2 * (tries + z * z));
}

/**
 * Returns the difference of two proportions of paired tries with its confidence interval (Agresti and Min: half a pair
 * is added to each kind of disagreement).
 */
export function computePairedDifference(
  { first, second }: Disagreements,
  pairs: number,
  z: number = Z,
): { readonly by: number; readonly interval: Interval } {
  const by = pairs === 0 ? 0 : (second - first) / pairs;
  const [b, c, n] = [first + 0.5, second + 0.5, pairs + 2];
  const centre = (c - b) / n;
  const spread = (z * Math.sqrt(Math.max(0, b + c - ((c - b) * (c - b)) / n))) / n;
  return { by, interval: [Math.max(-1, centre - spread), Math.min(1, centre + spread)] };
}

/** Returns a mean with its confidence interval, from a sum and the sum of squares. */
export function meanOf(
  { sum, squares }: Sums,
  tries: number,
  z: number = Z,
): { readonly mean: number; readonly interval: Interval } {
  if (tries === 0) return { mean: 0, interval: [0, 0] };
  const mean = sum / tries;
  const variance = Math.max(0, squares / tries - mean * mean);
  const spread = z * Math.sqrt(variance / tries);
  return { mean, interval: [mean - spread, mean + spread] };
}

/** Adds z²/2 tries at 0 and at 1, as Wilson’s interval does: rare extremes may not have happened yet. */
function meanOfParts(
  { sum, squares }: Sums,
  tries: number,
  z: number,
): { readonly mean: number; readonly interval: Interval } {
  if (tries === 0) return { mean: 0, interval: [0, 1] };
  const ends = (z * z) / 2;
  const [low, high] = meanOf({ sum: sum + ends, squares: squares + ends }, tries + 2 * ends, z).interval;
  return { mean: sum / tries, interval: [Math.max(0, low), Math.min(1, high)] };
}
