import { findCreature, upsertCreature } from '../creatures.ts';
import { findFight } from '../fight.ts';
import type { CreatureId } from '../kernel.ts';
import { goneCreature } from '../remove-creatures.ts';
import type { AnyEvent, NewCreature } from '../system.ts';
import type { SmallSchemas } from './schemas.ts';
import { buildNextEvent, isUp } from './turns.ts';
import type { SmallSheet, SmallWorld } from './types.ts';

/** What changes of the roster need: the game, how creatures are removed, and how events are applied. */
interface RosterParts extends Pick<SmallSchemas, 'removeCreatures'> {
  readonly id: string;
  apply(world: SmallWorld, event: AnyEvent): SmallWorld;
}

/** Creates the functions that add and remove creatures; a fight goes on without those that left. */
export function createRoster({ id: game, removeCreatures, apply }: RosterParts) {
  /** Ends the fight if only one side is left, and passes the turn if its creature cannot act. */
  const resumeFight = (world: SmallWorld): SmallWorld => {
    const fight = findFight(world);
    if (!fight) return world;
    const next = buildNextEvent(game, world);
    const creature = fight.turn === null ? undefined : findCreature(world, fight.turn);
    return next.type === 'fight-ended' || !creature || !isUp(creature) ? apply(world, next) : world;
  };
  return {
    addCreature: (world: SmallWorld, { id, name, sheet }: NewCreature<SmallSheet>): SmallWorld =>
      resumeFight({ ...world, creatures: upsertCreature(world.creatures, { id, name, ...sheet }) }),
    removeCreature: (world: SmallWorld, id: CreatureId): SmallWorld => {
      // pass the turn first: the next turn is found from the position of this creature
      const next = findFight(world)?.turn === id ? apply(world, buildNextEvent(game, world)) : world;
      return resumeFight(removeCreatures(next, goneCreature(id)));
    },
  };
}
