import type { Square } from './square.ts';

/** What the ground of a square is like, by its letter. */
export const GROUNDS = { '.': 'floor', ',': 'difficult', '#': 'wall', '~': 'water' } as const;
export type Ground = (typeof GROUNDS)[keyof typeof GROUNDS];
/** How lit a square is. */
export const LIGHTS = { '.': 'bright', ':': 'dim', '*': 'darkness' } as const;
export type Lit = (typeof LIGHTS)[keyof typeof LIGHTS];
/** Mist or leaves in a square. */
export const VEILS = { '.': 'none', '-': 'lightly', '=': 'heavily' } as const;
export type Veil = (typeof VEILS)[keyof typeof VEILS];
/** What stands in a square and shelters those behind it. */
export const SHELTERS = { '.': 'none', h: 'half', q: 'three-quarters' } as const;
export type Shelter = (typeof SHELTERS)[keyof typeof SHELTERS];

/** Layers of one letter a square, row after row. */
export interface GridMap {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly light: string;
  readonly veil: string;
  readonly shelter: string;
}

/** What is known of every square, and the letters it is written with. */
export const LAYERS = { ground: GROUNDS, light: LIGHTS, veil: VEILS, shelter: SHELTERS } as const;
export type Layer = keyof typeof LAYERS;
export const LAYER_NAMES = Object.keys(LAYERS) as readonly Layer[];
/** The largest map, to a side. */
export const MOST_SQUARES = 200;

/** Does the map have this square? */
export const isInside = ({ width, height }: GridMap, { x, y }: Square): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

const letterAt = (map: GridMap, layer: Layer, { x, y }: Square): string =>
  map[layer][y * map.width + x] ?? '.';

/** What the ground of a square is like. */
export const groundAt = (map: GridMap, at: Square): Ground =>
  GROUNDS[letterAt(map, 'ground', at) as keyof typeof GROUNDS];
/** How light it is at a square. */
export const litAt = (map: GridMap, at: Square): Lit =>
  LIGHTS[letterAt(map, 'light', at) as keyof typeof LIGHTS];
/** What hangs in the air of a square. */
export const veilAt = (map: GridMap, at: Square): Veil =>
  VEILS[letterAt(map, 'veil', at) as keyof typeof VEILS];
/** What shelter a square gives to those behind it. */
export const shelterAt = (map: GridMap, at: Square): Shelter =>
  SHELTERS[letterAt(map, 'shelter', at) as keyof typeof SHELTERS];

/** Can nobody stand here, and nobody look through? */
export const isWall = (map: GridMap, at: Square): boolean =>
  !isInside(map, at) || letterAt(map, 'ground', at) === '#';

/** A map of these rows; layers that are left out are plain all over. */
export function mapOf(
  rows: { readonly ground: readonly string[] } & { readonly [L in Layer]?: readonly string[] | undefined },
): GridMap {
  const height = rows.ground.length;
  const width = rows.ground[0]?.length ?? 0;
  const layer = (name: Layer): string => rows[name]?.join('') ?? '.'.repeat(width * height);
  return {
    width,
    height,
    ground: layer('ground'),
    light: layer('light'),
    veil: layer('veil'),
    shelter: layer('shelter'),
  };
}

/** The rows of one layer, as people write them. */
export const rowsOf = (map: GridMap, layer: Layer): readonly string[] =>
  Array.from({ length: map.height }, (_, y) => map[layer].slice(y * map.width, (y + 1) * map.width));

/** The same map with one square of a layer painted. */
export function painted(
  map: GridMap,
  layer: Layer,
  { at, letter }: { readonly at: Square; readonly letter: string },
): GridMap {
  const place = at.y * map.width + at.x;
  return { ...map, [layer]: map[layer].slice(0, place) + letter + map[layer].slice(place + 1) };
}
