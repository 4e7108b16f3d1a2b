import { type Asker, FairQueue } from '../threads/fair-queue.ts';

interface Slice {
  readonly table: string;
  run(): void;
}

/** A table waits this many times the duration of its slice for the next one: it gets at most a quarter of the time. */
const OWN_REST = 3;

/**
 * Long work on the main thread, cut into slices. Tables take turns. After each slice the others get as much time as it
 * took, and its own table waits longer.
 */
export class SliceQueue {
  readonly #queue: FairQueue<Slice>;
  #isScheduled = false;
  /** End of the time reserved for others, as `performance.now()`. */
  #othersRestUntil = 0;
  /** When the next slice of each table may run. */
  readonly #restUntil = new Map<string, number>();

  constructor(groupOf?: (table: string) => string) {
    this.#queue = new FairQueue(groupOf);
  }

  run<T>(asker: Asker, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      this.#queue.push(asker, { table: asker.table, run });
      this.#schedule();
    });
  }

  #schedule(wakeAt = 0): void {
    if (this.#isScheduled || this.#queue.size === 0) return;
    this.#isScheduled = true;
    const wait = Math.max(this.#othersRestUntil, wakeAt) - performance.now();
    if (wait > 0) setTimeout(() => this.#next(), wait);
    else setImmediate(() => this.#next());
  }

  #next(): void {
    this.#isScheduled = false;
    const start = performance.now();
    for (const [table, until] of this.#restUntil) if (until <= start) this.#restUntil.delete(table);
    const slice = this.#queue.take(({ table }) => !this.#restUntil.has(table));
    if (!slice) return this.#schedule(Math.min(...this.#restUntil.values()));
    slice.run();
    const end = performance.now();
    const took = end - start;
    // time for the others, also when the next slice is requested only then
    this.#othersRestUntil = end + took;
    this.#restUntil.set(slice.table, end + OWN_REST * took);
    this.#schedule();
  }
}
