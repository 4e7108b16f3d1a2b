import { fighterIn, fightOn, findCreature, type SoFar } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { copyOf, worldCopy } from '../copies.ts';
import type { Event } from '../events.ts';
import type { Creature, World } from '../state.ts';
import { seenArms } from './seen-arms.ts';
import { isOpen } from './view.ts';

/**
 * All viewers see the weapon of an attack, and that it may be combined with the creature's earlier attacks this round.
 */
export function shown(known: World, { world, viewer, events }: SoFar<World, Action, Event>): World {
  const next = worldCopy(known);
  next.creatures = known.creatures.map((one) => {
    const arm = isOpen(viewer, one) ? undefined : armOf(events, one);
    return arm === undefined ? one : striking(world, one, arm);
  });
  return next;
}

function armOf(events: readonly Event[], { id }: Creature): string | undefined {
  const struck = events.flatMap((event) =>
    event.type === 'attack-rolled' && event.who === id ? [event.with] : [],
  );
  return struck.at(-1);
}

/** Puts the arm of the attack first, so that it is the default choice. */
function striking(world: World, one: Creature, id: string): Creature {
  const real = findCreature(world, one.id);
  const fight = fightOn(world);
  const used = (fight && fighterIn(fight, one.id)?.used) ?? [];
  const strikes = copyOf(one);
  const arms = real ? seenArms(real).filter((arm) => arm.id === id) : [];
  strikes.arms = [...arms, ...one.arms.filter((arm) => arm.id !== id)];
  strikes.routines = used.length === 0 ? one.routines : [[...used, id]];
  return strikes;
}
