import type { Deed } from '@arbitro/crew/cluster-worker';
import { fightsIn } from '@arbitro/sim';
import { type Arguments, countOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { databaseIn, toldInWords } from './sim-cluster.ts';
import { MOST_WORKERS } from './sim-fought.ts';
import { VERSION } from './version.ts';

/** Runs simulations for the cluster until it is stopped. */
export async function worker(given: Arguments, desk: Desk): Promise<number> {
  const [word] = given.words;
  if (word !== undefined) throw new BadInput('too-many-words', { word });
  const database = databaseIn(given, desk);
  const workers = countOf(given, 'workers', MOST_WORKERS);
  const { workForCluster } = await import('@arbitro/crew/cluster-worker');
  const stop = new AbortController();
  const off = desk.io.onInterrupt(() => stop.abort());
  const tally = { fights: 0 };
  try {
    await workForCluster({
      database,
      version: VERSION,
      ...(workers !== undefined && { workers }),
      onDeed: (deed) => tell(deed, tally, desk),
      signal: stop.signal,
    }).catch(toldInWords);
  } finally {
    off();
    desk.io.progress('');
  }
  desk.io.out(desk.text('worker-done', fightsIn(tally.fights, desk.language)));
  return 0;
}

interface Tally {
  fights: number;
}

function tell(deed: Deed, tally: Tally, desk: Desk): void {
  const { io, text, paint } = desk;
  const complain = (words: string): void => {
    io.progress('');
    io.err(paint.yellow(words));
  };
  switch (deed.is) {
    case 'ready':
      io.out(text('worker-ready', { workers: deed.workers, version: VERSION }));
      return;
    case 'done':
      tally.fights += deed.fights;
      io.progress(text('worker-progress', fightsIn(tally.fights, desk.language)));
      return;
    case 'refused':
      complain(text('worker-refuses', { version: deed.version, ours: VERSION }));
      return;
    case 'without':
      complain(text('worker-lacks-system', { system: deed.system }));
      return;
    case 'broken':
      complain(text('worker-broken', { why: deed.why }));
      return;
    case 'silent-database':
      complain(text('database-silent', { why: deed.why }));
  }
}
