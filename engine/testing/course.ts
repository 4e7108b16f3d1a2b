import type { Decide, Oracle } from '@arbitro/kernel';
import { chain, enumerate, showFraction } from '@arbitro/odds';

export interface Course<World> {
  readonly start: World;
  readonly isOver: (world: World) => boolean;
  /** The step to repeat until it is over. */
  readonly next: (world: World, oracle: Oracle) => World;
  readonly decide: Decide<World>;
  /** The state that the rest depends on: worlds with an equal state are merged. */
  readonly forget: (world: World) => string;
}

export interface CourseOdds<World> {
  /** The end worlds, each with its chance as a fraction in text. */
  readonly ends: readonly { readonly world: World; readonly chance: string }[];
  /** The average number of repetitions. */
  readonly times: string;
  readonly unresolved: string;
}

/** Repeats a step until it is over, exactly: returns its outcomes and its length. */
export function course<World>({ start, isOver, next, decide, forget }: Course<World>): CourseOdds<World> {
  const { ends, steps, unresolved } = chain({
    start,
    key: forget,
    moves: (now) => (isOver(now) ? 'end' : enumerate((oracle) => next(now, oracle), { decide, key: forget })),
  });
  return {
    ends: ends.map(({ state, chance }) => ({ world: state, chance: showFraction(chance) })),
    times: steps ? showFraction(steps) : 'endless',
    unresolved: showFraction(unresolved),
  };
}
