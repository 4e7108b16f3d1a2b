import { FIRST_DIAGONAL, type Footing, footingOf } from './footing.ts';
import { type GridMap, isInside, placeOf, squareAt } from './map.ts';
import type { Space, Square } from './square.ts';

/** A creature that moves over a map: its size, and the cost of each step. */
export interface Walker {
  readonly space: Space;
  /** The cost of a step, by the indices of both squares (`placeOf`); infinite where it is forbidden. */
  enter(to: number, from: number): number;
  /** Every second diagonal step costs double. */
  readonly alternating: boolean;
  /** The number of diagonal steps made before. */
  readonly diagonals: number;
}

/** A reachable square, with its predecessor and cost. */
export interface ReachedSquare {
  readonly at: Square;
  readonly cost: number;
  readonly diagonals: number;
  readonly from: ReachedSquare | null;
}

/**
 * The squares that a walker can reach, each by its cheapest path. It grows ring by ring and only as far as it is asked,
 * so a near goal costs little. Of equal costs, the square discovered first comes first.
 *
 * Where diagonals alternate, each square has two states: after an even and after an odd number of diagonals.
 */
export class DistanceField {
  readonly #map: GridMap;
  readonly #walker: Walker;
  readonly #footing: Footing;
  readonly #statesPerSquare: number;
  /** By state: its cost plus 1; 0 if it is not reached. */
  readonly #reached: number[];
  /** By state: the state before it. */
  readonly #previousState: number[];
  /** States by cost. A state that became cheaper is skipped in its first ring. */
  readonly #rings: (number[] | undefined)[] = [];
  /** All states in order of discovery, again when they become cheaper, and their costs then. */
  readonly #found: number[] = [];
  readonly #foundCosts: number[] = [];
  #grownRings = 0;

  constructor(map: GridMap, walker: Walker) {
    const { space, alternating, diagonals } = walker;
    this.#map = map;
    this.#walker = walker;
    this.#footing = footingOf(map, space.side);
    this.#statesPerSquare = alternating ? 2 : 1;
    this.#reached = new Array<number>(map.width * map.height * this.#statesPerSquare).fill(0);
    this.#previousState = this.#reached.slice();
    this.#addState(placeOf(map, space.at) * this.#statesPerSquare + (alternating ? diagonals % 2 : 0), 0, -1);
  }

  /** Returns the cheapest square of this kind, or undefined. */
  findNearest(isGoal: (square: Square) => boolean, budget: number): ReachedSquare | undefined {
    for (let cost = 0; cost <= budget && this.#growTo(cost); cost++) {
      const ring = this.#rings[cost];
      if (!ring) continue;
      const isGoalState = (state: number): boolean =>
        this.#reached[state] === cost + 1 && isGoal(squareAt(this.#map, this.#squareIndexOf(state)));
      const goal = this.#walker.alternating
        ? this.#findFirst(ring.filter(isGoalState), budget)
        : ring.find(isGoalState);
      if (goal !== undefined) return this.#describe(this.#cheapestLike(goal, budget));
    }
    return undefined;
  }

  /** Returns this square with its cheapest path, or undefined if it costs more than the budget. */
  find(square: Square, budget: number): ReachedSquare | undefined {
    const state = this.#findState(square, budget);
    return state === undefined ? undefined : this.#describe(this.#cheapestLike(state, budget));
  }

  /** Returns true if a path to this square costs no more than the budget. */
  canReach(square: Square, budget: number): boolean {
    return this.#findState(square, budget) !== undefined;
  }

  #findState(square: Square, budget: number): number | undefined {
    if (!isInside(this.#map, square)) return undefined;
    const first = placeOf(this.#map, square) * this.#statesPerSquare;
    for (let cost = 0; cost <= budget && this.#growTo(cost); cost++)
      for (let state = first; state < first + this.#statesPerSquare; state++)
        if (this.#reached[state] === cost + 1) return state;
    return undefined;
  }

  /** Returns every square within the budget, in order of discovery; the walker's own square comes first. */
  list(budget: number): readonly ReachedSquare[] {
    for (let cost = 0; cost <= budget && this.#growTo(cost); cost++);
    const listed = new Uint8Array(this.#map.width * this.#map.height);
    const described = new Map<number, ReachedSquare>();
    const squares: ReachedSquare[] = [];
    for (const [index, state] of this.#found.entries()) {
      if (this.#foundCosts[index]! > budget || listed[this.#squareIndexOf(state)]) continue;
      listed[this.#squareIndexOf(state)] = 1;
      squares.push(this.#describe(this.#cheapestLike(state, budget), described));
    }
    return squares;
  }

  #squareIndexOf(state: number): number {
    return this.#statesPerSquare === 2 ? state >> 1 : state;
  }

  /** Returns the cheapest state of the same square; of equal ones, the one discovered first within the budget. */
  #cheapestLike(state: number, budget: number): number {
    const other = state ^ 1;
    if (!this.#walker.alternating || !this.#reached[other]) return state;
    const difference = this.#reached[other]! - this.#reached[state]!;
    if (difference !== 0) return difference < 0 ? other : state;
    return this.#findFirst([state, other], budget) ?? state;
  }

  /** Returns the state whose square was discovered first within the budget. */
  #findFirst(states: readonly number[], budget: number): number | undefined {
    if (states.length < 2) return states[0];
    const places = new Set(states.map((state) => this.#squareIndexOf(state)));
    return this.#found.find(
      (state, index) => this.#foundCosts[index]! <= budget && places.has(this.#squareIndexOf(state)),
    );
  }

  /** Grows all rings before this one; returns false if there is nothing so far away. */
  #growTo(cost: number): boolean {
    while (this.#grownRings < cost && this.#grownRings < this.#rings.length)
      this.#growRing(this.#grownRings++);
    return cost < this.#rings.length;
  }

  #growRing(cost: number): void {
    const ring = this.#rings[cost];
    if (!ring) return;
    for (const state of ring) if (this.#reached[state] === cost + 1) this.#growFrom(state, cost);
  }

  #growFrom(state: number, cost: number): void {
    const { alternating } = this.#walker;
    const squareIndex = this.#squareIndexOf(state);
    const { offsets } = this.#footing;
    const steps = this.#footing.steps[squareIndex]!;
    const isOdd = alternating && state % 2 === 1;
    for (let index = 0; index < offsets.length; index++) {
      if ((steps & (1 << index)) === 0) continue;
      const to = squareIndex + offsets[index]!;
      const stepCost = this.#walker.enter(to, squareIndex);
      if (stepCost === Infinity) continue;
      const isDiagonal = index >= FIRST_DIAGONAL;
      const total = cost + (isOdd && isDiagonal ? stepCost * 2 : stepCost);
      const next = alternating ? to * 2 + (isOdd === isDiagonal ? 0 : 1) : to;
      const known = this.#reached[next]!;
      if (known === 0 || known > total + 1) this.#addState(next, total, state);
    }
  }

  #addState(state: number, cost: number, before: number): void {
    this.#reached[state] = cost + 1;
    this.#previousState[state] = before;
    this.#found.push(state);
    this.#foundCosts.push(cost);
    const ring = this.#rings[cost];
    if (ring) ring.push(state);
    else {
      while (this.#rings.length < cost) this.#rings.push(undefined);
      this.#rings[cost] = [state];
    }
  }

  /** Describes a state and all states before it; those described before are not described again. */
  #describe(state: number, described?: Map<number, ReachedSquare>): ReachedSquare {
    const known = described?.get(state);
    if (known) return known;
    const before = this.#previousState[state]!;
    const square = squareAt(this.#map, this.#squareIndexOf(state));
    const from = before < 0 ? null : this.#describe(before, described);
    const diagonals = from
      ? from.diagonals + (from.at.x !== square.x && from.at.y !== square.y ? 1 : 0)
      : this.#walker.diagonals;
    const reached: ReachedSquare = { at: square, cost: this.#reached[state]! - 1, diagonals, from };
    described?.set(state, reached);
    return reached;
  }
}
