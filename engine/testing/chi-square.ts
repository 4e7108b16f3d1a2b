import { type Key, keyOf, type Ways } from '@arbitro/dice';

interface Cell {
  readonly expected: number;
  readonly observed: number;
}

/** Returns how far a sample lies from exact chances, in standard deviations: beyond 5 it is not chance. */
export function chiSquareDeviation<R>(exact: Ways<R>, observedCounts: ReadonlyMap<Key, number>): number {
  const count = [...observedCounts.values()].reduce((sum, value) => sum + value, 0);
  const cells = poolSmallCells(buildCells(exact, observedCounts, count));
  if (cells.some(({ expected, observed: times }) => expected === 0 && times > 0))
    return Number.POSITIVE_INFINITY;
  const sum = cells.reduce((total, cell) => total + (cell.observed - cell.expected) ** 2 / cell.expected, 0);
  return cells.length < 2 ? 0 : toStandardDeviations(sum, cells.length - 1);
}

/** A fair sample exceeds this once in a million times. */
export const MILLION_TO_ONE_DEVIATION = 4.753;

/** Returns the deviation of this many draws. */
export function sampleDeviation<R>(exact: Ways<R>, draw: () => R, times: number): number {
  const observedCounts = new Map<Key, number>();
  for (let i = 0; i < times; i++) {
    const key = keyOf(draw());
    observedCounts.set(key, (observedCounts.get(key) ?? 0) + 1);
  }
  return chiSquareDeviation(exact, observedCounts);
}

/** One cell for each outcome, and one for the unresolved part: unknown values may occur only there. */
function buildCells<R>(
  { outcomes, total, unresolved }: Ways<R>,
  observedCounts: ReadonlyMap<Key, number>,
  count: number,
) {
  const share = (ways: bigint): number => (Number((ways * 2n ** 60n) / total) / 2 ** 60) * count;
  const known = outcomes.map(({ value, ways }) => ({
    expected: share(ways),
    observed: observedCounts.get(keyOf(value)) ?? 0,
  }));
  const unforeseen = count - known.reduce((sum, cell) => sum + cell.observed, 0);
  return [...known, { expected: share(unresolved), observed: unforeseen }];
}

const MIN_EXPECTED = 10;

/** Cells too small for the test are pooled; impossible outcomes stay separate. */
function poolSmallCells(cells: readonly Cell[]): readonly Cell[] {
  const possible = cells.filter(({ expected }) => expected > 0);
  const small = possible.filter(({ expected }) => expected < MIN_EXPECTED);
  const pool = {
    expected: small.reduce((sum, cell) => sum + cell.expected, 0),
    observed: small.reduce((sum, cell) => sum + cell.observed, 0),
  };
  const never = cells.filter(({ expected, observed: seen }) => expected === 0 && seen > 0);
  return [
    ...possible.filter(({ expected }) => expected >= MIN_EXPECTED),
    ...(pool.expected > 0 ? [pool] : []),
    ...never,
  ];
}

/** Wilson and Hilferty: the cube root of χ²/k is nearly normal. */
function toStandardDeviations(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}
