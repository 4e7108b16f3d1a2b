import type { Outcome, Ways } from './dice.ts';
import { type Key, keyOf } from './key.ts';
import { multiplyPacked, pack, powPacked, slotSizeFor, unpack } from './packed.ts';

/** Builds ways from outcomes and a total; the remainder is unresolved. */
export function buildWays<R>(outcomes: readonly Outcome<R>[], total: bigint): Ways<R> {
  let unresolved = total;
  for (const outcome of outcomes) unresolved -= outcome.ways;
  return { outcomes, total, unresolved };
}

/** The ways of a value that is certain. */
export const certainWays = <R>(value: R): Ways<R> => ({
  outcomes: [{ value, ways: 1n }],
  total: 1n,
  unresolved: 0n,
});

/** Every face of a die, once. */
export const faceWays = (sides: number): Ways<number> =>
  buildWays(
    Array.from({ length: sides }, (_, i) => ({ value: i + 1, ways: 1n })),
    BigInt(sides),
  );

const compareByValue = (a: Outcome<unknown>, b: Outcome<unknown>): number =>
  Number(a.value) - Number(b.value);

/** Merges outcomes with the same key; numbers are sorted in ascending order. */
export function mergeOutcomes<R>(outcomes: Iterable<Outcome<R>>): readonly Outcome<R>[] {
  const found = new Map<Key, { value: R; ways: bigint }>();
  let numbers = true;
  for (const { value, ways } of outcomes) {
    const key = keyOf(value);
    const merged = found.get(key);
    if (merged) merged.ways += ways;
    else found.set(key, { value, ways });
    numbers &&= typeof value === 'number';
  }
  const all = [...found.values()];
  return numbers ? all.sort(compareByValue) : all;
}

/** Maps each outcome. */
export function mapWays<R, T>(ways: Ways<R>, read: (value: R) => T): Ways<T> {
  const outcomes = ways.outcomes.map((outcome) => ({ value: read(outcome.value), ways: outcome.ways }));
  return { outcomes: mergeOutcomes(outcomes), total: ways.total, unresolved: ways.unresolved };
}

function* listPairs<A, B, T>(a: Ways<A>, b: Ways<B>, read: (a: A, b: B) => T): Iterable<Outcome<T>> {
  for (const left of a.outcomes)
    for (const right of b.outcomes)
      yield { value: read(left.value, right.value), ways: left.ways * right.ways };
}

/** Two independent throws, read together. */
export const joinWays = <A, B, T>(a: Ways<A>, b: Ways<B>, read: (a: A, b: B) => T): Ways<T> =>
  buildWays(mergeOutcomes(listPairs(a, b, read)), a.total * b.total);

const valueSpan = ({ outcomes }: Ways<number>): number =>
  outcomes.length === 0 ? 0 : outcomes[outcomes.length - 1]!.value - outcomes[0]!.value;

const isWhole = ({ outcomes }: Ways<number>): boolean =>
  outcomes.every(({ value }) => Number.isSafeInteger(value));

const addNumbers = (a: number, b: number): number => a + b;

/** The sum of two independent throws. */
export function addWays(a: Ways<number>, b: Ways<number>): Ways<number> {
  const hasFewPairs = a.outcomes.length * b.outcomes.length <= valueSpan(a) + valueSpan(b);
  if (hasFewPairs || !isWhole(a) || !isWhole(b)) return joinWays(a, b, addNumbers);
  const total = a.total * b.total;
  const slot = slotSizeFor(total);
  return buildWays(unpack(multiplyPacked(pack(a.outcomes, slot), pack(b.outcomes, slot)), slot), total);
}

/** The sum of `times` independent throws of the same dice. */
export function powerWays(a: Ways<number>, times: number): Ways<number> {
  if (times === 0) return certainWays(0);
  if (times === 1) return a;
  if (!isWhole(a) || valueSpan(a) > a.outcomes.length ** 2) {
    const half = powerWays(a, Math.floor(times / 2));
    const even = addWays(half, half);
    return times % 2 === 0 ? even : addWays(even, a);
  }
  const total = a.total ** BigInt(times);
  const slot = slotSizeFor(total);
  return buildWays(unpack(powPacked(pack(a.outcomes, slot), times), slot), total);
}

function commonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

export interface Branch<R> {
  readonly weight: bigint;
  readonly ways: Ways<R>;
}

/**
 * A mixture of branches, each with its weight; the weights add up to at most `total`, and the remainder is unresolved.
 * Branches with different totals are first brought to a common total.
 */
export function mixWays<R>(branches: readonly Branch<R>[], total: bigint): Ways<R> {
  const common = branches.reduce((all, { ways }) => commonMultiple(all, ways.total), 1n);
  const scaled = branches.flatMap(({ weight, ways }) => {
    const scale = (weight * common) / ways.total;
    return ways.outcomes.map((outcome) => ({ value: outcome.value, ways: outcome.ways * scale }));
  });
  return buildWays(mergeOutcomes(scaled), total * common);
}
