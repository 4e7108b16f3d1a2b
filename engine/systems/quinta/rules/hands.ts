import type { Creature, Feature, Item, World } from '../state.ts';
import { findFeature } from './features.ts';
import { isPresent } from './distance.ts';
import { isHeldBy } from './grapple.ts';

const HANDS = 2;

/** Hands used to grapple; a grapple with a tentacle or a bite uses none. @rule quinta.attack.grappling */
const handsHolding = (world: World, one: Creature): number =>
  world.creatures.filter((other) => other.afflictions.length > 0 && isPresent(other) && isHeldBy(other, one))
    .length;

/** @rule quinta.actions.attack @ruling R116 */
const handsOf = (one: Creature, { id }: Item): number => Math.max(1, findFeature(one, id)?.attack?.hands ?? 0);

/** If no held item is a weapon, the first weapon feature still takes its hands. @ruling R116 */
function handsOfWeapon({ deeds, items }: Creature): number {
  const weapons = deeds.filter(({ attack, held }) => held && attack !== null && attack.hands > 0);
  const isThing = weapons.some(({ id }) => items.some((item) => item.held && item.id === id));
  return isThing ? 0 : (weapons[0]?.attack?.hands ?? 0);
}

/** @rule quinta.attack.grappling @ruling R116 */
export function hasFreeHand(world: World, one: Creature): boolean {
  const things = one.items.filter(({ held }) => held).reduce((sum, item) => sum + handsOf(one, item), 0);
  return things + handsOfWeapon(one) + handsHolding(world, one) < HANDS;
}

/**
 * Returns whether held items, except the weapon itself, and grappled creatures leave enough hands for the weapon.
 *
 * @rule quinta.actions.attack
 * @ruling R116
 */
export function hasHandsFor(world: World, one: Creature, { id, attack }: Feature): boolean {
  const needed = attack?.hands ?? 0;
  return needed === 0 || handsLeft(world, one, [id]) >= needed;
}

/** @rule quinta.turn.interact @ruling R116 */
export const canTakeInHand = (world: World, one: Creature, besides: readonly string[]): boolean =>
  handsLeft(world, one, besides) > 0;

function handsLeft(world: World, one: Creature, besides: readonly string[]): number {
  const others = one.items.filter(({ id, held }) => held && !besides.includes(id)).length;
  return HANDS - others - handsHolding(world, one);
}
