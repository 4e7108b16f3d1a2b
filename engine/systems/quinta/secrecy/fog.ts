import { type GridMap, isInside, placeOf } from '@arbitro/grid';
import { type CreatureId, type FogRules, type HiddenThings, mayActFor, type Viewer } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { narrowAudience } from './fog-audience.ts';
import { knownWorld } from './known-world.ts';
import {
  findKnowledge,
  isCreatureSeen,
  isThingSeen,
  lookAll,
  type MapKnowledge,
  NEVER,
  showsPlaces,
  sidesOf,
} from './map-knowledge.ts';

/** The letter of a square that a viewer has never seen. */
const UNKNOWN_GROUND = '?';

/** Returns the world as the viewer knows it, under fog: the known ground, and creatures and objects in sight. */
export function knownWorldUnderFog(world: World, viewer: Viewer, hidden: HiddenThings): World {
  const { fog: veil } = hidden;
  const known = veil && findKnowledge(world, viewer, veil);
  if (!veil || !known) return knownWorld(world, viewer, hidden);
  const isSeen = showsPlaces(known, veil);
  const fogged = findFogged(world, viewer, { map: known.map, isSeen });
  const creatures = [...hidden.creatures, ...fogged];
  const seen = knownWorld(world, viewer, { ...hidden, creatures });
  return {
    ...seen,
    map: maskMap(known),
    // a picture cannot be cut here: none of it is sent
    picture: null,
    pictureFrame: undefined,
    things: seen.things.filter((thing) => isThingSeen(thing, known, isSeen)),
    ...(veil.mode === 'sight' && { inSight: writeSight(known.seen) }),
  };
}

const writeSight = (seen: Uint8Array): string => Array.from(seen, (one) => (one === 1 ? '#' : '.')).join('');

interface VisiblePlaces {
  readonly map: GridMap;
  readonly isSeen: (place: number) => boolean;
}

/** Returns the creatures that the fog hides from the viewer. Those of the viewer and of its side are never hidden. */
function findFogged(world: World, viewer: Viewer, { map, isSeen }: VisiblePlaces): readonly CreatureId[] {
  const sides = viewer.role === 'player' ? sidesOf(world, viewer) : [];
  const isOwn = ({ id, kind, side }: Creature): boolean =>
    mayActFor(viewer, id) || (kind === 'character' && sides.includes(side));
  const gone = world.creatures.filter(
    (creature) => !isOwn(creature) && !isCreatureSeen(world, creature, map, isSeen),
  );
  return gone.map(({ id }) => id);
}

/** The last few masked maps: the rules remember paths and lines of sight by map. */
const maskedMaps: { readonly map: GridMap; readonly ground: string; readonly masked: GridMap }[] = [];
const MAX_MASKED = 12;

function maskMap({ map, ground }: MapKnowledge): GridMap {
  const found = maskedMaps.find((known) => known.map === map && known.ground === ground);
  if (found) return found.masked;
  const mask = (layer: string, blank: string): string =>
    Array.from(layer, (letter, place) => (ground[place] === NEVER ? blank : letter)).join('');
  const masked: GridMap = {
    width: map.width,
    height: map.height,
    ground: ground.replaceAll(NEVER, UNKNOWN_GROUND),
    light: mask(map.light, '.'),
    veil: mask(map.veil, '.'),
    shelter: mask(map.shelter, '.'),
  };
  maskedMaps.unshift({ map, ground, masked });
  maskedMaps.length = Math.min(maskedMaps.length, MAX_MASKED);
  return masked;
}

const withoutDoors = (ground: string): string => ground.replaceAll('/', '+');

/** Fog on maps of squares. */
export const fog: FogRules<World> = {
  isSameMap: ({ map, picture }, other) =>
    map === other.map ||
    (map?.width === other.map?.width &&
      picture === other.picture &&
      withoutDoors(map?.ground ?? '') === withoutDoors(other.map?.ground ?? '')),
  look: lookAll,
  isKnown: (world, square, { viewer, fog: veil }) => {
    const known = findKnowledge(world, viewer, veil);
    const map = known?.map ?? world.map;
    return map !== null && isInside(map, square) && known?.ground[placeOf(map, square)] !== NEVER;
  },
  narrow: narrowAudience,
};
