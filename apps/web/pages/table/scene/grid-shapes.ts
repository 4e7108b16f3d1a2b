import type { GridMap, Layer, Square } from '@arbitro/grid';
import { middleOf, UNIT } from './grid-camera.ts';
import { keyOf } from './squares.ts';

const barPath = (x: number, y: number, long: number): string =>
  `M${x * UNIT} ${y * UNIT}h${long * UNIT}v${UNIT}h${-long * UNIT}z`;

/** Returns the path of all squares of a letter, neighbours in a row joined. */
export function lettersPath(map: GridMap, layer: Layer, letter: string): string {
  let path = '';
  for (let y = 0; y < map.height; y++) {
    const row = map[layer].slice(y * map.width, (y + 1) * map.width);
    for (let x = row.indexOf(letter); x >= 0; ) {
      let end = x + 1;
      while (row[end] === letter) end++;
      path += barPath(x, y, end - x);
      x = row.indexOf(letter, end);
    }
  }
  return path;
}

export const squaresPath = (squares: Iterable<Square>): string =>
  [...squares].map(({ x, y }) => barPath(x, y, 1)).join('');

/** Returns the outline of squares, without the edges between two of them. */
export function outlinePath(squares: readonly Square[]): string {
  const inside = new Set(squares.map(keyOf));
  let path = '';
  for (const { x, y } of squares) {
    const [left, top] = [x * UNIT, y * UNIT];
    if (!inside.has(keyOf({ x, y: y - 1 }))) path += `M${left} ${top}h${UNIT}`;
    if (!inside.has(keyOf({ x: x + 1, y }))) path += `M${left + UNIT} ${top}v${UNIT}`;
    if (!inside.has(keyOf({ x, y: y + 1 }))) path += `M${left} ${top + UNIT}h${UNIT}`;
    if (!inside.has(keyOf({ x: x - 1, y }))) path += `M${left} ${top}v${UNIT}`;
  }
  return path;
}

/** Returns a line through the centres of squares. */
export const linePath = (squares: readonly Square[], side = 1): string =>
  squares
    .map((square, index) => {
      const { x, y } = middleOf(square, side);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
