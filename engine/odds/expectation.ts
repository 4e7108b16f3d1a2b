import type { Dice } from '@arbitro/dice';
import type { ChoiceAsk, Decider, Json, KnownWorlds, Oracle, RollAsk } from '@arbitro/kernel';
import { findLikelyBranches } from './likely-branches.ts';

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
export const computeExpectation = <World = never>(
  play: (oracle: Oracle) => number,
  { rare, ...others }: ExpectationOptions<World>,
): number => createExpectation(play, others)(rare);

/** Returns the same as a function of `rare`, which plays no path twice. */
export function createExpectation<World = never>(
  play: (oracle: Oracle) => number,
  { decide, otherwise }: Omit<ExpectationOptions<World>, 'rare'>,
): (rare: number) => number {
  const tree = new PathTree(play, decide, otherwise);
  return (rare) => tree.average(rare);
}

/** The values of a roll that may be taken, and the chance of the path with each of them. */
interface LikelyValues {
  readonly rare: number;
  readonly indices: readonly number[];
  readonly chances: readonly number[];
}

/** A roll or a decision, the last of a path. A decision has one value. */
interface Junction {
  readonly values: readonly unknown[];
  readonly ways: readonly number[];
  /** How many events came before it. */
  readonly eventIndex: number;
  /** What comes after each value, as far as it was played. */
  readonly branches: (Branch | undefined)[];
  likely: LikelyValues;
  /** The index of the value taken on the path. */
  takenIndex: number;
}
/** The next roll, or the value of a play that ended. */
type Branch = Junction | number;

/** A rule that rerolls ties may roll without end. */
const MAX_ROLLS = 60;

class EndlessPath extends Error {}

/** The paths of a play: answers it with one likely path after another, and keeps the values of all that were played. */
class PathTree implements Oracle {
  readonly knownWorlds: KnownWorlds = { after: [], count: 0 };
  readonly #play: (oracle: Oracle) => number;
  readonly #decide: Decider<unknown>;
  readonly #otherwise: number;
  readonly #path: Junction[] = [];
  #first: Branch | undefined;
  #rare = 0;
  #sum = 0;
  /** How many rolls and decisions of the path the play has reached. */
  #depth = 0;
  /** The chance of the whole path. */
  #chance = 1;

  constructor(play: (oracle: Oracle) => number, decide: Decider<never>, otherwise: number) {
    this.#play = play;
    this.#decide = decide as Decider<unknown>;
    this.#otherwise = otherwise;
  }

  average(rare: number): number {
    this.#rare = rare;
    this.#sum = 0;
    this.knownWorlds.count = 0;
    this.#addPaths(1);
    return this.#sum;
  }

  /** Adds the values of all paths that begin with the one taken. */
  #addPaths(chance: number): void {
    const next = this.#branch ?? this.#playOn(chance);
    if (typeof next === 'number') {
      this.#sum += next * chance;
      return;
    }
    const { indices, chances } = this.#findLikely(next, chance);
    this.#path.push(next);
    for (let i = 0; i < indices.length; i++) {
      this.#take(next, indices[i]!);
      this.#addPaths(chances[i]!);
    }
    this.#path.pop();
  }

  /** What comes after the path taken. */
  get #branch(): Branch | undefined {
    const last = this.#path.at(-1);
    return last ? last.branches[last.takenIndex] : this.#first;
  }

  #setBranch(branch: Branch): Branch {
    const last = this.#path.at(-1);
    if (last) last.branches[last.takenIndex] = branch;
    else this.#first = branch;
    return branch;
  }

  /** Plays the path taken, and then one of the paths that begin with it. Returns what comes after it. */
  #playOn(chance: number): Branch {
    const before = this.#path.length;
    this.#depth = 0;
    this.#chance = chance;
    this.#setBranch(this.#playToEnd());
    this.#path.length = before;
    return this.#branch as Branch;
  }

  #playToEnd(): number {
    try {
      return this.#play(this);
    } catch (thrown) {
      if (!(thrown instanceof EndlessPath)) throw thrown;
      return this.#otherwise;
    }
  }

  #take(junction: Junction, index: number): void {
    if (junction.takenIndex === index) return;
    junction.takenIndex = index;
    this.knownWorlds.count = Math.min(this.knownWorlds.count, junction.eventIndex);
  }

  #findLikely(junction: Junction, chance: number): LikelyValues {
    if (junction.likely.rare !== this.#rare)
      junction.likely = findLikelyValues(junction.ways, chance, this.#rare);
    return junction.likely;
  }

  roll<R, T>({ dice, eventIndex }: RollAsk<R>, read: (rolled: R) => T): T {
    if (this.#depth >= MAX_ROLLS) throw new EndlessPath();
    const { values, takenIndex } =
      this.#path[this.#depth] ?? this.#newRoll(dice, read as (rolled: unknown) => unknown, eventIndex);
    this.#depth++;
    return values[takenIndex] as T;
  }

  /** Paths with the same answers so far reach the same decision. */
  choose(ask: ChoiceAsk): readonly Json[] {
    const { values, takenIndex } = this.#path[this.#depth] ?? this.#newDecision(ask);
    this.#depth++;
    return values[takenIndex] as readonly Json[];
  }

  #newRoll(dice: Dice<unknown>, read: (rolled: unknown) => unknown, eventIndex: number): Junction {
    const { values, ways } = findLikelyBranches(dice, read);
    if (values.length === 0) throw new EndlessPath();
    return this.#extendPath(values, ways as readonly number[], eventIndex);
  }

  #newDecision({ label, world, to, eventIndex }: ChoiceAsk): Junction {
    const answers = to.map(({ who, question }) => this.#decide({ who, label, question }, world));
    return this.#extendPath([answers], ONE_WAY, eventIndex);
  }

  #extendPath(values: readonly unknown[], ways: readonly number[], eventIndex: number): Junction {
    const likely = findLikelyValues(ways, this.#chance, this.#rare);
    const junction = { values, ways, eventIndex, branches: [], likely, takenIndex: likely.indices[0]! };
    this.#setBranch(junction);
    this.#path.push(junction);
    this.#chance = likely.chances[0]!;
    return junction;
  }
}

const ONE_WAY: readonly number[] = [1];

/** Returns the likely values, or the median if none is likely; their chances are scaled to the same sum. */
function findLikelyValues(ways: readonly number[], chance: number, rare: number): LikelyValues {
  let sum = 0;
  for (const way of ways) sum += way;
  const min = (rare / chance) * sum;
  const indices: number[] = [];
  const chances: number[] = [];
  let likelySum = 0;
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index]!;
    if (way < min) continue;
    indices.push(index);
    chances.push(chance * way);
    likelySum += way;
  }
  if (indices.length === 0) return { rare, indices: [findMedianIndex(ways, sum)], chances: [chance] };
  for (let index = 0; index < chances.length; index++) chances[index]! /= likelySum;
  return { rare, indices, chances };
}

/** The index at which half of the total is reached. */
function findMedianIndex(ways: readonly number[], total: number): number {
  let sum = 0;
  return ways.findIndex((way) => {
    sum += way;
    return 2 * sum >= total;
  });
}
