import type { Square } from './square.ts';

/** The ground of a square, by its letter. */
export const GROUNDS = {
  '.': 'floor',
  ',': 'difficult',
  '#': 'wall',
  '~': 'water',
  '+': 'closed-door',
  '/': 'open-door',
  '?': 'unknown',
} as const;
export type Ground = (typeof GROUNDS)[keyof typeof GROUNDS];
/** The light of a square, by its letter. */
export const LIGHTS = { '.': 'bright', ':': 'dim', '*': 'darkness' } as const;
export type Light = (typeof LIGHTS)[keyof typeof LIGHTS];
/** The obscurement of a square (mist or leaves), by its letter. */
export const OBSCUREMENTS = { '.': 'none', '-': 'lightly', '=': 'heavily' } as const;
export type Obscurement = (typeof OBSCUREMENTS)[keyof typeof OBSCUREMENTS];
/** The cover that a square gives to creatures behind it, by its letter. */
export const COVERS = { '.': 'none', h: 'half', q: 'three-quarters' } as const;
export type Cover = (typeof COVERS)[keyof typeof COVERS];

/** Layers with one letter per square, row after row. */
export interface GridMap {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly light: string;
  readonly veil: string;
  readonly shelter: string;
}

/** The layers of a map and the letters of each. */
export const LAYERS = { ground: GROUNDS, light: LIGHTS, veil: OBSCUREMENTS, shelter: COVERS } as const;
export type Layer = keyof typeof LAYERS;
export const LAYER_NAMES = Object.keys(LAYERS) as readonly Layer[];
/** The largest width or height of a map. */
export const MAX_SQUARES = 200;

/** Returns true if the map has this square. */
export const isInside = ({ width, height }: GridMap, { x, y }: Square): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** The meanings of letters, by character code: looking up a number is faster than cutting a letter out of a text. */
function decodeLetters<Meaning extends string>(
  letters: Readonly<Record<string, Meaning>>,
): readonly (Meaning | undefined)[] {
  const meanings: (Meaning | undefined)[] = Array.from({ length: 128 }, () => undefined);
  for (const [letter, meaning] of Object.entries(letters)) meanings[letter.charCodeAt(0)] = meaning;
  return meanings;
}
const GROUND_CODES = decodeLetters<Ground>(GROUNDS);
const LIGHT_CODES = decodeLetters<Light>(LIGHTS);
const OBSCUREMENT_CODES = decodeLetters<Obscurement>(OBSCUREMENTS);
const COVER_CODES = decodeLetters<Cover>(COVERS);
/** Grounds that nothing passes, neither steps nor looks. What is behind an unknown square is unknown too. */
const BLOCKING = ['#', '+', '?'] as const;
/** By character code. */
const BLOCKS = new Uint8Array(128);
for (const letter of BLOCKING) BLOCKS[letter.charCodeAt(0)] = 1;
/** Returns true if ground with this letter blocks movement and sight. */
export const isBlocking = (letter: string): boolean => BLOCKS[letter.charCodeAt(0)] === 1;

/** Returns the index of a square: rows one after another. */
export const placeOf = ({ width }: GridMap, { x, y }: Square): number => y * width + x;
/** Returns the square with this index. */
export const squareAt = ({ width }: GridMap, index: number): Square => ({
  x: index % width,
  y: Math.floor(index / width),
});

/** Returns the ground of a square. */
export const mapGroundAt = (map: GridMap, square: Square): Ground =>
  GROUND_CODES[map.ground.charCodeAt(placeOf(map, square))] ?? 'floor';
/** Returns the light of a square. */
export const mapLightAt = (map: GridMap, square: Square): Light =>
  LIGHT_CODES[map.light.charCodeAt(placeOf(map, square))] ?? 'bright';
/** Returns the obscurement of a square. */
export const mapObscurementAt = (map: GridMap, square: Square): Obscurement =>
  OBSCUREMENT_CODES[map.veil.charCodeAt(placeOf(map, square))] ?? 'none';
/** Returns true if any square is obscured. */
export function hasObscurement(map: GridMap): boolean {
  const isObscured = obscuredMaps.get(map) ?? /[^.]/u.test(map.veil);
  obscuredMaps.set(map, isObscured);
  return isObscured;
}
/** Most maps are not obscured anywhere, and every look asks. */
const obscuredMaps = new WeakMap<GridMap, boolean>();
/** Returns the cover that a square gives to creatures behind it. */
export const mapCoverAt = (map: GridMap, square: Square): Cover =>
  COVER_CODES[map.shelter.charCodeAt(placeOf(map, square))] ?? 'none';

/** Returns true if the square blocks movement and sight. */
export const isWall = (map: GridMap, square: Square): boolean =>
  !isInside(map, square) || BLOCKS[map.ground.charCodeAt(placeOf(map, square))] === 1;

/** Builds a map from these rows; missing layers get their default letter everywhere. */
export function buildMap(
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

/** Returns the rows of one layer, as people write them. */
export const listRows = (map: GridMap, layer: Layer): readonly string[] =>
  Array.from({ length: map.height }, (_, y) => map[layer].slice(y * map.width, (y + 1) * map.width));

/** Returns the map with one square of a layer replaced. */
export function paintSquare(
  map: GridMap,
  layer: Layer,
  { at, letter }: { readonly at: Square; readonly letter: string },
): GridMap {
  const index = at.y * map.width + at.x;
  return { ...map, [layer]: map[layer].slice(0, index) + letter + map[layer].slice(index + 1) };
}
