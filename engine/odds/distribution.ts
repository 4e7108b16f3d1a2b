import { addWays, type Key, keyOf, type Ways } from '@arbitro/dice';
import { gcd } from './fraction.ts';
import { Mass, partOf, Tally, times, whole } from './mass.ts';

/** Exact chances of values as whole weights over one total; each value occurs once, numbers are sorted. */
export type Distribution<V> = Ways<V>;

/** One of several distributions, with its weight. */
export interface Part<V> {
  readonly ways: bigint;
  readonly of: Ways<V>;
}

/** Merges equal values. */
export const distribution = <V>(ways: Ways<V>, key: (value: V) => Key = keyOf): Distribution<V> =>
  map(ways, (value) => value, key);

/** The distribution of a function of the value. */
export function map<A, V>(
  of: Ways<A>,
  read: (value: A) => V,
  key: (value: V) => Key = keyOf,
): Distribution<V> {
  const found = new Tally(key);
  const total = whole(of.total);
  for (const { value, ways } of of.outcomes) found.add(read(value), partOf(total, ways), total);
  return found.ways(massOf(of.unresolved, of.total));
}

/** The distribution of a function of two independent values. */
export function combine<A, B, V>(
  a: Ways<A>,
  b: Ways<B>,
  join: (a: A, b: B) => V,
  key: (value: V) => Key = keyOf,
): Distribution<V> {
  const found = new Tally(key);
  const total = times(whole(a.total), whole(b.total));
  const second = b.outcomes.map(({ value, ways }) => ({ value, ways: partOf(total, ways) }));
  for (const first of a.outcomes) {
    const firstWays = partOf(total, first.ways);
    for (const { value, ways } of second)
      found.add(join(first.value, value), partOf(total, times(firstWays, ways)), total);
  }
  return found.ways(unresolvedOf(a, b));
}

/** The distribution of a sum of independent values. */
export const sum = (a: Ways<number>, b: Ways<number>): Distribution<number> => addWays(a, b);
/** The distribution of a difference of independent values. */
export const difference = (a: Ways<number>, b: Ways<number>): Distribution<number> =>
  combine(a, b, (x, y) => x - y);
/** The distribution of a product of independent values. */
export const product = (a: Ways<number>, b: Ways<number>): Distribution<number> =>
  combine(a, b, (x, y) => x * y);
/** The distribution of the larger of independent values. */
export const max = (a: Ways<number>, b: Ways<number>): Distribution<number> => combine(a, b, Math.max);
/** The distribution of the smaller of independent values. */
export const min = (a: Ways<number>, b: Ways<number>): Distribution<number> => combine(a, b, Math.min);

/** A mixture of distributions by weight. */
export function mixture<V>(parts: readonly Part<V>[], key: (value: V) => Key = keyOf): Distribution<V> {
  const all = parts.reduce((so, { ways }) => so + ways, 0n);
  if (all <= 0n) throw new Error('a mixture needs a part that can come about');
  const found = new Tally(key);
  const unresolved = new Mass();
  for (const { ways, of } of parts) {
    const total = whole(all * of.total);
    for (const outcome of of.outcomes) found.add(outcome.value, partOf(total, ways * outcome.ways), total);
    unresolved.add(partOf(total, ways * of.unresolved), total);
  }
  return found.ways(unresolved);
}

/** A sequence: the second value depends on the first. */
export function following<A, V>(
  first: Ways<A>,
  next: (value: A) => Ways<V>,
  key: (value: V) => Key = keyOf,
): Distribution<V> {
  const nothing: Ways<V> = { outcomes: [], total: 1n, unresolved: 1n };
  const parts = first.outcomes.map(({ value, ways }) => ({ ways, of: next(value) }));
  return mixture([...parts, { ways: first.unresolved, of: nothing }], key);
}

/**
 * The conditional distribution, given that `holds`. Whether it holds for unresolved values is unknown, so all of them
 * stay unresolved: each chance is a lower bound, and with `unresolved` added an upper bound. Undefined when it never
 * holds.
 */
export function given<V>(of: Ways<V>, holds: (value: V) => boolean): Distribution<V> | undefined {
  const outcomes = of.outcomes.filter(({ value, ways }) => ways > 0n && holds(value));
  const total = outcomes.reduce((so, { ways }) => so + ways, of.unresolved);
  return total === 0n ? undefined : { outcomes, total, unresolved: of.unresolved };
}

/** The same chances over the smallest total. */
export function inLowestTerms<V>({ outcomes, total, unresolved }: Ways<V>): Distribution<V> {
  const common = outcomes.reduce((so, { ways }) => gcd(so, ways), gcd(total, unresolved));
  return {
    outcomes: outcomes.map(({ value, ways }) => ({ value, ways: ways / common })),
    total: total / common,
    unresolved: unresolved / common,
  };
}

function massOf(ways: bigint, total: bigint): Mass {
  const mass = new Mass();
  if (ways > 0n) mass.add(ways, total);
  return mass;
}

function unresolvedOf(a: Ways<unknown>, b: Ways<unknown>): Mass {
  const total = a.total * b.total;
  return massOf(total - (a.total - a.unresolved) * (b.total - b.unresolved), total);
}
