import { randomUUID } from 'node:crypto';
import { broughtAlong } from '@arbitro/own';
import type { Part, Work } from '@arbitro/simulation';
import type { Job, PgBoss } from 'pg-boss';
import {
  type Answer,
  CHUNKS,
  type Chunk,
  type KeptWork,
  openQueue,
  pause,
  WORKS,
  whyOf,
} from './cluster-queue.ts';
import { clusterTimes } from './cluster-times.ts';
import { hands } from './crew.ts';
import { Hand } from './hand.ts';
import { workerName } from './workers-in.ts';

export type Deed =
  | { readonly is: 'ready'; readonly workers: number }
  | { readonly is: 'done'; readonly fights: number }
  | { readonly is: 'refused'; readonly version: string }
  /** A client needs a custom system that is missing here or different. */
  | { readonly is: 'without'; readonly system: string }
  /** The simulation of a chunk failed; it will be retried. */
  | { readonly is: 'broken'; readonly why: string }
  | { readonly is: 'silent-database'; readonly why: string };

export interface Labour {
  readonly database: string;
  readonly version: string;
  readonly workers?: number;
  onDeed?(deed: Deed): void;
  /** When aborted, chunks in progress are finished and no new ones are taken. */
  readonly signal: AbortSignal;
}

/** Runs chunks for all clients in threads of this process until aborted. */
export async function workForCluster({ workers = hands(), ...labour }: Labour): Promise<void> {
  const boss = await openQueue(labour.database, workers + 1, workerName(labour.version));
  try {
    labour.onDeed?.({ is: 'ready', workers });
    await Promise.all(Array.from({ length: workers }, () => new Labourer(boss, labour).labour()));
  } finally {
    await boss.stop({ graceful: false });
  }
}

const IDLE = 300;
const AGAIN = 1000;

interface Bench {
  readonly work: string;
  readonly hand: Hand;
  readonly stop: AbortController;
}

class Labourer {
  readonly #boss: PgBoss;
  readonly #labour: Omit<Labour, 'workers'>;
  readonly #name = randomUUID();
  /** The thread and the job it is prepared for: most chunks belong to the same job as the previous chunk. */
  #bench: Bench | undefined;

  constructor(boss: PgBoss, labour: Omit<Labour, 'workers'>) {
    this.#boss = boss;
    this.#labour = labour;
  }

  async labour(): Promise<void> {
    const { signal, onDeed } = this.#labour;
    let lost = false;
    while (!signal.aborted) {
      try {
        const [job] = await this.#boss.fetch<Chunk>(CHUNKS);
        lost = false;
        if (job) await this.#take(job);
        else await pause(IDLE, signal);
      } catch (error) {
        if (!lost) onDeed?.({ is: 'silent-database', why: whyOf(error) });
        lost = true;
        await pause(AGAIN, signal);
      }
    }
    await this.#leave();
  }

  async #take(job: Job<Chunk>): Promise<void> {
    const { version, signal, onDeed } = this.#labour;
    const { data: chunk } = job;
    if (chunk.version !== version) {
      await this.#answer(job, { is: 'refused', version });
      onDeed?.({ is: 'refused', version: chunk.version });
      return pause(clusterTimes.afterRefusalMs, signal);
    }
    const system = missingOf(chunk);
    if (system !== undefined) {
      await this.#answer(job, { is: 'without', system });
      onDeed?.({ is: 'without', system });
      return pause(clusterTimes.afterRefusalMs, signal);
    }
    const bench = await this.#benchFor(chunk.work);
    if (!bench) return this.#answer(job, { is: 'unwanted' });
    const since = performance.now();
    const fought = await this.#fought(job, bench);
    if (!fought) return this.#leave();
    if ('why' in fought) {
      onDeed?.({ is: 'broken', why: fought.why });
      await this.#leave();
      await this.#boss.fail(CHUNKS, attemptOf(job), { message: fought.why });
      return;
    }
    const milliseconds = performance.now() - since;
    await this.#answer(job, { is: 'done', part: JSON.stringify(fought), milliseconds, worker: this.#name });
    onDeed?.({ is: 'done', fights: chunk.to - chunk.from });
  }

  /** Returns the result, why it failed, or undefined when the client has cancelled it. */
  async #fought(job: Job<Chunk>, bench: Bench): Promise<Part | { readonly why: string } | undefined> {
    const { from, to } = job.data;
    const signs = setInterval(() => void this.#sign(job, bench), 1000 * clusterTimes.signSeconds);
    try {
      return await bench.hand.asked<Part>({ from, to });
    } catch (error) {
      return { why: whyOf(error) };
    } finally {
      clearInterval(signs);
    }
  }

  async #answer(job: Job<Chunk>, answer: Answer): Promise<void> {
    // for this attempt only: if it was given up in the meantime, another worker's reply counts
    await this.#boss.complete(CHUNKS, attemptOf(job), answer);
  }

  /** Sends a sign of life, and aborts when the client has cancelled the chunk. */
  async #sign(job: Job<Chunk>, { stop }: Bench): Promise<void> {
    try {
      await this.#boss.touch(CHUNKS, attemptOf(job));
      const [now] = await this.#boss.findJobs(CHUNKS, { id: job.id });
      if (now?.state !== 'active' || now.retryCount !== job.retryCount) stop.abort();
    } catch {
      // the database is away: sending the reply or the next sign of life will report it
    }
  }

  async #benchFor(work: string): Promise<Bench | undefined> {
    if (this.#bench?.work === work) return this.#bench;
    await this.#leave();
    const [kept] = await this.#boss.findJobs<KeptWork>(WORKS, { id: work });
    if (!kept) return undefined;
    const stop = new AbortController();
    const hand = new Hand(JSON.parse(kept.data.work) as Work, stop.signal);
    this.#bench = { work, hand, stop };
    return this.#bench;
  }

  async #leave(): Promise<void> {
    const bench = this.#bench;
    this.#bench = undefined;
    await bench?.hand.leave();
  }
}

/** Returns a custom system of the chunk that is missing here or different. */
const missingOf = ({ own = {} }: Partial<Chunk>): string | undefined =>
  Object.entries(own).find(
    ([id, stamp]) => !broughtAlong().some(({ system, stamp: ours }) => system.id === id && ours === stamp),
  )?.[0];

const attemptOf = ({ id, retryCount }: Job<Chunk>): { id: string; retryCount: number } => ({
  id,
  retryCount,
});
