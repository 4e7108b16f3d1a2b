import { type GridMap, isWall, type Shelter, shelterAt } from './map.ts';
import { covers, type Space, type Square, squaresOf } from './square.ts';

/** Returns the squares on the straight line between the centres of two squares, without both ends. */
export function lineBetween(from: Square, to: Square): readonly Square[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, at) => ({
    x: Math.round(from.x + (dx * (at + 1)) / steps),
    y: Math.round(from.y + (dy * (at + 1)) / steps),
  }));
}

/** Returns true if no wall stands on any straight line between the two. */
export const canSee = (map: GridMap, from: Space, to: Space): boolean =>
  squaresOf(from).some((a) =>
    squaresOf(to).some((b) => !lineBetween(a, b).some((square) => isWall(map, square))),
  );

export type Degree = Shelter | 'total';
const DEGREES: readonly Degree[] = ['none', 'half', 'three-quarters', 'total'];

/**
 * Returns the cover of one space from another: from walls, from objects in the squares between, and half cover from
 * creatures there.
 */
export function shelterBetween(
  map: GridMap,
  [from, to]: readonly [Space, Space],
  others: readonly Space[],
): Degree {
  let best: Degree = 'total';
  for (const a of squaresOf(from))
    for (const b of squaresOf(to)) {
      const degree = shelterOnLine(map, [a, b], others);
      if (DEGREES.indexOf(degree) < DEGREES.indexOf(best)) best = degree;
    }
  return best;
}

function shelterOnLine(map: GridMap, [a, b]: readonly [Square, Square], others: readonly Space[]): Degree {
  let worst: Degree = 'none';
  for (const square of lineBetween(a, b)) {
    const here: Degree = isWall(map, square)
      ? 'total'
      : somebodyIn(others, square)
        ? atLeastHalf(shelterAt(map, square))
        : shelterAt(map, square);
    if (DEGREES.indexOf(here) > DEGREES.indexOf(worst)) worst = here;
  }
  return worst;
}

const somebodyIn = (others: readonly Space[], square: Square): boolean =>
  others.some((space) => covers(space, square));
const atLeastHalf = (shelter: Shelter): Shelter => (shelter === 'none' ? 'half' : shelter);
