import type { ChoiceAsk, DecisionRequest, Json, Oracle, Person, RollAsk } from '@arbitro/kernel';
import { countFaces, groupBranches } from './branches.ts';

/** Everything that may happen in a play: its rolls, its decisions with all their answers, and its ends. */
export type DecisionTree<End> =
  | {
      readonly kind: 'roll';
      readonly chances: readonly number[];
      readonly branches: readonly DecisionTree<End>[];
    }
  | {
      readonly kind: 'choice';
      readonly by: Person;
      readonly answers: readonly Json[];
      readonly branches: readonly DecisionTree<End>[];
    }
  | { readonly kind: 'end'; readonly end: End }
  /** It was not followed: too unlikely, or beyond the number of paths. */
  | { readonly kind: 'cut' };

export interface DecisionTreeOptions<World> {
  /** Returns the answers to follow, at least one; several people asked at once answer one after the other. */
  readonly answersTo: (request: DecisionRequest, world: World) => readonly Json[];
  /** Paths of dice less likely than this are cut. */
  readonly rare: number;
  readonly maxPaths: number;
}

/** A tree and how many times the play was run to find it. */
export interface GrownTree<End> {
  readonly tree: DecisionTree<End>;
  readonly paths: number;
}

/** Runs a play once for each path of dice and answers that it can distinguish. */
export function growDecisionTree<End, World>(
  play: (oracle: Oracle) => End,
  options: DecisionTreeOptions<World>,
): GrownTree<End> {
  const growth = new TreeGrowth<End>(options as DecisionTreeOptions<never>);
  do growth.addPath(play);
  while (growth.next());
  return { tree: growth.tree, paths: growth.paths };
}

type Branch<End> = DecisionTree<End> | undefined;

/** A roll or a decision on the current path, and the branch taken. */
interface Fork<End> {
  readonly values: readonly unknown[];
  readonly branches: Branch<End>[];
  /** The chance of the dice up to this fork, with each of its values. */
  readonly chances: readonly number[];
  readonly eventIndex: number;
  index: number;
}

class CutPath extends Error {}

const CUT = { kind: 'cut' } as const;

/** Answers a play with one path after another, like an odometer, and keeps the end of each. */
class TreeGrowth<End> implements Oracle {
  readonly knownWorlds = { after: [], count: 0 };
  paths = 0;
  readonly #options: DecisionTreeOptions<never>;
  readonly #forks: Fork<End>[] = [];
  #root: Branch<End>;
  #depth = 0;

  constructor(options: DecisionTreeOptions<never>) {
    this.#options = options;
  }

  get tree(): DecisionTree<End> {
    return this.#root ?? CUT;
  }

  addPath(play: (oracle: Oracle) => End): void {
    this.paths++;
    try {
      this.#attach({ kind: 'end', end: play(this) });
    } catch (thrown) {
      if (!(thrown instanceof CutPath)) throw thrown;
      this.#attach(CUT);
    }
  }

  roll<R, T>({ dice, eventIndex }: RollAsk<R>, read: (rolled: R) => T): T {
    const fork = this.#forks[this.#depth];
    if (fork) return this.#follow(fork) as T;
    const chanceBefore = this.#chance;
    if (chanceBefore < this.#options.rare) throw new CutPath();
    const faces = countFaces(dice);
    const { values, ways } = groupBranches(faces, read as (rolled: unknown) => unknown);
    if (values.length === 0) throw new CutPath();
    const total = Number(faces.total) - Number(faces.unresolved);
    const chances = ways.map((way) => Number(way) / total);
    const branches: Branch<End>[] = [];
    this.#attach({ kind: 'roll', chances, branches: branches as DecisionTree<End>[] });
    return this.#push({
      values,
      branches,
      chances: chances.map((chance) => chance * chanceBefore),
      eventIndex,
      index: 0,
    }) as T;
  }

  choose({ label, to, world, eventIndex }: ChoiceAsk): readonly Json[] {
    return to.map(({ who, question }) => {
      const fork = this.#forks[this.#depth];
      if (fork) return this.#follow(fork) as Json;
      const answers = this.#options.answersTo({ who, label, question }, world as never);
      const branches: Branch<End>[] = [];
      this.#attach({ kind: 'choice', by: who, answers, branches: branches as DecisionTree<End>[] });
      const chance = this.#chance;
      return this.#push({
        values: answers,
        branches,
        chances: answers.map(() => chance),
        eventIndex,
        index: 0,
      }) as Json;
    });
  }

  /** Moves to the next path; beyond the limit, all that is left is cut. */
  next(): boolean {
    const isFull = this.paths >= this.#options.maxPaths;
    this.#depth = 0;
    for (let last = this.#forks.at(-1); last; last = this.#forks.at(-1)) {
      if (!isFull && ++last.index < last.values.length) {
        this.knownWorlds.count = last.eventIndex;
        return true;
      }
      for (let index = last.branches.length; index < last.values.length; index++) last.branches.push(CUT);
      this.#forks.pop();
    }
    return false;
  }

  get #chance(): number {
    const last = this.#forks.at(-1);
    return last ? (last.chances[last.index] ?? 0) : 1;
  }

  #follow(fork: Fork<End>): unknown {
    this.#depth++;
    return fork.values[fork.index];
  }

  #push(fork: Fork<End>): unknown {
    this.#forks.push(fork);
    return this.#follow(fork);
  }

  #attach(branch: DecisionTree<End>): void {
    const last = this.#forks.at(-1);
    if (last) last.branches[last.index] = branch;
    else this.#root = branch;
  }
}
