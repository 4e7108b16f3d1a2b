import { keyOf } from '@arbitro/dice';
import { Interruption, type RollAsk } from './kernel.ts';

/** A roll that was not heard: the outcomes a rule can distinguish, and the one assumed. */
interface AssumedRoll {
  readonly outcomes: readonly unknown[];
  index: number;
}

/** A rule that rerolls ties may roll without end. */
const MAX_ROLLS = 60;
const MAX_TRIES = 500;

/** Assumes one outcome after another, the last roll first, in the order in which the dice list them. */
export class OutcomeSearch {
  readonly #rolls: AssumedRoll[] = [];
  #depth = 0;
  #tries = 1;

  get isIdle(): boolean {
    return this.#rolls.length === 0;
  }

  /** Returns the assumed result of this roll. */
  assumeRoll<R>(ask: RollAsk<R>, read: (rolled: R) => unknown): R {
    const roll = this.#rolls[this.#depth] ?? this.#addRoll(ask, read);
    if (this.#depth === MAX_ROLLS || roll.outcomes.length === 0) return abandonRun(ask);
    this.#depth++;
    return roll.outcomes[roll.index] as R;
  }

  /** Advances to the next untried assumption; false if none is left or the limit is reached. */
  next(): boolean {
    this.#depth = 0;
    for (let last = this.#rolls.at(-1); last; last = this.#rolls.at(-1)) {
      if (++last.index < last.outcomes.length) return this.#tries++ < MAX_TRIES;
      this.#rolls.pop();
    }
    return false;
  }

  #addRoll<R>({ dice }: RollAsk<R>, read: (rolled: R) => unknown): AssumedRoll {
    const valueByKey = new Map<unknown, R>();
    for (const { value, ways } of dice.ways().outcomes) {
      const key = keyOf(read(value));
      if (ways > 0n && !valueByKey.has(key)) valueByKey.set(key, value);
    }
    const roll = { outcomes: [...valueByKey.values()], index: 0 };
    this.#rolls.push(roll);
    return roll;
  }
}

function abandonRun({ label, by, dice }: RollAsk<unknown>): never {
  const ask = { kind: 'roll', label, by, dice: dice.notation, thrown: [], sides: 0 } as const;
  throw new Interruption({ kind: 'paused', ask });
}
