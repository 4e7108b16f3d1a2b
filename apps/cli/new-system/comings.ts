import { type CreatureId, type Entering, fightOn, goneCreature, joinedBy } from '@arbitro/kernel';
import { effectsOn } from './effects.ts';
import { apply } from './events.ts';
import { whatIsNext } from './rules/turn.ts';
import type { Sheet, World } from './state.ts';
import { removeCreatures } from './world.ts';

/** Adds a creature to the table, or replaces its sheet. A creature that enters during a fight takes no part in it. */
export function enter(world: World, { id, name, sheet }: Entering<Sheet>): World {
  return goneOn({ ...world, creatures: joinedBy(world.creatures, { id, name, ...sheet }) });
}

/** Removes a creature from the table; if it was its turn, the next creature is up. */
export function leave(world: World, id: CreatureId): World {
  const turn = fightOn(world)?.turn === id;
  // pass the turn on first: it continues from the position of the removed creature
  const after = turn ? apply(world, whatIsNext(world)) : world;
  return goneOn(removeCreatures(after, goneCreature(id)));
}

/** Ends a fight that this decides, and passes on the turn of a creature that cannot act. */
function goneOn(world: World): World {
  const fight = fightOn(world);
  if (!fight) return world;
  const next = whatIsNext(world);
  const whose = world.creatures.find(({ id }) => id === fight.turn);
  const canGoOn = whose !== undefined && effectsOn(whose).acts;
  return next.type === 'fight-ended' || !canGoOn ? apply(world, next) : world;
}
