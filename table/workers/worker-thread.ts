import { Worker } from 'node:worker_threads';
import { listCustomFolders } from '@arbitro/custom-systems';
import type { SimJob } from '@arbitro/simulation';
import type { WorkerInput, WorkerResult, WorkerTask } from './worker.ts';

/** A worker thread: runs one task after the other until it is closed or aborted. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #signal: AbortSignal | undefined;

  constructor(work: SimJob, signal: AbortSignal | undefined) {
    const workerInput: WorkerInput = { work, folders: listCustomFolders() };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: workerInput });
    this.#signal = signal;
  }

  /** Returns undefined when aborted. The caller states the type of the reply. */
  run<T extends WorkerResult>(task: WorkerTask): Promise<T | undefined> {
    const [worker, signal] = [this.#worker, this.#signal];
    if (signal?.aborted) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const removeListeners = (): void => {
        worker.off('message', onMessage);
        worker.off('error', onError);
        signal?.removeEventListener('abort', onAbort);
      };
      const onMessage = (result: T): void => {
        removeListeners();
        resolve(result);
      };
      const onError = (error: Error): void => {
        removeListeners();
        reject(error);
      };
      const onAbort = (): void => {
        removeListeners();
        resolve(undefined);
      };
      worker.on('message', onMessage);
      worker.on('error', onError);
      signal?.addEventListener('abort', onAbort);
      worker.postMessage(task);
    });
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}
