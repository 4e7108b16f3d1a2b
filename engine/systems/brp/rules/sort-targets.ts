import { type CreatureId, findFirstTarget, getCreature, type Offer } from '@arbitro/kernel';
import { type Creature, isUp, type World } from '../state.ts';

/** Sorts foes who are up first, then other foes, then friends. */
export function sortFoesFirst(
  world: World,
  { side }: Creature,
  among: readonly CreatureId[],
): readonly CreatureId[] {
  const rank = (id: CreatureId): number => {
    const other = getCreature(world, id);
    return other.side === side ? 2 : Number(!isUp(other));
  };
  return among.toSorted((id, other) => rank(id) - rank(other));
}

const isHurt = (world: World, id: CreatureId): boolean => getCreature(world, id).wounds.length > 0;

/** Sorts the wounded first. */
export const sortHurtFirst = (world: World, among: readonly CreatureId[]): readonly CreatureId[] =>
  among.toSorted((id, other) => Number(isHurt(world, other)) - Number(isHurt(world, id)));

const HARMFUL_ACTS = ['attack', 'grapple'];

/** An attack that reaches only friends, or first aid for the unhurt. */
export function isUnlikelyOffer(world: World, { side }: Creature, offer: Offer): boolean {
  const { type, act = type } = offer.action;
  const on = findFirstTarget(offer);
  if (on === undefined) return false;
  if (act === 'first-aid') return !isHurt(world, on);
  return HARMFUL_ACTS.includes(String(act)) && getCreature(world, on).side === side;
}
