import type { Dice } from '@arbitro/dice';
import type { ChoiceAsk, Decider, Json, KnownWorlds, Oracle, RollAsk } from '@arbitro/kernel';
import { countFaces, groupBranches } from './branches.ts';

export interface ExpectationOptions<World> {
  readonly decide: Decider<World>;
  /** Outcomes less likely than this are left out, and the others are scaled up. */
  readonly rare: number;
  /** The value of a path that does not end. */
  readonly otherwise: number;
}

/**
 * Returns the average value of a play as a double: for callers that compare many plays and need no fraction. There are
 * never more paths than 1 / `rare`. A play runs one action, so that paths share the worlds before they part.
 */
export function computeExpectation<World = never>(
  play: (oracle: Oracle) => number,
  { decide, rare, otherwise }: ExpectationOptions<World>,
): number {
  const likely = new LikelyPaths(decide, rare);
  let sum = 0;
  do sum += likely.play(play, otherwise);
  while (likely.next());
  return sum;
}

/** A roll or a decision on the path: its values, their chances, and the one taken. A decision has one value. */
interface PathRoll {
  readonly values: readonly unknown[];
  /** The chance of the path up to this roll, with each of its values. */
  readonly chances: readonly number[];
  /** How many events came before it. */
  readonly eventIndex: number;
  index: number;
}

/** A rule that rolls until a tie is broken has a path that never ends. */
const MAX_ROLLS = 60;

class EndlessPath extends Error {}

/** Answers a play with one likely path of dice after another, like an odometer. */
class LikelyPaths implements Oracle {
  readonly #decide: Decider<unknown>;
  readonly #rare: number;
  readonly #turns: PathRoll[] = [];
  readonly knownWorlds: KnownWorlds = { after: [], count: 0 };
  #depth = 0;

  constructor(decide: Decider<never>, rare: number) {
    this.#decide = decide as Decider<unknown>;
    this.#rare = rare;
  }

  play(play: (oracle: Oracle) => number, otherwise: number): number {
    try {
      return play(this) * this.#chance;
    } catch (thrown) {
      if (!(thrown instanceof EndlessPath)) throw thrown;
      return otherwise * this.#chance;
    }
  }

  roll<R, T>({ dice, eventIndex }: RollAsk<R>, read: (rolled: R) => T): T {
    if (this.#depth >= MAX_ROLLS) throw new EndlessPath();
    return this.#take(
      this.#turns[this.#depth] ?? this.#newTurn(dice, read as (rolled: unknown) => unknown, eventIndex),
    ) as T;
  }

  /** Paths with the same answers so far come to the same decision. */
  choose(ask: ChoiceAsk): readonly Json[] {
    return this.#take(this.#turns[this.#depth] ?? this.#newDecision(ask)) as readonly Json[];
  }

  #take(turn: PathRoll): unknown {
    this.#depth++;
    return turn.values[turn.index];
  }

  next(): boolean {
    this.#depth = 0;
    for (let last = this.#turns.at(-1); last; last = this.#turns.at(-1)) {
      if (++last.index < last.values.length) {
        this.knownWorlds.count = last.eventIndex;
        return true;
      }
      this.#turns.pop();
    }
    return false;
  }

  get #chance(): number {
    const last = this.#turns.at(-1);
    return last ? (last.chances[last.index] ?? 0) : 1;
  }

  #newTurn(dice: Dice<unknown>, read: (rolled: unknown) => unknown, eventIndex: number): PathRoll {
    const { values, ways } = groupBranches(findLikelyFaces(dice), read);
    if (values.length === 0) throw new EndlessPath();
    const likely = keepLikely(values, ways.map(Number), { chance: this.#chance, rare: this.#rare });
    const turn = { values: likely.values, chances: likely.chances, eventIndex, index: 0 };
    this.#turns.push(turn);
    return turn;
  }

  #newDecision({ label, world, to, eventIndex }: ChoiceAsk): PathRoll {
    const answers = to.map(({ who, question }) => this.#decide({ who, label, question }, world));
    const turn = { values: [answers], chances: [this.#chance], eventIndex, index: 0 };
    this.#turns.push(turn);
    return turn;
  }
}

/** Faces less likely than the likeliest by this factor are left out before they are read: the ends of a large pool. */
const TAIL_RATIO = 1 / 200;
const likelyFacesCache = new WeakMap<Dice<unknown>, ReturnType<typeof countFaces>>();

function findLikelyFaces(dice: Dice<unknown>): ReturnType<typeof countFaces> {
  const before = likelyFacesCache.get(dice);
  if (before) return before;
  const all = countFaces(dice);
  const max = all.ways.reduce((so: number, way) => Math.max(so, Number(way)), 0);
  const likely = all.ways.flatMap((way, index) => (Number(way) >= TAIL_RATIO * max ? [index] : []));
  const found = {
    ...all,
    values: likely.map((index) => all.values[index]),
    ways: likely.map((index) => Number(all.ways[index])),
  };
  likelyFacesCache.set(dice, found);
  return found;
}

/** Keeps the likely values, or the median if none is likely; their chances are scaled to the same sum. */
function keepLikely(
  values: readonly unknown[],
  ways: readonly number[],
  { chance, rare }: { readonly chance: number; readonly rare: number },
): Pick<PathRoll, 'values' | 'chances'> {
  let all = 0;
  for (const way of ways) all += way;
  const min = (rare / chance) * all;
  const likely: unknown[] = [];
  const chances: number[] = [];
  let whole = 0;
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index]!;
    if (way < min) continue;
    likely.push(values[index]);
    chances.push(chance * way);
    whole += way;
  }
  if (likely.length === 0) return { values: [values[findMedianIndex(ways, all)]], chances: [chance] };
  for (let index = 0; index < chances.length; index++) chances[index]! /= whole;
  return { values: likely, chances };
}

/** The index at which half of the total is reached. */
function findMedianIndex(ways: readonly number[], all: number): number {
  let sum = 0;
  return ways.findIndex((way) => {
    sum += way;
    return 2 * sum >= all;
  });
}
