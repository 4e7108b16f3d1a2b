import type { BoardRow } from '@arbitro/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { compareRows, type RowChange } from './row-change.ts';

/** A change to be shown; the number tells equal changes apart. */
export interface ShownChange extends RowChange {
  readonly number: number;
}

/** Returns the last change of a creature until its animation is over. */
export function useRowChange(row: BoardRow): readonly [ShownChange | undefined, () => void] {
  const before = useRef(row);
  const count = useRef(0);
  const [change, setChange] = useState<ShownChange>();
  useEffect(() => {
    const found = compareRows(before.current, row);
    before.current = row;
    if (found) setChange({ ...found, number: ++count.current });
  }, [row]);
  const clear = useCallback(() => setChange(undefined), []);
  return [change, clear];
}

/** Returns the class of a change: by tone, or none where there is nothing to show. */
export const toneOf = ({ amount, looks }: RowChange): 'hurt' | 'healed' | 'looks' | undefined => {
  if (amount !== 0) return amount < 0 ? 'hurt' : 'healed';
  return looks === undefined ? undefined : 'looks';
};
