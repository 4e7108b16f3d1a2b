import { type Offer, offering, oneOf, type Question } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import { isPlain } from './rules/doors.ts';
import type { World } from './state.ts';

export type Given = Offer['action'];

export const { allows, offered, forWhom, onOneOf } = offering<World, Action>(refuses);

/** At a door that nobody has to be told of first. */
export function atOneDoor(world: World, action: Given): readonly Offer[] {
  const able = world.doors
    .filter(isPlain)
    .map(({ id }) => id)
    .filter((door) => allows(world, { ...action, door }));
  return able.length > 0 ? [{ action, slots: { door: oneOf(able) } }] : [];
}

/** What the Referee adds to a roll or takes from it, for once. */
export const MODIFIER = oneOf([1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6]);

const SHORT = 60;
/** How far one goes, by round numbers, the whole way first. */
export function strides(most: number): Question<number> {
  const by = most > SHORT ? 10 : 5;
  const shorter = Array.from({ length: Math.ceil(most / by) - 1 }, (_, at) => (at + 1) * by);
  return oneOf([most, ...shorter.toReversed()]);
}
