import { findCreature, goneFor, type Hidden, type Viewer } from '@arbitro/kernel';
import { fightCopy, worldCopy } from '../copies.ts';
import { due } from '../rules/acting.ts';
import { removeCreatures } from '../schema/world.ts';
import type { World } from '../state.ts';
import { assumed } from './assumed.ts';
import { fightSeen, isOpen, unsuspecting } from './view.ts';

/**
 * Returns the world as the viewer may assume it: without hidden things, and with assumed values for what the view does
 * not show.
 */
export function known(world: World, viewer: Viewer, hidden: Hidden): World {
  if (viewer.role === 'gm') return world;
  const rest = removeCreatures(world, goneFor(world.creatures, viewer, hidden));
  const next = worldCopy(rest);
  next.creatures = rest.creatures.map((one) => (isOpen(viewer, one) ? unsuspecting(one) : assumed(one)));
  if (rest.fight === null) return next;
  const fight = fightCopy(fightSeen(rest, rest.fight, viewer));
  fight.unseen = fight.unseen || isUnseen(world, rest);
  next.fight = fight;
  return next;
}

/** Whether the fight waits only for creatures that the viewer does not see. */
function isUnseen(world: World, rest: World): boolean {
  const waited = due(world);
  return waited.length > 0 && waited.every((id) => !findCreature(rest, id));
}
