/** Throws one die and tells the face it shows, from 1 to `sides`. */
export type Die = (sides: number) => number;

/** One value the dice can come to, and in how many ways. */
export interface Outcome<R> {
  readonly value: R;
  /** In how many ways this outcome can come about, out of `Ways.total`. */
  readonly ways: bigint;
}

/** The exact distribution of dice, as integer weights. */
export interface Ways<R> {
  readonly outcomes: readonly Outcome<R>[];
  /** The ways of all outcomes and the unresolved ones together. */
  readonly total: bigint;
  /** Ways that lie beyond a bound (dice that might explode for ever): reported, never spread or dropped. */
  readonly unresolved: bigint;
  /** The least of what is unresolved, where it is known: what comes of it comes of all the rest, only how much is not. */
  readonly beyond?: R;
}

/** A random variable: what dice are thrown and what is read off them. `throw` and `ways` must agree. */
export interface Dice<R> {
  /** As people write it: `4d6kh3`. */
  readonly notation: string;
  /** Throws die by die, so that faces may be typed in and exploding dice may ask for more. */
  throw(die: Die): R;
  ways(): Ways<R>;
}
