import type { Fields, Json } from '@arbitro/kernel';
import {
  type DoStep,
  type OddsReport,
  type OddsStep,
  type PlayOptions,
  playScenario,
  type Scenario,
  type ScenarioStep,
  type StepReport,
} from '@arbitro/scenario';
import { type Arguments, hasFlag, readCount, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { readScenario, type SourceFile } from '../files/source-file.ts';
import { formatStep, type LogContext } from '../output/log.ts';
import { oddsToJson } from '../output/report-json.ts';
import { createUnfitAnswerError } from '../play/unfit-answer.ts';

/** Prints the odds of a scenario's actions: each one after the steps before it. */
export function runFileOdds(path: string, input: Arguments, context: CliContext): number {
  const [extra] = input.words;
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const { scenario, system, sourceFile } = readScenario(path, context);
  const only = readCount(input, 'step', Number.MAX_SAFE_INTEGER);
  const { steps } = scenario;
  if (only !== undefined && only > steps.length)
    throw new UsageError('no-such-step', { path, step: only, count: steps.length });
  const logContext = {
    context,
    system,
    sourceFile,
    rules: false,
    charts: true,
  } satisfies LogContext;
  const stepIndexes = steps.flatMap((step, index) =>
    hasOdds(step) && (only === undefined || index === only - 1) ? [index] : [],
  );
  if (only !== undefined && stepIndexes.length === 0) throw new UsageError('no-odds-step', { step: only });
  const seed = readText(input, 'seed');
  const options: PlayOptions = seed === undefined ? {} : { seed };
  const reports = stepIndexes.map(
    (stepIndex) =>
      [stepIndex + 1, computeOddsAt(scenario, stepIndex, { ...logContext, ...options })] as const,
  );
  if (hasFlag(input, 'json')) {
    const jsonSteps = reports.map(([step, report]) => ({
      step,
      action: report.action,
      ...oddsToJson(report),
    }));
    context.io.out(JSON.stringify(jsonSteps, null, 2));
  } else
    for (const [step, report] of reports)
      for (const line of formatStep(report, step, logContext)) context.io.out(line);
  return reports.some(([, { failures }]) => failures.length > 0) ? 1 : 0;
}

const hasOdds = (step: ScenarioStep): step is DoStep | OddsStep => step.kind === 'do' || step.kind === 'odds';

type OddsContext = LogContext & PlayOptions & { readonly sourceFile: SourceFile };

function computeOddsAt(scenario: Scenario, index: number, oddsContext: OddsContext): OddsReport {
  const step = scenario.steps[index];
  if (!step || !hasOdds(step)) throw new Error(`step ${index} has no odds`);
  const upTo = (last: ScenarioStep): Scenario => ({
    ...scenario,
    steps: [...scenario.steps.slice(0, index), last],
  });
  const oddsStep: OddsStep =
    step.kind === 'odds'
      ? step
      : {
          kind: 'odds',
          action: step.action,
          policy: choicesOf(playAndTakeLast(upTo(step), oddsContext)),
          expect: {},
        };
  const report = playAndTakeLast(upTo(oddsStep), oddsContext);
  if (report?.kind !== 'odds') throw new Error('the last step asked for odds');
  return step.kind === 'odds' ? report : { ...report, failures: [] };
}

function playAndTakeLast(scenario: Scenario, oddsContext: OddsContext): StepReport | undefined {
  const { steps, unfit, world } = playScenario(oddsContext.system, scenario, oddsContext);
  if (unfit)
    throw createUnfitAnswerError(
      { ...unfit, kind: scenario.steps[unfit.step]?.kind, world },
      oddsContext.sourceFile,
      oddsContext,
    );
  return steps.at(-1);
}

/** Returns the decisions of a step, from its answers. */
function choicesOf(report: StepReport | undefined): Fields {
  if (report?.kind !== 'do') return {};
  const questions = report.questions.flatMap((question) => (question.kind === 'choose' ? [question] : []));
  const answers = report.answers.flatMap((answer) => ('chosen' in answer ? [answer.chosen] : []));
  const choices = questions.flatMap(({ label, to }, i) =>
    to.flatMap(({ who }, j): readonly (readonly [string, Json])[] => {
      const chosen = answers[i]?.[j];
      return chosen === undefined ? [] : [[`${label}:${who}`, chosen]];
    }),
  );
  return Object.fromEntries(choices);
}
