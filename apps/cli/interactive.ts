import { type AnyAction, type AnyWorld, type Given, refusalWords } from '@arbitro/kernel';
import {
  type Attempt,
  attempt,
  type DoStep,
  dieOf,
  failuresOf,
  namer,
  type PlayOptions,
  type Scenario,
  tellAction,
} from '@arbitro/scenario';
import type { Sheaf } from './file.ts';
import { failureLines, noteLines, overWords, type Telling, trackerLines, turnLines } from './log.ts';
import { chosenAction } from './menu.ts';
import { answered, type Reply } from './prompts.ts';
import { unfitAnswer } from './unfit.ts';

/** A table played by hand: its worlds so far, and where it is told. */
interface Table {
  readonly telling: Telling & { readonly sheaf: Sheaf };
  readonly worlds: AnyWorld[];
  /** The steps of the file that were not as expected. */
  readonly failed: number[];
  readonly dice: { readonly dice?: () => (sides: number) => number };
}

/** Takes the steps of the scenario, asking for what they leave open, then plays on until the fight is over. */
export async function interact(scenario: Scenario, how: Table['telling'] & PlayOptions): Promise<number> {
  const { desk, system } = how;
  const die = how.seed === undefined ? undefined : dieOf(how.seed);
  const table: Table = {
    telling: how,
    worlds: [system.begin(scenario.setup)],
    failed: [],
    dice: die ? { dice: () => die } : {},
  };
  if (scenario.title !== undefined) desk.io.out(desk.paint.bold(scenario.title));
  if (scenario.about !== undefined) desk.io.out(scenario.about.trim());
  const stayed = (await scripted(table, scenario)) && (await byHand(table));
  const [failed, count] = [table.failed.length, scenario.steps.length];
  if (failed > 0) desk.io.out(`\n${desk.paint.red(`✗ ${desk.text('not-as-expected', { failed, count })}`)}`);
  if (!stayed) desk.io.out(`\n${desk.text('goodbye')}`);
  return failed > 0 ? 1 : 0;
}

const now = ({ worlds }: Table): AnyWorld => {
  const world = worlds.at(-1);
  if (!world) throw new Error('a table has a world from the beginning');
  return world;
};

/** The steps as written, up to where the fight would go on by itself. Says whether the people stayed. */
async function scripted(table: Table, { steps }: Scenario): Promise<boolean> {
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'fight') return true;
    if (step.kind === 'undo')
      table.worlds.splice(step.steps === 'all' ? 1 : Math.max(1, table.worlds.length - step.steps));
    if (step.kind !== 'do' || step.expect.refused !== undefined || step.expect.asks) continue;
    if ((await asWritten(table, step, at)) === 'quit') return false;
  }
  return true;
}

/** Does a step of the file, and tells what of it was not as expected. */
async function asWritten(table: Table, step: DoStep, at: number): Promise<Came['is']> {
  const { telling, failed } = table;
  const { desk, sheaf } = telling;
  const world = now(table);
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

/** One action after the other from the menu. Says whether the people stayed to the end. */
async function byHand(table: Table): Promise<boolean> {
  const { telling } = table;
  const { desk, system } = telling;
  const { io } = desk;
  for (;;) {
    const world = now(table);
    const standing = system.standing(world);
    if (standing?.over) {
      io.out(`\n${desk.paint.bold(overWords(standing, world, telling))}`);
      for (const line of trackerLines(world, telling)) io.out(line);
      return true;
    }
    io.out('');
    for (const line of trackerLines(world, telling)) io.out(line);
    const chosen = await chosenAction(world, telling);
    if (chosen.is === 'quit') return false;
    if (chosen.is === 'back') takeBack(table);
    else if ((await doIt(table, { action: chosen.value, given: [] })).is === 'quit') return false;
  }
}

function takeBack({ worlds, telling: { desk } }: Table): void {
  const can = worlds.length > 1;
  if (can) worlds.pop();
  desk.io.out(desk.text(can ? 'taken-back' : 'nothing-to-take-back'));
}

interface Doing {
  readonly action: AnyAction;
  readonly note?: string;
  readonly given: readonly Given[];
}

/** What came of an action: done or refused, taken back before its end, or the people left. */
type Came =
  | { readonly is: 'done'; readonly attempt: Attempt }
  | { readonly is: 'back' }
  | { readonly is: 'quit' };

/** Does one action, asking for what is not given, and keeps the world it leads to. */
async function doIt(table: Table, { action, given, note }: Doing): Promise<Came> {
  const { telling, worlds, dice } = table;
  const { desk, system } = telling;
  const { io, paint, language } = desk;
  const world = now(table);
  io.out(`\n${paint.bold(tellAction(action, world, { system, language }))}`);
  for (const line of noteLines({ ...(note !== undefined && { note }) }, telling)) io.out(line);
  let answers = given;
  let told = 0;
  for (;;) {
    const tried = attempt(system, world, action, { given: answers, ...dice });
    const { turn, step } = tried;
    if (step.is === 'refused') {
      const name = namer(system, world, language);
      const says = refusalWords(system.refusals, step.refusal, { language, name });
      io.out(paint.red(`   ${desk.text('refused', { says })}`));
      if (answers.length <= given.length) return { is: 'done', attempt: tried };
      answers = answers.slice(0, -1);
      continue;
    }
    const lines = turnLines(turn, telling);
    for (const line of lines.slice(told)) io.out(line);
    told = lines.length;
    if (step.is === 'done') {
      worlds.push(step.world);
      return { is: 'done', attempt: tried };
    }
    const reply: Reply<Given> = await answered(step.ask, step.world, telling);
    if (reply.is === 'quit') return reply;
    if (reply.is === 'back' && answers.length <= given.length) {
      io.out(desk.text('taken-back'));
      return reply;
    }
    const before = [...turn.answers];
    answers = reply.is === 'back' ? before.slice(0, -1) : [...before, reply.value];
  }
}
