import { type ActionInProgress, findCreature, findFight, findFighter } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { copyCreature, copyWorld } from '../copy-state.ts';
import { canSeeSheet } from '../declare.ts';
import type { Event } from '../events.ts';
import type { Creature, World } from '../state.ts';
import { listSeenArms } from './visible-arms.ts';

/** All viewers see the weapon of an attack, and that it may be combined with the creature's earlier attacks this round. */
export function knownMidAction(
  known: World,
  { world, viewer, events }: ActionInProgress<World, Action, Event>,
): World {
  const next = copyWorld(known);
  next.creatures = known.creatures.map((creature) => {
    const arm = canSeeSheet(viewer, creature) ? undefined : findStruckArm(events, creature);
    return arm === undefined ? creature : learnStruckArm(world, creature, arm);
  });
  return next;
}

function findStruckArm(events: readonly Event[], { id }: Creature): string | undefined {
  const struck = events.flatMap((event) =>
    event.type === 'attack-rolled' && event.who === id ? [event.with] : [],
  );
  return struck.at(-1);
}

/** Puts the arm of the attack first, so that it is the default choice. */
function learnStruckArm(world: World, creature: Creature, id: string): Creature {
  const real = findCreature(world, creature.id);
  const fight = findFight(world);
  const used = (fight && findFighter(fight, creature.id)?.used) ?? [];
  const strikes = copyCreature(creature);
  const arms = real ? listSeenArms(real.arms).filter((arm) => arm.id === id) : [];
  strikes.arms = [...arms, ...creature.arms.filter((arm) => arm.id !== id)];
  strikes.routines = used.length === 0 ? creature.routines : [[...used, id]];
  return strikes;
}
