import { createAnyTest, createTest, type FaceCondition, matchNothing, type ValueTest } from './compare.ts';

/** A number of sides, or a Fate die: `F` has as many minuses as blanks and pluses, `F.1` one of each and four blanks. */
export type Sides = number | 'F' | 'F.1';

/** Which faces are re-rolled, and whether once or until no face matches. */
export interface Reroll {
  readonly on: readonly FaceCondition[];
  /** Re-rolls at most once; the second face counts. Otherwise re-rolls until no face matches. */
  readonly once: boolean;
}

/** Which faces add another die, and how it counts. */
export interface Explode {
  readonly on: FaceCondition;
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
  readonly success?: FaceCondition | undefined;
  /** Subtracts one; only together with `success`. */
  readonly failure?: FaceCondition | undefined;
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
export const faceCount = (sides: Sides): number => (sides === 'F' ? 3 : sides === 'F.1' ? 6 : sides);

/** Returns the value of face 1, 2, 3 … */
export function createFaceValue(sides: Sides): (face: number) => number {
  if (sides === 'F') return (face) => face - 2;
  if (sides === 'F.1') return (face) => (face === 1 ? -1 : face === 6 ? 1 : 0);
  return (face) => face;
}

export const lowestValue = (sides: Sides): number => (typeof sides === 'number' ? 1 : -1);
export const highestValue = (sides: Sides): number => (typeof sides === 'number' ? sides : 1);

export function clampValue({ min, max }: PoolSpec, value: number): number {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
}

export const createRerollTest = (spec: PoolSpec): ValueTest =>
  spec.reroll ? createAnyTest(spec.reroll.on) : matchNothing;
export const createExplodeTest = (spec: PoolSpec): ValueTest =>
  spec.explode ? createTest(spec.explode.on) : matchNothing;

export type ScoreFunction = (value: number) => number;
const identity: ScoreFunction = (value) => value;

export function createScore({ success, failure }: Scoring): ScoreFunction {
  if (!success) return identity;
  const wins = createTest(success);
  if (!failure) return (value) => (wins(value) ? 1 : 0);
  const fails = createTest(failure);
  return (value) => (wins(value) ? 1 : 0) - (fails(value) ? 1 : 0);
}

/** How many of `count` dice, in ascending order, are dropped at either end. */
export interface KeptWindow {
  readonly dropLow: number;
  readonly dropHigh: number;
}

const KEEP_ALL: KeptWindow = { dropLow: 0, dropHigh: 0 };

/** Several selections each drop dice: `dl1dh1` leaves the middle. */
export function computeKeptWindow(keep: readonly Keep[] | undefined, count: number): KeptWindow {
  if (!keep) return KEEP_ALL;
  let dropLow = 0;
  let dropHigh = 0;
  for (const { what, count: n } of keep) {
    if (what === 'dl' || what === 'kh') dropLow = Math.max(dropLow, what === 'dl' ? n : count - n);
    else dropHigh = Math.max(dropHigh, what === 'dh' ? n : count - n);
  }
  return { dropLow: Math.min(dropLow, count), dropHigh: Math.min(dropHigh, count) };
}
