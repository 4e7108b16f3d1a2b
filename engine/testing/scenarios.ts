import { readdirSync, readFileSync } from 'node:fs';
import { formatFault, type System } from '@arbitro/kernel';
import { describeFailure, parseScenario, playScenario } from '@arbitro/scenario';
import { test } from 'vitest';
import { parse } from 'yaml';

/** Registers every scenario file of a folder as a test: `testScenarios(brp, new URL('./scenarios/', import.meta.url))`. */
export function testScenarios(system: System, folder: URL): void {
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  if (files.length === 0) throw new Error(`${folder.pathname} holds no scenario`);
  for (const file of files)
    test(file, () => checkScenario(system, readFileSync(new URL(file, folder), 'utf8')));
}

/**
 * Plays a scenario; throws with every fault of the file, or with the failed expectations and how much was not played
 * because of them.
 */
export function checkScenario(system: System, text: string): void {
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
}
