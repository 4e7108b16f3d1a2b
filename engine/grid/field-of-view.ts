import { type GridMap, isBlocking, isInside, placeOf } from './map.ts';
import { listSquares, type Space, type Square } from './square.ts';

/** How many fields of view are cached for each map: the creatures of a table look from few squares. */
const MAX_FIELDS = 64;
const fields = new WeakMap<GridMap, Map<string, Uint8Array>>();

/** Returns 1 for each square, by its index, to which a straight line from the space meets no wall on the way; else 0. */
export function fieldOfView(map: GridMap, space: Space): Uint8Array {
  const fieldsBySpace = fields.get(map) ?? new Map<string, Uint8Array>();
  fields.set(map, fieldsBySpace);
  const key = `${space.at.x},${space.at.y},${space.side}`;
  const field = fieldsBySpace.get(key) ?? computeField(map, space);
  const [oldest] = fieldsBySpace.keys();
  if (fieldsBySpace.size >= MAX_FIELDS && !fieldsBySpace.has(key) && oldest !== undefined)
    fieldsBySpace.delete(oldest);
  fieldsBySpace.set(key, field);
  return field;
}

function computeField(map: GridMap, space: Space): Uint8Array {
  const field = new Uint8Array(map.width * map.height);
  const walls = wallsOf(map);
  for (const eye of listSquares(space)) {
    if (!isInside(map, eye)) continue;
    for (let index = 0; index < field.length; index++)
      if (field[index] === 0 && isClear(map.width, walls, eye, index)) field[index] = 1;
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
