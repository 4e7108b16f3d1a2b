import { canonicalJson, type Key } from '@arbitro/dice';
import type { Decider, Oracle } from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { solveChain } from './markov-chain.ts';
import { Mass, MassTally, type WholeNumber } from './mass.ts';
import { type Junction, PathEnumerator } from './path-enumerator.ts';

export const MAX_PATHS = 1_000_000;

/** How decisions are made during enumeration, and its limits. */
export interface EnumerationOptions<World> {
  /** Odds always need a policy: decisions are never enumerated. */
  readonly decide: Decider<World>;
  /** Paths beyond this many are `unresolved`. */
  readonly maxPaths?: number;
  /** Paths of more rolls than this are `unresolved`. */
  readonly maxRolls?: number;
}

/** A play, its limits, and which of its outcomes are equal. */
export interface PlayOptions<T> extends EnumerationOptions<never> {
  readonly play: (oracle: Oracle) => T;
  readonly key: (value: T) => Key;
  /** Also follows unresolved values of dice, through the smallest of them. */
  readonly reaches?: boolean;
}

/**
 * Receives the outcome of a path, its weight, and whether it stands for more; returns false when no further path is
 * needed.
 */
type TakeOutcome<T> = (value: T, n: WholeNumber, d: WholeNumber, isOpen: boolean) => boolean;

/** The unresolved part, and how many paths were played. */
export interface PlaySummary {
  readonly unresolved: Mass;
  readonly count: number;
}

/** The state of a path: at the start, at a junction it may reach again, or at an end. */
type PathState<T> =
  | { readonly kind: 'begun' }
  | { readonly kind: 'junction'; readonly junction: Junction }
  | { readonly kind: 'end'; readonly value: T }
  | { readonly kind: 'end taken already' };

/**
 * Plays every path of dice that a play can distinguish. Where the play says that it may have been there before, the
 * path is left, and what follows is played once for all paths that meet there: loops are solved and not walked.
 */
export function playAllPaths<T>(options: PlayOptions<T>, take: TakeOutcome<T>): PlaySummary {
  const startTally = createStateTally(options);
  const takenMass = new Mass();
  const { paths, isComplete } = walkPaths(options, startTally, (value, n, d, isOpen) => {
    takenMass.add(n, d);
    return take(value, n, d, isOpen);
  });
  if (!isComplete || startTally.size === 0) return paths;
  const common = takenMass.common();
  startTally.add({ kind: 'end taken already' }, takenMass.over(common), common);
  return solveJunctions(options, { beginnings: startTally.ways(paths.unresolved), count: paths.count }, take);
}

/** Plays every path, from a junction or from the beginning. The junctions where they are left are added to `states`. */
function walkPaths<T>(
  options: PlayOptions<T>,
  states: MassTally<PathState<T>>,
  take: TakeOutcome<T>,
  from?: Junction,
) {
  const { play, decide, maxRolls, maxPaths = MAX_PATHS, reaches = false } = options;
  const paths = new PathEnumerator(decide, { maxRolls, from, reaches: reaches && !from });
  let isComplete = true;
  do
    paths.play(play, {
      take: (value) => {
        isComplete = take(value, paths.n, paths.d, paths.isOpen);
      },
      leave: (junction) => {
        // from a junction on, paths that stand for more can no longer be distinguished
        if (paths.isOpen) paths.unresolved.add(paths.n, paths.d);
        else states.add({ kind: 'junction', junction }, paths.n, paths.d);
      },
    });
  while (isComplete && paths.next(maxPaths));
  return { paths, isComplete };
}

const createStateTally = <T>(options: PlayOptions<T>) =>
  new MassTally<PathState<T>>((state) => stateKeyOf(options, state));

function stateKeyOf<T>({ key }: PlayOptions<T>, state: PathState<T>): string {
  if (state.kind === 'junction') return `junction ${state.junction.key}`;
  return state.kind === 'end' ? `end ${canonicalJson([key(state.value)])}` : state.kind;
}

const ALL_UNRESOLVED: Distribution<never> = { outcomes: [], total: 1n, unresolved: 1n };

/** Solves the junctions at which paths from the beginning were left, and those reached from there. */
function solveJunctions<T>(
  options: PlayOptions<T>,
  first: { readonly beginnings: Distribution<PathState<T>>; readonly count: number },
  take: TakeOutcome<T>,
): PlaySummary {
  let { count } = first;
  const from = (junction: Junction): Distribution<PathState<T>> => {
    const maxPaths = (options.maxPaths ?? MAX_PATHS) - count;
    if (maxPaths <= 0) return ALL_UNRESOLVED;
    const states = createStateTally(options);
    const { paths } = walkPaths(
      { ...options, maxPaths },
      states,
      (value, n, d) => {
        states.add({ kind: 'end', value }, n, d);
        return true;
      },
      junction,
    );
    count += paths.count;
    return states.ways(paths.unresolved);
  };
  const moves = (state: PathState<T>): Distribution<PathState<T>> | 'end' =>
    state.kind === 'junction' ? from(state.junction) : state.kind === 'begun' ? first.beginnings : 'end';
  const { ends, unresolved, endless } = solveChain<PathState<T>>({
    start: { kind: 'begun' },
    moves,
    key: (state) => stateKeyOf(options, state),
  });
  for (const { state, chance } of ends)
    if (state.kind === 'end' && !take(state.value, chance.n, chance.d, false)) break;
  const open = new Mass();
  for (const { n, d } of [unresolved, endless]) open.add(n, d);
  return { unresolved: open, count };
}
