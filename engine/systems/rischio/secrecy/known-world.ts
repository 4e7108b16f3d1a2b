import { findHiddenFrom, type HiddenThings, mayKnow, memoizeByObject, type Viewer } from '@arbitro/kernel';
import { removeCreatures } from '../schema/world.ts';
import type { Fight, Participant, World } from '../state.ts';
import { assumeUnknowns } from './unknown-defaults.ts';

/** Returns the world as the viewer knows it: hidden things are left out, and what a view does not show is assumed. */
export function knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World {
  if (viewer.role === 'gm') return world;
  const { options, day, creatures, fight } = removeCreatures(
    world,
    findHiddenFrom(world.creatures, viewer, hidden),
  );
  return {
    options,
    day,
    creatures: creatures.map((creature) =>
      mayKnow(viewer, creature.id) ? creature : assumeUnknowns(creature),
    ),
    fight: fight && knownFight(fight, viewer),
  };
}

/** Hides the experience shares of creatures that the viewer does not play. */
function knownFight(fight: Fight, viewer: Viewer): Fight {
  const participants = fight.participants.map((participant) =>
    mayKnow(viewer, participant.who) ? participant : withoutShares(participant),
  );
  return { ...fight, participants };
}

const withoutShares = memoizeByObject(
  (participant: Participant): Participant =>
    participant.shares.length === 0 ? participant : { ...participant, shares: [] },
);
