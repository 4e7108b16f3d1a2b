import type { Dice } from '@arbitro/dice';
import {
  type ChoiceAsk,
  type Decider,
  describeAllowed,
  Interruption,
  isValidAnswer,
  type Json,
  type Oracle,
  type RollAsk,
  refuse,
} from '@arbitro/kernel';
import { countFaces, groupBranches } from './branches.ts';
import { Mass, matchNumberKind, multiplyWhole, type WholeNumber } from './mass.ts';

/** A roll on the path: its branches, the one taken, and the weight of reaching the roll. */
interface PathRoll {
  readonly label: string;
  readonly values: readonly unknown[];
  readonly ways: readonly WholeNumber[];
  readonly n: WholeNumber;
  /** The denominator of the path including this roll. */
  readonly d: WholeNumber;
  /** The last branch stands for all unresolved values of the dice. */
  readonly isOpen: boolean;
  index: number;
}

/** Where paths meet: the play may have been there before. Includes one path that leads there. */
export interface Junction {
  /** Junctions with the same key have the same future. */
  readonly key: string;
  readonly rolls: readonly { readonly label: string; readonly value: unknown }[];
  /** How many junctions that path passed, including this one. */
  readonly passed: number;
}

/** A rule that rolls without end and never marks a repeat has a path without an end. */
const MAX_ROLLS = 60;

/** Thrown to leave a path without an end, or dice with no resolved value. */
class UnresolvedPath extends Error {}

/** Thrown to leave a path at a junction from which all paths are alike. */
class JunctionReached extends Error {
  readonly junction: Junction;
  constructor(junction: Junction) {
    super('a path has come to a junction it may come to again: a rule must not catch this');
    this.junction = junction;
  }
}

/** How far paths are followed, and from where. */
interface PathLimits {
  readonly maxRolls?: number | undefined;
  readonly from?: Junction | undefined;
  readonly reaches?: boolean;
}

/**
 * Answers a play with one path of dice after another, like an odometer: the last roll with a branch left moves to it. A
 * play must be determined by its answers. Decisions come from `decide` and are never enumerated.
 */
export class PathEnumerator implements Oracle {
  /** What no path reaches: unresolved ways of the dice, and paths that were given up. */
  readonly unresolved = new Mass();
  /** How many paths were started. */
  count = 1;
  readonly #decide: Decider<unknown>;
  readonly #maxRolls: number;
  readonly #rolls: PathRoll[];
  /** How many junctions are passed before paths are left at one. */
  readonly #skippedJunctions: number;
  readonly #reaches: boolean;
  #passed = 0;
  #depth = 0;

  /** Starts at the beginning, or at a junction. With `reaches`, it also follows the unresolved values of dice. */
  constructor(decide: Decider<never>, { maxRolls = MAX_ROLLS, from, reaches = false }: PathLimits) {
    this.#reaches = reaches;
    this.#decide = decide as Decider<unknown>;
    const pastRolls = from?.rolls ?? [];
    this.#rolls = pastRolls.map(({ label, value }) => ({
      label,
      values: [value],
      ways: [1],
      n: 1,
      d: 1,
      isOpen: false,
      index: 0,
    }));
    this.#maxRolls = maxRolls + pastRolls.length;
    this.#skippedJunctions = from?.passed ?? 0;
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
      if (thrown instanceof JunctionReached) leave(thrown.junction);
      else if (!(thrown instanceof UnresolvedPath)) throw thrown;
      else if (this.#depth === this.#maxRolls) this.unresolved.add(this.n, this.d);
    }
  }

  markRepeat(key: () => string): void {
    if (++this.#passed <= this.#skippedJunctions) return;
    const pastRolls = this.#rolls.map(({ label, values, index }) => ({ label, value: values[index] }));
    throw new JunctionReached({ key: key(), rolls: pastRolls, passed: this.#passed });
  }

  roll<R, T>({ label, dice }: RollAsk<R>, read: (rolled: R) => T): T {
    if (this.#depth === this.#maxRolls) throw new UnresolvedPath();
    const turn = this.#rolls[this.#depth] ?? this.#addRoll(label.name, dice, read);
    if (turn.label !== label.name)
      throw new Error(
        `asked for ${label.name} where it was ${turn.label}: the play is not determined by its answers`,
      );
    this.#depth++;
    return turn.values[turn.index] as T;
  }

  choose(ask: ChoiceAsk): readonly Json[] {
    return ask.to.map((personQuestion) => this.#decideFor(ask, personQuestion));
  }

  /** The weight of the path just played. */
  get n(): WholeNumber {
    const last = this.#rolls.at(-1);
    return last ? matchNumberKind(last.d, multiplyWhole(last.n, last.ways[last.index]!)) : 1;
  }
  get d(): WholeNumber {
    return this.#rolls.at(-1)?.d ?? 1;
  }

  /** True if the path just played contains a smallest unresolved value, which stands for all of them. */
  get isOpen(): boolean {
    return this.#rolls.some(({ isOpen, index, values }) => isOpen && index === values.length - 1);
  }

  /** Moves to the next path, if there is one within `max`; otherwise the rest is unresolved. */
  next(max: number): boolean {
    if (this.#depth !== this.#rolls.length)
      throw new Error('a play ended before a roll it made before: it is not determined by its answers');
    this.#depth = 0;
    this.#passed = 0;
    if (!this.#advance()) return false;
    if (this.count >= max) return this.#giveUp();
    this.count++;
    return true;
  }

  #addRoll<R>(label: string, dice: Dice<R>, read: (rolled: R) => unknown): PathRoll {
    const faces = countFaces(dice);
    const d = multiplyWhole(this.d, faces.total);
    const n = matchNumberKind(d, this.n);
    const isOpen = this.#reaches && 'beyond' in faces;
    if (faces.unresolved && !isOpen)
      this.unresolved.add(matchNumberKind(d, multiplyWhole(n, faces.unresolved)), d);
    const { values, ways } = groupBranches(faces, read as (rolled: unknown) => unknown, isOpen);
    if (values.length === 0) throw new UnresolvedPath();
    const turn = { label, values, ways, n, d, isOpen, index: 0 };
    this.#rolls.push(turn);
    return turn;
  }

  #decideFor({ label, world }: ChoiceAsk, { who, question }: ChoiceAsk['to'][number]): Json {
    const answer = this.#decide({ who, label, question }, world);
    if (isValidAnswer(question, answer)) return answer;
    const params = {
      label: label.name,
      who,
      answer: `${JSON.stringify(answer)}`,
      allowed: describeAllowed(question),
    };
    throw new Interruption({ kind: 'refused', refusal: refuse('answer-does-not-fit', params) });
  }

  #advance(): boolean {
    for (let last = this.#rolls.at(-1); last; last = this.#rolls.at(-1)) {
      if (++last.index < last.values.length) return true;
      this.#rolls.pop();
    }
    return false;
  }

  #giveUp(): false {
    for (const { n, d, ways, index } of this.#rolls) {
      // the last roll is at a branch not yet played, the others at one whose rest the later rolls count
      const from = this.#rolls.at(-1)?.ways === ways ? index : index + 1;
      for (const branchWays of ways.slice(from))
        this.unresolved.add(matchNumberKind(d, multiplyWhole(n, branchWays)), d);
    }
    return false;
  }
}
