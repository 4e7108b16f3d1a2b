import { findHiddenFrom, type HiddenThings, type Viewer } from '@arbitro/kernel';
import { copyWorld } from '../copy-state.ts';
import { removeCreatures } from '../schema/world.ts';
import type { World } from '../state.ts';
import { coverScene, findFogged } from './fog.ts';
import { assumeUnknowns, averageLevel } from './unknown-defaults.ts';
import { canSeeSheet, hideWakeTime, isLostTo, viewThing } from './view.ts';

/** Returns the world as the viewer knows it: hidden things are left out, and what a view does not show is assumed. */
export function knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World {
  if (viewer.role === 'gm') return world;
  const rest = leaveOutHidden(world, viewer, hidden);
  const level = averageLevel(rest);
  const next = copyWorld(rest);
  if (rest.inSight !== undefined) next.inSight = rest.inSight;
  next.things = rest.things.map(viewThing);
  next.creatures = rest.creatures.map((creature) =>
    canSeeSheet(viewer, creature)
      ? hideWakeTime(creature)
      : assumeUnknowns(creature, level, isLostTo(rest, viewer, creature)),
  );
  return next;
}

function leaveOutHidden(world: World, viewer: Viewer, hidden: HiddenThings): World {
  const gone = findHiddenFrom(world.creatures, viewer, hidden);
  const { fog } = hidden;
  if (!fog) return removeCreatures(world, gone);
  const creatures = new Set([...gone.creatures, ...findFogged(world, viewer, fog)]);
  const rest = removeCreatures(world, { ...gone, creatures });
  return { ...rest, ...coverScene(world, viewer, fog) };
}
