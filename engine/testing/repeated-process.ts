import type { Decider, Oracle } from '@arbitro/kernel';
import { enumerate, formatFraction, solveChain } from '@arbitro/odds';

export interface RepeatedProcess<World> {
  readonly start: World;
  readonly isOver: (world: World) => boolean;
  /** The step to repeat until it is over. */
  readonly next: (world: World, oracle: Oracle) => World;
  readonly decide: Decider<World>;
  /** The state that the rest depends on: worlds with an equal state are merged. */
  readonly forget: (world: World) => string;
}

export interface RepeatedOdds<World> {
  /** The end worlds, each with its chance as a fraction in text. */
  readonly ends: readonly { readonly world: World; readonly chance: string }[];
  /** The average number of repetitions. */
  readonly times: string;
  readonly unresolved: string;
}

/** Repeats a step until it is over, exactly: returns its outcomes and its length. */
export function solveRepeated<World>({
  start,
  isOver,
  next,
  decide,
  forget,
}: RepeatedProcess<World>): RepeatedOdds<World> {
  const { ends, steps, unresolved } = solveChain({
    start,
    key: forget,
    moves: (now) => (isOver(now) ? 'end' : enumerate((oracle) => next(now, oracle), { decide, key: forget })),
  });
  return {
    ends: ends.map(({ state, chance }) => ({ world: state, chance: formatFraction(chance) })),
    times: steps ? formatFraction(steps) : 'endless',
    unresolved: formatFraction(unresolved),
  };
}
