import { addWays, type Key, keyOf, type Ways } from '@arbitro/dice';
import { gcd } from './fraction.ts';
import { Mass, MassTally, matchNumberKind, multiplyWhole, toWholeNumber } from './mass.ts';

/** Exact chances of values as whole weights over one total; each value occurs once, numbers are sorted. */
export type Distribution<V> = Ways<V>;

/** One of several distributions, with its weight. */
export interface WeightedPart<V> {
  readonly ways: bigint;
  readonly of: Ways<V>;
}

/** Merges equal values. */
export const toDistribution = <V>(ways: Ways<V>, key: (value: V) => Key = keyOf): Distribution<V> =>
  mapDistribution(ways, (value) => value, key);

/** The distribution of a function of the value. */
export function mapDistribution<A, V>(
  source: Ways<A>,
  read: (value: A) => V,
  key: (value: V) => Key = keyOf,
): Distribution<V> {
  const found = new MassTally(key);
  const total = toWholeNumber(source.total);
  for (const { value, ways } of source.outcomes) found.add(read(value), matchNumberKind(total, ways), total);
  return found.ways(buildMass(source.unresolved, source.total));
}

/** The distribution of a function of two independent values. */
export function combineDistributions<A, B, V>(
  a: Ways<A>,
  b: Ways<B>,
  join: (a: A, b: B) => V,
  key: (value: V) => Key = keyOf,
): Distribution<V> {
  const found = new MassTally(key);
  const total = multiplyWhole(toWholeNumber(a.total), toWholeNumber(b.total));
  const second = b.outcomes.map(({ value, ways }) => ({ value, ways: matchNumberKind(total, ways) }));
  for (const first of a.outcomes) {
    const firstWays = matchNumberKind(total, first.ways);
    for (const { value, ways } of second)
      found.add(join(first.value, value), matchNumberKind(total, multiplyWhole(firstWays, ways)), total);
  }
  return found.ways(computeUnresolved(a, b));
}

/** The distribution of a sum of independent values. */
export const sumDistributions = (a: Ways<number>, b: Ways<number>): Distribution<number> => addWays(a, b);
/** The distribution of a difference of independent values. */
export const subtractDistributions = (a: Ways<number>, b: Ways<number>): Distribution<number> =>
  combineDistributions(a, b, (x, y) => x - y);
/** The distribution of a product of independent values. */
export const multiplyDistributions = (a: Ways<number>, b: Ways<number>): Distribution<number> =>
  combineDistributions(a, b, (x, y) => x * y);
/** The distribution of the larger of independent values. */
export const maxDistribution = (a: Ways<number>, b: Ways<number>): Distribution<number> =>
  combineDistributions(a, b, Math.max);
/** The distribution of the smaller of independent values. */
export const minDistribution = (a: Ways<number>, b: Ways<number>): Distribution<number> =>
  combineDistributions(a, b, Math.min);

/** A mixture of distributions by weight. */
export function mixDistributions<V>(
  parts: readonly WeightedPart<V>[],
  key: (value: V) => Key = keyOf,
): Distribution<V> {
  const weightSum = parts.reduce((sum, { ways }) => sum + ways, 0n);
  if (weightSum <= 0n) throw new Error('a mixture needs a part that can come about');
  const found = new MassTally(key);
  const unresolved = new Mass();
  for (const { ways, of } of parts) {
    const total = toWholeNumber(weightSum * of.total);
    for (const outcome of of.outcomes)
      found.add(outcome.value, matchNumberKind(total, ways * outcome.ways), total);
    unresolved.add(matchNumberKind(total, ways * of.unresolved), total);
  }
  return found.ways(unresolved);
}

/** A sequence: the second value depends on the first. */
export function flatMapDistribution<A, V>(
  first: Ways<A>,
  next: (value: A) => Ways<V>,
  key: (value: V) => Key = keyOf,
): Distribution<V> {
  const nothing: Ways<V> = { outcomes: [], total: 1n, unresolved: 1n };
  const parts = first.outcomes.map(({ value, ways }) => ({ ways, of: next(value) }));
  return mixDistributions([...parts, { ways: first.unresolved, of: nothing }], key);
}

/**
 * The conditional distribution, given that `holds`. Whether it holds for unresolved values is unknown, so all of them
 * stay unresolved: each chance is a lower bound, and with `unresolved` added an upper bound. Undefined when it never
 * holds.
 */
export function conditionOn<V>(source: Ways<V>, holds: (value: V) => boolean): Distribution<V> | undefined {
  const outcomes = source.outcomes.filter(({ value, ways }) => ways > 0n && holds(value));
  const total = outcomes.reduce((sum, { ways }) => sum + ways, source.unresolved);
  return total === 0n ? undefined : { outcomes, total, unresolved: source.unresolved };
}

/** The same chances over the smallest total. */
export function reduceToLowestTerms<V>({ outcomes, total, unresolved }: Ways<V>): Distribution<V> {
  const common = outcomes.reduce((sum, { ways }) => gcd(sum, ways), gcd(total, unresolved));
  return {
    outcomes: outcomes.map(({ value, ways }) => ({ value, ways: ways / common })),
    total: total / common,
    unresolved: unresolved / common,
  };
}

function buildMass(ways: bigint, total: bigint): Mass {
  const mass = new Mass();
  if (ways > 0n) mass.add(ways, total);
  return mass;
}

function computeUnresolved(a: Ways<unknown>, b: Ways<unknown>): Mass {
  const total = a.total * b.total;
  return buildMass(total - (a.total - a.unresolved) * (b.total - b.unresolved), total);
}
