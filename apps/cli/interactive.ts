import type { Given } from '@arbitro/kernel';
import { type DoStep, dieOf, failuresOf, type PlayOptions, type Scenario } from '@arbitro/scenario';
import { wrapped } from './columns.ts';
import { BadInput } from './desk.ts';
import { type Came, doIt } from './hand-do.ts';
import { type Table, takeBack, worldNow } from './hand-table.ts';
import { failureLines, overWords, trackerLines } from './log.ts';
import { chosenAction } from './menu.ts';
import { saveTranscript } from './transcript.ts';
import { unfitAnswer } from './unfit.ts';

interface ByHand extends PlayOptions {
  /** The file to save the played fight to at the end. */
  readonly save?: string;
}

/** Plays the steps of the scenario, asking for missing answers, then continues until the fight is over. */
export async function interact(scenario: Scenario, how: Table['telling'] & ByHand): Promise<number> {
  const { desk, system } = how;
  const table: Table = {
    telling: how,
    past: [{ world: system.begin(scenario.setup) }],
    failed: [],
    die: dieOf(how.seed ?? desk.io.freshSeed()),
    throwsAll: how.seed !== undefined,
  };
  if (scenario.title !== undefined) desk.io.out(desk.paint.bold(scenario.title));
  if (scenario.about !== undefined) desk.io.out(scenario.about.trim());
  const intro = desk.text(table.throwsAll ? 'hand-intro-thrown' : 'hand-intro');
  for (const line of wrapped(intro, desk.io.width)) desk.io.out(desk.paint.dim(line));
  const stayed = (await scripted(table, scenario)) && (await byHand(table));
  const [failed, count] = [table.failed.length, scenario.steps.length];
  if (failed > 0) desk.io.out(`\n${desk.paint.red(`✗ ${desk.text('not-as-expected', { failed, count })}`)}`);
  if (how.save !== undefined) saveTranscript(how.save, table);
  if (!stayed) desk.io.out(`\n${desk.text('goodbye')}`);
  return failed > 0 ? 1 : 0;
}

/** Plays the written steps up to the automatic fight. Returns whether the user stayed. */
async function scripted(table: Table, { steps }: Scenario): Promise<boolean> {
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'fight') return true;
    if (step.kind === 'undo')
      table.past.splice(step.steps === 'all' ? 1 : Math.max(1, table.past.length - step.steps));
    if (step.kind !== 'do' || step.expect.refused !== undefined || step.expect.asks) continue;
    if ((await asWritten(table, step, at)) === 'quit') return false;
  }
  return true;
}

/** Plays a step of the file and reports its failed expectations. */
async function asWritten(table: Table, step: DoStep, at: number): Promise<Came['is']> {
  const { telling, failed } = table;
  const { desk, sheaf } = telling;
  const world = worldNow(table);
  const given = step.answers.map((value): Given => ({ value }));
  const came = await doIt(table, { ...step, given });
  if (came.is !== 'done') return came.is;
  const { step: ended } = came.attempt;
  if (ended.is === 'refused' && ended.refusal.code === 'answer-does-not-fit')
    throw unfitAnswer({ step: at, kind: 'do', refusal: ended.refusal, world }, sheaf, telling);
  const failures = failuresOf(came.attempt, step.expect, step.answers);
  if (failures.length > 0) failed.push(at);
  for (const line of failureLines(failures, { world, step: at }, telling)) desk.io.out(line);
  return came.is;
}

/** Plays actions chosen from the menu. Returns whether the user stayed to the end. */
async function byHand(table: Table): Promise<boolean> {
  const { telling, die } = table;
  const { desk, system } = telling;
  const { io } = desk;
  for (;;) {
    const world = worldNow(table);
    const standing = system.standing(world);
    io.out('');
    if (standing?.over) io.out(desk.paint.bold(overWords(standing, world, telling)));
    for (const line of trackerLines(world, telling)) io.out(line);
    if (standing?.over) return true;
    const chosen = await chosenAction(world, { ...telling, die });
    if (chosen.is === 'quit') return false;
    if (chosen.is === 'back') takeBack(table);
    else if (chosen.is === 'save') trySaving(chosen.path, table);
    else if ((await doIt(table, { action: chosen.value, given: [] })).is === 'quit') return false;
  }
}

/** A file that cannot be written does not end the fight. */
function trySaving(path: string, table: Table): void {
  const { desk } = table.telling;
  try {
    saveTranscript(path, table);
  } catch (slip) {
    if (!(slip instanceof BadInput)) throw slip;
    desk.io.out(desk.paint.red(desk.text(slip.key, slip.params)));
  }
}
