import { availableParallelism } from 'node:os';
import { type Encounter, type Exact, emptyPart, mergeParts, type Part, type Work } from '@arbitro/simulation';
import { Hand } from './hand.ts';
import { Streams } from './streams.ts';
import type { Looked } from './worker.ts';

export interface Crewing {
  readonly fights: number;
  readonly workers?: number;
  /** Called with the number of fights counted. */
  onProgress?(done: number): void;
  /** When aborted, all workers stop at once; the tally so far is the result. */
  readonly signal?: AbortSignal;
}

/** Returns how many workers this machine can use. */
export const hands = (): number => Math.max(1, availableParallelism());

/**
 * Simulates all streams of the seed in worker threads. Fights are counted in the order of the streams, not in the order
 * in which workers finish: the number of workers changes only the time it takes. If aborted, the result covers the
 * first n fights and can be reproduced.
 */
export async function simulateInCrew(
  work: Work,
  encounters: readonly Encounter[],
  { fights, workers = hands(), onProgress, signal }: Crewing,
): Promise<Part> {
  const whole = emptyPart(encounters);
  const streams = new Streams(fights);
  // smaller towards the end, so that all workers finish together
  const sizeAt = (pace: number): number =>
    Math.min(Math.ceil(streams.left / (2 * workers)), MOST_AT_ONCE, Math.floor(pace * AT_ONCE));
  const labour = async (): Promise<void> => {
    const hand = new Hand(work, signal);
    try {
      let pace = 0;
      for (let range = streams.next(0); range; range = streams.next(sizeAt(pace))) {
        const since = performance.now();
        const part = await hand.asked<Part>(range);
        if (!part) return;
        pace = (range.to - range.from) / Math.max(1, performance.now() - since);
        const ready = streams.done(range, part);
        for (const one of ready) mergeParts(whole, one);
        if (ready.length > 0) onProgress?.(streams.counted);
      }
    } finally {
      await hand.leave();
    }
  };
  const needed = Math.min(workers, Math.ceil(fights / WORTH_A_WORKER));
  await Promise.all(Array.from({ length: needed }, labour));
  return whole;
}

/**
 * Prepares the job in a worker, because its files may be large. Returns the initial encounters or the errors, or
 * undefined when aborted.
 */
export async function lookedInCrew(work: Work, signal: AbortSignal): Promise<Looked | undefined> {
  const hand = new Hand(work, signal);
  try {
    return await hand.asked<Looked>('look');
  } finally {
    await hand.leave();
  }
}

/** Computes the exact odds of one encounter in a worker. Returns undefined when aborted. */
export async function exactlyInCrew(
  work: Work,
  encounter: number,
  signal?: AbortSignal,
): Promise<Exact | undefined> {
  const hand = new Hand(work, signal);
  try {
    return await hand.asked<Exact>({ exactly: encounter });
  } finally {
    await hand.leave();
  }
}

/** Starting a worker takes as long as a few dozen fights. */
const WORTH_A_WORKER = 20;

/** Milliseconds of work per chunk: this much is lost when the job is aborted. */
const AT_ONCE = 150;
const MOST_AT_ONCE = 2000;
