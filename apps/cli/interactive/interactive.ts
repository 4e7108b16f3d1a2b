import type { AnswerInput } from '@arbitro/kernel';
import { checkExpectations, type DoStep, dieOf, type PlayOptions, type Scenario } from '@arbitro/scenario';
import { UsageError } from '../command-line/context.ts';
import { wrapText } from '../output/columns.ts';
import { formatFailures, formatTracker } from '../output/log.ts';
import { describeFightEnd } from '../output/turn-lines.ts';
import { createUnfitAnswerError } from '../play/unfit-answer.ts';
import { type ActionOutcome, playAction } from './interactive-action.ts';
import { currentWorld, type InteractiveTable, undoAction } from './interactive-table.ts';
import { chooseAction } from './menu.ts';
import { saveTranscript } from './transcript.ts';

interface InteractiveOptions extends PlayOptions {
  /** The file to save the played fight to at the end. */
  readonly save?: string;
}

/** Plays the steps of the scenario, asking for missing answers, then continues until the fight is over. */
export async function playInteractively(
  scenario: Scenario,
  options: InteractiveTable['logContext'] & InteractiveOptions,
): Promise<number> {
  const { context, system } = options;
  const table: InteractiveTable = {
    logContext: options,
    past: [{ world: system.createWorld(scenario.setup) }],
    failed: [],
    die: dieOf(options.seed ?? context.io.freshSeed()),
    throwsAll: options.seed !== undefined,
  };
  if (scenario.title !== undefined) context.io.out(context.paint.bold(scenario.title));
  if (scenario.about !== undefined) context.io.out(scenario.about.trim());
  const intro = context.text(table.throwsAll ? 'interactive-intro-thrown' : 'interactive-intro');
  for (const line of wrapText(intro, context.io.width)) context.io.out(context.paint.dim(line));
  const hasStayed = (await playScript(table, scenario)) && (await playFromMenu(table));
  const [failed, count] = [table.failed.length, scenario.steps.length];
  if (failed > 0)
    context.io.out(`\n${context.paint.red(`✗ ${context.text('not-as-expected', { failed, count })}`)}`);
  if (options.save !== undefined) saveTranscript(options.save, table);
  if (!hasStayed) context.io.out(`\n${context.text('goodbye')}`);
  return failed > 0 ? 1 : 0;
}

/** Plays the written steps up to the automatic fight. Returns whether the user stayed. */
async function playScript(table: InteractiveTable, { steps }: Scenario): Promise<boolean> {
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'fight') return true;
    if (step.kind === 'undo')
      table.past.splice(step.steps === 'all' ? 1 : Math.max(1, table.past.length - step.steps));
    if (step.kind !== 'do' || step.expect.refused !== undefined || step.expect.asks) continue;
    if ((await playWrittenStep(table, step, index)) === 'quit') return false;
  }
  return true;
}

/** Plays a step of the file and reports its failed expectations. */
async function playWrittenStep(
  table: InteractiveTable,
  step: DoStep,
  index: number,
): Promise<ActionOutcome['kind']> {
  const { logContext, failed } = table;
  const { context, sourceFile } = logContext;
  const world = currentWorld(table);
  const input = step.answers.map((value): AnswerInput => ({ value }));
  const outcome = await playAction(table, { ...step, answers: input });
  if (outcome.kind !== 'done') return outcome.kind;
  const { step: finalStep } = outcome.attempt;
  if (finalStep.kind === 'refused' && finalStep.refusal.code === 'answer-does-not-fit')
    throw createUnfitAnswerError(
      { step: index, kind: 'do', refusal: finalStep.refusal, world },
      sourceFile,
      logContext,
    );
  const failures = checkExpectations(outcome.attempt, step.expect, step.answers);
  if (failures.length > 0) failed.push(index);
  for (const line of formatFailures(failures, { world, step: index }, logContext)) context.io.out(line);
  return outcome.kind;
}

/** Plays actions chosen from the menu. Returns whether the user stayed to the end. */
async function playFromMenu(table: InteractiveTable): Promise<boolean> {
  const { logContext, die } = table;
  const { context, system } = logContext;
  const { io } = context;
  for (;;) {
    const world = currentWorld(table);
    const fightState = system.fightState(world);
    io.out('');
    if (fightState?.over) io.out(context.paint.bold(describeFightEnd(fightState, world, logContext)));
    for (const line of formatTracker(world, logContext)) io.out(line);
    if (fightState?.over) return true;
    const chosen = await chooseAction(world, { ...logContext, die });
    if (chosen.kind === 'quit') return false;
    if (chosen.kind === 'back') undoAction(table);
    else if (chosen.kind === 'save') trySaving(chosen.path, table);
    else if ((await playAction(table, { action: chosen.value, answers: [] })).kind === 'quit') return false;
  }
}

/** A file that cannot be written does not end the fight. */
function trySaving(path: string, table: InteractiveTable): void {
  const { context } = table.logContext;
  try {
    saveTranscript(path, table);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.io.out(context.paint.red(context.text(error.key, error.params)));
  }
}
