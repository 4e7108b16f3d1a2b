import type { System } from '@arbitro/kernel';
import {
  type DoStep,
  type OddsReport,
  type OddsStep,
  playScenario,
  type Scenario,
  type ScenarioStep,
} from '@arbitro/scenario';
import { type Arguments, countOf, isOn, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { readScenario } from './file.ts';
import { stepLines } from './log.ts';
import { oddsJson } from './play.ts';

/** The odds of what a scenario does: each action as it stands when the steps before it have been taken. */
export function fileOdds(path: string, given: Arguments, desk: Desk): number {
  const { scenario, system } = readScenario(path, desk);
  const only = countOf(given, 'step', 1);
  const { steps } = scenario;
  if (only !== undefined && only > steps.length)
    throw new BadInput('no-such-step', { path, step: only, count: steps.length });
  const asked = steps.flatMap((step, at) =>
    hasOdds(step) && (only === undefined || at === only - 1) ? [at] : [],
  );
  if (only !== undefined && asked.length === 0) throw new BadInput('no-odds-step', { step: only });
  const seed = textOf(given, 'seed');
  const reports = asked.map((at) => [at + 1, oddsAt(system, scenario, at, seed)] as const);
  if (isOn(given, 'json')) {
    const told = reports.map(([step, report]) => ({ step, action: report.action, ...oddsJson(report) }));
    desk.io.out(JSON.stringify(told, null, 2));
  } else
    for (const [step, report] of reports)
      for (const line of stepLines(report, step, { desk, system, rules: false, charts: true }))
        desk.io.out(line);
  return reports.some(([, { failures }]) => failures.length > 0) ? 1 : 0;
}

const hasOdds = (step: ScenarioStep): step is DoStep | OddsStep => step.kind === 'do' || step.kind === 'odds';

function oddsAt(system: System, scenario: Scenario, at: number, seed: string | undefined): OddsReport {
  const step = scenario.steps[at];
  if (!step || !hasOdds(step)) throw new Error(`step ${at} has no odds`);
  const asked: OddsStep =
    step.kind === 'odds' ? step : { kind: 'odds', action: step.action, policy: {}, expect: {} };
  const upTo = { ...scenario, steps: [...scenario.steps.slice(0, at), asked] };
  const report = playScenario(system, upTo, seed === undefined ? {} : { seed }).steps.at(-1);
  if (report?.kind !== 'odds') throw new Error('the last step asked for odds');
  return step.kind === 'odds' ? report : { ...report, failures: [] };
}
