import { Worker } from 'node:worker_threads';
import { listCustomFolders } from '@arbitro/custom-systems';
import type { ReadingResult, ReadingTask } from './reading-tasks.ts';
import { onBudgetSpent, type ReadProcessorTime, readProcessorTime } from './thread-budget.ts';
import type { PlayResult, PlayTask } from './thread-tasks.ts';

export type Task = PlayTask | ReadingTask;
export type TaskResult = PlayResult | ReadingResult;

/** Why a task has no result: it exceeded its budget or its memory, or it threw. */
export type TaskFailure = 'too-costly' | 'broke';

export interface ThreadSettings {
  readonly readTime?: ReadProcessorTime | undefined;
  readonly reportError?: ((error: unknown) => void) | undefined;
  /** The script of the thread. */
  readonly script?: URL | undefined;
  /** Megabytes of heap; a task that needs more is too costly. */
  readonly memory?: number | undefined;
  /** Lower priority on Linux: 0 as the main thread, at most 19. */
  readonly niceness?: number | undefined;
}

/** Megabytes for short-lived objects: the default would take a fifth more memory. */
const YOUNG_MB = 8;

/** Lower priority than the main thread, yet enough on a crowded machine. */
const NICENESS = 5;

/** Milliseconds of CPU time in which a task must stop by itself; then its thread is ended. */
const STOP_MS = 150;

/** The start data of a thread. */
export interface ThreadData {
  /** Folders of custom systems. */
  readonly folders: readonly string[];
  readonly niceness: number;
  /** Not 0 while the current task must stop. */
  readonly stopFlag: Int32Array<SharedArrayBuffer>;
}

/** What a thread is to do: load the rules of a system, or a task whose system it has loaded. */
export type ThreadRequest = { readonly load: string } | Task;

/** A message of a thread: it has started or has loaded what it was to load, a result, or its task stopped as told. */
export interface ThreadMessage {
  readonly result?: TaskResult;
  readonly isStopped?: boolean;
}

/**
 * A worker thread that runs one task at a time. A task that exceeds its budget of CPU time is told to stop; if it does
 * not, the thread is ended, and the next task starts another thread.
 */
export class WorkerThread {
  readonly #settings: ThreadSettings;
  #worker: Worker | undefined;
  /** The systems whose rules the thread has loaded or is loading. */
  readonly #systems = new Set<string>();
  /** What waits for the thread to start and to load, in order. */
  #loads: (() => void)[] = [];
  /** Resolves when the last started thread has started and loaded all that it was to load. */
  #readiness: Promise<void> = Promise.resolve();
  #budget = 0;
  readonly #stopFlag = new Int32Array(new SharedArrayBuffer(4));
  #settle: ((result: TaskResult | TaskFailure) => void) | undefined;
  #cancelBudget = (): void => undefined;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  get isBusy(): boolean {
    return this.#settle !== undefined;
  }

  /** Starts the thread, and loads the rules of a system, before the first task: that takes longer than most tasks. */
  warm(system?: string): void {
    this.#worker ??= this.#start();
    if (system === undefined || this.#systems.has(system)) return;
    this.#systems.add(system);
    this.#awaitLoad();
    this.#send({ load: system });
  }

  whenReady(): Promise<void> {
    return this.#readiness;
  }

  /** Calls back once the current task has used that much of the thread's own time; the returned function cancels it. */
  onSpent(ms: number, onLoaded: () => void): () => void {
    let cancel = (): void => undefined;
    let isOff = false;
    const { readTime: usedBy = readProcessorTime } = this.#settings;
    void this.#readiness.then(() => {
      if (!isOff && this.#worker)
        cancel = onBudgetSpent({ thread: this.#worker, ms, readTime: usedBy }, onLoaded);
    });
    return () => {
      isOff = true;
      cancel();
    };
  }

  /** Runs a task within a budget of milliseconds of the thread's own CPU time. */
  run(task: Task, budget: number): Promise<TaskResult | TaskFailure> {
    if (this.#settle) throw new Error('a thread runs one task at a time');
    this.warm('system' in task ? task.system : undefined);
    return new Promise((settle) => {
      this.#settle = settle;
      this.#budget = budget;
      Atomics.store(this.#stopFlag, 0, 0);
      // keeps the program alive until a caller that waits for a result has it
      this.#worker?.ref();
      try {
        this.#send(task, listTaskBuffers(task));
      } catch (error) {
        // a task that cannot be sent must not delay the others
        this.#settings.reportError?.(error);
        this.#endThread('broke');
        return;
      }
      this.#watchBudget();
    });
  }

  /** Gives the current task a smaller budget, counted from now. */
  limit(budget: number): void {
    this.#budget = Math.min(this.#budget, budget);
    this.#watchBudget();
  }

  async stop(): Promise<void> {
    this.#cancelBudget();
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #send(request: ThreadRequest, transferred: ArrayBuffer[] = []): void {
    this.#worker?.postMessage(request, transferred);
  }

  #awaitLoad(): void {
    this.#readiness = new Promise((onLoaded) => this.#loads.push(onLoaded));
  }

  #watchBudget(): void {
    this.#cancelBudget();
    this.#cancelBudget = this.onSpent(this.#budget, () => this.#tellToStop());
  }

  #tellToStop(): void {
    Atomics.store(this.#stopFlag, 0, 1);
    this.#cancelBudget = this.onSpent(STOP_MS, () => this.#endThread('too-costly'));
  }

  #endThread(failure: TaskFailure): void {
    void this.stop();
    this.#end(failure);
  }

  #end(result: TaskResult | TaskFailure): void {
    this.#cancelBudget();
    this.#worker?.unref();
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.(result);
  }

  #start(): Worker {
    const { script = new URL('./thread-main.ts', import.meta.url), memory, reportError } = this.#settings;
    const { niceness = NICENESS } = this.#settings;
    this.#systems.clear();
    this.#loads = [];
    this.#awaitLoad();
    const workerData: ThreadData = { folders: listCustomFolders(), niceness, stopFlag: this.#stopFlag };
    const worker = new Worker(script, {
      workerData,
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_MB,
        ...(memory !== undefined && { maxOldGenerationSizeMb: memory }),
      },
    });
    worker.unref();
    worker.on('message', ({ result, isStopped = false }: ThreadMessage) => {
      if (this.#worker !== worker) return;
      if (result) return this.#end(result);
      if (isStopped) return this.#end('too-costly');
      this.#loads.shift()?.();
    });
    worker.on('error', (error) => {
      if (this.#worker !== worker) return;
      reportError?.(error);
      this.#endThread(isOutOfMemory(error) ? 'too-costly' : 'broke');
    });
    return worker;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Bytes with their own buffer are transferred, not copied. */
const listTaskBuffers = (task: Task): ArrayBuffer[] =>
  'bytes' in task && task.bytes.byteLength === task.bytes.buffer.byteLength
    ? [task.bytes.buffer as ArrayBuffer]
    : [];
