import type { LogEntry } from '@arbitro/protocol';
import type { StreamRecord } from './ledger.ts';

/** Returns where a stream left something out, sent it twice, or in another order than the log. */
export function findStreamFaults(entries: readonly LogEntry[], connection: StreamRecord): readonly string[] {
  const { seat, since, heard } = connection;
  const [first, ...others] = heard;
  if (!first) return [];
  const last = heard.at(-1)?.moment ?? 0;
  const toAct = entries
    .filter(({ moment, kept }) => moment > first.moment && moment <= last && kept.told.includes(seat))
    .map(({ moment }) => moment);
  const moments = others.map(({ moment }) => moment);
  const faults =
    toAct.join() === moments.join()
      ? []
      : [`the stream of ${seat} told ${describeDifference(toAct, moments)} after ${first.moment}`];
  return [...faults, ...(since === undefined ? [] : findResumeFaults(entries, { ...connection, since }))];
}

const describeDifference = (toAct: readonly number[], moments: readonly number[]): string => {
  const less = toAct.filter((moment) => !moments.includes(moment));
  const more = moments.filter(
    (moment, index) => !toAct.includes(moment) || moments.indexOf(moment) !== index,
  );
  return `nothing of ${less.join(', ') || '–'} and too much of ${more.join(', ') || '–'}`;
};

/** Every seat that listens here has a log line of these. */
const ALWAYS_TOLD_KINDS: readonly string[] = ['overrode', 'titled', 'sealed'];

/** A client that reconnects gets what it missed, and nothing twice. */
function findResumeFaults(
  entries: readonly LogEntry[],
  { seat, since, heard }: StreamRecord & { readonly since: number },
): readonly string[] {
  const [first] = heard;
  if (!first || first.fresh) return [];
  // when nothing was missed, the first message is a new one
  const lines = new Set(first.lines.map(({ moment }) => moment));
  const repeatedMoments = [...lines].filter((moment) => moment <= since);
  const missed = entries.filter(
    ({ moment, kept }) =>
      moment > since &&
      moment <= first.moment &&
      kept.told.includes(seat) &&
      ALWAYS_TOLD_KINDS.includes(kept.does.kind) &&
      !lines.has(moment),
  );
  return [
    ...repeatedMoments.map(
      (moment) => `the stream of ${seat} came back after ${since} and told ${moment} again`,
    ),
    ...missed.map(({ moment }) => `the stream of ${seat} came back after ${since} and left out ${moment}`),
  ];
}
