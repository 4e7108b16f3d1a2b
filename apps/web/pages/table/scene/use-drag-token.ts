import type { CreatureId } from '@arbitro/kernel';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from './zones-layout.ts';

/** A token being dragged. */
export interface DraggedToken {
  readonly who: CreatureId;
  readonly at: Point;
}

interface DragStart {
  readonly who: CreatureId;
  readonly pointer: number;
  readonly from: Point;
  readonly moved: boolean;
}

const DRAG_THRESHOLD = 6;

/** Dragging of tokens: returns the dragged token, and the listeners of a token. A tap stays a tap. */
export function useDragToken(
  svg: RefObject<SVGSVGElement | null>,
  onDrop: (who: CreatureId, point: Point) => void,
) {
  const grip = useRef<DragStart | undefined>(undefined);
  const dropped = useRef(false);
  const [carried, setCarried] = useState<DraggedToken | undefined>(undefined);

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    const wide = svg.current?.viewBox.baseVal.width ?? 1;
    const scale = box && box.width > 0 ? wide / box.width : 1;
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale };
  };
  const end = (): void => {
    grip.current = undefined;
    setCarried(undefined);
  };
  return {
    carried,
    /** Whether this click was the end of a drag. */
    wasDrag: (): boolean => {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    listens: (who: CreatureId) => ({
      onPointerDown: (event: PointerEvent<SVGGElement>) => {
        if (event.button !== 0) return;
        dropped.current = false;
        grip.current = { who, pointer: event.pointerId, from: placeOf(event), moved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<SVGGElement>) => {
        const currentGrip = grip.current;
        if (!currentGrip || currentGrip.pointer !== event.pointerId) return;
        const point = placeOf(event);
        if (
          !currentGrip.moved &&
          Math.hypot(point.x - currentGrip.from.x, point.y - currentGrip.from.y) < DRAG_THRESHOLD
        )
          return;
        grip.current = { ...currentGrip, moved: true };
        setCarried({ who: currentGrip.who, at: point });
      },
      onPointerUp: (event: PointerEvent<SVGGElement>) => {
        const currentGrip = grip.current;
        if (currentGrip?.moved) {
          dropped.current = true;
          onDrop(currentGrip.who, placeOf(event));
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}
