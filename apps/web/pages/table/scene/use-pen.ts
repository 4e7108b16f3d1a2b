import type { Square } from '@arbitro/grid';
import type { Drawing } from '@arbitro/protocol';
import { useState } from 'react';
import type { TableView } from '../table-view.ts';

type PenLook = Pick<Drawing, 'shape' | 'color' | 'for'>;

export interface Pen {
  readonly look: PenLook;
  setLook(look: PenLook): void;
  readonly isErasing: boolean;
  setErasing(isErasing: boolean): void;
  /** The square from which the keyboard draws; undefined before the first. */
  readonly corner: Square | undefined;
  add(points: Drawing['points']): void;
  erase(ids: readonly string[]): void;
  /** Marks a square with the keyboard: the second one ends the shape. */
  mark(square: Square): void;
}

const FIRST_LOOK: PenLook = { shape: 'stroke', color: 'red', for: 'everyone' };

/** The pen of the game master. */
export function usePen({ send }: TableView): Pen {
  const [look, setLook] = useState(FIRST_LOOK);
  const [isErasing, setErasing] = useState(false);
  const [corner, setCorner] = useState<Square>();
  const add = (points: Drawing['points']): void =>
    void send('draw', { add: { ...look, id: crypto.randomUUID(), points } });
  return {
    ...{ look, setLook, isErasing, setErasing, corner, add },
    erase: (ids) => void send('draw', { erase: ids }),
    mark: (square) => {
      setCorner(corner ? undefined : square);
      if (corner)
        void import('../gm/pen.ts').then(({ joinSquares }) =>
          add([...joinSquares(look.shape, corner, square)]),
        );
    },
  };
}
