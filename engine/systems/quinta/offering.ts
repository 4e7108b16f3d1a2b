import { type CreatureId, type Json, type Offer, oneOf } from '@arbitro/kernel';
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

/** An action with one place filled by any of these, as far as the rules allow it. */
export function withOneOf(
  world: World,
  action: Given,
  [slot, among]: readonly [string, readonly Json[]],
): readonly Offer[] {
  const able = among.filter((value) => allows(world, { ...action, [slot]: value }));
  return able.length > 0 ? [{ action, slots: { [slot]: oneOf(able) } }] : [];
}

/** An action on one of these, of whom the rules allow it on. */
export const onOneOf = (world: World, action: Given, among: readonly CreatureId[]): readonly Offer[] =>
  withOneOf(world, action, ['on', among]);

/** An action on one of those for whom the rules allow it. */
export const onOne = (world: World, action: Given): readonly Offer[] =>
  onOneOf(world, action, ids(world.creatures));
