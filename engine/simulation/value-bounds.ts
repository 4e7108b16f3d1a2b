import type { AnyAction, Person } from '@arbitro/kernel';
import { findComponents } from '@arbitro/odds';
import type { GraphState, OpenState } from './fight-graph.ts';
import { eachReachedEnd, evaluateTree, type TreeValues } from './tree-value.ts';

/** The chance of a side to win, between two bounds; they meet unless the fight may go on without end or is too large. */
export interface ValueBounds {
  readonly atLeast: number;
  readonly atMost: number;
}

/** An action in a position, and the chance of the side to win after it. */
export interface WeighedAction {
  readonly action: AnyAction;
  readonly value: ValueBounds;
}

/** Smaller changes end the sweeps through states that lead to each other. */
const EPSILON = 1e-11;
const MAX_SWEEPS = 5_000;

/** Whether a creature is on the side whose chance is computed. */
type IsOurs = (state: OpenState, by: Person) => boolean;

/** How all people decide: by the bound that is better for each, by the worse one, or by the middle of both. */
export type Outlook = 'hopeful' | 'doubtful' | 'middle';

/**
 * Bounds of a side's chance to win, in each state: the lower bound as if endless play and everything not followed
 * were lost, the upper bound as if it were won. A fight without a winner counts half.
 */
export class ValueTable {
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  readonly #states: readonly GraphState[];
  readonly #isOurs: IsOurs;

  constructor(states: readonly GraphState[], side: string, isOurs: IsOurs) {
    this.#states = states;
    this.#isOurs = isOurs;
    const ends = states.map((state) =>
      state.kind === 'end' ? (state.winner === '' ? 0.5 : Number(state.winner === side)) : undefined,
    );
    this.#low = Float64Array.from(ends, (value) => value ?? 0);
    this.#high = Float64Array.from(ends, (value) => value ?? 1);
    this.#solve();
  }

  boundsOf(stateIndex: number): ValueBounds {
    return { atLeast: this.#low[stateIndex]!, atMost: this.#high[stateIndex]! };
  }

  /** Returns the actions of a state, the best for the creature that acts first. */
  weigh(state: OpenState): readonly WeighedAction[] {
    const sign = this.#isOurs(state, state.who) ? -1 : 1;
    const [low, high] = [this.#valuesBy(state, this.#low), this.#valuesBy(state, this.#high)];
    const weighed = state.moves.flatMap(({ action, tree }) =>
      action
        ? [{ action, value: { atLeast: evaluateTree(tree, low), atMost: evaluateTree(tree, high) } }]
        : [],
    );
    return weighed.toSorted((a, b) => sign * (middleOf(a.value) - middleOf(b.value)));
  }

  /** Calls back with each state that best play may reach in one action, and its chance. */
  follow(state: OpenState, outlook: Outlook, take: (stateIndex: number, chance: number) => void): void {
    const middle = this.#middleValues(state);
    const [low, high] = [this.#valuesBy(state, this.#low), this.#valuesBy(state, this.#high)];
    const valuesFor = (by: Person): TreeValues =>
      outlook === 'middle' ? middle : this.#isOurs(state, by) === (outlook === 'hopeful') ? high : low;
    const sign = this.#isOurs(state, state.who) ? 1 : -1;
    const values = valuesFor(state.who);
    const best = findMax(state.moves, ({ tree }) => sign * evaluateTree(tree, values));
    if (best) eachReachedEnd(best.tree, valuesFor, take);
  }

  #solve(): void {
    const graph = this.#states.map((state) => (state.kind === 'open' ? state.next : []));
    for (const members of findComponents(graph).toReversed()) {
      const [first = 0] = members;
      const isLoop = members.length > 1 || graph[first]!.includes(first);
      for (const bound of [this.#low, this.#high]) this.#sweep(bound, members, isLoop);
    }
  }

  /** Everything that the members lead to outside has been computed. */
  #sweep(bound: Float64Array, members: readonly number[], isLoop: boolean): void {
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let change = 0;
      for (const stateIndex of members) {
        const state = this.#states[stateIndex]!;
        if (state.kind !== 'open') continue;
        const value = this.#bestOf(state, bound);
        change = Math.max(change, Math.abs(value - bound[stateIndex]!));
        bound[stateIndex] = value;
      }
      if (!isLoop || change < EPSILON) return;
    }
  }

  #bestOf(state: OpenState, bound: Float64Array): number {
    const values = this.#valuesBy(state, bound);
    const pick = this.#isOurs(state, state.who) ? Math.max : Math.min;
    let best: number | undefined;
    for (const { tree } of state.moves) {
      const value = evaluateTree(tree, values);
      best = best === undefined ? value : pick(best, value);
    }
    return best ?? values.cutValue;
  }

  #valuesBy(state: OpenState, bound: Float64Array): TreeValues {
    return {
      endValue: (stateIndex) => bound[stateIndex]!,
      cutValue: bound === this.#low ? 0 : 1,
      maximizes: (by) => this.#isOurs(state, by),
    };
  }

  #middleValues(state: OpenState): TreeValues {
    return {
      ...this.#valuesBy(state, this.#low),
      endValue: (stateIndex) => middleOf(this.boundsOf(stateIndex)),
      cutValue: 0.5,
    };
  }
}

/** Returns the first element with the largest value. */
function findMax<T>(list: readonly T[], toValue: (element: T) => number): T | undefined {
  if (list.length === 1) return list[0];
  let best: { readonly element: T; readonly value: number } | undefined;
  for (const element of list) {
    const value = toValue(element);
    if (!best || value > best.value) best = { element, value };
  }
  return best?.element;
}

const middleOf = ({ atLeast, atMost }: ValueBounds): number => (atLeast + atMost) / 2;
