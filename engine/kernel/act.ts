import { type Oracle, type RunResult, run } from './kernel.ts';
import type { AnyAction, AnyEvent, AnyWorld, System } from './system.ts';

/** Validates an action and resolves it if the rules allow it. Every action from outside goes through here. */
export function act<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: Pick<System<World, Action, Event>, 'refuses' | 'resolve' | 'apply'>,
  world: NoInfer<World>,
  action: NoInfer<Action>,
  oracle: Oracle,
): RunResult<World, Event> {
  const refusal = system.refuses(world, action);
  return refusal ? { kind: 'refused', refusal } : run(system, world, action, oracle);
}
