import { randomUUID } from 'node:crypto';
import { listCustomSystems } from '@arbitro/custom-systems';
import type { PartialTally, SimJob } from '@arbitro/simulation';
import type { Job, PgBoss } from 'pg-boss';
import {
  CHUNK_QUEUE,
  type Chunk,
  type ChunkAnswer,
  errorMessageOf,
  openQueue,
  type QueuedWork,
  WORK_QUEUE,
  waitOrAbort,
} from './cluster-queue.ts';
import { clusterTimes } from './cluster-times.ts';
import { makeWorkerName } from './cluster-workers.ts';
import { countWorkers } from './simulate-in-workers.ts';
import { WorkerThread } from './worker-thread.ts';

export type WorkerReport =
  | { readonly is: 'ready'; readonly workers: number }
  | { readonly is: 'done'; readonly fights: number }
  | { readonly is: 'refused'; readonly version: string }
  /** A client needs a custom system that is missing here or different. */
  | { readonly is: 'without'; readonly system: string }
  /** The simulation of a chunk failed; it will be retried. */
  | { readonly is: 'broken'; readonly why: string }
  | { readonly is: 'silent-database'; readonly why: string };

export interface ClusterWorkerOptions {
  readonly database: string;
  readonly version: string;
  readonly workers?: number;
  onReport?(workerReport: WorkerReport): void;
  /** When aborted, chunks in progress are finished and no new ones are taken. */
  readonly signal: AbortSignal;
}

/** Runs chunks for all clients in threads of this process until aborted. */
export async function runClusterWorker({
  workers = countWorkers(),
  ...options
}: ClusterWorkerOptions): Promise<void> {
  const boss = await openQueue(options.database, workers + 1, makeWorkerName(options.version));
  try {
    options.onReport?.({ is: 'ready', workers });
    await Promise.all(Array.from({ length: workers }, () => new ChunkWorker(boss, options).run()));
  } finally {
    await boss.stop({ graceful: false });
  }
}

const IDLE_MS = 300;
const RETRY_MS = 1000;

interface LoadedWork {
  readonly work: string;
  readonly thread: WorkerThread;
  readonly stop: AbortController;
}

class ChunkWorker {
  readonly #boss: PgBoss;
  readonly #options: Omit<ClusterWorkerOptions, 'workers'>;
  readonly #name = randomUUID();
  /** The thread and the job it is prepared for: most chunks belong to the same job as the previous chunk. */
  #loadedWork: LoadedWork | undefined;

  constructor(boss: PgBoss, options: Omit<ClusterWorkerOptions, 'workers'>) {
    this.#boss = boss;
    this.#options = options;
  }

  async run(): Promise<void> {
    const { signal, onReport: onDeed } = this.#options;
    let isLost = false;
    while (!signal.aborted) {
      try {
        const [job] = await this.#boss.fetch<Chunk>(CHUNK_QUEUE);
        isLost = false;
        if (job) await this.#take(job);
        else await waitOrAbort(IDLE_MS, signal);
      } catch (error) {
        if (!isLost) onDeed?.({ is: 'silent-database', why: errorMessageOf(error) });
        isLost = true;
        await waitOrAbort(RETRY_MS, signal);
      }
    }
    await this.#leaveCluster();
  }

  async #take(job: Job<Chunk>): Promise<void> {
    const { version, signal, onReport: onDeed } = this.#options;
    const { data: chunk } = job;
    if (chunk.version !== version) {
      await this.#answer(job, { is: 'refused', version });
      onDeed?.({ is: 'refused', version: chunk.version });
      return waitOrAbort(clusterTimes.afterRefusalMs, signal);
    }
    const system = findMissingSystem(chunk);
    if (system !== undefined) {
      await this.#answer(job, { is: 'without', system });
      onDeed?.({ is: 'without', system });
      return waitOrAbort(clusterTimes.afterRefusalMs, signal);
    }
    const loadedWork = await this.#loadWork(chunk.work);
    if (!loadedWork) return this.#answer(job, { is: 'unwanted' });
    const start = performance.now();
    const fought = await this.#fought(job, loadedWork);
    if (!fought) return this.#leaveCluster();
    if ('why' in fought) {
      onDeed?.({ is: 'broken', why: fought.why });
      await this.#leaveCluster();
      await this.#boss.fail(CHUNK_QUEUE, jobAttemptOf(job), { message: fought.why });
      return;
    }
    const milliseconds = performance.now() - start;
    await this.#answer(job, { is: 'done', part: JSON.stringify(fought), milliseconds, worker: this.#name });
    onDeed?.({ is: 'done', fights: chunk.to - chunk.from });
  }

  /** Returns the result, why it failed, or undefined when the client has cancelled it. */
  async #fought(
    job: Job<Chunk>,
    loadedWork: LoadedWork,
  ): Promise<PartialTally | { readonly why: string } | undefined> {
    const { from, to } = job.data;
    const signs = setInterval(
      () => void this.#signalProgress(job, loadedWork),
      1000 * clusterTimes.signSeconds,
    );
    try {
      return await loadedWork.thread.run<PartialTally>({ from, to });
    } catch (error) {
      return { why: errorMessageOf(error) };
    } finally {
      clearInterval(signs);
    }
  }

  async #answer(job: Job<Chunk>, answer: ChunkAnswer): Promise<void> {
    // for this attempt only: if it was given up in the meantime, another worker's reply counts
    await this.#boss.complete(CHUNK_QUEUE, jobAttemptOf(job), answer);
  }

  /** Sends a sign of life, and aborts when the client has cancelled the chunk. */
  async #signalProgress(job: Job<Chunk>, { stop }: LoadedWork): Promise<void> {
    try {
      await this.#boss.touch(CHUNK_QUEUE, jobAttemptOf(job));
      const [now] = await this.#boss.findJobs(CHUNK_QUEUE, { id: job.id });
      if (now?.state !== 'active' || now.retryCount !== job.retryCount) stop.abort();
    } catch {
      // the database is away: sending the reply or the next sign of life will report it
    }
  }

  async #loadWork(work: string): Promise<LoadedWork | undefined> {
    if (this.#loadedWork?.work === work) return this.#loadedWork;
    await this.#leaveCluster();
    const [job] = await this.#boss.findJobs<QueuedWork>(WORK_QUEUE, { id: work });
    if (!job) return undefined;
    const stop = new AbortController();
    const thread = new WorkerThread(JSON.parse(job.data.work) as SimJob, stop.signal);
    this.#loadedWork = { work, thread, stop };
    return this.#loadedWork;
  }

  async #leaveCluster(): Promise<void> {
    const loadedWork = this.#loadedWork;
    this.#loadedWork = undefined;
    await loadedWork?.thread.terminate();
  }
}

/** Returns a custom system of the chunk that is missing here or different. */
const findMissingSystem = ({ own = {} }: Partial<Chunk>): string | undefined =>
  Object.entries(own).find(
    ([id, stamp]) =>
      !listCustomSystems().some(({ system, stamp: ownStamp }) => system.id === id && ownStamp === stamp),
  )?.[0];

const jobAttemptOf = ({ id, retryCount }: Job<Chunk>): { id: string; retryCount: number } => ({
  id,
  retryCount,
});
