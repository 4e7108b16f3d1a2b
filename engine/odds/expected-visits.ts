import { add, divide, type Fraction, multiply, ONE, subtract, ZERO } from './fraction.ts';

/** The chances to go from one state to others. */
export type TransitionRow = ReadonlyMap<number, Fraction>;

/** The unsolved part: for each state its transition chances, its predecessors, and how often the chain starts in it. */
interface RemainingStates {
  readonly to: Map<number, Map<number, Fraction>>;
  readonly from: Map<number, Set<number>>;
  readonly starts: Map<number, Fraction>;
}

interface EliminatedState {
  readonly state: number;
  readonly from: TransitionRow;
  readonly visitsPerEntry: Fraction;
}

/**
 * Computes the average number of visits to each state, given how often the chain starts in each and where each leads:
 * Gaussian elimination, state by state. Some state must lead out, or the visits would be infinite.
 */
export function computeExpectedVisits(
  rows: ReadonlyMap<number, TransitionRow>,
  startMass: ReadonlyMap<number, Fraction>,
): ReadonlyMap<number, Fraction> {
  const remaining = buildRemaining(rows, startMass);
  const eliminated = [...rows.keys()].map((state) => eliminateState(remaining, state));
  const visits = new Map<number, Fraction>();
  for (const { state, from, visitsPerEntry } of eliminated.reverse()) {
    let sum = remaining.starts.get(state) ?? ZERO;
    for (const [source, chance] of from) sum = add(sum, multiply(visits.get(source)!, chance));
    visits.set(state, multiply(sum, visitsPerEntry));
  }
  return visits;
}

/** Eliminates a state: paths into it go directly to where it finally leads. */
function eliminateState(remaining: RemainingStates, state: number): EliminatedState {
  const successors = remaining.to.get(state)!;
  const sources = remaining.from.get(state)!;
  const visitsPerEntry = divide(ONE, subtract(ONE, successors.get(state) ?? ZERO));
  remaining.to.delete(state);
  for (const to of successors.keys()) remaining.from.get(to)?.delete(state);
  const from = new Map<number, Fraction>();
  for (const source of sources) if (source !== state) from.set(source, remaining.to.get(source)!.get(state)!);
  successors.delete(state);
  for (const [to, chance] of successors)
    redirectMove(remaining, { from, to, chance: multiply(chance, visitsPerEntry), state });
  for (const source of from.keys()) remaining.to.get(source)!.delete(state);
  remaining.from.delete(state);
  return { state, from, visitsPerEntry };
}

function redirectMove(
  remaining: RemainingStates,
  { from, to, chance, state }: { from: TransitionRow; to: number; chance: Fraction; state: number },
): void {
  const startChance = remaining.starts.get(state);
  if (startChance)
    remaining.starts.set(to, add(remaining.starts.get(to) ?? ZERO, multiply(startChance, chance)));
  for (const [source, sourceChance] of from) {
    const row = remaining.to.get(source)!;
    row.set(to, add(row.get(to) ?? ZERO, multiply(sourceChance, chance)));
    remaining.from.get(to)!.add(source);
  }
}

function buildRemaining(
  rows: ReadonlyMap<number, TransitionRow>,
  startMass: ReadonlyMap<number, Fraction>,
): RemainingStates {
  const from = new Map([...rows.keys()].map((state) => [state, new Set<number>()]));
  const to = new Map([...rows].map(([state, row]) => [state, new Map(row)]));
  for (const [state, row] of rows) for (const next of row.keys()) from.get(next)!.add(state);
  return { to, from, starts: new Map(startMass) };
}
