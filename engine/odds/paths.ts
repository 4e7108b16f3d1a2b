import type { Dice } from '@arbitro/dice';
import {
  allowed,
  type ChoiceAsk,
  type Decide,
  fits,
  Interruption,
  type Json,
  type Oracle,
  type RollAsk,
  refuse,
} from '@arbitro/kernel';
import { branchesOf, facesOf } from './branches.ts';
import { Mass, partOf, times, type Whole } from './mass.ts';

/** A roll on the path: its branches, the one taken, and the weight of reaching the roll. */
interface Turn {
  readonly label: string;
  readonly values: readonly unknown[];
  readonly ways: readonly Whole[];
  readonly n: Whole;
  /** The denominator of the path including this roll. */
  readonly d: Whole;
  /** The last branch stands for all unresolved values of the dice. */
  readonly isOpen: boolean;
  at: number;
}

/** Where paths meet: the play may have been there before. Includes one path that leads there. */
export interface Junction {
  /** Junctions with the same key have the same future. */
  readonly key: string;
  readonly fallen: readonly { readonly label: string; readonly value: unknown }[];
  /** How many junctions that path passed, including this one. */
  readonly passed: number;
}

/** A rule that rolls without end and never marks a repeat has a path without an end. */
const MOST_ROLLS = 60;

/** Thrown to leave a path without an end, or dice with no resolved value. */
class Beyond extends Error {}

/** Thrown to leave a path at a junction from which all paths are alike. */
class Round extends Error {
  readonly junction: Junction;
  constructor(junction: Junction) {
    super('a path has come to a junction it may come to again: a rule must not catch this');
    this.junction = junction;
  }
}

/** How far paths are followed, and from where. */
interface Following {
  readonly mostRolls?: number | undefined;
  readonly from?: Junction | undefined;
  readonly reaches?: boolean;
}

/**
 * Answers a play with one path of dice after another, like an odometer: the last roll with a branch left moves to it. A
 * play must be determined by its answers. Decisions come from `decide` and are never enumerated.
 */
export class Paths implements Oracle {
  /** What no path reaches: unresolved ways of the dice, and paths that were given up. */
  readonly unresolved = new Mass();
  /** How many paths were started. */
  count = 1;
  readonly #decide: Decide<unknown>;
  readonly #mostRolls: number;
  readonly #turns: Turn[];
  /** How many junctions are passed before paths are left at one. */
  readonly #before: number;
  readonly #reaches: boolean;
  #passed = 0;
  #depth = 0;

  /** Starts at the beginning, or at a junction. With `reaches`, it also follows the unresolved values of dice. */
  constructor(decide: Decide<never>, { mostRolls = MOST_ROLLS, from, reaches = false }: Following) {
    this.#reaches = reaches;
    this.#decide = decide as Decide<unknown>;
    const fallen = from?.fallen ?? [];
    this.#turns = fallen.map(({ label, value }) => ({
      label,
      values: [value],
      ways: [1],
      n: 1,
      d: 1,
      isOpen: false,
      at: 0,
    }));
    this.#mostRolls = mostRolls + fallen.length;
    this.#before = from?.passed ?? 0;
  }

  /**
   * Plays the current path and passes on its outcome, or the junction where it was left; a path without an end is
   * unresolved.
   */
  play<T>(
    play: (oracle: Oracle) => T,
    { take, leave }: { readonly take: (value: T) => void; readonly leave: (junction: Junction) => void },
  ): void {
    try {
      take(play(this));
    } catch (thrown) {
      if (thrown instanceof Round) leave(thrown.junction);
      else if (!(thrown instanceof Beyond)) throw thrown;
      else if (this.#depth === this.#mostRolls) this.unresolved.add(this.n, this.d);
    }
  }

  again(key: () => string): void {
    if (++this.#passed <= this.#before) return;
    const fallen = this.#turns.map(({ label, values, at }) => ({ label, value: values[at] }));
    throw new Round({ key: key(), fallen, passed: this.#passed });
  }

  roll<R, T>({ label, dice }: RollAsk<R>, read: (rolled: R) => T): T {
    if (this.#depth === this.#mostRolls) throw new Beyond();
    const turn = this.#turns[this.#depth] ?? this.#newTurn(label.name, dice, read);
    if (turn.label !== label.name)
      throw new Error(
        `asked for ${label.name} where it was ${turn.label}: the play is not determined by its answers`,
      );
    this.#depth++;
    return turn.values[turn.at] as T;
  }

  choose(ask: ChoiceAsk): readonly Json[] {
    return ask.to.map((asked) => this.#decided(ask, asked));
  }

  /** The weight of the path just played. */
  get n(): Whole {
    const last = this.#turns.at(-1);
    return last ? partOf(last.d, times(last.n, last.ways[last.at]!)) : 1;
  }
  get d(): Whole {
    return this.#turns.at(-1)?.d ?? 1;
  }

  /** True if the path just played contains a smallest unresolved value, which stands for all of them. */
  get isOpen(): boolean {
    return this.#turns.some(({ isOpen, at, values }) => isOpen && at === values.length - 1);
  }

  /** Moves to the next path, if there is one within `most`; otherwise the rest is unresolved. */
  next(most: number): boolean {
    if (this.#depth !== this.#turns.length)
      throw new Error('a play ended before a roll it made before: it is not determined by its answers');
    this.#depth = 0;
    this.#passed = 0;
    if (!this.#turned()) return false;
    if (this.count >= most) return this.#giveUp();
    this.count++;
    return true;
  }

  #newTurn<R>(label: string, dice: Dice<R>, read: (rolled: R) => unknown): Turn {
    const faces = facesOf(dice);
    const d = times(this.d, faces.total);
    const n = partOf(d, this.n);
    const isOpen = this.#reaches && 'beyond' in faces;
    if (faces.unresolved && !isOpen) this.unresolved.add(partOf(d, times(n, faces.unresolved)), d);
    const { values, ways } = branchesOf(faces, read as (rolled: unknown) => unknown, isOpen);
    if (values.length === 0) throw new Beyond();
    const turn = { label, values, ways, n, d, isOpen, at: 0 };
    this.#turns.push(turn);
    return turn;
  }

  #decided({ label, world }: ChoiceAsk, { who, question }: ChoiceAsk['to'][number]): Json {
    const answer = this.#decide({ who, label, question }, world);
    if (fits(question, answer)) return answer;
    const params = {
      label: label.name,
      who,
      answer: `${JSON.stringify(answer)}`,
      allowed: allowed(question),
    };
    throw new Interruption({ is: 'refused', refusal: refuse('answer-does-not-fit', params) });
  }

  #turned(): boolean {
    for (let last = this.#turns.at(-1); last; last = this.#turns.at(-1)) {
      if (++last.at < last.values.length) return true;
      this.#turns.pop();
    }
    return false;
  }

  #giveUp(): false {
    for (const { n, d, ways, at } of this.#turns) {
      // the last roll is at a branch not yet played, the others at one whose rest the later rolls count
      const from = this.#turns.at(-1)?.ways === ways ? at : at + 1;
      for (const left of ways.slice(from)) this.unresolved.add(partOf(d, times(n, left)), d);
    }
    return false;
  }
}
