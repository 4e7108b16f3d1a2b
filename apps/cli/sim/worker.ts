import { formatFightCount } from '@arbitro/sim';
import type { WorkerReport } from '@arbitro/workers/cluster-worker';
import { type Arguments, readCount } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { VERSION } from '../version.ts';
import { getDatabase, rethrowAsUsageError } from './sim-cluster.ts';
import { MAX_WORKERS } from './sim-options.ts';

/** Runs simulations for the cluster until it is stopped. */
export async function runWorker(input: Arguments, context: CliContext): Promise<number> {
  const [word] = input.words;
  if (word !== undefined) throw new UsageError('too-many-words', { word });
  const database = getDatabase(input, context);
  const workers = readCount(input, 'workers', MAX_WORKERS);
  const { runClusterWorker: workForCluster } = await import('@arbitro/workers/cluster-worker');
  const stop = new AbortController();
  const off = context.io.onInterrupt(() => stop.abort());
  const tally = { fights: 0 };
  try {
    await workForCluster({
      database,
      version: VERSION,
      ...(workers !== undefined && { workers }),
      onReport: (workerReport) => printWork(workerReport, tally, context),
      signal: stop.signal,
    }).catch(rethrowAsUsageError);
  } finally {
    off();
    context.io.progress('');
  }
  context.io.out(context.text('worker-done', formatFightCount(tally.fights, context.language)));
  return 0;
}

interface WorkerTally {
  fights: number;
}

function printWork(workerReport: WorkerReport, tally: WorkerTally, context: CliContext): void {
  const { io, text, paint } = context;
  const complain = (words: string): void => {
    io.progress('');
    io.err(paint.yellow(words));
  };
  switch (workerReport.is) {
    case 'ready':
      io.out(text('worker-ready', { workers: workerReport.workers, version: VERSION }));
      return;
    case 'done':
      tally.fights += workerReport.fights;
      io.progress(text('worker-progress', formatFightCount(tally.fights, context.language)));
      return;
    case 'refused':
      complain(text('worker-refuses', { version: workerReport.version, ours: VERSION }));
      return;
    case 'without':
      complain(text('worker-lacks-system', { system: workerReport.system }));
      return;
    case 'broken':
      complain(text('worker-broken', { why: workerReport.why }));
      return;
    case 'silent-database':
      complain(text('database-silent', { why: workerReport.why }));
  }
}
