/** Smaller chances count as zero. */
const EPSILON = 1e-13;
/** Each sweep passes on all waiting chances; the rest after so many sweeps moves too slowly to count. */
const MAX_SWEEPS = 100_000;

interface ChainState<State> {
  readonly state: State;
  /** The chance waiting here to be passed on. */
  waits: number;
  /** The following states; undefined if not visited. */
  to?: readonly { readonly at: number; readonly chance: number }[];
  /** The name of the end reached here. */
  end?: string;
}

export interface ChainResult {
  readonly ends: ReadonlyMap<string, number>;
  /** The chance of cycling for ever. */
  readonly endless: number;
  /** The chance of reaching a state that was not visited. */
  readonly lost: number;
}

/**
 * A Markov chain whose states are discovered one after another; then the chances flow from the start to the ends.
 * States with equal keys are one state.
 */
export class MarkovChain<State> {
  readonly #key: (state: State) => string;
  readonly #places: ChainState<State>[] = [];
  readonly #known = new Map<string, number>();
  #here = -1;
  #begun = 0;

  constructor(key: (state: State) => string) {
    this.#key = key;
  }

  get states(): number {
    return this.#places.length;
  }

  addStart(state: State, chance: number): void {
    this.#places[this.#placeOf(state)]!.waits += chance;
    this.#begun += chance;
  }

  /** Returns the next unvisited state, which the following calls describe. */
  next(): State | undefined {
    return this.#places[++this.#here]?.state;
  }

  markEnd(name: string): void {
    this.#places[this.#here]!.end = name;
  }

  addTransitions(to: readonly { readonly value: State; readonly chance: number }[]): void {
    this.#places[this.#here]!.to = to.map(({ value, chance }) => ({ at: this.#placeOf(value), chance }));
  }

  #placeOf(state: State): number {
    const key = this.#key(state);
    const known = this.#known.get(key) ?? this.#places.push({ state, waits: 0 }) - 1;
    this.#known.set(key, known);
    return known;
  }

  result(): ChainResult {
    const open = this.#leadingOut();
    const ends = new Map<string, number>();
    let [endless, lost] = [0, 0];
    for (let sweep = 0, moved = 1; moved > EPSILON && sweep < MAX_SWEEPS; sweep++) {
      moved = 0;
      for (const [index, place] of this.#places.entries()) {
        const { waits, to, end } = place;
        if (waits === 0) continue;
        place.waits = 0;
        if (end !== undefined) ends.set(end, (ends.get(end) ?? 0) + waits);
        else if (!to) lost += waits;
        else if (open[index]) moved += this.#passOn(to, waits);
        else endless += waits;
      }
    }
    // the moves that were left out, and the chances that move too slowly
    let sum = endless + lost;
    for (const chance of ends.values()) sum += chance;
    return { ends, endless, lost: lost + Math.max(0, this.#begun - sum) };
  }

  /** Returns which states can reach an end or an unvisited state: the others cycle for ever. */
  #leadingOut(): readonly boolean[] {
    const from: number[][] = this.#places.map(() => []);
    for (const [index, { to = [] }] of this.#places.entries())
      for (const item of to) if (item.chance > 0) from[item.at]!.push(index);
    const open = this.#places.map(({ to }) => to === undefined || isLeaky(to));
    const waiting = open.flatMap((is, index) => (is ? [index] : []));
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      for (const before of from[index] ?? []) {
        if (open[before]) continue;
        open[before] = true;
        waiting.push(before);
      }
    }
    return open;
  }

  #passOn(to: NonNullable<ChainState<State>['to']>, waits: number): number {
    for (const { at, chance } of to) this.#places[at]!.waits += waits * chance;
    return waits;
  }
}

/** Whether some of the outcomes were not followed. */
const isLeaky = (to: readonly { readonly chance: number }[]): boolean =>
  to.reduce((sum, { chance }) => sum + chance, 0) < 1 - 1e-9;
