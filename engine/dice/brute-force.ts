import type { Die, Ways } from './dice.ts';
import { type Key, keyOf } from './key.ts';

/** For tests: the ways counted by throwing every sequence of faces, with no other arithmetic. */
export interface BruteForceCount {
  /** Ways by key, out of `total`. */
  readonly ways: ReadonlyMap<Key, bigint>;
  readonly total: bigint;
  /** Sequences that were not finished after the maximum number of dice. */
  readonly unfinished: bigint;
}

const UNFINISHED = Symbol('more dice than the most');

interface Path {
  readonly faces: number[];
  readonly sides: number[];
}

/** Throws the faces of the path, then ones, and records which dice were asked for. */
function createPathDie(path: Path, max: number): Die {
  let index = 0;
  return (sides) => {
    if (index === max) throw UNFINISHED;
    path.sides[index] = sides;
    path.faces[index] ??= 1;
    return path.faces[index++]!;
  };
}

function throwPath<R>(throwDice: (die: Die) => R, path: Path, max: number): R | typeof UNFINISHED {
  try {
    return throwDice(createPathDie(path, max));
  } catch (thrown) {
    if (thrown === UNFINISHED) return UNFINISHED;
    throw thrown;
  }
}

/** Advances the last die that has a face left; false when all sequences have been seen. */
function advancePath({ faces, sides }: Path): boolean {
  while (faces.length > 0 && faces[faces.length - 1] === sides[faces.length - 1]) {
    faces.pop();
    sides.pop();
  }
  if (faces.length > 0) faces[faces.length - 1]!++;
  return faces.length > 0;
}

export interface BruteForceBounds {
  /** The maximum number of dice in one throw. */
  readonly maxDice: number;
  /** Every kind of die that can be thrown. */
  readonly sides: readonly number[];
}

export function throwAllSequences<R>(
  throwDice: (die: Die) => R,
  { maxDice: max, sides }: BruteForceBounds,
): BruteForceCount {
  const total = BigInt(sides.reduce((product, n) => product * n, 1)) ** BigInt(max);
  const ways = new Map<Key, bigint>();
  let unfinished = 0n;
  const path: Path = { faces: [], sides: [] };
  do {
    const value = throwPath(throwDice, path, max);
    const weight = total / path.sides.reduce((product, n) => product * BigInt(n), 1n);
    if (value === UNFINISHED) unfinished += weight;
    else ways.set(keyOf(value), (ways.get(keyOf(value)) ?? 0n) + weight);
  } while (advancePath(path));
  return { ways, total, unfinished };
}

/**
 * Returns the first outcome on which the two disagree, as a sentence; undefined if they agree within what neither
 * resolved.
 */
export function findDisagreement<R>(exactWays: Ways<R>, tried: BruteForceCount): string | undefined {
  const slack = exactWays.unresolved * tried.total + tried.unfinished * exactWays.total;
  const waysByKey = new Map(exactWays.outcomes.map(({ value, ways }) => [keyOf(value), ways]));
  if (waysByKey.size !== exactWays.outcomes.length) return 'an outcome is listed twice';
  for (const key of new Set([...waysByKey.keys(), ...tried.ways.keys()])) {
    const countedWays = (waysByKey.get(key) ?? 0n) * tried.total;
    const triedWays = (tried.ways.get(key) ?? 0n) * exactWays.total;
    const difference = countedWays > triedWays ? countedWays - triedWays : triedWays - countedWays;
    if (difference > slack)
      return `${String(key)}: counted ${countedWays}, tried ${triedWays}, slack ${slack}`;
  }
  const sum = exactWays.outcomes.reduce((all, { ways }) => all + ways, exactWays.unresolved);
  return sum === exactWays.total ? undefined : `ways sum to ${sum}, not ${exactWays.total}`;
}
