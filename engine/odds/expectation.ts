import type { Dice } from '@arbitro/dice';
import type { ChoiceAsk, Decide, Json, Oracle, RollAsk } from '@arbitro/kernel';
import { branchesOf, facesOf } from './branches.ts';

export interface Averaging<World> {
  readonly decide: Decide<World>;
  /** Outcomes less likely than this are left out, and the others are scaled up. */
  readonly rare: number;
  /** The value of a path that does not end. */
  readonly otherwise: number;
}

/**
 * Returns the average value of a play as a double: for callers that compare many plays and need no fraction. There are
 * never more paths than 1 / `rare`.
 */
export function expectation<World = never>(
  play: (oracle: Oracle) => number,
  { decide, rare, otherwise }: Averaging<World>,
): number {
  const likely = new Likely(decide, rare);
  let sum = 0;
  do sum += likely.play(play, otherwise);
  while (likely.next());
  return sum;
}

/** A roll on the path: its values, their chances, and the one taken. */
interface Turn {
  readonly values: readonly unknown[];
  /** The chance of the path up to this roll, with each of its values. */
  readonly chances: readonly number[];
  at: number;
}

/** A rule that rolls until a tie is broken has a path that never ends. */
const MOST_ROLLS = 60;

class Endless extends Error {}

/** Answers a play with one likely path of dice after another, like an odometer. */
class Likely implements Oracle {
  readonly #decide: Decide<unknown>;
  readonly #rare: number;
  readonly #turns: Turn[] = [];
  #depth = 0;

  constructor(decide: Decide<never>, rare: number) {
    this.#decide = decide as Decide<unknown>;
    this.#rare = rare;
  }

  play(play: (oracle: Oracle) => number, otherwise: number): number {
    try {
      return play(this) * this.#chance;
    } catch (thrown) {
      if (!(thrown instanceof Endless)) throw thrown;
      return otherwise * this.#chance;
    }
  }

  roll<R, T>({ dice }: RollAsk<R>, read: (rolled: R) => T): T {
    if (this.#depth === MOST_ROLLS) throw new Endless();
    const turn = this.#turns[this.#depth] ?? this.#newTurn(dice, read as (rolled: unknown) => unknown);
    this.#depth++;
    return turn.values[turn.at] as T;
  }

  choose({ label, world, to }: ChoiceAsk): readonly Json[] {
    return to.map(({ who, question }) => this.#decide({ who, label, question }, world));
  }

  next(): boolean {
    this.#depth = 0;
    for (let last = this.#turns.at(-1); last; last = this.#turns.at(-1)) {
      if (++last.at < last.values.length) return true;
      this.#turns.pop();
    }
    return false;
  }

  get #chance(): number {
    const last = this.#turns.at(-1);
    return last ? (last.chances[last.at] ?? 0) : 1;
  }

  #newTurn(dice: Dice<unknown>, read: (rolled: unknown) => unknown): Turn {
    const { values, ways } = branchesOf(likelyFaces(dice), read);
    if (values.length === 0) throw new Endless();
    const turn = { ...kept(values, ways.map(Number), { chance: this.#chance, rare: this.#rare }), at: 0 };
    this.#turns.push(turn);
    return turn;
  }
}

/** Faces less likely than the likeliest by this factor are left out before they are read: the ends of a large pool. */
const TAIL = 1 / 200;
const known = new WeakMap<Dice<unknown>, ReturnType<typeof facesOf>>();

function likelyFaces(dice: Dice<unknown>): ReturnType<typeof facesOf> {
  const before = known.get(dice);
  if (before) return before;
  const all = facesOf(dice);
  const most = all.ways.reduce((so: number, way) => Math.max(so, Number(way)), 0);
  const likely = all.ways.flatMap((way, at) => (Number(way) >= TAIL * most ? [at] : []));
  const found = {
    ...all,
    values: likely.map((at) => all.values[at]),
    ways: likely.map((at) => Number(all.ways[at])),
  };
  known.set(dice, found);
  return found;
}

/** Keeps the likely values, or the median if none is likely; their chances are scaled to the same sum. */
function kept(
  values: readonly unknown[],
  ways: readonly number[],
  { chance, rare }: { readonly chance: number; readonly rare: number },
): Pick<Turn, 'values' | 'chances'> {
  const all = ways.reduce((sum, way) => sum + way, 0);
  const least = (rare / chance) * all;
  const likely = values.flatMap((value, at) => (ways[at]! >= least ? [{ value, way: ways[at]! }] : []));
  if (likely.length === 0) return { values: [values[middleOf(ways, all)]], chances: [chance] };
  const whole = likely.reduce((sum, { way }) => sum + way, 0);
  return {
    values: likely.map(({ value }) => value),
    chances: likely.map(({ way }) => (chance * way) / whole),
  };
}

/** The index at which half of the total is reached. */
function middleOf(ways: readonly number[], all: number): number {
  let sum = 0;
  return ways.findIndex((way) => {
    sum += way;
    return 2 * sum >= all;
  });
}
