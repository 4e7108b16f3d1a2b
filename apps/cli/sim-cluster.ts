import { simulateInCrew } from '@arbitro/crew';
import type { Notice } from '@arbitro/crew/cluster';
import type { Encounter, Part, Work } from '@arbitro/simulation';
import { type Arguments, isOn, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { VERSION } from './version.ts';

export interface Counting {
  readonly fights: number;
  readonly workers: number | undefined;
  readonly cluster: string | undefined;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly desk: Desk;
}

/** Simulates all fights: by threads of this process, or by the workers of the cluster. */
export async function counted(
  work: Work,
  encounters: readonly Encounter[],
  { workers, cluster, desk, ...counting }: Counting,
): Promise<Part> {
  if (cluster === undefined)
    return simulateInCrew(work, encounters, { ...counting, ...(workers !== undefined && { workers }) });
  // load the queue only when it is asked for
  const { simulateInCluster } = await import('@arbitro/crew/cluster');
  const onNotice = (notice: Notice): void => tell(notice, desk);
  const asking = { ...counting, database: cluster, version: VERSION, onNotice };
  return simulateInCluster(work, encounters, asking).catch(toldInWords);
}

/** Returns the database of the cluster, if the cluster is to do the simulation. */
export function clusterIn(given: Arguments, desk: Desk): string | undefined {
  if (isOn(given, 'cluster')) return databaseIn(given, desk);
  if (textOf(given, 'database') !== undefined) throw new BadInput('database-for-nothing');
  return undefined;
}

export function databaseIn(given: Arguments, { io }: Desk): string {
  const database = textOf(given, 'database') ?? io.env.DATABASE_URL;
  if (!database) throw new BadInput('no-database-named');
  if (!/^postgres(ql)?:\/\//.test(database)) throw new BadInput('no-postgres');
  return database;
}

const FAULTS = {
  'no-database': 'no-database',
  lost: 'database-lost',
  failed: 'cluster-failed',
} as const;

/** Reports faults of the cluster as bad input; rethrows any other error. */
export async function toldInWords(error: unknown): Promise<never> {
  const { ClusterFault } = await import('@arbitro/crew/cluster');
  if (!(error instanceof ClusterFault)) throw error;
  throw new BadInput(FAULTS[error.is], { why: error.message });
}

function tell(notice: Notice, { io, text, paint }: Desk): void {
  io.progress('');
  io.err(paint.yellow(noticeWords(notice, text)));
}

function noticeWords(notice: Notice, text: Desk['text']): string {
  switch (notice.is) {
    case 'no-worker':
      return text('no-worker', { seconds: notice.seconds });
    case 'other-version':
      return text('worker-of-other-version', { version: notice.version, ours: VERSION });
    case 'without-system':
      return text('worker-without-system', { system: notice.system });
    case 'silent-database':
      return text('database-silent', { why: notice.why });
  }
}
