import type { ShelfView } from '@arbitro/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { FailedReply } from '../../live/api.ts';
import { hasShelf, listShelf } from './shelf-api.ts';

export type ShelfState = ShelfView | 'none' | 'loading' | FailedReply;

export const isOpenShelf = (state: ShelfState): state is ShelfView =>
  typeof state === 'object' && 'items' in state;

/** Returns what is on the shelf of this device, and the way to look again. */
export function useShelf(): { readonly shelf: ShelfState; reload(): Promise<void> } {
  const [shelf, setShelf] = useState<ShelfState>(() => (hasShelf() ? 'loading' : 'none'));
  const reload = useCallback(async () => {
    if (!hasShelf()) return setShelf('none');
    const list = await listShelf();
    setShelf(list.ok ? list.value : list);
  }, []);
  useEffect(() => void reload(), [reload]);
  return { shelf, reload };
}
