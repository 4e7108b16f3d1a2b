import { type Cover, type GridMap, isInside, isWall, mapCoverAt, placeOf } from './map.ts';
import type { Square } from './square.ts';

export type CoverDegree = Cover | 'total';
/** From no cover to total cover. */
export const COVER_DEGREES: readonly CoverDegree[] = ['none', 'half', 'three-quarters', 'total'];
export const HALF = COVER_DEGREES.indexOf('half');
export const TOTAL = COVER_DEGREES.indexOf('total');

/** Returns the squares on the straight line between the centres of two squares, without both ends. */
export function listSquaresOnLine(from: Square, to: Square): readonly Square[] {
  const squares: Square[] = [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  for (let step = 1; step < steps; step++)
    squares.push({
      x: Math.round(from.x + (dx * step) / steps),
      y: Math.round(from.y + (dy * step) / steps),
    });
  return squares;
}

/** Returns the degree of cover that walls and objects on this line give, as an index of `COVER_DEGREES`. */
export function coverOnLine(map: GridMap, from: Square, to: Square): number {
  const table = tableOf(map);
  if (!table || !isInside(map, from) || !isInside(map, to)) return computeCover(map, from, to);
  const pair = placeOf(map, from) * map.width * map.height + placeOf(map, to);
  const known = table[pair];
  if (known) return known - 1;
  const degree = computeCover(map, from, to);
  table[pair] = degree + 1;
  return degree;
}

function computeCover(map: GridMap, from: Square, to: Square): number {
  let worst = 0;
  for (const square of listSquaresOnLine(from, to)) {
    if (isWall(map, square)) return TOTAL;
    worst = Math.max(worst, COVER_DEGREES.indexOf(mapCoverAt(map, square)));
  }
  return worst;
}

/** Larger maps have no table: it has a byte for every pair of squares. */
const MAX_TABLE_SQUARES = 1024;
/** Only the maps in use have a table: a server may hold thousands of maps. */
const MAX_TABLES = 8;

interface LineTable {
  readonly map: GridMap;
  /** The degree of cover plus 1 for each pair of squares; 0 if it is not computed yet. */
  readonly degrees: Uint8Array;
}
let recentTables: readonly LineTable[] = [];

function tableOf(map: GridMap): Uint8Array | undefined {
  const [latest] = recentTables;
  if (latest?.map === map) return latest.degrees;
  const squares = map.width * map.height;
  if (squares > MAX_TABLE_SQUARES) return undefined;
  const table = recentTables.find((known) => known.map === map) ?? {
    map,
    degrees: new Uint8Array(squares * squares),
  };
  recentTables = [table, ...recentTables.filter((other) => other !== table)].slice(0, MAX_TABLES);
  return table.degrees;
}
