import type { Creature, Deed, Item, World } from '../state.ts';
import { deedOf } from './deeds.ts';
import { isPresent } from './distance.ts';
import { isHeldBy } from './grapple.ts';

const HANDS = 2;

/** Hands that hold somebody; what a tentacle or a bite holds takes none. @rule quinta.attack.grappling */
const handsHolding = (world: World, one: Creature): number =>
  world.creatures.filter((other) => other.afflictions.length > 0 && isPresent(other) && isHeldBy(other, one))
    .length;

/** @rule quinta.actions.attack @ruling R116 */
const handsOf = (one: Creature, { id }: Item): number => Math.max(1, deedOf(one, id)?.attack?.hands ?? 0);

/** The first weapon, where no thing in hand is one: it is only an ability, and takes its hands all the same. @ruling R116 */
function handsOfArm({ deeds, items }: Creature): number {
  const weapons = deeds.filter(({ attack, held }) => held && attack !== null && attack.hands > 0);
  const isThing = weapons.some(({ id }) => items.some((item) => item.held && item.id === id));
  return isThing ? 0 : (weapons[0]?.attack?.hands ?? 0);
}

/** @rule quinta.attack.grappling @ruling R116 */
export function hasFreeHand(world: World, one: Creature): boolean {
  const things = one.items.filter(({ held }) => held).reduce((sum, item) => sum + handsOf(one, item), 0);
  return things + handsOfArm(one) + handsHolding(world, one) < HANDS;
}

/** Things in hand besides one of them, and those who are held, leave enough hands for it. @rule quinta.actions.attack @ruling R116 */
export function hasHandsFor(world: World, one: Creature, { id, attack }: Deed): boolean {
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
