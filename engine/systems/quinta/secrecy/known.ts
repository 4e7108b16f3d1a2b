import { goneFor, type Hidden, type Viewer } from '@arbitro/kernel';
import { worldCopy } from '../copies.ts';
import { removeCreatures } from '../schema/world.ts';
import type { World } from '../state.ts';
import { assumed, usualLevel } from './assumed.ts';
import { isLostTo, isOpen, thingSeen, unsuspecting } from './view.ts';

/** Returns the world as the viewer knows it: hidden things are left out, and what a view does not show is assumed. */
export function known(world: World, viewer: Viewer, hidden: Hidden): World {
  if (viewer.role === 'gm') return world;
  const rest = removeCreatures(world, goneFor(world.creatures, viewer, hidden));
  const level = usualLevel(rest);
  const next = worldCopy(rest);
  next.things = rest.things.map(thingSeen);
  next.creatures = rest.creatures.map((one) =>
    isOpen(viewer, one) ? unsuspecting(one) : assumed(one, level, isLostTo(rest, viewer, one)),
  );
  return next;
}
