import { DistanceField, type ReachedSquare, type Walker } from './distance-field.ts';
import { type GridMap, placeOf } from './map.ts';
import type { Square } from './square.ts';

/** Returns true if this step changes both row and column. */
export const isDiagonal = (from: Square, to: Square): boolean => from.x !== to.x && from.y !== to.y;
/** Returns true if the two squares are neighbours. */
export const isStep = (from: Square, to: Square): boolean =>
  Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) === 1;

/** Returns the cost of one step. */
export function stepCost(
  map: GridMap,
  { enter, alternating }: Walker,
  from: Pick<ReachedSquare, 'at' | 'diagonals'>,
  to: Square,
): number {
  const plain = enter(placeOf(map, to), placeOf(map, from.at));
  return alternating && isDiagonal(from.at, to) && from.diagonals % 2 === 1 ? plain * 2 : plain;
}

/** Returns every square a walker can reach, each by its cheapest path; the walker's own square comes first. */
export const findReachable = (map: GridMap, walker: Walker, budget: number): readonly ReachedSquare[] =>
  new DistanceField(map, walker).list(budget);

/** Returns the squares on the path, starting with the first step. */
export function listPath(reached: ReachedSquare): readonly Square[] {
  const path: Square[] = [];
  for (let step: ReachedSquare | null = reached; step?.from; step = step.from) path.push(step.at);
  return path.reverse();
}
