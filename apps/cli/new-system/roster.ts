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

/** Removes a creature from the table; if it was its turn, the next creature is up. */
export function removeCreature(world: World, id: CreatureId): World {
  const turn = findFight(world)?.turn === id;
  // pass the turn on first: it continues from the position of the removed creature
  const after = turn ? apply(world, buildNextEvent(world)) : world;
  return resumeFight(removeCreatures(after, goneCreature(id)));
}

/** Ends a fight that this decides, and passes on the turn of a creature that cannot act. */
function resumeFight(world: World): World {
  const fight = findFight(world);
  if (!fight) return world;
  const next = buildNextEvent(world);
  const whose = world.creatures.find(({ id }) => id === fight.turn);
  const canGoOn = whose !== undefined && effectsOf(whose).acts;
  return next.type === 'fight-ended' || !canGoOn ? apply(world, next) : world;
}
