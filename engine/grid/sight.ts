import { type Cover, type GridMap, isWall, mapCoverAt } from './map.ts';
import { containsSquare, listSquares, type Space, type Square } from './square.ts';

/** Returns the squares on the straight line between the centres of two squares, without both ends. */
export function listSquaresOnLine(from: Square, to: Square): readonly Square[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, index) => ({
    x: Math.round(from.x + (dx * (index + 1)) / steps),
    y: Math.round(from.y + (dy * (index + 1)) / steps),
  }));
}

/** Returns true if no wall stands on any straight line between the two. */
export const canSee = (map: GridMap, from: Space, to: Space): boolean =>
  listSquares(from).some((a) =>
    listSquares(to).some((b) => !listSquaresOnLine(a, b).some((square) => isWall(map, square))),
  );

export type CoverDegree = Cover | 'total';
const COVER_DEGREES: readonly CoverDegree[] = ['none', 'half', 'three-quarters', 'total'];

/**
 * Returns the cover of one space from another: from walls, from objects in the squares between, and half cover from
 * creatures there.
 */
export function gridCoverBetween(
  map: GridMap,
  [from, to]: readonly [Space, Space],
  others: readonly Space[],
): CoverDegree {
  let best: CoverDegree = 'total';
  for (const a of listSquares(from))
    for (const b of listSquares(to)) {
      const degree = coverOnLine(map, [a, b], others);
      if (COVER_DEGREES.indexOf(degree) < COVER_DEGREES.indexOf(best)) best = degree;
    }
  return best;
}

function coverOnLine(map: GridMap, [a, b]: readonly [Square, Square], others: readonly Space[]): CoverDegree {
  let worst: CoverDegree = 'none';
  for (const square of listSquaresOnLine(a, b)) {
    const here: CoverDegree = isWall(map, square)
      ? 'total'
      : isOccupied(others, square)
        ? raiseToHalf(mapCoverAt(map, square))
        : mapCoverAt(map, square);
    if (COVER_DEGREES.indexOf(here) > COVER_DEGREES.indexOf(worst)) worst = here;
  }
  return worst;
}

const isOccupied = (others: readonly Space[], square: Square): boolean =>
  others.some((space) => containsSquare(space, square));
const raiseToHalf = (shelter: Cover): Cover => (shelter === 'none' ? 'half' : shelter);
