import { type CreatureId, type Offer, oneOf } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { Creature, World } from './state.ts';

export type Given = Offer['action'];

export const allows = (world: World, action: Given): boolean => !refuses(world, action as unknown as Action);

/** If the rules allow it with its places filled like this. */
export const offered = (
  world: World,
  action: Given,
  { slots = {}, like = {} }: { readonly slots?: Offer['slots']; readonly like?: object } = {},
): readonly Offer[] => (allows(world, { ...action, ...like }) ? [{ action, slots }] : []);

export const ids = (creatures: readonly Creature[]): readonly CreatureId[] => creatures.map(({ id }) => id);

/** An action for one of those whom the rules allow it for. */
export function forWhom(
  world: World,
  action: Given,
  slots: Offer['slots'] = {},
  like: object = {},
): readonly Offer[] {
  const able = ids(world.creatures).filter((who) => allows(world, { ...action, ...like, who }));
  return able.length > 0 ? [{ action, slots: { who: oneOf(able), ...slots } }] : [];
}

/** An action on one of these, of whom the rules allow it on. */
export function onOneOf(world: World, action: Given, among: readonly CreatureId[]): readonly Offer[] {
  const able = among.filter((on) => allows(world, { ...action, on }));
  return able.length > 0 ? [{ action, slots: { on: oneOf(able) } }] : [];
}
