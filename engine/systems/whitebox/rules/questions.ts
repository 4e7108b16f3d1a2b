import { numberFrom, type Offer, oneOf, type Question, textUpTo } from '@arbitro/kernel';
import { CATEGORIES } from './tables.ts';

/** An offered action without the fields that are asked for. */
export type Given = Offer['action'];

/** The Referee's one-time modifier to a roll. */
export const MODIFIER = oneOf([1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6]);
export const WORDS = textUpTo(200);
export const FLAG = oneOf([false, true]);
export const MINUTES_LONG = numberFrom(1, 1440);
export const CATEGORY = oneOf(['single', ...CATEGORIES] as const);

const SHORT = 60;
/** How far to move, in round numbers, the full distance first. */
export function strides(max: number): Question<number> {
  const by = max > SHORT ? 10 : 5;
  const shorter = Array.from({ length: Math.ceil(max / by) - 1 }, (_, index) => (index + 1) * by);
  return oneOf([max, ...shorter.toReversed()]);
}
