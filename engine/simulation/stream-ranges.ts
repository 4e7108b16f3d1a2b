import type { PartialTally } from './simulate.ts';

/** Streams of the seed: from the first (inclusive) to the last (exclusive). */
export interface StreamRange {
  readonly from: number;
  readonly to: number;
}

/** A part with the range it counts. */
interface CountedRange extends StreamRange {
  readonly part: PartialTally;
}

/** Hands out the streams and returns their results in order. No range crosses a boundary. */
export class StreamRanges {
  /** In ascending order; the last one is the end. */
  readonly #boundaries: readonly number[];
  readonly #waiting = new Map<number, CountedRange>();
  #next = 0;
  #counted = 0;

  constructor(boundaries: readonly number[]) {
    this.#boundaries = boundaries;
  }

  /** The streams up to the next boundary that are not handed out. */
  get remaining(): number {
    return (this.#boundaries.find((boundary) => boundary > this.#next) ?? this.#next) - this.#next;
  }

  /** Returns the next streams, at most `size`, at least one; undefined when none is left. */
  next(size: number): StreamRange | undefined {
    const { remaining } = this;
    if (remaining === 0) return undefined;
    const from = this.#next;
    this.#next = from + Math.min(remaining, Math.max(1, size));
    return { from, to: this.#next };
  }

  /** Returns the results that follow those returned before, without a gap. */
  complete({ from, to }: StreamRange, part: PartialTally): readonly CountedRange[] {
    this.#waiting.set(from, { from, to, part });
    const ready: CountedRange[] = [];
    for (let next = this.#waiting.get(this.#counted); next; next = this.#waiting.get(this.#counted)) {
      this.#waiting.delete(this.#counted);
      this.#counted = next.to;
      ready.push(next);
    }
    return ready;
  }
}
