import { type Square, squareName } from '@arbitro/grid';
import type { Json } from '@arbitro/kernel';

export const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** A value that is a square and nothing else. */
export function asSquare(value: Json | undefined): Square | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { x, y, ...rest } = value as { readonly [key: string]: Json };
  const whole = Number.isInteger(x) && Number.isInteger(y) && Object.keys(rest).length === 0;
  return whole ? { x: Number(x), y: Number(y) } : undefined;
}

/** A square as people call it; nothing where a value is none. */
export function squareWords(value: Json): string | undefined {
  const square = asSquare(value);
  return square && squareName(square);
}

/** The same with its squares by their names, to be told. */
export function squaresNamed(value: Json): Json {
  const square = squareWords(value);
  if (square !== undefined) return square;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(squaresNamed);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, squaresNamed(part)]));
}
