import { findHiddenFrom, type HiddenThings, mayKnow, type Viewer } from '@arbitro/kernel';
import type { World } from './state.ts';
import { assumeUnknowns } from './unknown-defaults.ts';
import { canSeeSheet } from './view.ts';
import { removeCreatures } from './world.ts';

/** Returns the world as a viewer knows it: without hidden things, and with default numbers for unknown ones. */
export function knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World {
  if (viewer.role === 'gm') return world;
  const visibleWorld = removeCreatures(world, findHiddenFrom(world.creatures, viewer, hidden));
  const creatures = visibleWorld.creatures.map((creature) =>
    canSeeSheet(creature) || mayKnow(viewer, creature.id) ? creature : assumeUnknowns(creature),
  );
  return { ...visibleWorld, creatures };
}
