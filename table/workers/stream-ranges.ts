import type { PartialTally } from '@arbitro/simulation';
import type { StreamRange } from './worker.ts';

/** Hands out the streams and returns their results in order. */
export class StreamRanges {
  readonly #fights: number;
  readonly #waiting = new Map<number, { readonly to: number; readonly part: PartialTally }>();
  #next = 0;
  counted = 0;

  constructor(fights: number) {
    this.#fights = fights;
  }

  get left(): number {
    return this.#fights - this.#next;
  }

  /** Returns the next streams, at most `size`, at least one; undefined when none is left. */
  next(size: number): StreamRange | undefined {
    if (this.left <= 0) return undefined;
    const from = this.#next;
    this.#next = Math.min(this.#fights, from + Math.max(1, size));
    return { from, to: this.#next };
  }

  complete({ from, to }: StreamRange, part: PartialTally): readonly PartialTally[] {
    this.#waiting.set(from, { to, part });
    const ready: PartialTally[] = [];
    for (let next = this.#waiting.get(this.counted); next; next = this.#waiting.get(this.counted)) {
      this.#waiting.delete(this.counted);
      this.counted = next.to;
      ready.push(next.part);
    }
    return ready;
  }
}
