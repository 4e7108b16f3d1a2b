import { type GridMap, listSquares, mapGroundAt, type Square } from '@arbitro/grid';
import type { Creature, World } from '../state.ts';
import { spaceIn } from './distance.ts';
import { findActiveMap } from './space.ts';

/** Returns whether the whole creature is in the water. @rule quinta.underwater.melee */
export function isUnderWater(world: World, creature: Creature): boolean {
  const map = findWateryMap(world);
  const space = map && spaceIn(world, creature);
  return map !== null && space !== null && listSquares(space).every((square) => isWater(map, square));
}

/** Returns whether an object in the square is in the water. @rule quinta.underwater.fire @rule quinta.underwater.ranged */
export function isWaterAt(world: World, square: Square): boolean {
  const map = findWateryMap(world);
  return map !== null && isWater(map, square);
}

function findWateryMap(world: World): GridMap | null {
  const map = findActiveMap(world);
  return map?.ground.includes('~') ? map : null;
}

const isWater = (map: GridMap, square: Square): boolean => mapGroundAt(map, square) === 'water';
