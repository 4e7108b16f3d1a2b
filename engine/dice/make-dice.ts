import type { Dice, Die, Ways } from './dice.ts';
import { addWays, certainWays, faceWays, joinWays, mapWays, mixWays, powerWays } from './ways.ts';

/** Computes the value once, on first use: most dice are thrown and their ways never asked for. */
export function computeOnce<T>(compute: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}

export interface DiceParts<R> {
  readonly notation: string;
  readonly throw: (die: Die) => R;
  readonly ways: () => Ways<R>;
}

/** Builds dice from a throw function and a ways function. */
export const makeDice = <R>({ notation, throw: throwDice, ways }: DiceParts<R>): Dice<R> => ({
  notation,
  throw: throwDice,
  ways: computeOnce(ways),
});

function checkWholeNumber(value: number, min: number): number {
  if (!Number.isSafeInteger(value) || value < min) throw new Error(`no dice of ${value}: a bad rule`);
  return value;
}

const throwManyFaces =
  (sides: number, count: number) =>
  (die: Die): number => {
    let total = 0;
    for (let i = 0; i < count; i++) total += die(sides);
    return total;
  };

/** `d(20)` is one die, `d(6, 3)` the sum of three, `d(6, 0)` is 0. */
export function d(sides: number, count = 1): Dice<number> {
  checkWholeNumber(sides, 1);
  checkWholeNumber(count, 0);
  return makeDice({
    notation: `${count}d${sides}`,
    throw: count === 1 ? (die) => die(sides) : throwManyFaces(sides, count),
    ways: () => powerWays(faceWays(sides), count),
  });
}

/** Dice that always give the same value. */
export const constantDice = <R>(value: R): Dice<R> =>
  makeDice({ notation: String(value), throw: () => value, ways: () => certainWays(value) });

const toDice = (part: Dice<number> | number): Dice<number> =>
  typeof part === 'number' ? constantDice(part) : part;

const formatSigned = (notation: string): string => (notation.startsWith('-') ? notation : `+${notation}`);

/** The sum of dice and of other dice or a number. */
export function addDice(dice: Dice<number>, part: Dice<number> | number): Dice<number> {
  const other = toDice(part);
  return makeDice({
    notation: `${dice.notation}${formatSigned(other.notation)}`,
    throw: (die) => dice.throw(die) + other.throw(die),
    ways: () => addWays(dice.ways(), other.ways()),
  });
}

/** The sum of all parts, thrown in the given order. */
export const sumDice = (parts: readonly (Dice<number> | number)[]): Dice<number> =>
  parts.length === 0 ? constantDice(0) : parts.slice(1).reduce<Dice<number>>(addDice, toDice(parts[0]!));

/** Dice whose value is multiplied by a number. */
export const multiplyDice = (dice: Dice<number>, factor: number): Dice<number> =>
  mapFaces(dice, (value) => value * factor + 0, `(${dice.notation})*${factor}`);

/** Dice with their value mapped by `read`; values with the same key (see `keyOf`) are one outcome. */
export const mapFaces = <R, T>(dice: Dice<R>, read: (value: R) => T, notation = dice.notation): Dice<T> =>
  makeDice({
    notation,
    throw: (die) => read(dice.throw(die)),
    ways: () => mapWays(dice.ways(), read),
  });

/**
 * The same dice with a known smallest unresolved value: the facts of unresolved values are then known, their amounts
 * are not.
 */
export const markBeyond = <R>(dice: Dice<R>, beyond: R): Dice<R> =>
  makeDice({
    notation: dice.notation,
    throw: dice.throw,
    ways: () => {
      const ways = dice.ways();
      return ways.unresolved === 0n ? ways : { ...ways, beyond };
    },
  });

/** Two throws in order, read together. */
export const combineDice = <A, B, T>(a: Dice<A>, b: Dice<B>, read: (a: A, b: B) => T): Dice<T> =>
  makeDice({
    notation: `${a.notation}, ${b.notation}`,
    throw: (die) => read(a.throw(die), b.throw(die)),
    ways: () => joinWays(a.ways(), b.ways(), read),
  });

/** Dice that depend on an earlier throw: the second die of a critical, the wild surge on a 1. */
export const flatMapDice = <R, T>(first: Dice<R>, next: (value: R) => Dice<T>): Dice<T> =>
  makeDice({
    notation: first.notation,
    throw: (die) => next(first.throw(die)).throw(die),
    ways: () => {
      const { outcomes, total } = first.ways();
      const branches = outcomes.map(({ value, ways }) => ({ weight: ways, ways: next(value).ways() }));
      return mixWays(branches, total);
    },
  });
