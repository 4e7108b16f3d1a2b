import type { CreatureId } from '@arbitro/kernel';
import type { Fight, World } from './state.ts';

/** The world without these, and without a trace of them; where one of them had the turn, nobody has it. */
export function without(world: World, gone: ReadonlySet<CreatureId>): World {
  const creatures = world.creatures.filter(({ id }) => !gone.has(id));
  return { ...world, creatures, fight: world.fight && fightWithout(world.fight, gone) };
}

/** A fight in which nobody is left is none. */
function fightWithout(fight: Fight, gone: ReadonlySet<CreatureId>): Fight | null {
  const order = fight.order.filter((id) => !gone.has(id));
  if (order.length === 0) return null;
  const { turn } = fight;
  return { ...fight, order, turn: turn !== null && gone.has(turn) ? null : turn };
}
