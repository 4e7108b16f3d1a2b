import { type Hidden, isHidden, mayKnow, type Viewer } from '@arbitro/kernel';
import { assumed } from './assumed.ts';
import type { World } from './state.ts';
import { isOpen } from './view.ts';
import { without } from './without.ts';

/** The world as the viewer may take it to be: without what is hidden, and with assumed numbers for those not known. */
export function known(world: World, viewer: Viewer, hidden: Hidden): World {
  if (viewer.role === 'gm') return world;
  const gone = world.creatures.map(({ id }) => id).filter((id) => isHidden(hidden, viewer, id));
  const seen = without(world, new Set(gone));
  const creatures = seen.creatures.map((one) =>
    isOpen(one) || mayKnow(viewer, one.id) ? one : assumed(one),
  );
  return { ...seen, creatures };
}
