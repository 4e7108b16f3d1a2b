/** A square of a grid; rows and columns start at 0. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The space a creature occupies: the square with the lowest coordinates, and the length of its side in squares. */
export interface Space {
  readonly at: Square;
  readonly side: number;
}

/** Returns the name of a square: columns by letters, rows by numbers from 1: `C4`, `AB12`. */
export const squareName = ({ x, y }: Square): string => `${lettersOf(x)}${y + 1}`;
const lettersOf = (n: number): string =>
  (n >= 26 ? lettersOf(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

/** Returns the square with this name; undefined if the name is not valid. */
export function parseSquare(name: string): Square | undefined {
  const [, letters, row] = /^([a-z]{1,2})([1-9]\d{0,2})$/iu.exec(name.trim()) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { x: column - 1, y: Number(row) - 1 };
}

/** Returns the value as a square; undefined if it is anything else. */
export function toSquare(value: unknown): Square | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, ...rest } = value as { readonly [key: string]: unknown };
  const isSquare = Number.isInteger(x) && Number.isInteger(y) && Object.keys(rest).length === 0;
  return isSquare ? { x: Number(x), y: Number(y) } : undefined;
}

/** Returns the name of a square; undefined if the value is not a square. */
export function formatSquare(value: unknown): string | undefined {
  const square = toSquare(value);
  return square && squareName(square);
}

/** Returns true if both are the same square. */
export const isSameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** Returns every square of a space. */
export function listSquares({ at, side }: Space): readonly Square[] {
  if (side === 1) return [at];
  return Array.from({ length: side * side }, (_, index) => ({
    x: at.x + (index % side),
    y: at.y + Math.floor(index / side),
  }));
}

/** Returns true if this square is part of the space. */
export const containsSquare = ({ at, side }: Space, { x, y }: Square): boolean =>
  x >= at.x && x < at.x + side && y >= at.y && y < at.y + side;

/** Returns true if two spaces share a square. */
export const doOverlap = (a: Space, b: Space): boolean => squareDistance(a, b) === 0;

/** Returns the shortest distance, a diagonal step counting as one: neighbours are 1 apart, overlapping spaces 0. */
export function squareDistance(a: Space, b: Space): number {
  return Math.max(gapBetween(a.at.x, a.side, b.at.x, b.side), gapBetween(a.at.y, a.side, b.at.y, b.side));
}

function gapBetween(a: number, aSide: number, b: number, bSide: number): number {
  if (b > a + aSide - 1) return b - (a + aSide - 1);
  if (a > b + bSide - 1) return a - (b + bSide - 1);
  return 0;
}

/** Returns the square of a space that is nearest to another square. */
export function findNearestSquare({ at, side }: Space, to: Square): Square {
  return { x: clampNumber(to.x, at.x, at.x + side - 1), y: clampNumber(to.y, at.y, at.y + side - 1) };
}

const clampNumber = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
