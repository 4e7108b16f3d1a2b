import { squareName, toSquare } from '@arbitro/grid';
import { type DataPath, type Fields, formatPath, type Json } from '@arbitro/kernel';

/** A difference between expected and actual data. `actual` is missing where there is nothing. */
export interface Difference {
  readonly path: string;
  readonly expected: Json;
  readonly actual?: Json;
}

/**
 * Returns how plain data differs from a partial pattern.
 *
 * Groups match key by key, and missing keys match anything; a group also matches a list of things that have an `id`, by
 * id; lists match element by element and have the same length; a square matches in any of its notations; `null` matches
 * a missing value.
 */
export function findDifferences(
  expected: Json,
  actual: Json | undefined,
  dataPath: DataPath = [],
): readonly Difference[] {
  if (isSameSquare(expected, actual)) return [];
  if (Array.isArray(expected)) return compareLists(expected, actual, dataPath);
  if (typeof expected !== 'object' || expected === null)
    return expected === (actual ?? null) ? [] : [createDifference(expected, actual, dataPath)];
  const group = createKeyLookup(actual);
  if (!group) return [createDifference(expected, actual, dataPath)];
  return Object.entries(expected).flatMap(([key, value]) =>
    findDifferences(value, group(key), [...dataPath, key]),
  );
}

function compareLists(
  expected: readonly Json[],
  actual: Json | undefined,
  dataPath: DataPath,
): readonly Difference[] {
  if (!Array.isArray(actual) || actual.length !== expected.length)
    return [createDifference(expected, actual, dataPath)];
  return expected.flatMap((item, i) => findDifferences(item, actual[i], [...dataPath, i]));
}

/** A square may be written as `[3, 0]` or `D1`, so an expectation may use either. */
export function isSameSquare(expected: Json, actual: Json | undefined): boolean {
  const square = toSquare(actual);
  if (!square) return false;
  if (typeof expected === 'string') return squareName(square) === expected.toUpperCase();
  if (!Array.isArray(expected) || expected.length !== 2) return false;
  return square.x === expected[0] && square.y === expected[1];
}

function createKeyLookup(actual: Json | undefined): ((key: string) => Json | undefined) | undefined {
  if (typeof actual !== 'object' || actual === null) return undefined;
  if (!Array.isArray(actual)) return (key) => (actual as Fields)[key];
  const items = actual as readonly Json[];
  return items.every(hasId) ? (key) => items.find((item) => hasId(item) && item.id === key) : undefined;
}

const hasId = (item: Json): item is { readonly id: string; readonly [key: string]: Json } =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string';

const createDifference = (expected: Json, actual: Json | undefined, dataPath: DataPath): Difference => ({
  path: formatPath(dataPath),
  expected,
  ...(actual !== undefined && { actual }),
});

/** A pattern that nothing matches in its position, and the nearest thing. */
export interface UnmatchedExpectation {
  readonly index: number;
  readonly expected: Fields;
  readonly nearest?: { readonly item: Json; readonly differences: readonly Difference[] };
}

/** Returns the patterns without a match, when each must match something after the match before it. */
export function findUnmatched(
  expected: readonly Fields[],
  actual: readonly Json[],
): readonly UnmatchedExpectation[] {
  const missing: UnmatchedExpectation[] = [];
  let from = 0;
  expected.forEach((pattern, index) => {
    const found = actual.findIndex((item, i) => i >= from && findDifferences(pattern, item).length === 0);
    if (found >= 0) from = found + 1;
    else missing.push({ index, expected: pattern, ...findNearestThing(pattern, actual.slice(from)) });
  });
  return missing;
}

function findNearestThing(pattern: Fields, items: readonly Json[]): Pick<UnmatchedExpectation, 'nearest'> {
  const ranked = items
    .map((item) => ({ item, differences: findDifferences(pattern, item) }))
    .filter((item) => item.differences.length < Object.keys(pattern).length)
    .toSorted((a, b) => a.differences.length - b.differences.length);
  return ranked[0] ? { nearest: ranked[0] } : {};
}
