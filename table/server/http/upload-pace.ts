import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of unused time that accumulate: this much may arrive in one burst. */
const BURST_MS = 500;

/** Limits the speed of all uploads together: memory for more would burden the garbage collector. */
export class UploadPace {
  readonly #bytesPerMs: number;
  readonly #now: () => number;
  /** The moment from which the next bytes may come. */
  #freeFrom = 0;

  constructor(bytesPerSecond: number, now: () => number = () => performance.now()) {
    this.#bytesPerMs = bytesPerSecond / 1000;
    this.#now = now;
  }

  /** Reserves time for some bytes; returns the milliseconds to wait before more are read. */
  reserve(bytes: number): number {
    const now = this.#now();
    this.#freeFrom = Math.max(this.#freeFrom, now - BURST_MS) + bytes / this.#bytesPerMs;
    return Math.max(0, this.#freeFrom - now);
  }

  /** Returns a stream that passes data on at this pace. */
  stream(): Transform & { receivedEncodedLength: number } {
    const transform = (chunk: Buffer, _encoding: string, done: TransformCallback): void => {
      // Fastify compares it with the announced length
      paced.receivedEncodedLength += chunk.length;
      const pause = this.reserve(chunk.length);
      if (pause === 0) done(null, chunk);
      else void wait(pause).then(() => done(null, chunk));
    };
    const paced = Object.assign(new Transform({ transform }), { receivedEncodedLength: 0 });
    return paced;
  }
}
