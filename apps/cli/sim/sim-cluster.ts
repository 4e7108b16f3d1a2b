import type { Encounter, PartialTally, SimJob, SimulationGoal, SimulationRun } from '@arbitro/simulation';
import { simulateInWorkers } from '@arbitro/workers';
import type { ClusterNotice } from '@arbitro/workers/cluster';
import { type Arguments, hasFlag, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { VERSION } from '../version.ts';

export interface CountOptions extends SimulationGoal {
  readonly workers: number | undefined;
  readonly cluster: string | undefined;
  readonly onProgress: (done: number, run: SimulationRun) => void;
  readonly signal: AbortSignal;
  readonly context: CliContext;
}

/** Simulates all fights: by threads of this process, or by the workers of the cluster. */
export async function countFights(
  work: SimJob,
  encounters: readonly Encounter[],
  { workers, cluster, context, ...counting }: CountOptions,
): Promise<PartialTally> {
  if (cluster === undefined)
    return simulateInWorkers(work, encounters, { ...counting, ...(workers !== undefined && { workers }) });
  // load the queue only when it is asked for
  const { simulateInCluster } = await import('@arbitro/workers/cluster');
  const onNotice = (clusterNotice: ClusterNotice): void => printNotice(clusterNotice, context);
  const request = { ...counting, database: cluster, version: VERSION, onNotice };
  return simulateInCluster(work, encounters, request).catch(rethrowAsUsageError);
}

/** Returns the database of the cluster, if the cluster is to do the simulation. */
export function findCluster(input: Arguments, context: CliContext): string | undefined {
  if (hasFlag(input, 'cluster')) return getDatabase(input, context);
  if (readText(input, 'database') !== undefined) throw new UsageError('database-for-nothing');
  return undefined;
}

export function getDatabase(input: Arguments, { io }: CliContext): string {
  const database = readText(input, 'database') ?? io.env.DATABASE_URL;
  if (!database) throw new UsageError('no-database-named');
  if (!/^postgres(ql)?:\/\//.test(database)) throw new UsageError('no-postgres');
  return database;
}

const FAULTS = {
  'no-database': 'no-database',
  lost: 'database-lost',
  failed: 'cluster-failed',
} as const;

/** Reports faults of the cluster as bad input; rethrows any other error. */
export async function rethrowAsUsageError(error: unknown): Promise<never> {
  const { ClusterError: ClusterFault } = await import('@arbitro/workers/cluster');
  if (!(error instanceof ClusterFault)) throw error;
  throw new UsageError(FAULTS[error.is], { why: error.message });
}

function printNotice(clusterNotice: ClusterNotice, { io, text, paint }: CliContext): void {
  io.progress('');
  io.err(paint.yellow(describeNotice(clusterNotice, text)));
}

function describeNotice(clusterNotice: ClusterNotice, text: CliContext['text']): string {
  switch (clusterNotice.is) {
    case 'no-worker':
      return text('no-worker', { seconds: clusterNotice.seconds });
    case 'other-version':
      return text('worker-of-other-version', { version: clusterNotice.version, ours: VERSION });
    case 'without-system':
      return text('worker-without-system', { system: clusterNotice.system });
    case 'silent-database':
      return text('database-silent', { why: clusterNotice.why });
  }
}
