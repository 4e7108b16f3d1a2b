import { type Answer, type Fields, refusalWords } from '@arbitro/kernel';
import { mean, showFraction } from '@arbitro/odds';
import {
  failureWords,
  namer,
  type OddsReport,
  type Report,
  type StepReport,
  type Turn,
  worldFields,
} from '@arbitro/scenario';
import type { Telling } from './log.ts';
import { waysJson } from './ways-json.ts';

/** Returns the report of a play as data for programs. */
export function reportJson(report: Report, telling: Telling): object {
  const { system } = telling;
  return {
    system: system.id,
    ok: report.ok,
    steps: report.steps.map((step, at) => ({ step: at + 1, ...stepJson(step, telling) })),
    world: worldFields(report.world),
  };
}

function stepJson(report: StepReport, telling: Telling): object {
  const { desk, system } = telling;
  const { language } = desk;
  const failures = report.failures.map((failure) => ({
    ...failure,
    says: failureWords(failure, { system, world: report.before, language }),
  }));
  switch (report.kind) {
    case 'do':
      return {
        kind: 'do',
        ...turnJson(report),
        ...refusalJson(report, telling),
        ...(report.asks && { asks: report.asks }),
        failures,
      };
    case 'odds':
      return {
        kind: 'odds',
        action: report.action,
        ...refusalJson(report, telling),
        ...oddsJson(report),
        failures,
      };
    case 'fight':
      return {
        kind: 'fight',
        turns: report.turns.map(turnJson),
        ...(report.end?.is === 'over' && { standing: report.end.standing }),
        failures,
      };
    case 'undo':
      return { kind: 'undo', steps: report.undone, failures };
    case 'skipped':
      return { kind: 'skipped', because: report.because + 1, failures };
  }
}

function refusalJson(
  { refusal, before }: Pick<OddsReport, 'refusal' | 'before'>,
  { desk: { language }, system }: Telling,
): object {
  if (!refusal) return {};
  const says = refusalWords(system.refusals, refusal, { language, name: namer(system, before, language) });
  return { refusal: { ...refusal, says } };
}

function turnJson({ action, events, rolls, questions, answers }: Turn): {
  readonly action: object;
  readonly answers: readonly Answer[];
} & Readonly<Record<string, unknown>> {
  return { action, events, rolls, questions, answers };
}

export function oddsJson({ odds }: Pick<OddsReport, 'odds'>): object {
  if (!odds) return {};
  const chances: Fields = Object.fromEntries(
    [...odds.chances].map(([fact, share]) => [fact, showFraction(share)]),
  );
  const amounts = Object.fromEntries(
    [...odds.amounts].map(([what, of]) => [what, { mean: showFraction(mean(of)), ...waysJson(of) }]),
  );
  return { chances, amounts, unresolved: showFraction(odds.unresolved) };
}
