import {
  type GridMap,
  isInside,
  LAYER_NAMES,
  type Layer,
  listSquaresOnLine,
  MAX_SQUARES,
  paintSquare,
  type Square,
} from '@arbitro/grid';

/** What a brush puts in a square; the eraser clears all layers. */
export const BRUSHES = {
  wall: { layer: 'ground', letter: '#' },
  'closed-door': { layer: 'ground', letter: '+' },
  difficult: { layer: 'ground', letter: ',' },
  water: { layer: 'ground', letter: '~' },
  half: { layer: 'shelter', letter: 'h' },
  'three-quarters': { layer: 'shelter', letter: 'q' },
  dim: { layer: 'light', letter: ':' },
  darkness: { layer: 'light', letter: '*' },
  lightly: { layer: 'veil', letter: '-' },
  heavily: { layer: 'veil', letter: '=' },
  eraser: 'plain',
} as const satisfies Readonly<Record<string, { readonly layer: Layer; readonly letter: string } | 'plain'>>;
export type Brush = keyof typeof BRUSHES;

const PLAIN_LETTER = '.';

/** Returns the map with these squares painted; squares outside the map are ignored. */
export function paintSquares(map: GridMap, brush: Brush, squares: readonly Square[]): GridMap {
  const leaves = BRUSHES[brush];
  return squares
    .filter((square) => isInside(map, square))
    .reduce(
      (was, square) =>
        leaves === 'plain'
          ? LAYER_NAMES.reduce(
              (gridMap, layer) => paintSquare(gridMap, layer, { at: square, letter: PLAIN_LETTER }),
              was,
            )
          : paintSquare(was, leaves.layer, { at: square, letter: leaves.letter }),
      map,
    );
}

/** Returns every square between two corners. */
export function listRectangle(a: Square, b: Square): readonly Square[] {
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const wide = Math.abs(a.x - b.x) + 1;
  const high = Math.abs(a.y - b.y) + 1;
  return Array.from({ length: wide * high }, (_, n) => ({
    x: left + (n % wide),
    y: top + Math.floor(n / wide),
  }));
}

/** Returns the squares of a stroke without gaps, however fast it was. */
export const listStroke = (from: Square | undefined, to: Square): readonly Square[] =>
  from ? [...listSquaresOnLine(from, to), to] : [to];

export const createBlankMap = (width: number, height: number): GridMap => {
  const plain = PLAIN_LETTER.repeat(width * height);
  return { width, height, ground: plain, light: plain, veil: plain, shelter: plain };
};

/** Resizes the map: existing squares stay in their corner; new ones are plain. */
export function resizeMap(map: GridMap, size: { readonly width: number; readonly height: number }): GridMap {
  const [width, height] = [size.width, size.height].map((n) =>
    Math.max(1, Math.min(MAX_SQUARES, Math.round(n) || 1)),
  );
  const next = createBlankMap(width ?? 1, height ?? 1);
  const rows = (layer: Layer): string =>
    Array.from({ length: next.height }, (_, y) =>
      (y < map.height ? map[layer].slice(y * map.width, (y + 1) * map.width) : '')
        .slice(0, next.width)
        .padEnd(next.width, PLAIN_LETTER),
    ).join('');
  return {
    ...next,
    ground: rows('ground'),
    light: rows('light'),
    veil: rows('veil'),
    shelter: rows('shelter'),
  };
}
