import { type CreatureId, findCreature, turnAmong } from '@arbitro/kernel';
import { statusEffects } from '../rules/effects.ts';
import type { Fight, World } from '../state.ts';

/**
 * Removes these creatures and all references to them from the world. If one of them had the turn, no creature has it.
 */
export function without(world: World, gone: ReadonlySet<CreatureId>): World {
  const { options, day } = world;
  const creatures = world.creatures.filter(({ id }) => !gone.has(id));
  if (creatures.length === world.creatures.length) return world;
  return { options, day, creatures, fight: world.fight && fightWithout(world, world.fight, gone) };
}

/** A fight without creatures left is removed. */
function fightWithout(world: World, fight: Fight, gone: ReadonlySet<CreatureId>): Fight | null {
  const participants = fight.participants.filter(({ who }) => !gone.has(who));
  if (participants.length === fight.participants.length) return fight;
  if (participants.length === 0) return null;
  const stays = (who: CreatureId): boolean => !gone.has(who);
  const order = fight.order.filter(stays);
  const turn = turnAmong(fight, stays, (who) => acts(world, who));
  const winner = participants.some(({ side }) => side === fight.winner) ? fight.winner : null;
  const { round, over } = fight;
  return { round, order, turn, participants, over, winner };
}

function acts(world: World, who: CreatureId): boolean {
  const one = findCreature(world, who);
  return one !== undefined && statusEffects(one.status).acts;
}
