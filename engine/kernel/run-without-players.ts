import { type Ctx, type Oracle, type Rules, run } from './kernel.ts';
import { createRandomOracle } from './oracles.ts';
import { defaultAnswer } from './question.ts';

/**
 * Returns the world after a rule that runs between actions, when a creature has been added or removed: no person can
 * throw or decide, so the oracle answers everything.
 */
export function runWithoutPlayers<World, Event>(
  apply: Rules<World, never, Event>['apply'],
  world: World,
  rule: (ctx: Ctx<World, Event>) => void,
  oracle: Oracle,
): World {
  const result = run<World, null, Event>({ apply, resolve: rule }, world, null, oracle);
  if (result.kind !== 'done') throw new Error('a rule between actions asked for an answer');
  return result.world;
}

/** Dice give their middle outcome, and questions their first valid answer. */
export const AVERAGE_ORACLE = createRandomOracle(
  (sides) => Math.ceil(sides / 2),
  ({ question }) => defaultAnswer(question),
);
