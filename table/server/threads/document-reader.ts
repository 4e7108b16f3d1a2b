import { FairQueue } from './fair-queue.ts';
import { type ReadingTask, runReadingTask } from './reading-tasks.ts';
import type { Unfinished } from './task-pool.ts';
import { type TaskResult, type ThreadSettings, WorkerThread } from './worker-thread.ts';

/**
 * Milliseconds of CPU time that one document may take; others wait for it. A year of weekly play takes a few seconds, a
 * shelf full of creatures one.
 */
const IMPORT_BUDGET_MS = 30_000;
const BUDGET_MS = 10_000;
/** Megabytes of heap for one document: the largest import takes about a third of it. */
const MEMORY_MB = 140;
/** No player waits for a document: the threads that serve players go first. */
const NICENESS = 10;
/** Documents up to this size are read at once: handing them to a thread would take longer. */
const SMALL_TEXT = 8_000;
const FEW_CREATURES = 30;
/** YAML takes much longer to parse. */
const SMALL_YAML = 1_500;
const SMALL_IMPORT = 64_000;
/** Limits of the queue: documents of one address, and bytes of all. */
const MAX_WAITING_OF_ADDRESS = 10;
const MAX_BYTES_WAITING = 48_000_000;
/** The longest pause after a document. */
const MAX_REST_MS = 1_000;
/** After this time without a document the thread ends and frees its memory. */
const IDLE_MS = 10_000;

interface ReadingJob {
  readonly task: ReadingTask;
  readonly size: number;
  readonly settle: (result: TaskResult | Unfinished) => void;
}

/**
 * Reads external documents, new tables and files, in a separate thread; addresses take turns. After each document the
 * thread pauses for as long as the document took: a continuous stream of documents uses at most half a core.
 */
export class DocumentReader {
  readonly #thread: WorkerThread;
  readonly #queue = new FairQueue<ReadingJob>();
  #bytesWaiting = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #restTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(settings: ThreadSettings) {
    this.#thread = new WorkerThread({ memory: MEMORY_MB, niceness: NICENESS, ...settings });
  }

  async run(address: string, task: ReadingTask): Promise<TaskResult | Unfinished> {
    const size = taskSizeOf(task);
    if (isSmallTask(task, size)) return runReadingTask(task);
    const asker = { table: address, seat: address };
    const isFull =
      this.#queue.countOf(asker) >= MAX_WAITING_OF_ADDRESS || this.#bytesWaiting + size > MAX_BYTES_WAITING;
    if (this.#isClosed || isFull) return 'busy';
    return new Promise((settle) => {
      this.#bytesWaiting += size;
      this.#queue.push(asker, { task, size, settle });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idleTimer);
    clearTimeout(this.#restTimer);
    for (const { settle } of this.#queue.drain()) settle('busy');
    await this.#thread.stop();
  }

  #next(): void {
    if (this.#isClosed || this.#thread.isBusy || this.#restTimer) return;
    clearTimeout(this.#idleTimer);
    const job = this.#queue.take(() => true);
    if (!job) {
      this.#idleTimer = setTimeout(() => void this.#thread.stop(), IDLE_MS).unref();
      return;
    }
    const start = performance.now();
    void this.#thread.run(job.task, budgetOf(job.task)).then((result) => {
      this.#bytesWaiting -= job.size;
      job.settle(result);
      this.#restAfter(performance.now() - start);
    });
  }

  #restAfter(took: number): void {
    if (this.#isClosed) return;
    const wake = (): void => {
      this.#restTimer = undefined;
      this.#next();
    };
    this.#restTimer = setTimeout(wake, Math.min(took, MAX_REST_MS));
  }
}

const budgetOf = ({ kind }: ReadingTask): number => (kind === 'import' ? IMPORT_BUDGET_MS : BUDGET_MS);

function taskSizeOf(task: ReadingTask): number {
  if ('bytes' in task) return task.bytes.byteLength;
  return estimateText('item' in task ? task.item : task.request);
}

/** Estimates the length of a value as JSON without serializing it: discarded text would burden the garbage collector. */
function estimateText(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 5;
  let size = 2;
  if (Array.isArray(value)) for (const element of value) size += estimateText(element) + 1;
  else for (const [key, field] of Object.entries(value)) size += key.length + 4 + estimateText(field);
  return size;
}

function isSmallTask(task: ReadingTask, size: number): boolean {
  if (task.kind === 'import') return size <= SMALL_IMPORT;
  return size <= (isYamlTask(task) ? SMALL_YAML : SMALL_TEXT) && countCreatures(task) <= FEW_CREATURES;
}

/** Counts the creatures that are listed: one given by the name of its content takes as long to read as a whole sheet. */
function countCreatures(task: ReadingTask): number {
  const { creatures } = (scenarioOf(task) ?? {}) as { readonly creatures?: unknown };
  return Array.isArray(creatures) ? creatures.length : 0;
}

function scenarioOf(task: ReadingTask): unknown {
  if (task.kind === 'shelf-item') return task.item.data;
  if (task.kind !== 'start') return undefined;
  return 'scenario' in task.request ? task.request.scenario : task.request;
}

function isYamlTask(task: ReadingTask): boolean {
  if (task.kind === 'shelf-item') return typeof task.item.data === 'string';
  return task.kind === 'start' && 'scenario' in task.request && typeof task.request.scenario === 'string';
}
