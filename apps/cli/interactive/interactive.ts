import type { AnswerInput } from '@arbitro/kernel';
import { checkExpectations, type DoStep, dieOf, type PlayOptions, type Scenario } from '@arbitro/scenario';
import { UsageError } from '../command-line/context.ts';
import { wrapText } from '../output/columns.ts';
import { describeFightEnd, formatFailures, formatTracker } from '../output/log.ts';
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
  how: InteractiveTable['telling'] & InteractiveOptions,
): Promise<number> {
  const { desk, system } = how;
  const table: InteractiveTable = {
    telling: how,
    past: [{ world: system.createWorld(scenario.setup) }],
    failed: [],
    die: dieOf(how.seed ?? desk.io.freshSeed()),
    throwsAll: how.seed !== undefined,
  };
  if (scenario.title !== undefined) desk.io.out(desk.paint.bold(scenario.title));
  if (scenario.about !== undefined) desk.io.out(scenario.about.trim());
  const intro = desk.text(table.throwsAll ? 'hand-intro-thrown' : 'hand-intro');
  for (const line of wrapText(intro, desk.io.width)) desk.io.out(desk.paint.dim(line));
  const stayed = (await playScript(table, scenario)) && (await playFromMenu(table));
  const [failed, count] = [table.failed.length, scenario.steps.length];
  if (failed > 0) desk.io.out(`\n${desk.paint.red(`✗ ${desk.text('not-as-expected', { failed, count })}`)}`);
  if (how.save !== undefined) saveTranscript(how.save, table);
  if (!stayed) desk.io.out(`\n${desk.text('goodbye')}`);
  return failed > 0 ? 1 : 0;
}

/** Plays the written steps up to the automatic fight. Returns whether the user stayed. */
async function playScript(table: InteractiveTable, { steps }: Scenario): Promise<boolean> {
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'fight') return true;
    if (step.kind === 'undo')
      table.past.splice(step.steps === 'all' ? 1 : Math.max(1, table.past.length - step.steps));
    if (step.kind !== 'do' || step.expect.refused !== undefined || step.expect.asks) continue;
    if ((await playWrittenStep(table, step, at)) === 'quit') return false;
  }
  return true;
}

/** Plays a step of the file and reports its failed expectations. */
async function playWrittenStep(
  table: InteractiveTable,
  step: DoStep,
  at: number,
): Promise<ActionOutcome['is']> {
  const { telling, failed } = table;
  const { desk, sheaf } = telling;
  const world = currentWorld(table);
  const input = step.answers.map((value): AnswerInput => ({ value }));
  const came = await playAction(table, { ...step, given: input });
  if (came.is !== 'done') return came.is;
  const { step: ended } = came.attempt;
  if (ended.is === 'refused' && ended.refusal.code === 'answer-does-not-fit')
    throw createUnfitAnswerError({ step: at, kind: 'do', refusal: ended.refusal, world }, sheaf, telling);
  const failures = checkExpectations(came.attempt, step.expect, step.answers);
  if (failures.length > 0) failed.push(at);
  for (const line of formatFailures(failures, { world, step: at }, telling)) desk.io.out(line);
  return came.is;
}

/** Plays actions chosen from the menu. Returns whether the user stayed to the end. */
async function playFromMenu(table: InteractiveTable): Promise<boolean> {
  const { telling, die } = table;
  const { desk, system } = telling;
  const { io } = desk;
  for (;;) {
    const world = currentWorld(table);
    const standing = system.fightState(world);
    io.out('');
    if (standing?.over) io.out(desk.paint.bold(describeFightEnd(standing, world, telling)));
    for (const line of formatTracker(world, telling)) io.out(line);
    if (standing?.over) return true;
    const chosen = await chooseAction(world, { ...telling, die });
    if (chosen.is === 'quit') return false;
    if (chosen.is === 'back') undoAction(table);
    else if (chosen.is === 'save') trySaving(chosen.path, table);
    else if ((await playAction(table, { action: chosen.value, given: [] })).is === 'quit') return false;
  }
}

/** A file that cannot be written does not end the fight. */
function trySaving(path: string, table: InteractiveTable): void {
  const { desk } = table.telling;
  try {
    saveTranscript(path, table);
  } catch (slip) {
    if (!(slip instanceof UsageError)) throw slip;
    desk.io.out(desk.paint.red(desk.text(slip.key, slip.params)));
  }
}
