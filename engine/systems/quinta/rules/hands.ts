import type { Creature, Feature, Item, World } from '../state.ts';
import { isPresent } from './distance.ts';
import { findFeature } from './features.ts';
import { isHeldBy } from './grapple-hold.ts';

const HANDS = 2;

/** Hands used to grapple; a grapple with a tentacle or a bite uses none. @rule quinta.attack.grappling */
const handsHolding = (world: World, creature: Creature): number =>
  world.creatures.filter(
    (other) => other.afflictions.length > 0 && isPresent(other) && isHeldBy(other, creature),
  ).length;

/** @rule quinta.actions.attack @ruling R116 */
const handsOf = (creature: Creature, { id }: Item): number =>
  Math.max(1, findFeature(creature, id)?.attack?.hands ?? 0);

/** If no held item is a weapon, the first weapon feature still takes its hands. @ruling R116 */
function handsOfWeapon({ deeds, items }: Creature): number {
  const weapons = deeds.filter(({ attack, held }) => held && attack !== null && attack.hands > 0);
  const isThing = weapons.some(({ id }) => items.some((item) => item.held && item.id === id));
  return isThing ? 0 : (weapons[0]?.attack?.hands ?? 0);
}

/** @rule quinta.attack.grappling @ruling R116 */
export function hasFreeHand(world: World, creature: Creature): boolean {
  const things = creature.items
    .filter(({ held }) => held)
    .reduce((sum, item) => sum + handsOf(creature, item), 0);
  return things + handsOfWeapon(creature) + handsHolding(world, creature) < HANDS;
}

/**
 * Returns whether held items, except the weapon itself, and grappled creatures leave enough hands for the weapon.
 * @rule quinta.actions.attack @ruling R116
 */
export function hasHandsFor(world: World, creature: Creature, { id, attack }: Feature): boolean {
  const needed = attack?.hands ?? 0;
  return needed === 0 || handsLeft(world, creature, [id]) >= needed;
}

/** @rule quinta.turn.interact @ruling R116 */
export const canTakeInHand = (world: World, creature: Creature, besides: readonly string[]): boolean =>
  handsLeft(world, creature, besides) > 0;

function handsLeft(world: World, creature: Creature, besides: readonly string[]): number {
  const others = creature.items.filter(({ id, held }) => held && !besides.includes(id)).length;
  return HANDS - others - handsHolding(world, creature);
}
