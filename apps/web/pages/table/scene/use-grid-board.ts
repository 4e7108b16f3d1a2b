import type { Square } from '@arbitro/grid';
import type { GridToken } from '@arbitro/kernel';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Size } from './grid-camera.ts';
import { commandOfKey, type KeyCommand } from './grid-keys.ts';
import { useGridCamera } from './use-grid-camera.ts';
import { type PointerOptions, useGridPointer } from './use-grid-pointer.ts';
import { useSize } from './use-size.ts';

interface BoardOptions extends Omit<PointerOptions, 'svg' | 'view'> {
  readonly map: Size;
  readonly tokens: readonly GridToken[];
  /** Returns the first square of the keyboard cursor. */
  start(): Square;
  /** Called for a key that applies to the cursor's square. */
  onKey(is: 'take' | 'leave' | 'ruler' | 'point', square: Square): void;
  onCursor?(square: Square): void;
}

const DEFAULT_FRAME = { width: 344, height: 400 };
export const ZOOM_STEP = 1.35;

/** A map that is viewed, pointed at and navigated by keys. */
export function useGridBoard({ map, tokens, start, onKey, onCursor, ...pointing }: BoardOptions) {
  const [frame, size] = useSize<HTMLDivElement>(DEFAULT_FRAME);
  const svg = useRef<SVGSVGElement>(null);
  const places = tokens.length === 0 ? [] : [start(), ...tokens.map(({ at }) => at)];
  const view = useGridCamera({ frame: size, map }, places);
  const [cursor, setCursor] = useState<Square | undefined>(undefined);
  const { drag, hover, listens } = useGridPointer({ svg, view, ...pointing });
  const obey = (keyCommand: KeyCommand, now: Square): void => {
    if (keyCommand.is === 'cursor') {
      setCursor(keyCommand.to);
      onCursor?.(keyCommand.to);
      view.show(keyCommand.to);
    } else if (keyCommand.is === 'whole') view.whole();
    else if (keyCommand.is === 'closer' || keyCommand.is === 'further')
      view.zoom(keyCommand.is === 'closer' ? ZOOM_STEP : 1 / ZOOM_STEP);
    else onKey(keyCommand.is, now);
  };
  return {
    ...{ frame, size, svg, view, drag, cursor, listens },
    hover: hover && isInside(map, hover) ? hover : undefined,
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const now = cursor ?? start();
        const keyCommand = commandOfKey(event.key, { cursor: now, map, tokens });
        if (!keyCommand) return;
        // Escape may also close the dialog around the map
        if (keyCommand.is !== 'leave') event.preventDefault();
        obey(keyCommand, now);
      },
      onFocus: ({ target }: { readonly target: Element }) => {
        // a click gives focus too, but a pointer needs no cursor
        if (target.matches(':focus-visible')) setCursor((was) => was ?? start());
      },
      onBlur: () => setCursor(undefined),
    },
  };
}

const isInside = ({ width, height }: Size, { x, y }: Square): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;
