import { type Asker, FairQueue } from './fair-queue.ts';
import {
  type Task,
  type TaskFailure,
  type TaskResult,
  type ThreadSettings,
  WorkerThread,
} from './worker-thread.ts';

/** Milliseconds of CPU time that one task may take. */
const BUDGET_MS = 3_000;
/** A task that takes longer than this continues in the slow thread, so that the others need not wait for it. */
const QUICK_MS = 30;
/** An abandoned task may still run for this long: most tasks end by then, and a new thread costs more. */
const GRACE_MS = 100;
/** A table with a slow task counts as slow for this long. */
const SLOW_TABLE_MS = 20_000;
/** Megabytes of heap for one task; a task that needs more is refused as too costly. */
const MEMORY_MB = 256;
const MAX_WAITING = 500;
const MAX_WAITING_OF_SEAT = 20;

/** Why there is no result: over budget, it threw, the queue is full, or the client has gone. */
export type Unfinished = TaskFailure | 'busy' | 'given-up';

export interface PoolSettings extends ThreadSettings {
  readonly budget?: number | undefined;
  /** The group of a table: groups take turns. */
  readonly groupOf?: ((table: string) => string) | undefined;
  /** Milliseconds since an arbitrary moment. */
  readonly now?: () => number;
}

interface PoolJob {
  readonly asker: Asker;
  readonly task: Task;
  readonly settle: (result: TaskResult | Unfinished) => void;
  isUnwanted: boolean;
  /** It was removed from the quick thread and will start again in the slow one. */
  isRequeued: boolean;
  thread: WorkerThread | undefined;
}

/**
 * Runs tasks outside the main thread: one at a time for each seat, and tables take turns. A task that takes long
 * continues in a second thread, so that quick tasks never wait for it; further tasks of its table wait for that thread.
 */
export class TaskPool {
  readonly #queue: FairQueue<PoolJob>;
  readonly #running = new Map<string, PoolJob>();
  readonly #slowUntil = new Map<string, number>();
  readonly #restUntil = new Map<string, number>();
  #restTimer: NodeJS.Timeout | undefined;
  readonly #budget: number;
  readonly #now: () => number;
  #quickThread: WorkerThread;
  #slowThread: WorkerThread;
  #isClosed = false;

  constructor(settings: PoolSettings = {}) {
    this.#budget = settings.budget ?? BUDGET_MS;
    this.#queue = new FairQueue(settings.groupOf);
    this.#now = settings.now ?? (() => performance.now());
    this.#quickThread = new WorkerThread({ memory: MEMORY_MB, ...settings });
    this.#slowThread = new WorkerThread({ memory: MEMORY_MB, ...settings });
  }

  /** Starts the threads, and loads the rules of a system, one thread after the other. */
  warm(system?: string): void {
    if (this.#isClosed) return;
    const [first, second] = [this.#quickThread, this.#slowThread];
    first.warm(system);
    void first.whenReady().then(() => {
      if (!this.#isClosed) second.warm(system);
    });
  }

  /** The client may abort by the signal: then no other task waits behind this task. */
  run(asker: Asker, task: Task, signal?: AbortSignal): Promise<TaskResult | Unfinished> {
    if (signal?.aborted) return Promise.resolve('given-up');
    if (this.#isClosed || this.#isFull(asker)) return Promise.resolve('busy');
    return new Promise((settle) => {
      const job: PoolJob = { asker, task, settle, isUnwanted: false, isRequeued: false, thread: undefined };
      signal?.addEventListener('abort', () => this.#giveUp(job), { once: true });
      this.#queue.push(asker, job);
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restTimer);
    for (const job of [...this.#queue.drain(), ...this.#running.values()]) job.settle('busy');
    await Promise.all([this.#quickThread.stop(), this.#slowThread.stop()]);
  }

  /** A full queue makes room for groups that wait for less than another. */
  #isFull(asker: Asker): boolean {
    if (this.#queue.countOf(asker) >= MAX_WAITING_OF_SEAT) return true;
    if (this.#queue.size < MAX_WAITING) return false;
    const dropped = this.#queue.dropFromLargest(asker);
    dropped?.settle('busy');
    return dropped === undefined;
  }

  #giveUp(job: PoolJob): void {
    job.isUnwanted = true;
    job.settle('given-up');
    if (!this.#queue.remove(job.asker, job)) job.thread?.limit(GRACE_MS);
  }

  #dispatch(): void {
    if (this.#isClosed) return;
    // read once: a rest that ended between two readings would set no timer, and leave its task waiting
    const now = this.#now();
    const isFree = (asker: Asker): boolean => !this.#running.has(seatKeyOf(asker));
    if (!this.#slowThread.isBusy) {
      const job = this.#queue.take((asker) => isFree(asker) && this.#mayUseSlow(asker, now));
      if (job) this.#start(job, this.#slowThread);
    }
    if (!this.#quickThread.isBusy) {
      const job = this.#queue.take((asker) => isFree(asker) && !this.#isSlow(asker.table, now));
      if (job) this.#start(job, this.#quickThread);
    }
    this.#wakeAfterRest(now);
  }

  #start(job: PoolJob, thread: WorkerThread): void {
    this.#running.set(seatKeyOf(job.asker), job);
    job.thread = thread;
    const startTime = this.#now();
    const running = thread.run(job.task, this.#budget);
    const cancel =
      thread === this.#quickThread ? thread.onSpent(QUICK_MS, () => this.#slowDown(job)) : () => undefined;
    void running.then((result) => {
      cancel();
      this.#restAfter(job.asker.table, this.#now() - startTime);
      this.#running.delete(seatKeyOf(job.asker));
      job.thread = undefined;
      if (job.isRequeued && result === 'too-costly' && !job.isUnwanted) this.#requeue(job);
      else job.settle(result);
      this.#dispatch();
    });
  }

  /** A slow table lets the others go first for twice as long as its task took. */
  #restAfter(table: string, took: number): void {
    const now = this.#now();
    if (this.#isSlow(table, now)) this.#restUntil.set(table, now + 2 * took);
  }

  /** While tasks wait, sets a timer for the end of the next pause; a timer may fire a little early. */
  #wakeAfterRest(now: number): void {
    clearTimeout(this.#restTimer);
    if (this.#queue.size === 0 || this.#slowThread.isBusy) return;
    const rests = [...this.#restUntil.values()].filter((until) => until > now);
    if (rests.length > 0) this.#restTimer = setTimeout(() => this.#dispatch(), Math.min(...rests) - now + 1);
  }

  #mayUseSlow({ table }: Asker, now: number): boolean {
    return this.#isSlow(table, now) && (this.#restUntil.get(table) ?? 0) <= now;
  }

  /**
   * The task takes long: either the other thread becomes the quick one, or the task leaves this thread and waits for
   * its turn.
   */
  #slowDown(job: PoolJob): void {
    this.#slowUntil.set(job.asker.table, this.#now() + SLOW_TABLE_MS);
    if (job.thread !== this.#quickThread) return;
    if (!this.#slowThread.isBusy) {
      [this.#quickThread, this.#slowThread] = [this.#slowThread, this.#quickThread];
      this.#dispatch();
    } else if (!job.isUnwanted) {
      job.isRequeued = true;
      job.thread.limit(0);
    }
  }

  #requeue(job: PoolJob): void {
    job.isRequeued = false;
    if (this.#isClosed) job.settle('busy');
    else this.#queue.push(job.asker, job);
  }

  #isSlow(table: string, now: number): boolean {
    const until = this.#slowUntil.get(table);
    if (until === undefined) return false;
    if (until > now) return true;
    this.#slowUntil.delete(table);
    this.#restUntil.delete(table);
    return false;
  }
}

const seatKeyOf = ({ table, seat }: Asker): string => `${table}/${seat}`;
