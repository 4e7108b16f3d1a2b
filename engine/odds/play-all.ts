import { canonical, type Key } from '@arbitro/dice';
import type { Decide, Oracle } from '@arbitro/kernel';
import { chain } from './chain.ts';
import type { Distribution } from './distribution.ts';
import { Mass, Tally, type Whole } from './mass.ts';
import { type Junction, Paths } from './paths.ts';

export const MANY_PATHS = 1_000_000;

/** How decisions are made during enumeration, and its limits. */
export interface Enumerating<World> {
  /** Odds always need a policy: decisions are never enumerated. */
  readonly decide: Decide<World>;
  /** Paths beyond this many are `unresolved`. */
  readonly maxPaths?: number;
  /** Paths of more rolls than this are `unresolved`. */
  readonly maxRolls?: number;
}

/** A play, its limits, and which of its outcomes are equal. */
export interface Playing<T> extends Enumerating<never> {
  readonly play: (oracle: Oracle) => T;
  readonly key: (value: T) => Key;
  /** Also follows unresolved values of dice, through the smallest of them. */
  readonly reaches?: boolean;
}

/**
 * Receives the outcome of a path, its weight, and whether it stands for more; returns false when no further path is
 * needed.
 */
type Take<T> = (value: T, n: Whole, d: Whole, isOpen: boolean) => boolean;

/** The unresolved part, and how many paths were played. */
export interface PlayedAll {
  readonly unresolved: Mass;
  readonly count: number;
}

/** The state of a path: at the beginning, at a junction it may reach again, or at an end. */
type State<T> =
  | { readonly is: 'begun' }
  | { readonly is: 'junction'; readonly junction: Junction }
  | { readonly is: 'end'; readonly value: T }
  | { readonly is: 'end taken already' };

/**
 * Plays every path of dice that a play can distinguish. Where the play says that it may have been there before, the
 * path is left, and what follows is played once for all paths that meet there: loops are solved and not walked.
 */
export function playAll<T>(playing: Playing<T>, take: Take<T>): PlayedAll {
  const begun = statesOf(playing);
  const taken = new Mass();
  const { paths, isWhole } = walked(playing, begun, (value, n, d, isOpen) => {
    taken.add(n, d);
    return take(value, n, d, isOpen);
  });
  if (!isWhole || begun.size === 0) return paths;
  const common = taken.common();
  begun.add({ is: 'end taken already' }, taken.over(common), common);
  return solved(playing, { begun: begun.ways(paths.unresolved), count: paths.count }, take);
}

/** Plays every path, from a junction or from the beginning. The junctions where they are left are added to `states`. */
function walked<T>(playing: Playing<T>, states: Tally<State<T>>, take: Take<T>, from?: Junction) {
  const { play, decide, maxRolls, maxPaths = MANY_PATHS, reaches = false } = playing;
  const paths = new Paths(decide, { mostRolls: maxRolls, from, reaches: reaches && !from });
  let isWhole = true;
  do
    paths.play(play, {
      take: (value) => {
        isWhole = take(value, paths.n, paths.d, paths.isOpen);
      },
      leave: (junction) => {
        // from a junction on, paths that stand for more can no longer be distinguished
        if (paths.isOpen) paths.unresolved.add(paths.n, paths.d);
        else states.add({ is: 'junction', junction }, paths.n, paths.d);
      },
    });
  while (isWhole && paths.next(maxPaths));
  return { paths, isWhole };
}

const statesOf = <T>(playing: Playing<T>) => new Tally<State<T>>((state) => keyIn(playing, state));

function keyIn<T>({ key }: Playing<T>, state: State<T>): string {
  if (state.is === 'junction') return `junction ${state.junction.key}`;
  return state.is === 'end' ? `end ${canonical([key(state.value)])}` : state.is;
}

const UNKNOWN: Distribution<never> = { outcomes: [], total: 1n, unresolved: 1n };

/** Solves the junctions at which paths from the beginning were left, and those reached from there. */
function solved<T>(
  playing: Playing<T>,
  first: { readonly begun: Distribution<State<T>>; readonly count: number },
  take: Take<T>,
): PlayedAll {
  let { count } = first;
  const from = (junction: Junction): Distribution<State<T>> => {
    const maxPaths = (playing.maxPaths ?? MANY_PATHS) - count;
    if (maxPaths <= 0) return UNKNOWN;
    const states = statesOf(playing);
    const { paths } = walked(
      { ...playing, maxPaths },
      states,
      (value, n, d) => {
        states.add({ is: 'end', value }, n, d);
        return true;
      },
      junction,
    );
    count += paths.count;
    return states.ways(paths.unresolved);
  };
  const moves = (state: State<T>): Distribution<State<T>> | 'end' =>
    state.is === 'junction' ? from(state.junction) : state.is === 'begun' ? first.begun : 'end';
  const { ends, unresolved, endless } = chain<State<T>>({
    start: { is: 'begun' },
    moves,
    key: (state) => keyIn(playing, state),
  });
  for (const { state, chance } of ends)
    if (state.is === 'end' && !take(state.value, chance.n, chance.d, false)) break;
  const open = new Mass();
  for (const { n, d } of [unresolved, endless]) open.add(n, d);
  return { unresolved: open, count };
}
