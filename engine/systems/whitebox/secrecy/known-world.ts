import { findHiddenFrom, type HiddenThings, type Viewer, waitsForUnseen } from '@arbitro/kernel';
import { copyFight, copyWorld } from '../copy-state.ts';
import { canSeeSheet } from '../declare.ts';
import { creaturesToAct } from '../rules/acting.ts';
import { removeCreatures } from '../schema/world.ts';
import type { Room, World } from '../state.ts';
import { assumeUnknowns } from './unknown-defaults.ts';
import { viewFight, viewPlaces } from './view.ts';

/** Returns the world as the viewer knows it: hidden things are missing, and what a view does not show has defaults. */
export function knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World {
  if (viewer.role === 'gm') return world;
  const rest = removeCreatures(
    world,
    findHiddenFrom(world.creatures, viewer, hidden, ({ room }) => room),
  );
  const { rooms, doors, traps } = viewPlaces(rest);
  const next = copyWorld(rest);
  next.rooms = rooms.map(assumeNoise);
  next.doors = doors;
  next.traps = traps;
  next.passed = [];
  next.creatures = rest.creatures.map((creature) =>
    canSeeSheet(viewer, creature) ? creature : assumeUnknowns(creature),
  );
  if (rest.fight === null) return next;
  const fight = copyFight(viewFight(rest, rest.fight, viewer));
  fight.unseen ||= waitsForUnseen(creaturesToAct(world), rest);
  next.fight = fight;
  return next;
}

const UNKNOWN_NOISE = '…';
/** Viewers do not know whether there is anything to hear: the odds are those of hearing it if there is. */
const assumeNoise = (room: Room): Room => ({ ...room, noise: UNKNOWN_NOISE });
