import type { Square } from '@arbitro/grid';
import { useCallback, useState } from 'react';
import { type Camera, fitMap, type MapWindow, panCamera, scrollIntoView, zoomCamera } from './grid-camera.ts';
import type { Point } from './zones-layout.ts';

/** The visible part of the map. Until the user moves it, it is the whole map, whatever the window's size. */
export function useGridCamera({ frame, map }: MapWindow) {
  const [moved, setMoved] = useState<Camera | undefined>(undefined);
  const window = { frame, map };
  const camera = moved ?? fitMap(window);
  const change = (next: (camera: Camera) => Camera): void => setMoved((was) => next(was ?? fitMap(window)));
  return {
    camera,
    zoom: (by: number, point: Point = { x: frame.width / 2, y: frame.height / 2 }) =>
      change((was) => zoomCamera(was, window, { at: point, by })),
    pan: (by: Point) => change((was) => panCamera(was, window, by)),
    show: (square: Square) => change((was) => scrollIntoView(was, window, square)),
    whole: useCallback(() => setMoved(undefined), []),
  };
}
