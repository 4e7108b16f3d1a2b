import { type GridMap, isBlocking, isInside, placeOf } from './map.ts';
import { listSquares, type Space, type Square } from './square.ts';

/** Fields of one map that are remembered: the eyes at a table stand in few squares. */
const MAX_FIELDS = 64;
const fields = new WeakMap<GridMap, Map<string, Uint8Array>>();

/** Returns 1 for each square, by its index, to which a straight line from the space meets no wall on the way; else 0. */
export function fieldOfView(map: GridMap, space: Space): Uint8Array {
  const known = fields.get(map) ?? new Map<string, Uint8Array>();
  fields.set(map, known);
  const key = `${space.at.x},${space.at.y},${space.side}`;
  const field = known.get(key) ?? computeField(map, space);
  const [oldest] = known.keys();
  if (known.size >= MAX_FIELDS && !known.has(key) && oldest !== undefined) known.delete(oldest);
  known.set(key, field);
  return field;
}

function computeField(map: GridMap, space: Space): Uint8Array {
  const field = new Uint8Array(map.width * map.height);
  const walls = wallsOf(map);
  for (const eye of listSquares(space)) {
    if (!isInside(map, eye)) continue;
    for (let place = 0; place < field.length; place++)
      if (field[place] === 0 && isClear(map.width, walls, eye, place)) field[place] = 1;
    field[placeOf(map, eye)] = 1;
  }
  return field;
}

/** The same squares as `listSquaresOnLine`, without a list: a large map has many pairs. */
function isClear(width: number, walls: Uint8Array, from: Square, to: number): boolean {
  const dx = (to % width) - from.x;
  const dy = Math.floor(to / width) - from.y;
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  for (let step = 1; step < steps; step++) {
    const row = Math.round(from.y + (dy * step) / steps);
    if (walls[row * width + Math.round(from.x + (dx * step) / steps)] === 1) return false;
  }
  return true;
}

const wallMaps = new WeakMap<GridMap, Uint8Array>();

function wallsOf(map: GridMap): Uint8Array {
  const known = wallMaps.get(map) ?? Uint8Array.from(map.ground, (letter) => (isBlocking(letter) ? 1 : 0));
  wallMaps.set(map, known);
  return known;
}
