import { type CreatureId, creature, idsOf, type Offer, offering, oneOf } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { Creature, World } from './state.ts';

export type Given = Offer['action'];

export const { allows, offered, forWhom, withOneOf, onOneOf } = offering<World, Action>(refuses);

/** An action on one of those for whom the rules allow it. */
export const onOne = (world: World, action: Given): readonly Offer[] =>
  onOneOf(world, action, idsOf(world.creatures));

/** Those of other sides before one's own, each in the order of the roster: what hurts is mostly meant for them. */
export function foesFirst(world: World, { side }: Creature, offers: readonly Offer[]): readonly Offer[] {
  const isFriend = (id: CreatureId): boolean => creature(world, id).side === side;
  return offers.map((offer) => {
    const { on } = offer.slots;
    if (on?.kind !== 'one') return offer;
    const ids = on.options.map(String);
    const inOrder = [...ids.filter((id) => !isFriend(id)), ...ids.filter(isFriend)];
    return { ...offer, slots: { ...offer.slots, on: oneOf(inOrder) } };
  });
}
