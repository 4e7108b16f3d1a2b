import {
  type AnyEvent,
  type AnyWorld,
  act,
  type Decide,
  type Result,
  random,
  type System,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { type FightEnd, fightOut } from './fight.ts';
import { dieOf, misfitIn, Playing } from './play.ts';
import type { Report } from './report.ts';
import type { FightStep, Scenario, ScenarioStep } from './scenario.ts';

export interface FightOutcome {
  readonly end: FightEnd;
  /** What the whole fight came to. */
  readonly result: Result;
  /** An answer of the steps before it that fits no question. */
  readonly unfit?: NonNullable<Report['unfit']>;
}

export interface ManyFights {
  readonly seed: string;
  readonly policy?: string;
}

/**
 * The scenario's fight, once for each stream of a seed: the steps before it as written, with new dice where the file
 * gives none, and then by policy to its end.
 */
export function manyFights(
  system: System,
  scenario: Scenario,
  { seed, policy: asked }: ManyFights,
): (stream: number) => FightOutcome {
  const fightAt = scenario.steps.findIndex(({ kind }) => kind === 'fight');
  const fight = scenario.steps[fightAt] as FightStep | undefined;
  const before = fightAt < 0 ? scenario.steps : scenario.steps.slice(0, fightAt);
  const name = asked ?? fight?.policy;
  const policy = policyOf(system, name);
  const decide: Decide<AnyWorld> = (asking, world) => policy.answer(asking, world);
  return (stream) => {
    const die = dieOf(seed, stream);
    const table = new Playing(system, scenario, { die, ...(name !== undefined && { policy: name }) });
    const unfit = takeAll(table, before);
    const oracle = random(die, decide);
    const events: AnyEvent[] = [];
    const end = fightOut(system, table.world, {
      policy,
      die,
      maxTurns: fight?.maxTurns ?? 1000,
      act: (world, action) => {
        const step = act(system, world, action, oracle);
        if (step.is === 'done') for (const event of step.events) events.push(event);
        return step;
      },
    });
    return { end, result: system.result(events), ...(unfit && { unfit }) };
  };
}

/** Takes the steps before the fight; what they expect is not looked at, as the dice are others each time. */
function takeAll(table: Playing, steps: readonly ScenarioStep[]): FightOutcome['unfit'] {
  for (const [at, step] of steps.entries()) {
    const refusal = step.kind === 'odds' ? undefined : misfitIn(table.take(step));
    if (refusal) return { step: at, refusal };
  }
  return undefined;
}
