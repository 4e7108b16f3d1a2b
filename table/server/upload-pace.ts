import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of pause that are saved up: so much may come at once. */
const BURST_MS = 500;

/** Takes in uploads at a limited pace, those of all clients together: memory for more would keep the collector busy. */
export class UploadPace {
  readonly #bytesPerMs: number;
  readonly #now: () => number;
  /** The moment from which on the next bytes may come. */
  #freeFrom = 0;

  constructor(bytesPerSecond: number, now: () => number = () => performance.now()) {
    this.#bytesPerMs = bytesPerSecond / 1000;
    this.#now = now;
  }

  /** Reserves time for some bytes; the milliseconds to wait before more are read. */
  reserve(bytes: number): number {
    const now = this.#now();
    this.#freeFrom = Math.max(this.#freeFrom, now - BURST_MS) + bytes / this.#bytesPerMs;
    return Math.max(0, this.#freeFrom - now);
  }

  /** A stream that hands on what it is given at this pace. */
  stream(): Transform & { receivedEncodedLength: number } {
    const transform = (chunk: Buffer, _encoding: string, done: TransformCallback): void => {
      // Fastify compares it with the length that was announced
      paced.receivedEncodedLength += chunk.length;
      const pause = this.reserve(chunk.length);
      if (pause === 0) done(null, chunk);
      else void wait(pause).then(() => done(null, chunk));
    };
    const paced = Object.assign(new Transform({ transform }), { receivedEncodedLength: 0 });
    return paced;
  }
}
