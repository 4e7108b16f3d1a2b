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
export function chanceThat<V>(of: Ways<V>, holds: (value: V) => boolean): Fraction {
  let ways = 0n;
  for (const outcome of of.outcomes) if (holds(outcome.value)) ways += outcome.ways;
  return fraction(ways, of.total);
}

/** The chance of the unresolved part. */
export const unresolvedChance = (of: Ways<unknown>): Fraction => fraction(of.unresolved, of.total);
/** The chance of at least this value. */
export const chanceAtLeast = (of: Ways<number>, min: number): Fraction =>
  chanceThat(of, (value) => value >= min);
/** The chance of at most this value. */
export const chanceAtMost = (of: Ways<number>, max: number): Fraction =>
  chanceThat(of, (value) => value <= max);

/** Compares in one pass over both, not over their pairs. */
export function compareDistributions(a: Ways<number>, b: Ways<number>): ComparisonOdds {
  const [left, right] = [sortAscending(a), sortAscending(b)];
  const total = a.total * b.total;
  const resolved = (a.total - a.unresolved) * (b.total - b.unresolved);
  let [more, equal, below, index] = [0n, 0n, 0n, 0];
  for (const { value, ways } of left) {
    let next = right[index];
    for (; next && next.value < value; next = right[++index]) below += next.ways;
    more += ways * below;
    for (let same = index; right[same]?.value === value; same++) equal += ways * right[same]!.ways;
  }
  const [over, ties, rest] = [more, equal, resolved - more - equal].map((ways) => fraction(ways, total));
  return { more: over!, equal: ties!, less: rest!, unresolved: fraction(total - resolved, total) };
}

/** The mean of the resolved outcomes: nothing is known of the rest. */
export function mean(of: Ways<number>): Fraction {
  return averageOf(of, (value) => value);
}

/** The variance of the resolved outcomes. */
export function variance(of: Ways<number>): Fraction {
  const centre = mean(of);
  const squares = averageOf(of, (value) => multiply(value, value));
  return subtract(squares, multiply(centre, centre));
}

/** The standard deviation, as a double. */
export const standardDeviation = (of: Ways<number>): number => Math.sqrt(toNumber(variance(of)));

/** The smallest value that is not exceeded with this chance; undefined when it depends on the unresolved part. */
export function quantile(of: Ways<number>, share: Fraction): number | undefined {
  const values = sortAscending(of);
  const ifLow = findReaching(values, of, { share, before: of.unresolved });
  const ifHigh = findReaching(values, of, { share, before: 0n });
  return ifLow === ifHigh ? ifLow : undefined;
}

/** The median. */
export const median = (of: Ways<number>): number | undefined => quantile(of, fraction(1n, 2n));

function findReaching(
  values: readonly Outcome<number>[],
  { total }: Ways<number>,
  { share, before }: { readonly share: Fraction; readonly before: bigint },
): number | undefined {
  let so = before;
  if (so > 0n && compare(fraction(so, total), share) >= 0) return undefined;
  for (const { value, ways } of values) {
    so += ways;
    if (ways > 0n && compare(fraction(so, total), share) >= 0) return value;
  }
  return undefined;
}

function averageOf(of: Ways<number>, read: (value: Fraction) => Fraction): Fraction {
  const resolved = of.total - of.unresolved;
  if (resolved === 0n) throw new Error('nothing is resolved, so there is no mean');
  let so = ZERO;
  for (const { value, ways } of of.outcomes)
    so = add(so, multiply(read(fractionFromNumber(value)), fraction(ways)));
  return divide(so, fraction(resolved));
}

const sortAscending = ({ outcomes }: Ways<number>): readonly Outcome<number>[] =>
  [...outcomes].sort((a, b) => a.value - b.value);
