import type { GridMap } from '@arbitro/grid';
import { type CreatureId, type Fog, type FogRules, mayActFor, type Viewer } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { narrowAudience } from './fog-audience.ts';
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

/** Returns the scene under fog: the known ground, and the objects in sight. */
export function coverScene(world: World, viewer: Viewer, fog: Fog): Partial<World> {
  const known = findKnowledge(world, viewer, fog);
  if (!known) return {};
  const isSeen = showsPlaces(known, fog);
  return {
    map: maskMap(known),
    // a picture cannot be cut here: none of it is sent
    picture: null,
    things: world.things.filter((thing) => isThingSeen(thing, known, isSeen)),
    ...(fog.mode === 'sight' && {
      inSight: Array.from(known.seen, (seen) => (seen === 1 ? '#' : '.')).join(''),
    }),
  };
}

/** Returns the creatures that the fog hides from the viewer. Those of the viewer and of its side are never hidden. */
export function findFogged(world: World, viewer: Viewer, fog: Fog): ReadonlySet<CreatureId> {
  const known = findKnowledge(world, viewer, fog);
  if (!known) return new Set();
  const isSeen = showsPlaces(known, fog);
  const sides = viewer.role === 'player' ? sidesOf(world, viewer) : [];
  const isOwn = ({ id, kind, side }: Creature): boolean =>
    mayActFor(viewer, id) || (kind === 'character' && sides.includes(side));
  const gone = world.creatures.filter(
    (creature) => !isOwn(creature) && !isCreatureSeen(world, creature, known.map, isSeen),
  );
  return new Set(gone.map(({ id }) => id));
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
    ground: ground.replaceAll(NEVER, '?'),
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
  narrow: narrowAudience,
};
