/** Less than this is nothing. */
const SLIGHT = 1e-13;
/** Each sweep passes on all that waits anywhere; what is left after so many goes too slowly to count. */
const MOST_SWEEPS = 100_000;

interface Place<State> {
  readonly state: State;
  /** Chances that wait here to be passed on. */
  waits: number;
  /** Where it leads; nothing where it has not been looked at. */
  to?: readonly { readonly at: number; readonly chance: number }[];
  /** By what name it ends here. */
  end?: string;
}

export interface Flowed {
  readonly ends: ReadonlyMap<string, number>;
  /** The chance of going in circles for ever. */
  readonly endless: number;
  /** The chance of coming where nobody looked. */
  readonly lost: number;
}

/**
 * States that lead to one another by chance, met one after the other; then the chances flow from where it begins to
 * where it ends. Equal states, by their keys, are one.
 */
export class Flow<State> {
  readonly #key: (state: State) => string;
  readonly #places: Place<State>[] = [];
  readonly #known = new Map<string, number>();
  #here = -1;
  #begun = 0;

  constructor(key: (state: State) => string) {
    this.#key = key;
  }

  get states(): number {
    return this.#places.length;
  }

  begin(state: State, chance: number): void {
    this.#places[this.#placeOf(state)]!.waits += chance;
    this.#begun += chance;
  }

  /** The next state that nobody has looked at: what follows is said of it. */
  next(): State | undefined {
    return this.#places[++this.#here]?.state;
  }

  ends(name: string): void {
    this.#places[this.#here]!.end = name;
  }

  leads(to: readonly { readonly value: State; readonly chance: number }[]): void {
    this.#places[this.#here]!.to = to.map(({ value, chance }) => ({ at: this.#placeOf(value), chance }));
  }

  #placeOf(state: State): number {
    const key = this.#key(state);
    const known = this.#known.get(key) ?? this.#places.push({ state, waits: 0 }) - 1;
    this.#known.set(key, known);
    return known;
  }

  result(): Flowed {
    const open = this.#leadingOut();
    const ends = new Map<string, number>();
    let [endless, lost] = [0, 0];
    for (let sweep = 0, moved = 1; moved > SLIGHT && sweep < MOST_SWEEPS; sweep++) {
      moved = 0;
      for (const [at, place] of this.#places.entries()) {
        const { waits, to, end } = place;
        if (waits === 0) continue;
        place.waits = 0;
        if (end !== undefined) ends.set(end, (ends.get(end) ?? 0) + waits);
        else if (!to) lost += waits;
        else if (open[at]) moved += this.#passOn(to, waits);
        else endless += waits;
      }
    }
    // what the moves themselves left out, and what goes too slowly
    let sum = endless + lost;
    for (const chance of ends.values()) sum += chance;
    return { ends, endless, lost: lost + Math.max(0, this.#begun - sum) };
  }

  /** From which states it can end, or come where nobody looked: from the others it goes in circles for ever. */
  #leadingOut(): readonly boolean[] {
    const from: number[][] = this.#places.map(() => []);
    for (const [at, { to = [] }] of this.#places.entries())
      for (const one of to) if (one.chance > 0) from[one.at]!.push(at);
    const open = this.#places.map(({ to }) => to === undefined || leaks(to));
    const waiting = open.flatMap((is, at) => (is ? [at] : []));
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const before of from[at] ?? []) {
        if (open[before]) continue;
        open[before] = true;
        waiting.push(before);
      }
    }
    return open;
  }

  #passOn(to: NonNullable<Place<State>['to']>, waits: number): number {
    for (const { at, chance } of to) this.#places[at]!.waits += waits * chance;
    return waits;
  }
}

/** Some of what could happen was not followed. */
const leaks = (to: readonly { readonly chance: number }[]): boolean =>
  to.reduce((sum, { chance }) => sum + chance, 0) < 1 - 1e-9;
