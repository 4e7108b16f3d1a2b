import type { LogLine } from '@arbitro/protocol';

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
