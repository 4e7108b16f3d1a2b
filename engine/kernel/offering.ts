import type { Json } from './json.ts';
import type { CreatureId } from './kernel.ts';
import type { Offer } from './offer.ts';
import { oneOf } from './question.ts';
import type { Refusal } from './refusal.ts';

type Given = Offer['action'];
type Slots = Offer['slots'];
interface Peopled {
  readonly creatures: readonly { readonly id: CreatureId }[];
}

/** Makes offers of what the rules do not refuse: the one question that every offer of a system asks. */
export function offering<World extends Peopled, Action>(
  refuses: (world: World, action: Action) => Refusal | undefined,
) {
  const allows = (world: World, action: Given): boolean => !refuses(world, action as unknown as Action);

  /** An action with one place filled by any of these, as far as the rules allow it. */
  const withOneOf = (
    world: World,
    action: Given,
    [slot, among]: readonly [string, readonly Json[]],
  ): readonly Offer[] => {
    const able = among.filter((value) => allows(world, { ...action, [slot]: value }));
    return able.length > 0 ? [{ action, slots: { [slot]: oneOf(able) } }] : [];
  };

  return {
    allows,
    withOneOf,

    /** If the rules allow it with its places filled like this. */
    offered: (
      world: World,
      action: Given,
      { slots = {}, like = {} }: { readonly slots?: Slots; readonly like?: object } = {},
    ): readonly Offer[] => (allows(world, { ...action, ...like }) ? [{ action, slots }] : []),

    /** An action for one of those whom the rules allow it for. */
    forWhom: (world: World, action: Given, slots: Slots = {}, like: object = {}): readonly Offer[] => {
      const able = idsOf(world.creatures).filter((who) => allows(world, { ...action, ...like, who }));
      return able.length > 0 ? [{ action, slots: { who: oneOf(able), ...slots } }] : [];
    },

    /** An action on one of these, of whom the rules allow it on. */
    onOneOf: (world: World, action: Given, among: readonly CreatureId[]): readonly Offer[] =>
      withOneOf(world, action, ['on', among]),
  };
}

export const idsOf = (creatures: Peopled['creatures']): readonly CreatureId[] =>
  creatures.map(({ id }) => id);
