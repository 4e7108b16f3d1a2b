import { listPolicyNames } from '@arbitro/policies';
import { type PlayOptions, playScenario, type Report, type Scenario } from '@arbitro/scenario';
import { type Arguments, hasFlag, readText } from '../command-line/arguments.ts';
import type { CliContext, UsageError } from '../command-line/context.ts';
import { type LoadedScenario, parseScenarioFile, type SourceFile } from '../files/source-file.ts';
import type { LogContext } from '../output/log.ts';
import { createUnknownPolicyError } from '../sim/sim-input.ts';
import { createUnfitAnswerError } from './unfit-answer.ts';

/** A scenario with the play options of the command line. */
export interface PreparedFile extends LoadedScenario {
  readonly logContext: LogContext & { readonly sourceFile: SourceFile };
  readonly options: PlayOptions;
}

export interface PlayedFile {
  readonly scenario: Scenario;
  readonly report: Report;
  readonly logContext: LogContext;
  /** The error for an answer of the file that fits no question. */
  readonly unfit?: UsageError;
}

/** Prepares a file for play, with the options of the command line. */
export function prepareFile(sourceFile: SourceFile, input: Arguments, context: CliContext): PreparedFile {
  const read = parseScenarioFile(sourceFile, context);
  const { system } = read;
  const seed = readText(input, 'seed');
  const policy = readText(input, 'policy');
  const policies = listPolicyNames(system);
  if (policy !== undefined && !policies.includes(policy)) throw createUnknownPolicyError(policy, policies);
  return {
    ...read,
    logContext: {
      context,
      system,
      sourceFile,
      rules: hasFlag(input, 'rules'),
      verbose: hasFlag(input, 'verbose'),
    },
    options: {
      ...(seed !== undefined && { seed }),
      ...(policy !== undefined && { policy }),
      // users see the first cause; programs get every step
      skipsConsequences: !hasFlag(input, 'json'),
    },
  };
}

export function playFile({ scenario, system, sourceFile, logContext, options }: PreparedFile): PlayedFile {
  const report = playScenario(system, scenario, options);
  if (!report.unfit) return { scenario, report, logContext };
  const { step } = report.unfit;
  const { steps } = scenario;
  const unfitStep = { ...report.unfit, kind: steps[step]?.kind, after: steps.length - step - 1 };
  return {
    scenario,
    report,
    logContext,
    unfit: createUnfitAnswerError({ ...unfitStep, world: report.world }, sourceFile, logContext),
  };
}
