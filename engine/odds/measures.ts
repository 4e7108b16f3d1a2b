import type { Outcome, Ways } from '@arbitro/dice';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  fractionFromNumber,
  multiply,
  subtract,
  toNumber,
  ZERO,
} from './fraction.ts';

/** How two independent numbers compare, from the view of the first. */
export interface ComparisonOdds {
  readonly more: Fraction;
  readonly equal: Fraction;
  readonly less: Fraction;
  readonly unresolved: Fraction;
}

/** The chance that this holds, among resolved outcomes: the true chance is at most `unresolved` greater. */
export function chanceThat<V>(distribution: Ways<V>, holds: (value: V) => boolean): Fraction {
  let ways = 0n;
  for (const outcome of distribution.outcomes) if (holds(outcome.value)) ways += outcome.ways;
  return fraction(ways, distribution.total);
}

/** The chance of the unresolved part. */
export const unresolvedChance = (distribution: Ways<unknown>): Fraction =>
  fraction(distribution.unresolved, distribution.total);
/** The chance of at least this value. */
export const chanceAtLeast = (distribution: Ways<number>, min: number): Fraction =>
  chanceThat(distribution, (value) => value >= min);
/** The chance of at most this value. */
export const chanceAtMost = (distribution: Ways<number>, max: number): Fraction =>
  chanceThat(distribution, (value) => value <= max);

/** Compares in one pass over both, not over their pairs. */
export function compareDistributions(a: Ways<number>, b: Ways<number>): ComparisonOdds {
  const [sortedA, sortedB] = [sortAscending(a), sortAscending(b)];
  const total = a.total * b.total;
  const resolved = (a.total - a.unresolved) * (b.total - b.unresolved);
  let [more, equal, below, index] = [0n, 0n, 0n, 0];
  for (const { value, ways } of sortedA) {
    let next = sortedB[index];
    for (; next && next.value < value; next = sortedB[++index]) below += next.ways;
    more += ways * below;
    for (let same = index; sortedB[same]?.value === value; same++) equal += ways * sortedB[same]!.ways;
  }
  const [over, ties, rest] = [more, equal, resolved - more - equal].map((ways) => fraction(ways, total));
  return { more: over!, equal: ties!, less: rest!, unresolved: fraction(total - resolved, total) };
}

/** The mean of the resolved outcomes: nothing is known of the rest. */
export function mean(distribution: Ways<number>): Fraction {
  return averageOf(distribution, (value) => value);
}

/** The variance of the resolved outcomes. */
export function variance(distribution: Ways<number>): Fraction {
  const centre = mean(distribution);
  const squares = averageOf(distribution, (value) => multiply(value, value));
  return subtract(squares, multiply(centre, centre));
}

/** The standard deviation, as a double. */
export const standardDeviation = (distribution: Ways<number>): number =>
  Math.sqrt(toNumber(variance(distribution)));

/** The smallest value that is not exceeded with this chance; undefined when it depends on the unresolved part. */
export function quantile(distribution: Ways<number>, share: Fraction): number | undefined {
  const values = sortAscending(distribution);
  const ifLow = findReaching(values, distribution, { share, before: distribution.unresolved });
  const ifHigh = findReaching(values, distribution, { share, before: 0n });
  return ifLow === ifHigh ? ifLow : undefined;
}

/** The median. */
export const median = (distribution: Ways<number>): number | undefined =>
  quantile(distribution, fraction(1n, 2n));

function findReaching(
  values: readonly Outcome<number>[],
  { total }: Ways<number>,
  { share, before }: { readonly share: Fraction; readonly before: bigint },
): number | undefined {
  let sum = before;
  if (sum > 0n && compare(fraction(sum, total), share) >= 0) return undefined;
  for (const { value, ways } of values) {
    sum += ways;
    if (ways > 0n && compare(fraction(sum, total), share) >= 0) return value;
  }
  return undefined;
}

function averageOf(distribution: Ways<number>, read: (value: Fraction) => Fraction): Fraction {
  const resolved = distribution.total - distribution.unresolved;
  if (resolved === 0n) throw new Error('nothing is resolved, so there is no mean');
  let sum = ZERO;
  for (const { value, ways } of distribution.outcomes)
    sum = add(sum, multiply(read(fractionFromNumber(value)), fraction(ways)));
  return divide(sum, fraction(resolved));
}

const sortAscending = ({ outcomes }: Ways<number>): readonly Outcome<number>[] =>
  [...outcomes].sort((a, b) => a.value - b.value);
