import { goneFor, type Hidden, mayKnow, type Viewer } from '@arbitro/kernel';
import { assumed } from './assumed.ts';
import type { World } from './state.ts';
import { isOpen } from './view.ts';
import { removeCreatures } from './world.ts';

/** Returns the world as the viewer may assume it: without hidden things, and with default numbers for unknown ones. */
export function known(world: World, viewer: Viewer, hidden: Hidden): World {
  if (viewer.role === 'gm') return world;
  const seen = removeCreatures(world, goneFor(world.creatures, viewer, hidden));
  const creatures = seen.creatures.map((one) =>
    isOpen(one) || mayKnow(viewer, one.id) ? one : assumed(one),
  );
  return { ...seen, creatures };
}
