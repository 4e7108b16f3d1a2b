import { readdirSync, readFileSync } from 'node:fs';
import { type AnyAction, type AnyWorld, formatFault, GM, type System } from '@arbitro/kernel';
import { describeFailure, parseScenario, playScenario, type Report, type Turn } from '@arbitro/scenario';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Registers every scenario file of a folder as a test: `testScenarios(brp, new URL('./scenarios/', import.meta.url))`. */
export function testScenarios(system: System, folder: URL): void {
  for (const file of listScenarioFiles(folder)) test(file, () => checkScenario(system, readIn(folder, file)));
}

/**
 * Registers a test that the scenarios of a folder play every action of a system, and that the rules offer it to its
 * actor in at least one of the worlds where they do: otherwise players would have no button for it.
 */
export function testPlayedActions(system: System, folder: URL, neverOffered: readonly string[] = []): void {
  test('every action is played, and offered where it is played', () => {
    const played = new Set<string>();
    const offered = new Set<string>();
    for (const file of listScenarioFiles(folder))
      for (const { action, before } of listTurns(checkScenario(system, readIn(folder, file)))) {
        played.add(action.type);
        if (!offered.has(action.type) && isOffered(system, before, action)) offered.add(action.type);
      }
    const all = Object.keys(system.presentation.actions);
    expect(all.filter((type) => !played.has(type))).toEqual([]);
    expect(all.filter((type) => !offered.has(type))).toEqual(neverOffered);
  });
}

function listScenarioFiles(folder: URL): readonly string[] {
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  if (files.length === 0) throw new Error(`${folder.pathname} holds no scenario`);
  return files;
}

const readIn = (folder: URL, file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** The accepted actions of a scenario. */
const listTurns = ({ steps }: Report): readonly Pick<Turn, 'action' | 'before'>[] =>
  steps.flatMap((step) => {
    if (step.kind === 'fight') return step.turns;
    return step.kind === 'do' && step.refusal === undefined ? [step] : [];
  });

const isOffered = (system: System, world: AnyWorld, action: AnyAction): boolean =>
  system.offers(world, GM, system.actor(action)).some((offer) => offer.action.type === action.type);

/**
 * Plays a scenario and returns its report; throws with every fault of the file, or with the failed expectations and how much was not played
 * because of them.
 */
export function checkScenario(system: System, text: string): Report {
  const read = parseScenario(system, parse(text));
  if (!read.ok) throw new Error(read.faults.map((fault) => formatFault(fault, 'en')).join('\n'));
  const report = playScenario(system, read.value, { skipsConsequences: true });
  const wrong = report.steps.flatMap(({ failures, before: world }, index) => {
    const causes = failures.filter(({ follows }) => !follows);
    const skipped = report.steps.filter((step) => step.kind === 'skipped' && step.because === index).length;
    return [
      ...causes.map(
        (cause) => `steps[${index}]: ${describeFailure(cause, { system, world, language: 'en' })}`,
      ),
      ...(skipped > 0 ? [`steps after it that were not played: ${skipped}`] : []),
    ];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  if (!report.ok) throw new Error(`the scenario stopped: ${JSON.stringify(report.unfit)}`);
  return report;
}
