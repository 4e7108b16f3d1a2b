import { numberBetween, type Offer, oneOf, type Question, textUpTo } from '@arbitro/kernel';
import { CATEGORIES } from './tables.ts';

/** An offered action without the fields that are asked for. */
export type OfferedAction = Offer['action'];

/** The Referee's one-time modifier to a roll. */
export const MODIFIER_QUESTION = oneOf([1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6]);
export const WORDS_QUESTION = textUpTo(200);
export const FLAG_QUESTION = oneOf([false, true]);
export const MINUTES_QUESTION = numberBetween(1, 1440);
export const CATEGORY_QUESTION = oneOf(['single', ...CATEGORIES] as const);

const SHORT_TEXT = 60;
/** How far to move, in round numbers, the full distance first. */
export function distanceQuestion(max: number): Question<number> {
  const by = max > SHORT_TEXT ? 10 : 5;
  const shorter = Array.from({ length: Math.ceil(max / by) - 1 }, (_, index) => (index + 1) * by);
  return oneOf([max, ...shorter.toReversed()]);
}
