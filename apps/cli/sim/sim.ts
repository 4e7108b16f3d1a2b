import { createReportText, describeStop, type Outcome, renderOutcomePage } from '@arbitro/sim';
import { type Arguments, hasFlag, readList, readText } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { readOnlyWord } from '../command-line/only-word.ts';
import { readSimInput, type SimInput } from './sim-input.ts';
import { INTERRUPTED, readSimRequest, runSimulation, type SimRequest, writePage } from './sim-options.ts';
import type { SimResult } from './sim-run.ts';
import { simulateStyles } from './sim-styles.ts';
import { formatOutcome } from './sim-text.ts';
import { runTour } from './sim-tour.ts';

const EXCLUSIVE_OPTIONS = [
  ['against', 'option'],
  ['against', 'vary'],
  ['option', 'vary'],
  ['cluster', 'workers'],
  ['styles', 'against'],
  ['styles', 'option'],
  ['styles', 'vary'],
  ['styles', 'tour'],
] as const;

/** Simulates a scenario's fight many times, and reports how dangerous it is. */
export async function runSim(args: Arguments, context: CliContext): Promise<number> {
  const exclusivePair = EXCLUSIVE_OPTIONS.find((pair) =>
    pair.every((option) => args.values[option] !== undefined),
  );
  if (exclusivePair)
    throw new UsageError('not-together', { one: `--${exclusivePair[0]}`, other: `--${exclusivePair[1]}` });
  const simRequest = readSimRequest(args, context);
  if (hasFlag(args, 'tour')) return runTour(args, simRequest, context);
  const compared = {
    against: readText(args, 'against'),
    options: readList(args, 'option'),
    vary: readText(args, 'vary'),
  };
  const input = readSimInput(readOnlyWord(args, 'sim'), compared, context);
  const { code } = await simulateAndPrint(input, simRequest, context);
  return code;
}

/** Runs the simulation, prints the result, and returns the exit code. */
export async function simulateAndPrint(
  input: SimInput,
  simRequest: SimRequest,
  context: CliContext,
): Promise<{ readonly code: number; readonly outcome: Outcome }> {
  const simulated = await runSimulation(input, simRequest, context);
  const done = simRequest.styles ? await addStyles(simulated, input, simRequest, context) : simulated;
  printOutcome(done, simRequest, context);
  return { code: done.interrupted ? INTERRUPTED : 0, outcome: done.outcome };
}

async function addStyles(
  done: SimResult,
  input: SimInput,
  simRequest: SimRequest,
  context: CliContext,
): Promise<SimResult> {
  if (done.interrupted) return done;
  const { outcome } = done;
  const styles = await simulateStyles(input, simRequest, { seed: outcome.seed, context });
  return { ...done, outcome: { ...outcome, styles } };
}

function printOutcome(
  { outcome, audience, interrupted }: SimResult,
  { json, html }: SimRequest,
  context: CliContext,
): void {
  const { io, text } = context;
  if (outcome.fights === 0) {
    io.err(text('sim-nothing-yet'));
    return;
  }
  if (json) io.out(JSON.stringify(outcome, null, 2));
  else for (const line of formatOutcome(outcome, audience, context)) io.out(line);
  if (html !== undefined) writePage(html, renderOutcomePage(outcome, audience), context);
  const { language, paint } = context;
  const stop = interrupted && describeStop(outcome, createReportText(language), language);
  if (stop) io.err(paint.yellow(stop));
}
