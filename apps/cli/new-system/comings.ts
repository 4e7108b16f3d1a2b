import { type CreatureId, type Entering, fightOn, goneCreature, joinedBy } from '@arbitro/kernel';
import { effectsOn } from './effects.ts';
import { apply } from './events.ts';
import { whatIsNext } from './rules/turn.ts';
import type { Sheet, World } from './state.ts';
import { removeCreatures } from './world.ts';

/** Somebody comes to the table, or is given another sheet. Whoever comes during a fight takes no part in it. */
export function enter(world: World, { id, name, sheet }: Entering<Sheet>): World {
  return goneOn({ ...world, creatures: joinedBy(world.creatures, { id, name, ...sheet }) });
}

/** Somebody is taken from the table; on their own turn the next one is up. */
export function leave(world: World, id: CreatureId): World {
  const turn = fightOn(world)?.turn === id;
  // the turn goes on from where they stood, so they are gone only after it
  const after = turn ? apply(world, whatIsNext(world)) : world;
  return goneOn(removeCreatures(after, goneCreature(id)));
}

/** A fight that this decides is over, and nobody has a turn who cannot act. */
function goneOn(world: World): World {
  const fight = fightOn(world);
  if (!fight) return world;
  const next = whatIsNext(world);
  const whose = world.creatures.find(({ id }) => id === fight.turn);
  const canGoOn = whose !== undefined && effectsOn(whose).acts;
  return next.type === 'fight-ended' || !canGoOn ? apply(world, next) : world;
}
