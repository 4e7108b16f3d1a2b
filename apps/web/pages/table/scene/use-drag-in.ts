import type { Square } from '@arbitro/grid';
import type { CreatureId } from '@arbitro/kernel';
import { type PointerEvent, useRef } from 'react';
import { squareAt } from './grid-camera.ts';
import type { useGridBoard } from './use-grid-board.ts';

type Board = Pick<ReturnType<typeof useGridBoard>, 'svg' | 'view'>;

/** Dragging a creature from beside the map onto a square. A press without a drag stays a click. */
export function useDragIn({ svg, view }: Board, onDrop: (who: CreatureId, to: Square) => void) {
  const dropped = useRef(false);
  return {
    /** Whether this click was the end of a drag. */
    wasDrag: (): boolean => dropped.current,
    listens: (who: CreatureId) => ({
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
        dropped.current = false;
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
        const box = svg.current?.getBoundingClientRect();
        if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
          return;
        dropped.current = true;
        onDrop(who, squareAt(view.camera, { x: clientX - box.left, y: clientY - box.top }));
      },
    }),
  };
}
