import { Worker } from 'node:worker_threads';
import { listCustomFolders } from '@arbitro/custom-systems';
import type { SimJob } from '@arbitro/simulation';
import type { WorkerInput, WorkerResult, WorkerTask } from './worker.ts';

/** A worker thread: runs one task after the other until it is closed or aborted. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #signal: AbortSignal | undefined;

  constructor(work: SimJob, signal: AbortSignal | undefined) {
    const hired: WorkerInput = { work, folders: listCustomFolders() };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: hired });
    this.#signal = signal;
  }

  /** Returns undefined when aborted. The caller states the type of the reply. */
  run<T extends WorkerResult>(task: WorkerTask): Promise<T | undefined> {
    const [worker, signal] = [this.#worker, this.#signal];
    if (signal?.aborted) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const settled = (): void => {
        worker.off('message', finish);
        worker.off('error', failed);
        signal?.removeEventListener('abort', stopped);
      };
      const finish = (done: T): void => {
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
      worker.on('message', finish);
      worker.on('error', failed);
      signal?.addEventListener('abort', stopped);
      worker.postMessage(task);
    });
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}
