import { type Ctx, type Oracle, type Rules, run } from './kernel.ts';
import { random } from './oracles.ts';
import { firstFit } from './question.ts';

/**
 * The world after a rule that is played between actions, when somebody has come or gone: nobody is there to throw or to
 * decide, so the oracle answers everything.
 */
export function unattended<World, Event>(
  apply: Rules<World, never, Event>['apply'],
  world: World,
  rule: (ctx: Ctx<World, Event>) => void,
  oracle: Oracle,
): World {
  const step = run<World, null, Event>({ apply, resolve: rule }, world, null, oracle);
  if (step.is !== 'done') throw new Error('what nobody attends to waits for an answer');
  return step.world;
}

/** What is left to chance comes out in the middle, and of the answers the first is taken. */
export const IN_THE_MIDDLE = random(
  (sides) => Math.ceil(sides / 2),
  ({ question }) => firstFit(question),
);
