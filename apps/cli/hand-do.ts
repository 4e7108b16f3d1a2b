import { type AnyAction, type Ask, type Given, type Refusal, refusalWords } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { type Attempt, attempt, namer, tellAction } from '@arbitro/scenario';
import { type Table, worldNow } from './hand-table.ts';
import { noteLines, turnLines } from './log.ts';
import { answered, type Reply, thrownFor } from './prompts.ts';

interface Doing {
  readonly action: AnyAction;
  readonly note?: string;
  readonly given: readonly Given[];
}

/** The result of an action: done or refused, undone before its end, or the user quit. */
export type Came =
  | { readonly is: 'done'; readonly attempt: Attempt }
  | { readonly is: 'back' }
  | { readonly is: 'quit' };

/** Plays one action, asking for missing answers, and records the resulting world. */
export async function doIt(table: Table, doing: Doing): Promise<Came> {
  const { telling, past, throwsAll, die } = table;
  const { desk, system } = telling;
  const { given } = doing;
  const world = worldNow(table);
  tellDoing(table, doing);
  let answers = given;
  let told = 0;
  let wasThrown = false;
  for (;;) {
    const tried = attempt(system, world, doing.action, {
      given: answers,
      ...(throwsAll && { dice: () => die }),
    });
    const { turn, step } = tried;
    if (step.is === 'refused') {
      tellRefusal(table, step.refusal);
      if (answers.length <= given.length) return { is: 'done', attempt: tried };
      answers = answers.slice(0, -1);
      continue;
    }
    const lines = turnLines(turn, telling);
    for (const line of lines.slice(told)) desk.io.out(line);
    told = lines.length;
    if (step.is === 'done') {
      const { action, note } = doing;
      const deed = { action, answers: turn.answers, ...(note !== undefined && { note }) };
      past.push({ world: step.world, deed });
      return { is: 'done', attempt: tried };
    }
    const reply = await replyTo(step.ask, { table, world: step.world, wasThrown });
    if (reply.is === 'quit') return reply;
    if (reply.is === 'back' && answers.length <= given.length) {
      desk.io.out(desk.text('taken-back'));
      return reply;
    }
    wasThrown = reply.is === 'given' && reply.value.thrown;
    answers = reply.is === 'back' ? turn.answers.slice(0, -1) : [...turn.answers, reply.value.answer];
  }
}

interface Asking {
  readonly table: Table;
  readonly world: ReturnType<typeof worldNow>;
  /** Whether the program rolled the previous answer. */
  readonly wasThrown: boolean;
}

interface Answered {
  readonly answer: Given;
  readonly thrown: boolean;
}

/** Rolls to the end when dice lead to more dice of the same roll. */
async function replyTo(ask: Ask, { table, world, wasThrown }: Asking): Promise<Reply<Answered>> {
  const { telling, die } = table;
  const thrown = (): Reply<Answered> => ({
    is: 'given',
    value: { answer: thrownFor(ask, die), thrown: true },
  });
  if (ask.kind === 'roll' && wasThrown && ask.thrown.length > 0) return thrown();
  const policy = policyOf(telling.system);
  const reply = await answered(ask, world, { ...telling, decide: (asked) => policy.answer(asked, world) });
  if (reply.is !== 'given') return reply;
  return reply.value === 'throw' ? thrown() : { is: 'given', value: { answer: reply.value, thrown: false } };
}

function tellDoing(table: Table, { action, note }: Doing): void {
  const { telling } = table;
  const { desk, system } = telling;
  const told = tellAction(action, worldNow(table), { system, language: desk.language });
  desk.io.out(`\n${desk.paint.bold(told)}`);
  for (const line of noteLines({ ...(note !== undefined && { note }) }, telling)) desk.io.out(line);
}

function tellRefusal(table: Table, refusal: Refusal): void {
  const { desk, system } = table.telling;
  const { language } = desk;
  const name = namer(system, worldNow(table), language);
  const says = refusalWords(system.refusals, refusal, { language, name });
  desk.io.out(desk.paint.red(`   ${desk.text('refused', { says })}`));
}
