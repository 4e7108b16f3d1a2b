import { type Key, keyOf } from '@arbitro/dice';
import { findComponents } from './components.ts';
import type { Distribution } from './distribution.ts';
import { computeExpectedVisits, type TransitionRow } from './expected-visits.ts';
import { add, type Fraction, fraction, ZERO } from './fraction.ts';
import { Mass } from './mass.ts';

/** A chain of steps: its start and where each state leads. */
export interface ChainSpec<State> {
  readonly start: State;
  /** Returns where one step leads from this state, or that the chain ends here. */
  readonly moves: (state: State) => Distribution<State> | 'end';
  /** States with the same key are one state: they must lead to the same states. */
  readonly key?: (state: State) => Key;
  /** States beyond this number are not explored: the chance to reach them is `unresolved`. */
  readonly maxStates?: number;
}

/** The end states of a chain, with chances, and the number of steps. */
export interface ChainResult<State> {
  /** The end states, and the chance of each. */
  readonly ends: readonly { readonly state: State; readonly chance: Fraction }[];
  /** The chance of what the moves left unresolved, or of leaving the explored states. */
  readonly unresolved: Fraction;
  /** The chance that it loops without end. */
  readonly endless: Fraction;
  /** The average number of steps before it ends or is unresolved; undefined when it may be endless. */
  readonly steps: Fraction | undefined;
  readonly states: number;
}

const MAX_STATES = 100_000;

/** Computes where many steps lead in the end, exactly: equal states are merged, loops are solved and not walked. */
export function solveChain<State>(input: ChainSpec<State>): ChainResult<State> {
  const states = exploreStates(input);
  const visitFlow = new VisitFlow(states);
  for (const members of findComponents(states.map(({ move }) => move?.to ?? []))) visitFlow.through(members);
  return { ...visitFlow.result(), ends: visitFlow.ends(states), states: states.length };
}

/** A step from a state: its targets, each with its ways out of `total`. */
interface Move {
  readonly to: readonly number[];
  readonly ways: readonly bigint[];
  readonly total: bigint;
  readonly unresolved: bigint;
}

interface ExploredState<State> {
  readonly state: State;
  /** Undefined where the chain ends. */
  move?: Move;
}

const UNEXPLORED: Move = { to: [], ways: [], total: 1n, unresolved: 1n };

function exploreStates<State>({ start, moves, key = keyOf, maxStates = MAX_STATES }: ChainSpec<State>) {
  const states: ExploredState<State>[] = [];
  const indexByKey = new Map<Key, number>();
  const indexOf = (state: State): number => {
    const stateKey = key(state);
    const knownIndex = indexByKey.get(stateKey);
    if (knownIndex !== undefined) return knownIndex;
    indexByKey.set(stateKey, states.length);
    return states.push({ state }) - 1;
  };
  indexOf(start);
  for (let index = 0; index < states.length; index++) {
    const explored = states[index]!;
    const next = index < maxStates ? moves(explored.state) : undefined;
    if (next !== 'end') explored.move = next ? buildMove(next, indexOf) : UNEXPLORED;
  }
  return states;
}

function buildMove<State>(next: Distribution<State>, indexOf: (state: State) => number): Move {
  const possible = next.outcomes.filter(({ ways }) => ways > 0n);
  return {
    to: possible.map(({ value }) => indexOf(value)),
    ways: possible.map(({ ways }) => ways),
    total: next.total,
    unresolved: next.unresolved,
  };
}

/** How often each state is visited, computed from the start through one component after another. */
class VisitFlow {
  readonly #moves: readonly (Move | undefined)[];
  readonly #arrivals: (Mass | undefined)[];
  readonly #unresolved = new Mass();
  #endless = ZERO;
  #steps = ZERO;

  constructor(states: readonly ExploredState<unknown>[]) {
    this.#moves = states.map(({ move }) => move);
    this.#arrivals = states.map(() => undefined);
    this.#add(0, 1n, 1n);
  }

  /** All `members` can reach each other; everything that leads to them has been computed. */
  through(members: readonly number[]): void {
    const component = new Set(members);
    for (const [stateIndex, visits] of this.#visits(members, component))
      this.#pass(stateIndex, visits, component);
  }

  #visits(members: readonly number[], component: ReadonlySet<number>): ReadonlyMap<number, Fraction> {
    const moves = members.flatMap((index) => this.#moves[index] ?? []);
    const startMass = new Map(members.map((index) => [index, this.#arrivalChance(index)]));
    if (moves.length === 0) return new Map();
    if (!moves.some(({ to }) => to.some((index) => component.has(index)))) return startMass;
    const leadsOut = ({ to, unresolved }: Move) =>
      unresolved > 0n || to.some((index) => !component.has(index));
    if (moves.some(leadsOut))
      return computeExpectedVisits(
        new Map(members.map((index) => [index, buildRow(this.#moves[index]!, component)])),
        startMass,
      );
    for (const startChance of startMass.values()) this.#endless = add(this.#endless, startChance);
    return new Map();
  }

  result() {
    const endless = this.#endless;
    return {
      unresolved: this.#unresolved.fraction(),
      endless,
      steps: endless.n === 0n ? this.#steps : undefined,
    };
  }

  ends<State>(states: readonly ExploredState<State>[]): ChainResult<State>['ends'] {
    return states.flatMap(({ state, move }, index) =>
      move ? [] : [{ state, chance: this.#arrivalChance(index) }],
    );
  }

  #pass(index: number, visits: Fraction, component: ReadonlySet<number>): void {
    const { to, ways, total, unresolved } = this.#moves[index]!;
    const d = visits.d * total;
    if (this.#moves[index] !== UNEXPLORED) this.#steps = add(this.#steps, visits);
    if (unresolved > 0n) this.#unresolved.add(visits.n * unresolved, d);
    for (let i = 0; i < to.length; i++) if (!component.has(to[i]!)) this.#add(to[i]!, visits.n * ways[i]!, d);
  }

  #arrivalChance(index: number): Fraction {
    return this.#arrivals[index]?.fraction() ?? ZERO;
  }

  #add(index: number, n: bigint, d: bigint): void {
    let mass = this.#arrivals[index];
    if (!mass) {
      mass = new Mass();
      this.#arrivals[index] = mass;
    }
    mass.add(n, d);
  }
}

function buildRow({ to, ways, total }: Move, component: ReadonlySet<number>): TransitionRow {
  const row = new Map<number, Fraction>();
  for (let i = 0; i < to.length; i++)
    if (component.has(to[i]!)) row.set(to[i]!, add(row.get(to[i]!) ?? ZERO, fraction(ways[i]!, total)));
  return row;
}
