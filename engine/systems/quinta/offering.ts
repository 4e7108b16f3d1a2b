import { idsOf, type Offer, offering } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { World } from './state.ts';

export type Given = Offer['action'];

export const { allows, offered, forWhom, withOneOf, onOneOf } = offering<World, Action>(refuses);

/** An action on one of those for whom the rules allow it. */
export const onOne = (world: World, action: Given): readonly Offer[] =>
  onOneOf(world, action, idsOf(world.creatures));
