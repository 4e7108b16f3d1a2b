import { groundAt, squaresOf } from '@arbitro/grid';
import type { Creature, World } from '../state.ts';
import { spaceIn } from './distance.ts';
import { usedMap } from './space.ts';

/** Returns whether the whole creature is in the water. @rule quinta.underwater.melee */
export function isUnderWater(world: World, one: Creature): boolean {
  const map = usedMap(world);
  if (!map?.ground.includes('~')) return false;
  const space = spaceIn(world, one);
  return space !== null && squaresOf(space).every((square) => groundAt(map, square) === 'water');
}
