import { findCreature, goneFor, type Hidden, type Viewer } from '@arbitro/kernel';
import { fightCopy, worldCopy } from '../copies.ts';
import { due } from '../rules/acting.ts';
import { removeCreatures } from '../schema/world.ts';
import type { Room, World } from '../state.ts';
import { assumed } from './assumed.ts';
import { fightSeen, isOpen, placeSeen } from './view.ts';

/** Returns the world as the viewer knows it: hidden things are missing, and what a view does not show has defaults. */
export function known(world: World, viewer: Viewer, hidden: Hidden): World {
  if (viewer.role === 'gm') return world;
  const rest = removeCreatures(
    world,
    goneFor(world.creatures, viewer, hidden, ({ room }) => room),
  );
  const { rooms, doors, traps } = placeSeen(rest);
  const next = worldCopy(rest);
  next.rooms = rooms.map(unheard);
  next.doors = doors;
  next.traps = traps;
  next.passed = [];
  next.creatures = rest.creatures.map((one) => (isOpen(viewer, one) ? one : assumed(one)));
  if (rest.fight === null) return next;
  const waited = due(world);
  const fight = fightCopy(fightSeen(rest, rest.fight, viewer));
  // a creature must act, and it is not visible
  fight.unseen ||= waited.length > 0 && !waited.some((id) => findCreature(rest, id));
  next.fight = fight;
  return next;
}

const SOMETHING = '…';
/** Viewers do not know whether there is anything to hear: the odds are those of hearing it if there is. */
const unheard = (room: Room): Room => ({ ...room, noise: SOMETHING });
