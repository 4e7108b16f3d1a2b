import type { Square } from '@arbitro/grid';
import { useCallback, useState } from 'react';
import { type Camera, fitted, panned, showing, type Window, zoomed } from './grid-camera.ts';
import type { Point } from './layout.ts';

/** The visible part of the map. Until the user moves it, it is the whole map, whatever the window's size. */
export function useGridCamera({ frame, map }: Window) {
  const [moved, setMoved] = useState<Camera | undefined>(undefined);
  const window = { frame, map };
  const camera = moved ?? fitted(window);
  const change = (next: (camera: Camera) => Camera): void => setMoved((was) => next(was ?? fitted(window)));
  return {
    camera,
    zoom: (by: number, at: Point = { x: frame.width / 2, y: frame.height / 2 }) =>
      change((was) => zoomed(was, window, { at, by })),
    pan: (by: Point) => change((was) => panned(was, window, by)),
    show: (square: Square) => change((was) => showing(was, window, square)),
    whole: useCallback(() => setMoved(undefined), []),
  };
}
