/** Smaller chances count as zero. */
const EPSILON = 1e-13;
/** Each sweep passes on all waiting chances; the rest after so many sweeps moves too slowly to count. */
const MAX_SWEEPS = 100_000;

interface ChainState<State> {
  readonly state: State;
  /** The chance waiting here to be passed on. */
  waiting: number;
  /** The following states; undefined if not visited. */
  to?: readonly { readonly index: number; readonly chance: number }[];
  /** The name of the end reached here. */
  end?: string;
}

export interface ChainResult {
  readonly ends: ReadonlyMap<string, number>;
  /** The chance of cycling for ever. */
  readonly endless: number;
  /** The chance of reaching a state that was not visited. */
  readonly notVisited: number;
}

/**
 * A Markov chain whose states are discovered one after another; then the chances flow from the start to the ends.
 * States with equal keys are one state.
 */
export class MarkovChain<State> {
  readonly #key: (state: State) => string;
  readonly #states: ChainState<State>[] = [];
  readonly #indexByKey = new Map<string, number>();
  #current = -1;
  #startChance = 0;

  constructor(key: (state: State) => string) {
    this.#key = key;
  }

  get states(): number {
    return this.#states.length;
  }

  addStart(state: State, chance: number): void {
    this.#states[this.#indexOf(state)]!.waiting += chance;
    this.#startChance += chance;
  }

  /** Returns the next unvisited state, which the following calls describe. */
  next(): State | undefined {
    return this.#states[++this.#current]?.state;
  }

  markEnd(name: string): void {
    this.#states[this.#current]!.end = name;
  }

  addTransitions(to: readonly { readonly value: State; readonly chance: number }[]): void {
    this.#states[this.#current]!.to = to.map(({ value, chance }) => ({
      index: this.#indexOf(value),
      chance,
    }));
  }

  #indexOf(state: State): number {
    const key = this.#key(state);
    const knownIndex = this.#indexByKey.get(key) ?? this.#states.push({ state, waiting: 0 }) - 1;
    this.#indexByKey.set(key, knownIndex);
    return knownIndex;
  }

  result(): ChainResult {
    const open = this.#findOpenStates();
    const ends = new Map<string, number>();
    let [endless, notVisited] = [0, 0];
    for (let sweep = 0, moved = 1; moved > EPSILON && sweep < MAX_SWEEPS; sweep++) {
      moved = 0;
      for (const [index, chainState] of this.#states.entries()) {
        const { waiting: waitingChance, to, end } = chainState;
        if (waitingChance === 0) continue;
        chainState.waiting = 0;
        if (end !== undefined) ends.set(end, (ends.get(end) ?? 0) + waitingChance);
        else if (!to) notVisited += waitingChance;
        else if (open[index]) moved += this.#passOn(to, waitingChance);
        else endless += waitingChance;
      }
    }
    // the moves that were left out, and the chances that move too slowly
    let sum = endless + notVisited;
    for (const chance of ends.values()) sum += chance;
    return { ends, endless, notVisited: notVisited + Math.max(0, this.#startChance - sum) };
  }

  /** Returns which states can reach an end or an unvisited state: the others cycle for ever. */
  #findOpenStates(): readonly boolean[] {
    const from: number[][] = this.#states.map(() => []);
    for (const [index, { to = [] }] of this.#states.entries())
      for (const item of to) if (item.chance > 0) from[item.index]!.push(index);
    const open = this.#states.map(({ to }) => to === undefined || isLeaky(to));
    const waiting = open.flatMap((isOpen, index) => (isOpen ? [index] : []));
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      for (const predecessor of from[index] ?? []) {
        if (open[predecessor]) continue;
        open[predecessor] = true;
        waiting.push(predecessor);
      }
    }
    return open;
  }

  #passOn(to: NonNullable<ChainState<State>['to']>, passed: number): number {
    for (const { index, chance } of to) this.#states[index]!.waiting += passed * chance;
    return passed;
  }
}

/** Whether some of the outcomes were not followed. */
const isLeaky = (to: readonly { readonly chance: number }[]): boolean =>
  to.reduce((sum, { chance }) => sum + chance, 0) < 1 - 1e-9;
