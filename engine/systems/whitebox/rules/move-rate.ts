import type { Creature, World } from '../state.ts';
import { rateOf } from './derived.ts';

type Mover = Pick<Creature, 'race' | 'rate' | 'load'>;

/** Returns the slowest creature, which sets the pace of all. @rule whitebox.travel.daily-miles */
export function findSlowest<T extends Mover>(
  world: Pick<World, 'options'>,
  group: readonly T[],
): T | undefined {
  return group.toSorted((a, b) => rateOf(world, a).value - rateOf(world, b).value)[0];
}
