import { andThen, type Score } from '@arbitro/kernel';
import { feetPerMove, rateOf } from '../derived.ts';
import type { Creature, World } from '../state.ts';
import { MOVES_PER_TURN, type Pace } from '../tables.ts';

type Mover = Pick<Creature, 'race' | 'rate' | 'load'>;

/** How far one gets in a turn: two moves. @rule whitebox.movement.two-moves */
export function turnFeet(world: Pick<World, 'options'>, one: Mover, pace: Pace): Score {
  const rule = 'whitebox.movement.two-moves';
  return andThen(feetPerMove(world, one, pace), {
    rule,
    what: 'two-moves',
    how: 'times',
    value: MOVES_PER_TURN,
  });
}

/** Who sets the pace of all. @rule whitebox.travel.daily-miles */
export function slowest<T extends Mover>(world: Pick<World, 'options'>, group: readonly T[]): T | undefined {
  return group.toSorted((a, b) => rateOf(world, a).value - rateOf(world, b).value)[0];
}
