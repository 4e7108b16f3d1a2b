import { COVER_DEGREES, type CoverDegree, coverOnLine, HALF, listSquaresOnLine, TOTAL } from './lines.ts';
import type { GridMap } from './map.ts';
import { containsSquare, listSquares, type Space, type Square } from './square.ts';

/** Returns true if no wall stands on any straight line between the two. */
export function canSee(map: GridMap, from: Space, to: Space): boolean {
  if (from.side === 1 && to.side === 1) return coverOnLine(map, from.at, to.at) < TOTAL;
  return listSquares(from).some((a) => listSquares(to).some((b) => coverOnLine(map, a, b) < TOTAL));
}

/**
 * Returns the cover of one space from another: from walls, from objects in the squares between, and half cover from
 * creatures there.
 */
export function gridCoverBetween(
  map: GridMap,
  [from, to]: readonly [Space, Space],
  others: readonly Space[],
): CoverDegree {
  let best = TOTAL;
  for (const a of listSquares(from))
    for (const b of listSquares(to)) {
      const degree = coverOnLine(map, a, b);
      if (degree >= best) continue;
      best = degree < HALF && isLineOccupied(others, a, b) ? Math.min(best, HALF) : degree;
    }
  return COVER_DEGREES[best] as CoverDegree;
}

const isLineOccupied = (others: readonly Space[], from: Square, to: Square): boolean =>
  others.length > 0 &&
  listSquaresOnLine(from, to).some((square) => others.some((space) => containsSquare(space, square)));
