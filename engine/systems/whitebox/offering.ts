import { type Offer, offering, oneOf, type Question } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { World } from './state.ts';

export type Given = Offer['action'];

export const { allows, offered, forWhom, onOneOf } = offering<World, Action>(refuses);

/** What the Referee adds to a roll or takes from it, for once. */
export const MODIFIER = oneOf([1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6]);

const SHORT = 60;
/** How far one goes, by round numbers, the whole way first. */
export function strides(most: number): Question<number> {
  const by = most > SHORT ? 10 : 5;
  const shorter = Array.from({ length: Math.ceil(most / by) - 1 }, (_, at) => (at + 1) * by);
  return oneOf([most, ...shorter.toReversed()]);
}
