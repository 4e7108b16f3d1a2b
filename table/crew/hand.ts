import { Worker } from 'node:worker_threads';
import { foldersBrought } from '@arbitro/own';
import type { Work } from '@arbitro/simulation';
import type { Done, Hired, Task } from './worker.ts';

/** One worker thread: does what it is asked, one thing after the other, until it leaves or is called off. */
export class Hand {
  readonly #worker: Worker;
  readonly #signal: AbortSignal | undefined;

  constructor(work: Work, signal: AbortSignal | undefined) {
    const hired: Hired = { work, folders: foldersBrought() };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: hired });
    this.#signal = signal;
  }

  /** Nothing when it was called off on the way. What it sends is of the kind asked for. */
  asked<T extends Done>(task: Task): Promise<T | undefined> {
    const [worker, signal] = [this.#worker, this.#signal];
    if (signal?.aborted) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const settled = (): void => {
        worker.off('message', told);
        worker.off('error', failed);
        signal?.removeEventListener('abort', stopped);
      };
      const told = (done: T): void => {
        settled();
        resolve(done);
      };
      const failed = (error: Error): void => {
        settled();
        reject(error);
      };
      const stopped = (): void => {
        settled();
        resolve(undefined);
      };
      worker.on('message', told);
      worker.on('error', failed);
      signal?.addEventListener('abort', stopped);
      worker.postMessage(task);
    });
  }

  async leave(): Promise<void> {
    await this.#worker.terminate();
  }
}
