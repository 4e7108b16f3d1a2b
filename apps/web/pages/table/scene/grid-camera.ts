import type { Square } from '@arbitro/grid';
import type { Point } from './zones-layout.ts';

/** The side of a square in drawing units. */
export const UNIT = 40;

/** The visible part of the map: the point in the upper left corner, and the pixels per unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the window and of the map. */
export interface MapWindow {
  /** In pixels. */
  readonly frame: Size;
  /** In squares. */
  readonly map: Size;
}

const MARGIN = UNIT / 2;
const MAX_ZOOM = 2.5;

/** Shows the whole map, centred. */
export function fitMap({ frame, map }: MapWindow): Camera {
  const [wide, high] = [map.width * UNIT + 2 * MARGIN, map.height * UNIT + 2 * MARGIN];
  const zoom = Math.min(1.6, frame.width / wide, frame.height / high);
  return {
    zoom,
    x: (map.width * UNIT - frame.width / zoom) / 2,
    y: (map.height * UNIT - frame.height / zoom) / 2,
  };
}

/** Below this zoom, squares are too small to be tapped. */
const MIN_FIRST_ZOOM = 0.25;
/** So many squares around the creatures are shown. */
const SURROUNDINGS = 5;

/**
 * Returns what is shown at first: the whole map; of a map too large for that, the surroundings of the creatures, or of
 * the first of them if they stand too far apart.
 */
export function chooseFirstCamera(window: MapWindow, places: readonly Square[]): Camera {
  const whole = fitMap(window);
  const [first] = places;
  if (whole.zoom >= MIN_FIRST_ZOOM || !first) return whole;
  const all = zoomOn(window, places);
  return all.zoom >= MIN_FIRST_ZOOM ? all : zoomOn(window, [first]);
}

function zoomOn(window: MapWindow, places: readonly Square[]): Camera {
  const { frame } = window;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;
  const middle = (values: readonly number[]): number =>
    ((Math.max(...values) + Math.min(...values) + 1) / 2) * UNIT;
  const along = (values: readonly number[]): number => (spread(values) + 2 * SURROUNDINGS) * UNIT;
  const zoom = Math.min(1, frame.width / along(xs), frame.height / along(ys));
  const corner = {
    zoom,
    x: middle(xs) - frame.width / zoom / 2,
    y: middle(ys) - frame.height / zoom / 2,
  };
  return clampCamera(corner, window);
}

/** Zooms in or out around a point of the window. */
export function zoomCamera(
  camera: Camera,
  window: MapWindow,
  { at, by }: { readonly at: Point; readonly by: number },
) {
  const min = Math.min(fitMap(window).zoom, MAX_ZOOM);
  const zoom = Math.max(min, Math.min(MAX_ZOOM, camera.zoom * by));
  const moved = {
    zoom,
    x: camera.x + at.x / camera.zoom - at.x / zoom,
    y: camera.y + at.y / camera.zoom - at.y / zoom,
  };
  return clampCamera(moved, window);
}

export const panCamera = (camera: Camera, window: MapWindow, by: Point): Camera =>
  clampCamera({ ...camera, x: camera.x - by.x / camera.zoom, y: camera.y - by.y / camera.zoom }, window);

/** Keeps the map inside the window; a map smaller than the window is centred. */
function clampCamera({ x, y, zoom }: Camera, { frame, map }: MapWindow): Camera {
  return {
    zoom,
    x: clampAlong(x, frame.width / zoom, map.width * UNIT),
    y: clampAlong(y, frame.height / zoom, map.height * UNIT),
  };
}

function clampAlong(start: number, seen: number, whole: number): number {
  if (seen >= whole + 2 * MARGIN) return (whole - seen) / 2;
  return Math.max(-MARGIN, Math.min(whole + MARGIN - seen, start));
}

/** Moves the camera as little as necessary to show a square and its neighbours. */
export function scrollIntoView(camera: Camera, window: MapWindow, { x, y }: Square): Camera {
  const { frame } = window;
  const near = (start: number, seen: number, square: number): number =>
    Math.max((square + 2) * UNIT - seen, Math.min((square - 1) * UNIT, start));
  return clampCamera(
    {
      zoom: camera.zoom,
      x: near(camera.x, frame.width / camera.zoom, x),
      y: near(camera.y, frame.height / camera.zoom, y),
    },
    window,
  );
}

/** Returns the square under a point of the window; it may be outside the map. */
export const squareAt = ({ x, y, zoom }: Camera, point: Point): Square => ({
  x: Math.floor((x + point.x / zoom) / UNIT),
  y: Math.floor((y + point.y / zoom) / UNIT),
});

export const viewBoxOf = ({ x, y, zoom }: Camera, { width, height }: Size): string =>
  [x, y, width / zoom, height / zoom].map((n) => n.toFixed(2)).join(' ');

export const middleOf = ({ x, y }: Square, side = 1): Point => ({
  x: (x + side / 2) * UNIT,
  y: (y + side / 2) * UNIT,
});
