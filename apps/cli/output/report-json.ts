import { type Answer, createNamer, describeRefusal, type Fields } from '@arbitro/kernel';
import { formatFraction, mean } from '@arbitro/odds';
import {
  describeFailure,
  type OddsReport,
  type Report,
  type StepReport,
  type Turn,
  worldToFields,
} from '@arbitro/scenario';
import { waysToJson } from '../odds/ways-json.ts';
import type { LogContext } from './log.ts';

/** Returns the report of a play as data for programs. */
export function reportToJson(report: Report, logContext: LogContext): object {
  const { system } = logContext;
  return {
    system: system.id,
    ok: report.ok,
    steps: report.steps.map((step, index) => ({ step: index + 1, ...stepToJson(step, logContext) })),
    world: worldToFields(report.world),
  };
}

function stepToJson(report: StepReport, logContext: LogContext): object {
  const { context, system } = logContext;
  const { language } = context;
  const failures = report.failures.map((failure) => ({
    ...failure,
    says: describeFailure(failure, { system, world: report.before, language }),
  }));
  switch (report.kind) {
    case 'do':
      return {
        kind: 'do',
        ...turnToJson(report),
        ...refusalToJson(report, logContext),
        ...(report.asks && { asks: report.asks }),
        failures,
      };
    case 'odds':
      return {
        kind: 'odds',
        action: report.action,
        ...refusalToJson(report, logContext),
        ...oddsToJson(report),
        failures,
      };
    case 'fight':
      return {
        kind: 'fight',
        turns: report.turns.map(turnToJson),
        ...(report.end?.kind === 'over' && { standing: report.end.standing }),
        failures,
      };
    case 'undo':
      return { kind: 'undo', steps: report.undone, failures };
    case 'skipped':
      return { kind: 'skipped', because: report.because + 1, failures };
  }
}

function refusalToJson(
  { refusal, before }: Pick<OddsReport, 'refusal' | 'before'>,
  { context: { language }, system }: LogContext,
): object {
  if (!refusal) return {};
  const text = describeRefusal(system.refusals, refusal, {
    language,
    name: createNamer(system, before, language),
  });
  return { refusal: { ...refusal, says: text } };
}

function turnToJson({ action, events, rolls, questions, answers }: Turn): {
  readonly action: object;
  readonly answers: readonly Answer[];
} & Readonly<Record<string, unknown>> {
  return { action, events, rolls, questions, answers };
}

export function oddsToJson({ odds }: Pick<OddsReport, 'odds'>): object {
  if (!odds) return {};
  const chances: Fields = Object.fromEntries(
    [...odds.chances].map(([fact, share]) => [fact, formatFraction(share)]),
  );
  const amounts = Object.fromEntries(
    [...odds.amounts].map(([what, of]) => [what, { mean: formatFraction(mean(of)), ...waysToJson(of) }]),
  );
  return { chances, amounts, unresolved: formatFraction(odds.unresolved) };
}
