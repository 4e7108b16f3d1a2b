import { findCreature, findHiddenFrom, type HiddenThings, type Viewer } from '@arbitro/kernel';
import { copyFight, copyWorld } from '../copy-state.ts';
import { creaturesToAct } from '../rules/acting.ts';
import { removeCreatures } from '../schema/world.ts';
import type { World } from '../state.ts';
import { assumeUnknowns } from './unknown-defaults.ts';
import { canSeeSheet, hideDoses, viewFight } from './view.ts';

/**
 * Returns the world as the viewer may assume it: without hidden things, and with assumed values for what the view does
 * not show.
 */
export function knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World {
  if (viewer.role === 'gm') return world;
  const rest = removeCreatures(world, findHiddenFrom(world.creatures, viewer, hidden));
  const next = copyWorld(rest);
  next.creatures = rest.creatures.map((creature) =>
    canSeeSheet(viewer, creature) ? hideDoses(creature) : assumeUnknowns(creature),
  );
  if (rest.fight === null) return next;
  const fight = copyFight(viewFight(rest, rest.fight, viewer));
  fight.unseen = fight.unseen || isActorUnseen(world, rest);
  next.fight = fight;
  return next;
}

/** Whether the fight waits only for creatures that the viewer does not see. */
function isActorUnseen(world: World, rest: World): boolean {
  const waited = creaturesToAct(world);
  return waited.length > 0 && waited.every((id) => !findCreature(rest, id));
}
