import { availableParallelism } from 'node:os';
import { type Encounter, type Exact, emptyPart, mergeParts, type Part, type Work } from '@arbitro/simulation';
import { Hand } from './hand.ts';
import { Streams } from './streams.ts';
import type { Looked } from './worker.ts';

export interface Crewing {
  readonly fights: number;
  readonly workers?: number;
  /** How many fights have been counted. */
  onProgress?(done: number): void;
  /** Set off, everybody stops at once; what is known by then is the result. */
  readonly signal?: AbortSignal;
}

/** How many workers this machine has use for. */
export const hands = (): number => Math.max(1, availableParallelism());

/**
 * The fights of all streams of the seed, done by worker threads. They are counted in the order of the streams, whoever
 * is ready first: the number of workers changes nothing but the time it takes, and what is known when somebody has seen
 * enough are the first so many fights, which can be had again.
 */
export async function simulateInCrew(
  work: Work,
  encounters: readonly Encounter[],
  { fights, workers = hands(), onProgress, signal }: Crewing,
): Promise<Part> {
  const whole = emptyPart(encounters);
  const streams = new Streams(fights);
  // towards the end fewer, so that all end together
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

/** The work as it begins, or what is wrong with it, by a worker: whoever wrote it may have written much; nothing when it was called off. */
export async function lookedInCrew(work: Work, signal: AbortSignal): Promise<Looked | undefined> {
  const hand = new Hand(work, signal);
  try {
    return await hand.asked<Looked>('look');
  } finally {
    await hand.leave();
  }
}

/** The exact chances of one of the encounters, by a worker; nothing when it was called off. */
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

/** Starting up takes as long as some dozens of fights. */
const WORTH_A_WORKER = 20;

/** Milliseconds of work that are handed out at once: so much is lost when somebody has seen enough. */
const AT_ONCE = 150;
const MOST_AT_ONCE = 2000;
