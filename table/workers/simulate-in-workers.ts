import { availableParallelism } from 'node:os';
import {
  type Encounter,
  type ExactResult,
  type PartialTally,
  type SimJob,
  type SimulationGoal,
  SimulationRun,
} from '@arbitro/simulation';
import type { PreparedWork, WorkerResult, WorkerTask } from './worker.ts';
import { WorkerThread } from './worker-thread.ts';

export interface WorkerOptions extends SimulationGoal {
  readonly workers?: number;
  /** Called with the number of fights counted, and the simulation so far. */
  onProgress?(done: number, run: SimulationRun): void;
  /** When aborted, all workers stop at once; the tally so far is the result. */
  readonly signal?: AbortSignal;
}

/** Returns how many workers this machine can use. */
export const countWorkers = (): number => Math.max(1, availableParallelism());

/**
 * Simulates the streams of the seed in worker threads until the goal is reached. Fights are counted in the order of the
 * streams, not in the order in which workers finish: the number of workers changes only the time it takes. If aborted,
 * the result covers the first n fights and can be reproduced.
 */
export async function simulateInWorkers(
  work: SimJob,
  encounters: readonly Encounter[],
  { workers = countWorkers(), onProgress, signal, ...goal }: WorkerOptions,
): Promise<PartialTally> {
  const run = new SimulationRun(encounters, goal);
  // streams beyond the last one counted may be running when the goal is reached
  const aborter = new AbortController();
  const stop = signal ? AbortSignal.any([signal, aborter.signal]) : aborter.signal;
  // smaller towards a possible end, so that all workers finish together
  const sizeAt = (fightsPerMs: number): number =>
    Math.min(Math.ceil(run.remaining / (2 * workers)), MAX_RANGE_FIGHTS, Math.floor(fightsPerMs * RANGE_MS));
  const runWorker = async (): Promise<void> => {
    const thread = new WorkerThread(work, stop);
    try {
      let fightsPerMs = 0;
      for (let range = run.next(0); range; range = run.next(sizeAt(fightsPerMs))) {
        const start = performance.now();
        const part = await thread.run<PartialTally>(range);
        if (!part) return;
        fightsPerMs = (range.to - range.from) / Math.max(1, performance.now() - start);
        if (run.complete(range, part)) onProgress?.(run.counted, run);
        if (run.isOver) aborter.abort();
      }
    } finally {
      await thread.terminate();
    }
  };
  const needed = Math.min(workers, Math.ceil(run.end / MIN_FIGHTS_PER_WORKER));
  await Promise.all(Array.from({ length: needed }, runWorker));
  return run.total;
}

/**
 * Prepares the job in a worker, because its files may be large. Returns the initial encounters or the errors, or
 * undefined when aborted.
 */
export const prepareInWorker = (work: SimJob, signal: AbortSignal): Promise<PreparedWork | undefined> =>
  runOnce<PreparedWork>(work, 'look', signal);

/** Computes the exact odds of one encounter in a worker. Returns undefined when aborted. */
export const solveInWorker = (
  work: SimJob,
  encounter: number,
  signal?: AbortSignal,
): Promise<ExactResult | undefined> => runOnce<ExactResult>(work, { exactly: encounter }, signal);

/** Computes the exact odds of one encounter in a worker if it is small. Returns undefined otherwise, and when aborted. */
export const solveSmallInWorker = (
  work: SimJob,
  encounter: number,
  signal?: AbortSignal,
): Promise<ExactResult | undefined> =>
  runOnce<ExactResult | 'too-large'>(work, { exactly: encounter, ifSmall: true }, signal).then((result) =>
    result === 'too-large' ? undefined : result,
  );

async function runOnce<T extends WorkerResult>(
  work: SimJob,
  task: WorkerTask,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  const thread = new WorkerThread(work, signal);
  try {
    return await thread.run<T>(task);
  } finally {
    await thread.terminate();
  }
}

/** Starting a worker takes as long as a few dozen fights. */
const MIN_FIGHTS_PER_WORKER = 20;

/** Milliseconds of work per chunk: this much is lost when the job is aborted. */
const RANGE_MS = 150;
const MAX_RANGE_FIGHTS = 2000;
