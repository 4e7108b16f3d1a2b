import { computeExactWays, type NotationError, parseDice, type Ways } from '@arbitro/dice';
import { mean, standardDeviation, toNumber } from '@arbitro/odds';

/** A distribution ready to be drawn and queried. */
export interface Distribution {
  readonly notation: string;
  readonly values: Float64Array;
  readonly chances: Float64Array;
  /** Mean and standard deviation of the resolved part. */
  readonly mean: number;
  readonly spread: number;
  readonly unresolved: number;
  /** The number of ways of each value, while the resulting fraction is still readable. */
  readonly exact: { readonly ways: readonly bigint[]; readonly total: bigint } | null;
}
export type DistributionResult =
  | { readonly ok: true; readonly value: Distribution }
  | { readonly ok: false; readonly error: NotationError };

const SCALE = 2n ** 64n;
const READABLE = 10n ** 9n;

const divideWays = (ways: bigint, total: bigint): number => Number((ways * SCALE) / total) / 2 ** 64;

/** Computes the distribution of a notation; it may take seconds, so a worker does it. */
export function computeDistribution(text: string): DistributionResult {
  const parsed = parseDice(text);
  if (!parsed.ok) return parsed;
  const ways = computeExactWays(parsed.value);
  return ways.ok ? { ok: true, value: measureDistribution(text, ways.value) } : ways;
}

function measureDistribution(notation: string, ways: Ways<number>): Distribution {
  const { outcomes, total, unresolved } = ways;
  return {
    notation,
    values: Float64Array.from(outcomes, ({ value }) => value),
    chances: Float64Array.from(outcomes, (outcome) => divideWays(outcome.ways, total)),
    mean: toNumber(mean(ways)),
    spread: standardDeviation(ways),
    unresolved: divideWays(unresolved, total),
    exact: total <= READABLE ? { ways: outcomes.map((outcome) => outcome.ways), total } : null,
  };
}

export type Comparator = 'least' | 'exactly' | 'most';

export const meetsTarget = (sign: Comparator, value: number, wanted: number): boolean =>
  sign === 'least' ? value >= wanted : sign === 'most' ? value <= wanted : value === wanted;

/** Returns the chance that a result meets the condition, and its fraction if readable. */
export function chanceOf({ values, chances, exact }: Distribution, sign: Comparator, wanted: number) {
  let chance = 0;
  let ways = 0n;
  values.forEach((value, index) => {
    if (!meetsTarget(sign, value, wanted)) return;
    chance += chances[index] ?? 0;
    ways += exact?.ways[index] ?? 0n;
  });
  return { chance: Math.min(1, chance), ...(exact && { fraction: { ways, total: exact.total } }) };
}

/** Returns how often the first is higher than the second, and how often they are equal. */
export function compareDistributions(
  a: Distribution,
  b: Distribution,
): { readonly higher: number; readonly even: number } {
  let [higher, even, below, index] = [0, 0, 0, 0];
  a.values.forEach((value, i) => {
    while (index < b.values.length && (b.values[index] ?? 0) < value) below += b.chances[index++] ?? 0;
    higher += (a.chances[i] ?? 0) * below;
    if (b.values[index] === value) even += (a.chances[i] ?? 0) * (b.chances[index] ?? 0);
  });
  return { higher, even };
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** Merges neighbouring values so that a range is drawn in a limited number of columns. */
export function binColumns(
  { values, chances }: Distribution,
  range: ValueRange,
  max: number,
): readonly Bin[] {
  const whole = values.every(Number.isInteger);
  const span = range.to - range.from;
  const width = whole ? Math.max(1, Math.ceil((span + 1) / max)) : Math.max(span / max, 1e-9);
  const count = whole ? Math.floor(span / width) + 1 : max;
  const sums = new Float64Array(count);
  values.forEach((value, index) => {
    const bin = Math.min(count - 1, Math.floor((value - range.from) / width));
    if (bin >= 0 && value <= range.to) sums[bin] = (sums[bin] ?? 0) + (chances[index] ?? 0);
  });
  return Array.from(sums, (chance, bin) => {
    const from = range.from + bin * width;
    return { from, to: whole ? from + width - 1 : from + width, chance };
  });
}

export interface ValueRange {
  readonly from: number;
  readonly to: number;
}

const RARE = 0.0005;

/** Returns the range of values that are not too rare to draw. */
export function visibleRange({ values, chances }: Distribution): ValueRange {
  const ends = { from: values[0] ?? 0, to: values.at(-1) ?? 0 };
  if (values.length <= 60) return ends;
  const first = findEdge(chances, 0, 1);
  const last = findEdge(chances, chances.length - 1, -1);
  return { from: values[first] ?? ends.from, to: values[last] ?? ends.to };
}

function findEdge(chances: Float64Array, start: number, step: 1 | -1): number {
  let index = start;
  for (let sum = chances[index] ?? 1; sum < RARE; sum += chances[index] ?? 1) index += step;
  return index;
}
