import { anyOf, type Compare, never, type Test, testOf } from './compare.ts';

/** A number of sides, or a Fate die: `F` has as many minuses as blanks and pluses, `F.1` one of each and four blanks. */
export type Sides = number | 'F' | 'F.1';

/** Which faces are re-rolled, and whether once or until no face matches. */
export interface Reroll {
  readonly on: readonly Compare[];
  /** Re-rolls at most once; the second face counts. Otherwise re-rolls until no face matches. */
  readonly once: boolean;
}

/** Which faces add another die, and how it counts. */
export interface Explode {
  readonly on: Compare;
  /** The extra die is added to the die that exploded; both count as one value. */
  readonly compound: boolean;
  /** Each extra die counts one less. */
  readonly penetrate: boolean;
}

export const KEEPS = ['kh', 'kl', 'dh', 'dl'] as const;
/** How many dice are kept or dropped, and which. */
export interface Keep {
  readonly what: (typeof KEEPS)[number];
  readonly count: number;
}

/** How the kept values become a number: their sum, or successes minus failures. */
export interface Scoring {
  readonly keep?: readonly Keep[] | undefined;
  readonly success?: Compare | undefined;
  /** Subtracts one; only together with `success`. */
  readonly failure?: Compare | undefined;
}

/**
 * A pool of like dice. Each face is thrown, re-rolled, then raised to `min` or lowered to `max`; a matching value
 * explodes into an extra die, which goes through the same steps. Then dice are kept or dropped, then counted.
 */
export interface PoolSpec extends Scoring {
  readonly count: number;
  readonly sides: Sides;
  readonly reroll?: Reroll | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly explode?: Explode | undefined;
}

/** The number of faces of a physical die of this kind. */
export const facesOn = (sides: Sides): number => (sides === 'F' ? 3 : sides === 'F.1' ? 6 : sides);

/** Returns the value of face 1, 2, 3 … */
export function worth(sides: Sides): (face: number) => number {
  if (sides === 'F') return (face) => face - 2;
  if (sides === 'F.1') return (face) => (face === 1 ? -1 : face === 6 ? 1 : 0);
  return (face) => face;
}

export const lowest = (sides: Sides): number => (typeof sides === 'number' ? 1 : -1);
export const highest = (sides: Sides): number => (typeof sides === 'number' ? sides : 1);

export function clamped({ min, max }: PoolSpec, value: number): number {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
}

export const rerolls = (spec: PoolSpec): Test => (spec.reroll ? anyOf(spec.reroll.on) : never);
export const explodes = (spec: PoolSpec): Test => (spec.explode ? testOf(spec.explode.on) : never);

export type Score = (value: number) => number;
const itself: Score = (value) => value;

export function scoreOf({ success, failure }: Scoring): Score {
  if (!success) return itself;
  const wins = testOf(success);
  if (!failure) return (value) => (wins(value) ? 1 : 0);
  const fails = testOf(failure);
  return (value) => (wins(value) ? 1 : 0) - (fails(value) ? 1 : 0);
}

/** How many of `count` dice, in ascending order, are dropped at either end. */
export interface Window {
  readonly dropLow: number;
  readonly dropHigh: number;
}

const EVERYTHING: Window = { dropLow: 0, dropHigh: 0 };

/** Several selections each drop dice: `dl1dh1` leaves the middle. */
export function windowOf(keep: readonly Keep[] | undefined, count: number): Window {
  if (!keep) return EVERYTHING;
  let dropLow = 0;
  let dropHigh = 0;
  for (const { what, count: n } of keep) {
    if (what === 'dl' || what === 'kh') dropLow = Math.max(dropLow, what === 'dl' ? n : count - n);
    else dropHigh = Math.max(dropHigh, what === 'dh' ? n : count - n);
  }
  return { dropLow: Math.min(dropLow, count), dropHigh: Math.min(dropHigh, count) };
}
