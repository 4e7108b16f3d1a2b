import type { Decide, Oracle } from '@arbitro/kernel';
import { chain, enumerate, showFraction } from '@arbitro/odds';

export interface Course<World> {
  readonly start: World;
  readonly isOver: (world: World) => boolean;
  /** What is done once more for as long as it is not over. */
  readonly next: (world: World, oracle: Oracle) => World;
  readonly decide: Decide<World>;
  /** What it goes on from: worlds in which that is equal are one. */
  readonly forget: (world: World) => string;
}

export interface CourseOdds<World> {
  /** The worlds it ends in, each with its chance as a fraction in words. */
  readonly ends: readonly { readonly world: World; readonly chance: string }[];
  /** How often it is done on average. */
  readonly times: string;
  readonly unresolved: string;
}

/** Something done again and again until it is over, exactly: what it comes to, and how long it takes. */
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
