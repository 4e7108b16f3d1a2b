import type { CreatureId } from '@arbitro/kernel';
import type { Fight, World } from './state.ts';

/** The world without these, and without a trace of them; where one of them had the turn, nobody has it. */
export function without(world: World, gone: ReadonlySet<CreatureId>): World {
  const { options, day } = world;
  const creatures = world.creatures.filter(({ id }) => !gone.has(id));
  if (creatures.length === world.creatures.length) return world;
  return { options, day, creatures, fight: world.fight && fightWithout(world.fight, gone) };
}

export const NOBODY_S_TURN = -1;

/** A fight in which nobody is left is none. */
function fightWithout(fight: Fight, gone: ReadonlySet<CreatureId>): Fight | null {
  const participants = fight.participants.filter(({ who }) => !gone.has(who));
  if (participants.length === fight.participants.length) return fight;
  if (participants.length === 0) return null;
  const order = fight.order.filter((who) => !gone.has(who));
  const whose = fight.order[fight.turn];
  const turn = whose === undefined ? NOBODY_S_TURN : order.indexOf(whose);
  const winner = participants.some(({ side }) => side === fight.winner) ? fight.winner : null;
  const { round, over } = fight;
  return { round, order, turn, participants, over, winner };
}
