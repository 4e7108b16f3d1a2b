import { type Asker, FairQueue } from './fair-queue.ts';

interface Slice {
  run(): void;
}

/**
 * Runs long work on the main thread in slices. Tables take turns, and after each slice other work gets as much time as
 * the slice took.
 */
export class SliceQueue {
  readonly #queue = new FairQueue<Slice>();
  #isRunning = false;
  /** Milliseconds of `performance.now()` at which the time for other work ends. */
  #othersUntil = 0;

  run<T>(asker: Asker, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      this.#queue.push(asker, { run });
      if (this.#isRunning) return;
      this.#isRunning = true;
      this.#schedule();
    });
  }

  #schedule(): void {
    const wait = this.#othersUntil - performance.now();
    if (wait > 0) setTimeout(() => this.#next(), wait);
    else setImmediate(() => this.#next());
  }

  #next(): void {
    const start = performance.now();
    this.#queue.take(() => true)?.run();
    const end = performance.now();
    // other work gets as much time as the slice took, even if the next slice is requested later
    this.#othersUntil = end + (end - start);
    this.#isRunning = this.#queue.size > 0;
    if (this.#isRunning) this.#schedule();
  }
}
