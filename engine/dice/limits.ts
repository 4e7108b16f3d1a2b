/** Limits of notation. Expressions beyond them are refused at once. */
export const LIMITS = {
  /** Characters in a text. */
  text: 500,
  /** Nesting depth of brackets. */
  depth: 32,
  /** Dice in one term. */
  dice: 999,
  /** Dice in a whole expression. */
  allDice: 1_000,
  sides: 1_000_000,
  /** The largest number that can be written. */
  number: 1_000_000_000,
  /** Digits after the decimal point. */
  decimals: 6,
  exponent: 64,
  /** The largest exact whole number. */
  result: Number.MAX_SAFE_INTEGER,
  /** The maximum chance to explode or be re-rolled; beyond it, throws would hardly ever end. */
  explodes: 0.95,
  rerolls: 0.99,
} as const;

/**
 * After so many re-rolls a throw gives up, since unfair dice (typed in, or scripted) may never end. Within `LIMITS`,
 * fair dice get here with a chance of less than 10⁻⁴⁰.
 */
export const MAX_REROLLS = 10_000;
export const MAX_THROWN_EXTRA_DICE = 100_000;

/** `ways` follows exploding dice until less than this is left, and counts the rest as unresolved. */
export const UNRESOLVED_LIMIT = 2 ** -30;
/** The maximum number of extra dice to follow for one die, however often it explodes. */
export const MAX_EXPLOSION_DEPTH = 64;
/** A pool is followed for this many extra dice, plus two for each of its dice. */
export const MAX_COUNTED_EXTRA_DICE = 64;
