import { LIMITS } from '@arbitro/protocol';

const SECOND = 1000;

/** Counts the momentary signs of a table: beyond its limit they are not passed on. */
export class SignalPace {
  #currentSecond = 0;
  #count = 0;

  allows(now: number): boolean {
    const second = Math.floor(now / SECOND);
    if (second !== this.#currentSecond) this.#count = 0;
    this.#currentSecond = second;
    return ++this.#count <= LIMITS.signalsPerSecond;
  }
}
