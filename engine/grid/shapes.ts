import { type GridMap, isInside } from './map.ts';
import { canSee } from './sight.ts';
import { findNearestSquare, type Space, type Square, squareDistance } from './square.ts';

/** An area placed on the grid, in squares. */
export type Shape =
  | { readonly kind: 'sphere'; readonly at: Square; readonly radius: number }
  | { readonly kind: 'cube'; readonly at: Square; readonly side: number }
  /** From one square towards another; its width at the end equals its length. */
  | { readonly kind: 'cone'; readonly at: Square; readonly toward: Square; readonly length: number }
  | {
      readonly kind: 'line';
      readonly at: Square;
      readonly toward: Square;
      readonly length: number;
      readonly width: number;
    };

/** An area not yet placed: its radius, side or length, and the width of a line. */
export interface Template {
  readonly shape: Shape['kind'];
  readonly size: number;
  readonly width: number;
}

/** Places a template at the chosen square; cones and lines begin at the space of their creator. */
export function placeTemplate({ shape, size, width }: Template, from: Space, square: Square): Shape {
  const start = findNearestSquare(from, square);
  switch (shape) {
    case 'sphere':
      return { kind: shape, at: square, radius: size };
    case 'cube':
      return { kind: shape, at: square, side: size };
    case 'cone':
      return { kind: shape, at: start, toward: square, length: size };
    case 'line':
      return { kind: shape, at: start, toward: square, length: size, width };
    default:
      return shape satisfies never;
  }
}

/** Returns all squares within a radius of a space that no wall blocks. */
export function listSquaresAround(map: GridMap, space: Space, radius: number): readonly Square[] {
  const reach = Math.floor(radius) + space.side;
  return listSquaresNear(space.at, reach).filter((square) => isSquareAround(map, { space, radius }, square));
}

/** Returns true if the square is within this radius of a space and no wall blocks it. */
export function isSquareAround(
  map: GridMap,
  { space, radius }: { readonly space: Space; readonly radius: number },
  square: Square,
): boolean {
  const target: Space = { at: square, side: 1 };
  return isInside(map, square) && squareDistance(space, target) <= radius && canSee(map, space, target);
}

/** Returns every square whose centre lies in the area and that no wall blocks. */
export const listSquaresIn = (map: GridMap, shape: Shape): readonly Square[] =>
  listSquaresNear(shape.at, reachOf(shape)).filter((square) => isSquareIn(map, shape, square));

/** Returns true if the centre of the square lies in the area and no wall blocks it. */
export const isSquareIn = (map: GridMap, shape: Shape, square: Square): boolean =>
  isInside(map, square) && isInShape(shape, square) && isUnobstructed(map, shape.at, square);

/** The squares at most this many rows and columns away, row by row. */
function listSquaresNear({ x, y }: Square, reach: number): readonly Square[] {
  const squares: Square[] = [];
  for (let row = y - reach; row <= y + reach; row++)
    for (let column = x - reach; column <= x + reach; column++) squares.push({ x: column, y: row });
  return squares;
}

const isUnobstructed = (map: GridMap, from: Square, to: Square): boolean =>
  canSee(map, { at: from, side: 1 }, { at: to, side: 1 });

function reachOf(shape: Shape): number {
  if (shape.kind === 'sphere') return Math.ceil(shape.radius);
  return Math.ceil(shape.kind === 'cube' ? shape.side : shape.length);
}

function isInShape(shape: Shape, { x, y }: Square): boolean {
  const [dx, dy] = [x - shape.at.x, y - shape.at.y];
  switch (shape.kind) {
    case 'sphere':
      return Math.hypot(dx, dy) <= shape.radius;
    case 'cube':
      return dx >= 0 && dy >= 0 && dx < shape.side && dy < shape.side;
    case 'cone':
    case 'line':
      return isAlongShape(shape, dx, dy);
    default:
      return shape satisfies never;
  }
}

function isAlongShape(shape: Extract<Shape, { kind: 'cone' | 'line' }>, dx: number, dy: number): boolean {
  const [tx, ty] = [shape.toward.x - shape.at.x, shape.toward.y - shape.at.y];
  const distance = Math.hypot(tx, ty);
  if (distance === 0) return false;
  const alongAxis = (dx * tx + dy * ty) / distance;
  const fromAxis = Math.abs(dx * ty - dy * tx) / distance;
  if (alongAxis <= 0 || alongAxis > shape.length + ROUNDING) return false;
  return fromAxis <= (shape.kind === 'cone' ? alongAxis / 2 : shape.width / 2) + ROUNDING;
}

/** A centre exactly on the edge is inside. */
const ROUNDING = 1e-9;
