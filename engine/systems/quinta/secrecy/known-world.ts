import { findHiddenFrom, type HiddenThings, type Viewer } from '@arbitro/kernel';
import { copyWorld } from '../copy-state.ts';
import { canSeeSheet } from '../declare.ts';
import { removeCreatures } from '../schema/world.ts';
import type { World } from '../state.ts';
import { assumeUnknowns, averageLevel } from './unknown-defaults.ts';
import { hideWakeTime, isLostTo, viewThing } from './view.ts';

/** Returns the world as the viewer knows it: hidden things are left out, and what a view does not show is assumed. */
export function knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World {
  if (viewer.role === 'gm') return world;
  const rest = removeCreatures(world, findHiddenFrom(world.creatures, viewer, hidden));
  const level = averageLevel(rest);
  const next = copyWorld(rest);
  next.things = rest.things.map(viewThing);
  next.creatures = rest.creatures.map((creature) =>
    canSeeSheet(viewer, creature)
      ? hideWakeTime(creature)
      : assumeUnknowns(creature, level, isLostTo(rest, viewer, creature)),
  );
  return next;
}
