import { findCreature, type Hidden, isHidden, mayActFor, type Viewer } from '@arbitro/kernel';
import { fightCopy, worldCopy } from '../copies.ts';
import { due } from '../rules/acting.ts';
import type { Room, World } from '../state.ts';
import { assumed } from './assumed.ts';
import { fightSeen, isOpen, placeSeen } from './view.ts';
import { type Gone, without } from './without.ts';

/** Returns the world as the viewer knows it: hidden things are missing, and what a view does not show has defaults. */
export function known(world: World, viewer: Viewer, hidden: Hidden): World {
  if (viewer.role === 'gm') return world;
  const rest = without(world, hiddenFrom(world, viewer, hidden));
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

/** A viewer's own room is never hidden from them; hiding a room hides the other creatures in it. */
function hiddenFrom({ creatures, rooms }: World, viewer: Viewer, hidden: Hidden): Gone {
  const own = new Set(creatures.filter(({ id }) => mayActFor(viewer, id)).map(({ room }) => room));
  const lost = new Set(
    rooms.map(({ id }) => id).filter((room) => hidden.places.includes(room) && !own.has(room)),
  );
  const gone = creatures.filter(
    ({ id, room }) => isHidden(hidden, viewer, id) || (room !== null && lost.has(room)),
  );
  return { ids: new Set(gone.map(({ id }) => id)), rooms: lost };
}
