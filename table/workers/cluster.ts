import { randomUUID } from 'node:crypto';
import { listCustomSystems } from '@arbitro/custom-systems';
import {
  type Encounter,
  type PartialTally,
  type SimJob,
  type SimulationGoal,
  SimulationRun,
  type StreamRange,
} from '@arbitro/simulation';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import {
  CHUNK_QUEUE,
  type Chunk,
  type ChunkAnswer,
  ClusterError,
  errorMessageOf,
  openQueue,
  type QueuedWork,
  type SystemStamps,
  WORK_QUEUE,
  waitOrAbort,
} from './cluster-queue.ts';
import { clusterTimes } from './cluster-times.ts';

export { ClusterError } from './cluster-queue.ts';
export { countClusterWorkers } from './cluster-workers.ts';

/** A notice for the user who waits. */
export type ClusterNotice =
  | { readonly is: 'no-worker'; readonly seconds: number }
  | { readonly is: 'other-version'; readonly version: string }
  | { readonly is: 'without-system'; readonly system: string }
  | { readonly is: 'silent-database'; readonly why: string };

export interface ClusterRequest extends SimulationGoal {
  /** The address of the PostgreSQL database with the queue. */
  readonly database: string;
  /** The version of this program: workers of another version refuse the job. */
  readonly version: string;
  /** Called with the number of fights counted, and the simulation so far. */
  onProgress?(done: number, run: SimulationRun): void;
  onNotice?(notice: ClusterNotice): void;
  /** When aborted, chunks not yet begun are removed from the queue; the tally so far is the result. */
  readonly signal?: AbortSignal;
}

/**
 * Simulates all streams of the seed with the workers that listen to the queue in that database. Fights are counted in
 * the order of the streams, as with worker threads: neither the number of workers nor the loss of some changes the
 * result.
 */
export async function simulateInCluster(
  work: SimJob,
  encounters: readonly Pick<Encounter, 'roster'>[],
  request: ClusterRequest,
): Promise<PartialTally> {
  const boss = await openQueue(request.database, 2);
  const simulation = new SimulationRun(encounters, request);
  const asker = new ClusterRun(boss, simulation, request);
  try {
    await asker.run(work);
    return simulation.total;
  } finally {
    // if the database is gone, there is nothing to clear
    await asker.clear().catch(() => {});
    await boss.stop({ graceful: false });
  }
}

const POLL_MS = 100;
const RETRY_MS = 1000;
/** Milliseconds for which the database may be away. */
const MAX_DATABASE_OUTAGE_MS = 60_000;

/** Milliseconds of work in a chunk: maximum, and minimum towards the end. A chunk has an overhead of about ten. */
const MAX_CHUNK_MS = 1000;
const MIN_CHUNK_MS = 100;
const FIRST_CHUNK_FIGHTS = 4;

class ClusterRun {
  readonly #boss: PgBoss;
  readonly #request: ClusterRequest;
  readonly #simulation: SimulationRun;
  readonly #run = randomUUID();
  /** Chunks sent and not yet answered, by the id of their queue job. */
  readonly #open = new Map<string, StreamRange>();
  readonly #workers = new Set<string>();
  readonly #otherVersions = new Set<string>();
  #systemStamps: SystemStamps = {};
  /** Fights per millisecond, from the last reply. */
  #pace = 0;
  #lastHeard = performance.now();
  #hasReportedNoWorker = false;

  constructor(boss: PgBoss, simulation: SimulationRun, request: ClusterRequest) {
    this.#boss = boss;
    this.#request = request;
    this.#simulation = simulation;
  }

  async run(work: SimJob): Promise<void> {
    const { signal, onNotice } = this.#request;
    const queuedWork: QueuedWork = { work: JSON.stringify(work) };
    this.#systemStamps = stampSystems(work);
    let lostAt: number | undefined;
    while (!this.#simulation.isOver && !signal?.aborted) {
      try {
        // sent again after a loss: the same id is stored once
        await this.#boss.insert(WORK_QUEUE, [{ id: this.#run, data: queuedWork }]);
        while (await this.#checkJobs()) {
          lostAt = undefined;
          await waitOrAbort(POLL_MS, signal);
        }
      } catch (error) {
        if (error instanceof ClusterError) throw error;
        const now = performance.now();
        if (lostAt === undefined) onNotice?.({ is: 'silent-database', why: errorMessageOf(error) });
        lostAt ??= now;
        if (now - lostAt > MAX_DATABASE_OUTAGE_MS) throw new ClusterError('lost', errorMessageOf(error));
        await waitOrAbort(RETRY_MS, signal);
      }
    }
  }

  /** Removes every queue job of this client; a worker that runs one finds out at its next sign of life. */
  async clear(): Promise<void> {
    const jobs = await this.#boss.findJobs(CHUNK_QUEUE, { key: this.#run });
    if (jobs.length > 0)
      await this.#boss.deleteJob(
        CHUNK_QUEUE,
        jobs.map(({ id }) => id),
      );
    await this.#boss.deleteJob(WORK_QUEUE, this.#run);
  }

  /** Takes the replies and sends more chunks. Returns whether replies are still expected. */
  async #checkJobs(): Promise<boolean> {
    const { signal } = this.#request;
    if (signal?.aborted) return false;
    const jobs = await this.#boss.findJobs<Chunk>(CHUNK_QUEUE, { key: this.#run });
    const answered = jobs.filter(({ state }) => state === 'completed');
    for (const job of jobs) this.#hear(job);
    if (answered.length > 0)
      await this.#boss.deleteJob(
        CHUNK_QUEUE,
        answered.map(({ id }) => id),
      );
    if (this.#simulation.isOver) return false;
    this.#checkSilence();
    this.#cut();
    // chunks just created, and any that were lost on the way
    const jobIds = new Set(jobs.map(({ id }) => id));
    const missing = [...this.#open].filter(([id]) => !jobIds.has(id));
    if (missing.length > 0 && !signal?.aborted)
      await this.#boss.insert(
        CHUNK_QUEUE,
        missing.map(([id, range]) => this.#job(id, range)),
      );
    return true;
  }

  #job(id: string, range: StreamRange): { id: string; singletonKey: string; data: Chunk } {
    const { version } = this.#request;
    return {
      id,
      singletonKey: this.#run,
      data: { version, own: this.#systemStamps, work: this.#run, ...range },
    };
  }

  #hear({ id, state, output }: JobWithMetadata<Chunk>): void {
    const range = this.#open.get(id);
    if (!range) return;
    if (state === 'active') this.#signalWorkers();
    if (state === 'failed') throw new ClusterError('failed', failureMessageIn(output));
    if (state !== 'completed') return;
    this.#open.delete(id);
    const answer = output as ChunkAnswer;
    if (answer.is === 'done') this.#count(range, answer);
    // under another id: the existing reply must not be taken for that of the second attempt
    else this.#open.set(randomUUID(), range);
    if (answer.is === 'refused') this.#noticeOnce({ is: 'other-version', version: answer.version });
    if (answer.is === 'without') this.#noticeOnce({ is: 'without-system', system: answer.system });
  }

  #count(range: StreamRange, { part, milliseconds, worker }: Extract<ChunkAnswer, { is: 'done' }>): void {
    this.#signalWorkers();
    this.#workers.add(worker);
    this.#pace = (range.to - range.from) / Math.max(1, milliseconds);
    if (this.#simulation.complete(range, JSON.parse(part) as PartialTally))
      this.#request.onProgress?.(this.#simulation.counted, this.#simulation);
  }

  #noticeOnce(clusterNotice: ClusterNotice): void {
    const text = JSON.stringify(clusterNotice);
    if (this.#otherVersions.has(text)) return;
    this.#otherVersions.add(text);
    this.#request.onNotice?.(clusterNotice);
  }

  #signalWorkers(): void {
    this.#lastHeard = performance.now();
    this.#hasReportedNoWorker = false;
  }

  /** Reports once each time that no worker is active. */
  #checkSilence(): void {
    const { noWorkerSeconds: seconds } = clusterTimes;
    if (this.#hasReportedNoWorker || performance.now() - this.#lastHeard < 1000 * seconds) return;
    this.#hasReportedNoWorker = true;
    this.#request.onNotice?.({ is: 'no-worker', seconds });
  }

  /** Keeps a few chunks per known worker in the queue and no more, so that a killed client leaves little behind. */
  #cut(): void {
    const enough = 4 + 3 * this.#workers.size;
    while (this.#open.size < enough) {
      const range = this.#simulation.next(this.#size());
      if (!range) return;
      this.#open.set(randomUUID(), range);
    }
  }

  /** Chunks get smaller towards the end, so that all workers finish together. */
  #size(): number {
    if (this.#pace === 0) return FIRST_CHUNK_FIGHTS;
    const fair = Math.ceil(this.#simulation.remaining / (2 * Math.max(1, this.#workers.size)));
    const chunkFights = Math.floor(this.#pace * MIN_CHUNK_MS);
    return Math.min(Math.max(fair, chunkFights), Math.floor(this.#pace * MAX_CHUNK_MS));
  }
}

/** Returns the stamps of the custom systems that the job uses. */
function stampSystems({ files }: SimJob): SystemStamps {
  const played = new Set(files.map(({ system }) => String(system)));
  const customSystems = listCustomSystems().filter(({ system }) => played.has(system.id));
  return Object.fromEntries(customSystems.map(({ system, stamp }) => [system.id, stamp]));
}

const failureMessageIn = (output: object | null): string => {
  const value = output && 'value' in output ? output.value : output;
  return value && typeof value === 'object' && 'message' in value
    ? String(value.message)
    : JSON.stringify(value);
};
