import { listSquares, mapGroundAt } from '@arbitro/grid';
import type { Creature, World } from '../state.ts';
import { spaceIn } from './distance.ts';
import { findActiveMap } from './space.ts';

/** Returns whether the whole creature is in the water. @rule quinta.underwater.melee */
export function isUnderWater(world: World, creature: Creature): boolean {
  const map = findActiveMap(world);
  if (!map?.ground.includes('~')) return false;
  const space = spaceIn(world, creature);
  return space !== null && listSquares(space).every((square) => mapGroundAt(map, square) === 'water');
}
