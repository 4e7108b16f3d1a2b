import type { StreamRange } from '@arbitro/simulation';
import { PgBoss } from 'pg-boss';

/**
 * The job of each client, stored once; chunks refer to it by id. It is never fetched from its queue: workers read it
 * when they run a chunk.
 */
export const WORK_QUEUE = 'sim-works';
/** Chunks to simulate, and later their results. */
export const CHUNK_QUEUE = 'sim-chunks';

/** Stored as text: a JSON column would lose the order of keys, and the bytes of a report may depend on it. */
export interface QueuedWork {
  readonly work: string;
}

/** Custom systems by id, each with a stamp that changes with its folder's contents. */
export type SystemStamps = Readonly<Record<string, string>>;

/**
 * Some streams of a job. Only the program version that created it may run it: in another version the same seed could
 * mean other fights.
 */
export interface Chunk extends StreamRange {
  readonly version: string;
  /** The custom systems it uses with their stamps: a worker must have the same. */
  readonly own: SystemStamps;
  readonly work: string;
}

/** A worker's reply. */
export type ChunkAnswer =
  | { readonly is: 'done'; readonly part: string; readonly milliseconds: number; readonly worker: string }
  /** The worker has this other version. */
  | { readonly is: 'refused'; readonly version: string }
  /** The worker lacks that custom system, or has a different system of that name. */
  | { readonly is: 'without'; readonly system: string }
  /** The client is gone. */
  | { readonly is: 'unwanted' };

/** The database cannot be reached, was lost for too long, or every worker that tried a chunk failed. */
export class ClusterError extends Error {
  readonly is: 'no-database' | 'lost' | 'failed';
  constructor(is: ClusterError['is'], why: string) {
    super(why);
    this.is = is;
  }
}

export const errorMessageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // when several addresses of a host fail together, the error has no message of its own
  if (error instanceof AggregateError && error.message === '') return errorMessageOf(error.errors[0]);
  return error.message;
};

/** A worker that sends no sign of life for this long is given up; its chunk goes to the others. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
const RETRIES = 8;
const HOUR = 3600;

const QUEUE_OPTIONS = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: HOUR,
  retryLimit: RETRIES,
  // left behind by clients that were killed
  retentionSeconds: 24 * HOUR,
  deleteAfterSeconds: HOUR,
};

/**
 * Opens the job queue in the database and creates it if missing. Every process that opens it also checks for silent
 * workers.
 */
export async function openQueue(database: string, connections: number, name = 'arbitro'): Promise<PgBoss> {
  let boss: PgBoss | undefined;
  try {
    boss = new PgBoss({
      connectionString: database,
      schema: 'arbitro_jobs',
      application_name: name,
      max: connections,
      connectionTimeoutMillis: 10_000,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    // calls that use the queue report the error themselves
    boss.on('error', () => {});
    await boss.start();
    for (const queue of [WORK_QUEUE, CHUNK_QUEUE]) await boss.createQueue(queue, QUEUE_OPTIONS);
    return boss;
  } catch (error) {
    await boss?.stop({ graceful: false }).catch(() => {});
    throw new ClusterError('no-database', errorMessageOf(error));
  }
}

/** Resolves after the given time, or when aborted. */
export const waitOrAbort = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const onOver = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onOver);
      resolve();
    };
    const timer = setTimeout(onOver, milliseconds);
    signal?.addEventListener('abort', onOver);
  });
