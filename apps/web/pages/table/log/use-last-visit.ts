import { useEffect, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import type { TableView } from '../table-view.ts';
import { isSummaryDue } from './is-summary-due.ts';

interface LastVisit {
  /** The last moment shown on this device; undefined if there is nothing worth summing up. */
  readonly since: number | undefined;
  close(): void;
}

/** Returns from which moment on a summary is due, and remembers how far this device has shown the table. */
export function useLastVisit({ live: { lines, moment }, seen }: TableView): LastVisit {
  const key = `seen.${seen.table.id}.${seen.you.id}`;
  const [last] = useState(() => Number(readStored(key) ?? 0));
  const [isClosed, setClosed] = useState(false);
  const [isDue] = useState(() => isSummaryDue(lines, last));
  useEffect(() => {
    if (document.visibilityState === 'visible') storeValue(key, String(moment));
  }, [key, moment]);
  return { since: isDue && !isClosed ? last : undefined, close: () => setClosed(true) };
}
