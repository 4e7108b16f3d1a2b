import type { CreatureId } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import type { TableView } from '../table-view.ts';

/** Drops a creature once its possible moves are known: at a large table they are requested when it is picked up. */
export function useDrop<To>(table: TableView, drop: (who: CreatureId, to: To) => void) {
  const [waiting, setWaiting] = useState<{ readonly who: CreatureId; readonly to: To }>();
  useEffect(() => {
    if (!waiting || !table.hasOffersOf(waiting.who)) return;
    setWaiting(undefined);
    drop(waiting.who, waiting.to);
  });
  return (who: CreatureId, to: To): void => {
    if (table.hasOffersOf(who)) return drop(who, to);
    table.lookAt(who);
    setWaiting({ who, to });
  };
}

/** Requests a creature's offers as soon as it is picked up. */
export function useRequestOffers({ lookAt }: TableView, who: CreatureId | undefined): void {
  useEffect(() => {
    if (who !== undefined) lookAt(who);
  }, [who, lookAt]);
}
