import { formatSquare, type Square } from '@arbitro/grid';
import type { Json } from '@arbitro/kernel';

export const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** Replaces the squares in a value by their names, for display. */
export function nameSquares(value: Json): Json {
  const square = formatSquare(value);
  if (square !== undefined) return square;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(nameSquares);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nameSquares(part)]));
}
