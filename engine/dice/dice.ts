/** Throws one die and returns its face, from 1 to `sides`. */
export type Die = (sides: number) => number;

/** One possible value of the dice, with its number of ways. */
export interface Outcome<R> {
  readonly value: R;
  /** The number of ways to this outcome, out of `Ways.total`. */
  readonly ways: bigint;
}

/** The exact distribution of dice, as integer weights. */
export interface Ways<R> {
  readonly outcomes: readonly Outcome<R>[];
  /** The ways of all outcomes plus the unresolved ways. */
  readonly total: bigint;
  /** Ways beyond a bound (dice that might explode without end): reported, never spread or dropped. */
  readonly unresolved: bigint;
  /**
   * The smallest unresolved value, where it is known: all unresolved values lead to the same facts, but their amounts
   * are unknown.
   */
  readonly beyond?: R;
}

/** A random variable: which dice are thrown and how they are read. `throw` and `ways` must agree. */
export interface Dice<R> {
  /** In the notation that people write: `4d6kh3`. */
  readonly notation: string;
  /** Throws die by die, so that faces can be typed in and exploding dice can ask for more. */
  throw(die: Die): R;
  ways(): Ways<R>;
}
