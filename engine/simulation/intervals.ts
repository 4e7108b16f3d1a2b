/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/** 95 % confidence interval of a proportion. */
export type Interval = readonly [number, number];

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
 * Returns the difference of two proportions of paired tries with its confidence interval (Agresti and Min: half a pair
 * is added to each kind of disagreement).
 */
export function computePairedDifference(
  { first, second }: { readonly first: number; readonly second: number },
  pairs: number,
): { readonly by: number; readonly interval: Interval } {
  const by = pairs === 0 ? 0 : (second - first) / pairs;
  const [b, c, n] = [first + 0.5, second + 0.5, pairs + 2];
  const centre = (c - b) / n;
  const spread = (Z * Math.sqrt(Math.max(0, b + c - ((c - b) * (c - b)) / n))) / n;
  return { by, interval: [Math.max(-1, centre - spread), Math.min(1, centre + spread)] };
}

/** Returns a mean with its confidence interval, from a sum and the sum of squares. */
export function meanOf(
  { sum, squares }: { readonly sum: number; readonly squares: number },
  tries: number,
): { readonly mean: number; readonly interval: Interval } {
  if (tries === 0) return { mean: 0, interval: [0, 0] };
  const mean = sum / tries;
  const variance = Math.max(0, squares / tries - mean * mean);
  const spread = Z * Math.sqrt(variance / tries);
  return { mean, interval: [mean - spread, mean + spread] };
}
