import {
  DIFFICULT,
  DistanceField,
  footingOf,
  type GridMap,
  isInside,
  listPath,
  mapGroundAt,
  type Square,
  squareAt,
  WATER,
} from '@arbitro/grid';
import type { GridScene } from '@arbitro/kernel';

/** Rough ground, and every second diagonal. */
const MAX_STEP_COST = 4;

/** A way on foot: its squares, the first one included, and its cost in squares. */
export interface FootPath {
  readonly squares: readonly Square[];
  readonly cost: number;
}

/**
 * Returns the cheapest way on foot over the known ground, around walls and at the cost of difficult ground and water;
 * creatures do not count. Undefined if there is none.
 */
export function findFootPath(
  { map, alternating }: Pick<GridScene, 'map' | 'alternating'>,
  from: Square,
  to: Square,
): FootPath | undefined {
  if (!map || !isInside(map, from) || !isInside(map, to)) return undefined;
  const reached = fieldFrom(map, from, alternating).find(to, MAX_STEP_COST * map.width * map.height);
  return reached && { squares: [from, ...listPath(reached)], cost: reached.cost };
}

let last: { readonly map: GridMap; readonly from: Square; readonly field: DistanceField } | undefined;

/** While a ruler is drawn, its field grows as far as it is asked. */
function fieldFrom(map: GridMap, from: Square, alternating: boolean): DistanceField {
  if (last?.map === map && last.from.x === from.x && last.from.y === from.y) return last.field;
  const { ground } = footingOf(map, 1);
  const enter = (to: number): number => {
    if (mapGroundAt(map, squareAt(map, to)) === 'unknown') return Number.POSITIVE_INFINITY;
    return 1 + ((ground[to] ?? 0) & (DIFFICULT | WATER) ? 1 : 0);
  };
  const field = new DistanceField(map, { space: { at: from, side: 1 }, enter, alternating, diagonals: 0 });
  last = { map, from, field };
  return field;
}
