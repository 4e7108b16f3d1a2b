import { findHiddenFrom, type HiddenThings, type Viewer, waitsForUnseen } from '@arbitro/kernel';
import { copyFight, copyWorld } from '../copy-state.ts';
import { canSeeSheet } from '../declare.ts';
import { creaturesToAct } from '../rules/acting.ts';
import { removeCreatures } from '../schema/world.ts';
import type { World } from '../state.ts';
import { assumeUnknowns } from './unknown-defaults.ts';
import { hideDoses, viewFight } from './view.ts';

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
  fight.unseen ||= waitsForUnseen(creaturesToAct(world), rest);
  next.fight = fight;
  return next;
}
