import { policyNames } from '@arbitro/policies';
import { type PlayOptions, playScenario, type Report, type Scenario } from '@arbitro/scenario';
import { type Arguments, isOn, textOf } from './arguments.ts';
import type { BadInput, Desk } from './desk.ts';
import { type ReadScenario, type Sheaf, scenarioIn } from './file.ts';
import type { Telling } from './log.ts';
import { unknownPolicy } from './sim-input.ts';
import { unfitAnswer } from './unfit.ts';

/** A scenario with the play options of the command line. */
export interface ReadiedFile extends ReadScenario {
  readonly telling: Telling & { readonly sheaf: Sheaf };
  readonly options: PlayOptions;
}

export interface PlayedFile {
  readonly scenario: Scenario;
  readonly report: Report;
  readonly telling: Telling;
  /** The error for an answer of the file that fits no question. */
  readonly unfit?: BadInput;
}

/** Prepares a file for play, with the options of the command line. */
export function readyFile(sheaf: Sheaf, given: Arguments, desk: Desk): ReadiedFile {
  const read = scenarioIn(sheaf, desk);
  const { system } = read;
  const seed = textOf(given, 'seed');
  const policy = textOf(given, 'policy');
  const policies = policyNames(system);
  if (policy !== undefined && !policies.includes(policy)) throw unknownPolicy(policy, policies);
  return {
    ...read,
    telling: { desk, system, sheaf, rules: isOn(given, 'rules') },
    options: {
      ...(seed !== undefined && { seed }),
      ...(policy !== undefined && { policy }),
      // users see the first cause; programs get every step
      skipsConsequences: !isOn(given, 'json'),
    },
  };
}

export function playFile({ scenario, system, sheaf, telling, options }: ReadiedFile): PlayedFile {
  const report = playScenario(system, scenario, options);
  if (!report.unfit) return { scenario, report, telling };
  const { step } = report.unfit;
  const { steps } = scenario;
  const place = { ...report.unfit, kind: steps[step]?.kind, after: steps.length - step - 1 };
  return { scenario, report, telling, unfit: unfitAnswer({ ...place, world: report.world }, sheaf, telling) };
}
