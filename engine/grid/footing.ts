import { type GridMap, type Ground, isInside, isWall, mapGroundAt, placeOf, squareAt } from './map.ts';
import { listSquares, type Space, type Square } from './square.ts';

/** The neighbours of a square, in the order in which paths try them: straight steps first. */
const NEIGHBOUR_OFFSETS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];
/** From this neighbour on, steps are diagonal. */
export const FIRST_DIAGONAL = 4;

/** Bits of `Footing.ground`. */
export const WATER = 1;
export const DIFFICULT = 2;

/** Where a space of one size can step, and the ground it covers, by the index of its first square. */
export interface Footing {
  /** A bit for each neighbour that it can step to. */
  readonly steps: Uint8Array;
  /** How far away each neighbour is, as a difference of indices. */
  readonly offsets: readonly number[];
  /** `WATER` and `DIFFICULT`, if any of its squares is. */
  readonly ground: Uint8Array;
}

/** Built once for each map and size: a map never changes. */
const footings = new WeakMap<GridMap, (Footing | undefined)[]>();

/** Returns the footing of spaces with this side. */
export function footingOf(map: GridMap, side: number): Footing {
  let bySide = footings.get(map);
  if (!bySide) {
    bySide = [];
    footings.set(map, bySide);
  }
  const footing = bySide[side] ?? buildFooting(map, side);
  bySide[side] = footing;
  return footing;
}

function buildFooting(map: GridMap, side: number): Footing {
  const squares = map.width * map.height;
  const footing: Footing = {
    steps: new Uint8Array(squares),
    offsets: NEIGHBOUR_OFFSETS.map((offset) => placeOf(map, offset)),
    ground: new Uint8Array(squares),
  };
  const isOpen = new Uint8Array(squares);
  for (let index = 0; index < squares; index++) {
    const under = listSquares({ at: squareAt(map, index), side });
    isOpen[index] = under.some((square) => isWall(map, square)) ? 0 : 1;
    for (const square of under) footing.ground[index]! |= GROUND_BITS[mapGroundAt(map, square)];
  }
  for (let index = 0; index < squares; index++)
    footing.steps[index] = findStepBits(map, squareAt(map, index), isOpen);
  return footing;
}

const GROUND_BITS: Readonly<Record<Ground, number>> = {
  floor: 0,
  wall: 0,
  'closed-door': 0,
  'open-door': 0,
  unknown: 0,
  water: WATER,
  difficult: DIFFICULT,
};

function findStepBits(map: GridMap, { x, y }: Square, isOpen: Uint8Array): number {
  const canStand = (column: number, row: number): boolean =>
    column >= 0 && column < map.width && isOpen[row * map.width + column] === 1;
  let bits = 0;
  for (const [index, { x: dx, y: dy }] of NEIGHBOUR_OFFSETS.entries())
    if (canStand(x + dx, y + dy) && (index < FIRST_DIAGONAL || (canStand(x + dx, y) && canStand(x, y + dy))))
      bits |= 1 << index;
  return bits;
}

/** Returns true if a space can move there in one step: not into a wall, and not diagonally past the corner of a wall. */
export function canStep(map: GridMap, { at, side }: Space, to: Square): boolean {
  if (!isInside(map, at)) return false;
  const bits = footingOf(map, side).steps[placeOf(map, at)] ?? 0;
  const index = NEIGHBOUR_OFFSETS.findIndex(({ x, y }) => at.x + x === to.x && at.y + y === to.y);
  return index >= 0 && (bits & (1 << index)) !== 0;
}
