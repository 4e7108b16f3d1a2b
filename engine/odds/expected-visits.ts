import { add, divide, type Fraction, multiply, ONE, subtract, ZERO } from './fraction.ts';

/** The chances to go from one state to others. */
export type TransitionRow = ReadonlyMap<number, Fraction>;

/** The unsolved part: for each state its transition chances, its predecessors, and how often the chain starts in it. */
interface RemainingStates {
  readonly to: Map<number, Map<number, Fraction>>;
  readonly from: Map<number, Set<number>>;
  readonly begun: Map<number, Fraction>;
}

interface EliminatedState {
  readonly state: number;
  readonly from: TransitionRow;
  readonly returnChance: Fraction;
}

/**
 * Computes the average number of visits to each state, given how often the chain starts in each and where each leads:
 * Gaussian elimination, state by state. Some state must lead out, or the visits would be infinite.
 */
export function computeExpectedVisits(
  rows: ReadonlyMap<number, TransitionRow>,
  startMass: ReadonlyMap<number, Fraction>,
): ReadonlyMap<number, Fraction> {
  const left = buildRemaining(rows, startMass);
  const taken = [...rows.keys()].map((state) => eliminateState(left, state));
  const visits = new Map<number, Fraction>();
  for (const { state, from, returnChance: again } of taken.reverse()) {
    let sum = left.begun.get(state) ?? ZERO;
    for (const [before, chance] of from) sum = add(sum, multiply(visits.get(before)!, chance));
    visits.set(state, multiply(sum, again));
  }
  return visits;
}

/** Eliminates a state: paths into it go directly to where it finally leads. */
function eliminateState(left: RemainingStates, state: number): EliminatedState {
  const out = left.to.get(state)!;
  const sources = left.from.get(state)!;
  const again = divide(ONE, subtract(ONE, out.get(state) ?? ZERO));
  left.to.delete(state);
  for (const to of out.keys()) left.from.get(to)?.delete(state);
  const from = new Map<number, Fraction>();
  for (const before of sources) if (before !== state) from.set(before, left.to.get(before)!.get(state)!);
  out.delete(state);
  for (const [to, chance] of out) redirectMove(left, { from, to, chance: multiply(chance, again), state });
  for (const before of from.keys()) left.to.get(before)!.delete(state);
  left.from.delete(state);
  return { state, from, returnChance: again };
}

function redirectMove(
  left: RemainingStates,
  { from, to, chance, state }: { from: TransitionRow; to: number; chance: Fraction; state: number },
): void {
  const startChance = left.begun.get(state);
  if (startChance) left.begun.set(to, add(left.begun.get(to) ?? ZERO, multiply(startChance, chance)));
  for (const [before, coming] of from) {
    const row = left.to.get(before)!;
    row.set(to, add(row.get(to) ?? ZERO, multiply(coming, chance)));
    left.from.get(to)!.add(before);
  }
}

function buildRemaining(
  rows: ReadonlyMap<number, TransitionRow>,
  startMass: ReadonlyMap<number, Fraction>,
): RemainingStates {
  const from = new Map([...rows.keys()].map((state) => [state, new Set<number>()]));
  const to = new Map([...rows].map(([state, row]) => [state, new Map(row)]));
  for (const [state, row] of rows) for (const next of row.keys()) from.get(next)!.add(state);
  return { to, from, begun: new Map(startMass) };
}
