import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Encounter, emptyPart, mergeParts, type Part, type Work } from '@arbitro/simulation';
import type { Range } from './worker.ts';

export interface Crewing {
  readonly fights: number;
  readonly workers?: number;
  /** How many fights have been counted. */
  onProgress?(done: number): void;
  /** Set off, no more work is handed out; what is known by then is the result. */
  readonly signal?: AbortSignal;
}

/** At most so many fights are lost when somebody has seen enough. */
const LARGEST_CHUNK = 200;

/** How many workers this machine has use for. */
export const hands = (): number => Math.max(1, availableParallelism());

/**
 * The fights of all streams of the seed, done by worker threads. Sums of whole numbers come to the same in any order, so
 * the number of workers changes nothing but the time it takes.
 */
export async function simulateInCrew(
  work: Work,
  encounters: readonly Encounter[],
  { fights, workers = hands(), onProgress, signal }: Crewing,
): Promise<Part> {
  const whole = emptyPart(encounters);
  const ranges = chunks(fights, workers);
  let done = 0;
  const labour = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
    try {
      for (let range = ranges.next(); !range.done && !signal?.aborted; range = ranges.next()) {
        mergeParts(whole, await asked(worker, range.value));
        done += range.value.to - range.value.from;
        onProgress?.(done);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, fights) }, labour));
  return whole;
}

function* chunks(fights: number, workers: number): Generator<Range, undefined> {
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(fights / (workers * 8))));
  for (let from = 0; from < fights; from += size) yield { from, to: Math.min(fights, from + size) };
  return undefined;
}

function asked(worker: Worker, range: Range): Promise<Part> {
  return new Promise((resolve, reject) => {
    const settled = (): void => {
      worker.off('message', told);
      worker.off('error', failed);
    };
    const told = (part: Part): void => {
      settled();
      resolve(part);
    };
    const failed = (error: Error): void => {
      settled();
      reject(error);
    };
    worker.once('message', told);
    worker.once('error', failed);
    worker.postMessage(range);
  });
}
