import { type CreatureId, findFight, goneCreature, type NewCreature, upsertCreature } from '@arbitro/kernel';
import { effectsOf } from './effects.ts';
import { apply } from './events.ts';
import { buildNextEvent } from './rules/turn.ts';
import type { Sheet, World } from './state.ts';
import { removeCreatures } from './world.ts';

/** Adds a creature to the table, or replaces its sheet. A creature that enters during a fight takes no part in it. */
export function addCreature(world: World, { id, name, sheet }: NewCreature<Sheet>): World {
  return resumeFight({ ...world, creatures: upsertCreature(world.creatures, { id, name, ...sheet }) });
}

/** Removes a creature from the table. On its own turn, the turn passes to the next creature. */
export function removeCreature(world: World, id: CreatureId): World {
  const isTheirTurn = findFight(world)?.turn === id;
  // pass the turn first: the next turn is found from the position of this creature
  const nextWorld = isTheirTurn ? apply(world, buildNextEvent(world)) : world;
  return resumeFight(removeCreatures(nextWorld, goneCreature(id)));
}

/** Ends the fight if only one side is left, and passes the turn if its creature cannot act. */
function resumeFight(world: World): World {
  const fight = findFight(world);
  if (!fight) return world;
  const next = buildNextEvent(world);
  const creature = world.creatures.find(({ id }) => id === fight.turn);
  const canTakeTurn = creature !== undefined && effectsOf(creature).canAct;
  return next.type === 'fight-ended' || !canTakeTurn ? apply(world, next) : world;
}
