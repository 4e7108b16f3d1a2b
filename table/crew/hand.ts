import { Worker } from 'node:worker_threads';
import { foldersBrought } from '@arbitro/own';
import type { Work } from '@arbitro/simulation';
import type { Done, Hired, Task } from './worker.ts';

/** A worker thread: runs one task after the other until it is closed or aborted. */
export class Hand {
  readonly #worker: Worker;
  readonly #signal: AbortSignal | undefined;

  constructor(work: Work, signal: AbortSignal | undefined) {
    const hired: Hired = { work, folders: foldersBrought() };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: hired });
    this.#signal = signal;
  }

  /** Returns undefined when aborted. The caller states the type of the reply. */
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
