import { type Oracle, run, type Step } from './kernel.ts';
import type { AnyAction, AnyEvent, AnyWorld, System } from './system.ts';

/** Resolves an action if the rules allow it: the way every action takes that comes from outside. */
export function act<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Pick<System<World, Action, Event>, 'refuses' | 'resolve' | 'apply'>,
  world: World,
  action: Action,
  oracle: Oracle,
): Step<World, Event> {
  const refusal = system.refuses(world, action);
  return refusal ? { is: 'refused', refusal } : run(system, world, action, oracle);
}
