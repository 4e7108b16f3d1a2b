import { PgBoss } from 'pg-boss';
import type { Range } from './worker.ts';

/** The work of each asker, once: chunks only name it. Nobody takes it from its queue; whoever does a chunk reads it. */
export const WORKS = 'sim-works';
/** What is to be done, and then what came of it. */
export const CHUNKS = 'sim-chunks';

/** As text: a column of JSON would forget the order of keys, and the bytes of a report may depend on it. */
export interface KeptWork {
  readonly work: string;
}

/** Systems of one's own by id, each with what changes with whatever is written in its folder. */
export type Stamps = Readonly<Record<string, string>>;

/** Some streams of a work; only the program that cut it may do it, or the same seed could mean other fights. */
export interface Chunk extends Range {
  readonly version: string;
  /** The systems of one's own that it is played by, and the stamp of each: a worker must have the same. */
  readonly own: Stamps;
  readonly work: string;
}

/** What a worker answers. */
export type Answer =
  | { readonly is: 'done'; readonly part: string; readonly milliseconds: number; readonly worker: string }
  /** The worker is of this other version. */
  | { readonly is: 'refused'; readonly version: string }
  /** The worker has not that system of one's own, or another one by that name. */
  | { readonly is: 'without'; readonly system: string }
  /** Whoever asked has gone. */
  | { readonly is: 'unwanted' };

/** The database cannot be reached, or was lost for too long; or a chunk failed at every worker that tried it. */
export class ClusterFault extends Error {
  readonly is: 'no-database' | 'lost' | 'failed';
  constructor(is: ClusterFault['is'], why: string) {
    super(why);
    this.is = is;
  }
}

export const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // several addresses of one host fail together, without a message of their own
  if (error instanceof AggregateError && error.message === '') return whyOf(error.errors[0]);
  return error.message;
};

/** A worker that is not heard of for so long is given up, and its chunk is for the others. */
const SILENT_SECONDS = 10;
const LOOK_SECONDS = 2;
const RETRIES = 8;
const HOUR = 3600;

const OF_QUEUES = {
  heartbeatSeconds: SILENT_SECONDS,
  expireInSeconds: HOUR,
  retryLimit: RETRIES,
  // what an asker that was killed left behind
  retentionSeconds: 24 * HOUR,
  deleteAfterSeconds: HOUR,
};

/** The job queue in that database, made where there is none; each who opens it also looks after workers that fell silent. */
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
      superviseIntervalSeconds: LOOK_SECONDS,
      monitorIntervalSeconds: LOOK_SECONDS,
    });
    // whoever asks something of it meets the fault there
    boss.on('error', () => {});
    await boss.start();
    for (const queue of [WORKS, CHUNKS]) await boss.createQueue(queue, OF_QUEUES);
    return boss;
  } catch (error) {
    await boss?.stop({ graceful: false }).catch(() => {});
    throw new ClusterFault('no-database', whyOf(error));
  }
}

/** Waits, or until it is called off. */
export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const over = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal?.addEventListener('abort', over);
  });
