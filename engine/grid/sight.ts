import { COVER_DEGREES, type CoverDegree, coverOnLine, HALF, listSquaresOnLine, TOTAL } from './lines.ts';
import type { GridMap } from './map.ts';
import { listSquares, type Space, type Square } from './square.ts';

/** Returns true if no wall stands on any straight line between the two. */
export function canSee(map: GridMap, from: Space, to: Space): boolean {
  if (from.side === 1 && to.side === 1) return coverOnLine(map, from.at, to.at) < TOTAL;
  return listSquares(from).some((a) => listSquares(to).some((b) => coverOnLine(map, a, b) < TOTAL));
}

/**
 * Returns the cover of one space from another: from walls, from objects in the squares between, and half cover from
 * creatures there (`isOccupied`).
 */
export function gridCoverBetween(
  map: GridMap,
  [from, to]: readonly [Space, Space],
  isOccupied: (square: Square) => boolean,
): CoverDegree {
  let best = TOTAL;
  for (const a of listSquares(from))
    for (const b of listSquares(to)) {
      const degree = coverOnLine(map, a, b);
      if (degree >= best) continue;
      best = degree < HALF && listSquaresOnLine(a, b).some(isOccupied) ? Math.min(best, HALF) : degree;
    }
  return COVER_DEGREES[best] as CoverDegree;
}
