import type { WithCreatures } from './creatures.ts';
import type { Json } from './json.ts';
import type { CreatureId } from './kernel.ts';
import type { Offer } from './offer.ts';
import { oneOf } from './question.ts';
import type { Refusal } from './refusal.ts';

type FixedAction = Offer['action'];
type Slots = Offer['slots'];
/** Builds offers of what the rules do not refuse; every offer of a system is checked here. */
export function createOfferBuilder<World extends WithCreatures, Action>(
  refuses: (world: World, action: Action) => Refusal | undefined,
) {
  const allows = (world: World, action: FixedAction): boolean => !refuses(world, action as unknown as Action);

  /** An action with one slot filled by any of these values, as far as the rules allow it. */
  const withOneOf = (
    world: World,
    action: FixedAction,
    [slot, candidates]: readonly [string, readonly Json[]],
  ): readonly Offer[] => {
    const allowedValues = candidates.filter((value) => allows(world, { ...action, [slot]: value }));
    return allowedValues.length > 0 ? [{ action, slots: { [slot]: oneOf(allowedValues) } }] : [];
  };

  return {
    allows,
    withOneOf,

    /** Offers the action if the rules allow it with these slots filled. */
    offered: (
      world: World,
      action: FixedAction,
      { slots = {}, like = {} }: { readonly slots?: Slots; readonly like?: object } = {},
    ): readonly Offer[] => (allows(world, { ...action, ...like }) ? [{ action, slots }] : []),

    /** Offers an action for the creatures for which the rules allow it. */
    forWhom: (world: World, action: FixedAction, slots: Slots = {}, like: object = {}): readonly Offer[] => {
      const allowedIds = idsOf(world.creatures).filter((who) => allows(world, { ...action, ...like, who }));
      return allowedIds.length > 0 ? [{ action, slots: { who: oneOf(allowedIds), ...slots } }] : [];
    },

    /** Offers an action on those of these creatures for which the rules allow it. */
    onOneOf: (world: World, action: FixedAction, candidates: readonly CreatureId[]): readonly Offer[] =>
      withOneOf(world, action, ['on', candidates]),
  };
}

export const idsOf = (creatures: WithCreatures['creatures']): readonly CreatureId[] =>
  creatures.map(({ id }) => id);
