import { availableParallelism } from 'node:os';
import {
  createPartialTally,
  type Encounter,
  type ExactResult,
  mergePartialTallies,
  type PartialTally,
  type SimJob,
} from '@arbitro/simulation';
import { StreamRanges } from './stream-ranges.ts';
import type { PreparedWork } from './worker.ts';
import { WorkerThread } from './worker-thread.ts';

export interface WorkerOptions {
  readonly fights: number;
  readonly workers?: number;
  /** Called with the number of fights counted. */
  onProgress?(done: number): void;
  /** When aborted, all workers stop at once; the tally so far is the result. */
  readonly signal?: AbortSignal;
}

/** Returns how many workers this machine can use. */
export const countWorkers = (): number => Math.max(1, availableParallelism());

/**
 * Simulates all streams of the seed in worker threads. Fights are counted in the order of the streams, not in the order
 * in which workers finish: the number of workers changes only the time it takes. If aborted, the result covers the
 * first n fights and can be reproduced.
 */
export async function simulateInWorkers(
  work: SimJob,
  encounters: readonly Encounter[],
  { fights, workers = countWorkers(), onProgress, signal }: WorkerOptions,
): Promise<PartialTally> {
  const whole = createPartialTally(encounters);
  const streams = new StreamRanges(fights);
  // smaller towards the end, so that all workers finish together
  const sizeAt = (pace: number): number =>
    Math.min(Math.ceil(streams.left / (2 * workers)), MAX_RANGE_FIGHTS, Math.floor(pace * RANGE_MS));
  const labour = async (): Promise<void> => {
    const hand = new WorkerThread(work, signal);
    try {
      let pace = 0;
      for (let range = streams.next(0); range; range = streams.next(sizeAt(pace))) {
        const since = performance.now();
        const part = await hand.run<PartialTally>(range);
        if (!part) return;
        pace = (range.to - range.from) / Math.max(1, performance.now() - since);
        const ready = streams.complete(range, part);
        for (const partialTally of ready) mergePartialTallies(whole, partialTally);
        if (ready.length > 0) onProgress?.(streams.counted);
      }
    } finally {
      await hand.terminate();
    }
  };
  const needed = Math.min(workers, Math.ceil(fights / MIN_FIGHTS_PER_WORKER));
  await Promise.all(Array.from({ length: needed }, labour));
  return whole;
}

/**
 * Prepares the job in a worker, because its files may be large. Returns the initial encounters or the errors, or
 * undefined when aborted.
 */
export async function prepareInWorker(work: SimJob, signal: AbortSignal): Promise<PreparedWork | undefined> {
  const hand = new WorkerThread(work, signal);
  try {
    return await hand.run<PreparedWork>('look');
  } finally {
    await hand.terminate();
  }
}

/** Computes the exact odds of one encounter in a worker. Returns undefined when aborted. */
export async function solveInWorker(
  work: SimJob,
  encounter: number,
  signal?: AbortSignal,
): Promise<ExactResult | undefined> {
  const hand = new WorkerThread(work, signal);
  try {
    return await hand.run<ExactResult>({ exactly: encounter });
  } finally {
    await hand.terminate();
  }
}

/** Starting a worker takes as long as a few dozen fights. */
const MIN_FIGHTS_PER_WORKER = 20;

/** Milliseconds of work per chunk: this much is lost when the job is aborted. */
const RANGE_MS = 150;
const MAX_RANGE_FIGHTS = 2000;
