import type { Square } from '@arbitro/grid';
import { useCallback, useState } from 'react';
import {
  type Camera,
  chooseFirstCamera,
  fitMap,
  type MapWindow,
  panCamera,
  scrollIntoView,
  zoomCamera,
} from './grid-camera.ts';
import type { Point } from './zones-layout.ts';

/**
 * The visible part of the map. Until the user moves it, it is the whole map, whatever the window's size; of a very large
 * map, it is where the creatures stood when it was opened.
 */
export function useGridCamera({ frame, map }: MapWindow, places: readonly Square[]) {
  const [moved, setMoved] = useState<Camera | 'whole' | undefined>(undefined);
  const [firstPlaces] = useState(places);
  const window = { frame, map };
  const resolve = (was: typeof moved): Camera =>
    was === 'whole' ? fitMap(window) : (was ?? chooseFirstCamera(window, firstPlaces));
  const camera = resolve(moved);
  const change = (next: (camera: Camera) => Camera): void => setMoved((was) => next(resolve(was)));
  return {
    camera,
    zoom: (by: number, point: Point = { x: frame.width / 2, y: frame.height / 2 }) =>
      change((was) => zoomCamera(was, window, { at: point, by })),
    pan: (by: Point) => change((was) => panCamera(was, window, by)),
    show: (square: Square) => change((was) => scrollIntoView(was, window, square)),
    whole: useCallback(() => setMoved('whole'), []),
  };
}
