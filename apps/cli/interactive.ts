import { type AnyAction, type AnyWorld, type Given, refusalWords } from '@arbitro/kernel';
import { attempt, dieOf, namer, type PlayOptions, type Scenario, tellAction } from '@arbitro/scenario';
import { overWords, type Telling, trackerLines, turnLines } from './log.ts';
import { chosenAction } from './menu.ts';
import { answered, type Reply } from './prompts.ts';

/** A table played by hand: its worlds so far, and where it is told. */
interface Table {
  readonly telling: Telling;
  readonly worlds: AnyWorld[];
  readonly dice: { readonly dice?: () => (sides: number) => number };
}

/** Takes the steps of the scenario, asking for what they leave open, then plays on until the fight is over. */
export async function interact(scenario: Scenario, how: Telling & PlayOptions): Promise<number> {
  const { desk, system } = how;
  const die = how.seed === undefined ? undefined : dieOf(how.seed);
  const table: Table = {
    telling: how,
    worlds: [system.begin(scenario.setup)],
    dice: die ? { dice: () => die } : {},
  };
  if (scenario.title !== undefined) desk.io.out(desk.paint.bold(scenario.title));
  if (scenario.about !== undefined) desk.io.out(scenario.about.trim());
  const stayed = (await scripted(table, scenario)) && (await byHand(table));
  if (!stayed) desk.io.out(`\n${desk.text('goodbye')}`);
  return 0;
}

const now = ({ worlds }: Table): AnyWorld => {
  const world = worlds.at(-1);
  if (!world) throw new Error('a table has a world from the beginning');
  return world;
};

/** The steps as written, up to where the fight would go on by itself. Says whether the people stayed. */
async function scripted(table: Table, { steps }: Scenario): Promise<boolean> {
  for (const step of steps) {
    if (step.kind === 'fight') return true;
    if (step.kind === 'undo')
      table.worlds.splice(step.steps === 'all' ? 1 : Math.max(1, table.worlds.length - step.steps));
    if (step.kind !== 'do' || step.expect.refused !== undefined || step.expect.asks) continue;
    const given = step.answers.map((value): Given => ({ value }));
    if ((await doIt(table, step.action, given)) === 'quit') return false;
  }
  return true;
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
    else if ((await doIt(table, chosen.value, [])) === 'quit') return false;
  }
}

function takeBack({ worlds, telling: { desk } }: Table): void {
  const can = worlds.length > 1;
  if (can) worlds.pop();
  desk.io.out(desk.text(can ? 'taken-back' : 'nothing-to-take-back'));
}

/** Does one action, asking for what is not given, and keeps the world it leads to. */
async function doIt(table: Table, action: AnyAction, given: readonly Given[]): Promise<'done' | 'quit'> {
  const { telling, worlds, dice } = table;
  const { desk, system } = telling;
  const { io, paint, language } = desk;
  const world = now(table);
  io.out(`\n${paint.bold(tellAction(action, world, { system, language }))}`);
  let answers = given;
  let told = 0;
  for (;;) {
    const { turn, step } = attempt(system, world, action, { given: answers, ...dice });
    if (step.is === 'refused') {
      const name = namer(system, world, language);
      const says = refusalWords(system.refusals, step.refusal, { language, name });
      io.out(paint.red(`   ${desk.text('refused', { says })}`));
      if (answers.length <= given.length) return 'done';
      answers = answers.slice(0, -1);
      continue;
    }
    const lines = turnLines(turn, telling);
    for (const line of lines.slice(told)) io.out(line);
    told = lines.length;
    if (step.is === 'done') {
      worlds.push(step.world);
      return 'done';
    }
    const reply: Reply<Given> = await answered(step.ask, step.world, telling);
    if (reply.is === 'quit') return 'quit';
    if (reply.is === 'back' && answers.length <= given.length) {
      io.out(desk.text('taken-back'));
      return 'done';
    }
    const before = [...turn.answers];
    answers = reply.is === 'back' ? before.slice(0, -1) : [...before, reply.value];
  }
}
