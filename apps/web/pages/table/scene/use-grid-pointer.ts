import type { Square } from '@arbitro/grid';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { squareAt } from './grid-camera.ts';
import type { useGridCamera } from './use-grid-camera.ts';
import type { Point } from './zones-layout.ts';

/** What dragging from a square does: move the map, move a creature, or draw. */
export type Hold = 'pan' | 'carry' | 'draw';

export interface Drag {
  readonly hold: Hold;
  readonly from: Square;
  readonly to: Square;
}

export interface PointerOptions {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: ReturnType<typeof useGridCamera>;
  holds(square: Square, event: { readonly shiftKey: boolean }): Hold;
  onTap(square: Square): void;
  /** Called when a pointer rests on a square; it is then no tap. */
  readonly onHold?: ((square: Square) => void) | undefined;
  /** Called for each square drawn, from the first one on. */
  readonly onDraw?: ((square: Square) => void) | undefined;
  onDrop(drag: Drag): void;
}

const DRAG_THRESHOLD = 6;
const HOLD_MS = 550;

interface PointerHold {
  readonly hold: Hold;
  readonly from: Square;
  readonly start: Point;
  readonly last: Point;
  readonly moved: boolean;
}

/** Pointers on the map: taps, drags, the wheel, and two-finger pinches. */
export function useGridPointer({ svg, view, holds, onTap, onHold, onDraw, onDrop }: PointerOptions) {
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<PointerHold | undefined>(undefined);
  const [drag, setDrag] = useState<Drag | undefined>(undefined);
  const [hover, setHover] = useState<Square | undefined>(undefined);
  useWheel(svg, view.zoom);
  const rest = useRest((square) => {
    if (!onHold || grip.current?.moved !== false) return;
    letGo();
    onHold(square);
  });

  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = svg.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const hovers = (square: Square): void =>
    setHover((was) => (was?.x === square.x && was.y === square.y ? was : square));
  const letGo = (): void => {
    rest.stop();
    grip.current = undefined;
    setDrag(undefined);
  };
  const goOn = (held: PointerHold, point: Point): void => {
    const to = squareAt(view.camera, point);
    const moved = held.moved || Math.hypot(point.x - held.start.x, point.y - held.start.y) >= DRAG_THRESHOLD;
    grip.current = { ...held, last: point, moved };
    if (held.hold === 'draw') onDraw?.(to);
    if (!moved) return;
    if (held.hold === 'pan') view.pan({ x: point.x - held.last.x, y: point.y - held.last.y });
    else setDrag({ hold: held.hold, from: held.from, to });
  };
  return {
    ...{ drag, hover },
    listens: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0 && event.button !== 1) return;
        const point = pointOf(event);
        fingers.current.set(event.pointerId, point);
        event.currentTarget.setPointerCapture(event.pointerId);
        if (fingers.current.size > 1) return letGo();
        const from = squareAt(view.camera, point);
        const hold = event.button === 1 ? 'pan' : holds(from, event);
        grip.current = { hold, from, start: point, last: point, moved: false };
        if (hold === 'draw') onDraw?.(from);
        else rest.start(from);
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const point = pointOf(event);
        const currentGrip = grip.current;
        if (fingers.current.size > 1 && fingers.current.has(event.pointerId))
          applyPinch(view, fingers.current, [event.pointerId, point]);
        else if (currentGrip) goOn(currentGrip, point);
        if (event.pointerType === 'mouse') hovers(squareAt(view.camera, point));
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        fingers.current.delete(event.pointerId);
        const currentGrip = grip.current;
        letGo();
        if (!currentGrip) return;
        const to = squareAt(view.camera, pointOf(event));
        if (currentGrip.moved) onDrop({ hold: currentGrip.hold, from: currentGrip.from, to });
        else onTap(currentGrip.from);
      },
      onPointerCancel: (event: PointerEvent<SVGSVGElement>) => {
        fingers.current.delete(event.pointerId);
        letGo();
      },
      onPointerLeave: () => setHover(undefined),
    },
  };
}

/** Calls back when a pointer has rested for a while. */
function useRest(onRest: (square: Square) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onRest);
  latest.current = onRest;
  return {
    start: (square: Square): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(square), HOLD_MS);
    },
    stop: (): void => clearTimeout(timer.current),
  };
}

/** Two fingers move and zoom the map. */
function applyPinch(
  view: PointerOptions['view'],
  fingers: Map<number, Point>,
  [id, point]: readonly [number, Point],
): void {
  const was = measureFingers([...fingers.values()]);
  fingers.set(id, point);
  const is = measureFingers([...fingers.values()]);
  view.pan({ x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y });
  if (was.apart > 0) view.zoom(is.apart / was.apart, is.middle);
}

function measureFingers([point, other]: readonly Point[]): {
  readonly apart: number;
  readonly middle: Point;
} {
  if (!point || !other) return { apart: 0, middle: point ?? { x: 0, y: 0 } };
  return {
    apart: Math.hypot(point.x - other.x, point.y - other.y),
    middle: { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 },
  };
}

/** React's own wheel listener cannot prevent the page from scrolling. */
function useWheel(svg: RefObject<SVGSVGElement | null>, zoom: (by: number, point: Point) => void): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const by = Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) / 400);
      latest.current(by, { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [svg]);
}
