/** What notation may ask for. Beyond, it is refused at once. */
export const LIMITS = {
  /** Characters of a text. */
  text: 500,
  /** Brackets within brackets. */
  depth: 32,
  /** Dice in one term. */
  dice: 999,
  /** Dice in a whole expression. */
  allDice: 1_000,
  sides: 1_000_000,
  /** A number as it is written. */
  number: 1_000_000_000,
  /** Digits after the decimal point. */
  decimals: 6,
  exponent: 64,
  /** Whole numbers are exact up to here. */
  result: Number.MAX_SAFE_INTEGER,
  /** Dice that explode, or are re-rolled, more often than this would hardly ever end. */
  explodes: 0.95,
  rerolls: 0.99,
} as const;

/**
 * Where a throw gives up, as dice that are not fair (typed in, or scripted) need not ever end. Within `LIMITS` fair
 * dice get here with a chance of less than 10⁻⁴⁰.
 */
export const RE_ROLLS_AT_MOST = 10_000;
export const EXTRA_DICE_AT_MOST = 100_000;

/** `ways` follows exploding dice until less than this is left, and counts what is left as unresolved. */
export const UNRESOLVED = 2 ** -30;
/** But no further than this many extra dice, however often they explode. */
export const DEEPEST = 64;
/** A pool is followed for this many extra dice, and two more for each die of it. */
export const MOST_EXTRA_DICE = 64;
