import type { LogLine } from '@arbitro/protocol';
import { useEffect, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import type { TableView } from '../table-view.ts';

/** Fewer actions than this are read in the log. */
const MIN_DEEDS = 8;
/** On the first visit, what happened within this time, in microseconds, was not missed: a fight has just been opened. */
const NOT_MISSED = 60_000_000;

/** Whether so much happened after the last visit (0: the first visit) that a summary helps. */
export function isSummaryDue(lines: readonly LogLine[], last: number): boolean {
  const until = last === 0 ? (lines.at(-1)?.moment ?? 0) - NOT_MISSED : Number.POSITIVE_INFINITY;
  const missed = lines.filter(({ kind, moment }) => kind === 'acted' && moment > last && moment <= until);
  return missed.length >= MIN_DEEDS;
}

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
  const [opened] = useState(moment);
  const newest = lines.at(-1);
  // who acts has read enough
  const hasActed = newest !== undefined && newest.moment > opened && newest.seat === seen.you.id;
  useEffect(() => {
    if (hasActed) setClosed(true);
  }, [hasActed]);
  useEffect(() => {
    if (document.visibilityState === 'visible') storeValue(key, String(moment));
  }, [key, moment]);
  return { since: isDue && !isClosed ? last : undefined, close: () => setClosed(true) };
}
