import type { CreatureId } from '@arbitro/kernel';
import type { Fight, World } from './state.ts';

/**
 * Returns the world without these creatures or any trace of them; if one of them had the turn, it is no creature's
 * turn.
 */
export function without(world: World, gone: ReadonlySet<CreatureId>): World {
  const creatures = world.creatures.filter(({ id }) => !gone.has(id));
  return { ...world, creatures, fight: world.fight && fightWithout(world.fight, gone) };
}

/** A fight without participants is removed. */
function fightWithout(fight: Fight, gone: ReadonlySet<CreatureId>): Fight | null {
  const order = fight.order.filter((id) => !gone.has(id));
  if (order.length === 0) return null;
  const { turn } = fight;
  return { ...fight, order, turn: turn !== null && gone.has(turn) ? null : turn };
}
