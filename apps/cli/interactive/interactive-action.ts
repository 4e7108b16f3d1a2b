import {
  type AnswerInput,
  type AnyAction,
  type Ask,
  createNamer,
  describeRefusal,
  type Refusal,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { type Attempt, attemptAction, describeAction } from '@arbitro/scenario';
import { formatNote } from '../output/log.ts';
import { formatTurn } from '../output/turn-lines.ts';
import { currentWorld, type InteractiveTable } from './interactive-table.ts';
import { promptAnswer, type Reply, throwDice } from './prompts.ts';

interface ActionRequest {
  readonly action: AnyAction;
  readonly note?: string;
  readonly answers: readonly AnswerInput[];
}

/** The result of an action: done or refused, undone before its end, or the user quit. */
export type ActionOutcome =
  | { readonly kind: 'done'; readonly attempt: Attempt }
  | { readonly kind: 'back' }
  | { readonly kind: 'quit' };

/** Plays one action, asking for missing answers, and records the resulting world. */
export async function playAction(
  table: InteractiveTable,
  actionRequest: ActionRequest,
): Promise<ActionOutcome> {
  const { logContext, past, throwsAll, die } = table;
  const { context, system } = logContext;
  const { answers: givenAnswers } = actionRequest;
  const world = currentWorld(table);
  printAction(table, actionRequest);
  let answers = givenAnswers;
  let printedLines = 0;
  let wasThrown = false;
  for (;;) {
    const attempt = attemptAction(system, world, actionRequest.action, {
      answers,
      ...(throwsAll && { dice: () => die }),
    });
    const { turn, step } = attempt;
    if (step.kind === 'refused') {
      printRefusal(table, step.refusal);
      if (answers.length <= givenAnswers.length) return { kind: 'done', attempt };
      answers = answers.slice(0, -1);
      continue;
    }
    const lines = formatTurn(turn, logContext);
    for (const line of lines.slice(printedLines)) context.io.out(line);
    printedLines = lines.length;
    if (step.kind === 'done') {
      const { action, note } = actionRequest;
      const playedAction = { action, answers: turn.answers, ...(note !== undefined && { note }) };
      past.push({ world: step.world, playedAction });
      return { kind: 'done', attempt };
    }
    const reply = await answerAsk(step.ask, { table, world: step.world, wasThrown });
    if (reply.kind === 'quit') return reply;
    if (reply.kind === 'back' && answers.length <= givenAnswers.length) {
      context.io.out(context.text('taken-back'));
      return reply;
    }
    wasThrown = reply.kind === 'given' && reply.value.thrown;
    answers = reply.kind === 'back' ? turn.answers.slice(0, -1) : [...turn.answers, reply.value.answer];
  }
}

interface AskContext {
  readonly table: InteractiveTable;
  readonly world: ReturnType<typeof currentWorld>;
  /** Whether the program rolled the previous answer. */
  readonly wasThrown: boolean;
}

interface GivenAnswer {
  readonly answer: AnswerInput;
  readonly thrown: boolean;
}

/** Rolls to the end when dice lead to more dice of the same roll. */
async function answerAsk(ask: Ask, { table, world, wasThrown }: AskContext): Promise<Reply<GivenAnswer>> {
  const { logContext, die } = table;
  const thrown = (): Reply<GivenAnswer> => ({
    kind: 'given',
    value: { answer: throwDice(ask, die), thrown: true },
  });
  if (ask.kind === 'roll' && wasThrown && ask.thrown.length > 0) return thrown();
  const policy = policyOf(logContext.system);
  const reply = await promptAnswer(ask, world, {
    ...logContext,
    decide: (decisionRequest) => policy.answer(decisionRequest, world),
  });
  if (reply.kind !== 'given') return reply;
  return reply.value === 'throw'
    ? thrown()
    : { kind: 'given', value: { answer: reply.value, thrown: false } };
}

function printAction(table: InteractiveTable, { action, note }: ActionRequest): void {
  const { logContext } = table;
  const { context, system } = logContext;
  const text = describeAction(action, currentWorld(table), { system, language: context.language });
  context.io.out(`\n${context.paint.bold(text)}`);
  for (const line of formatNote({ ...(note !== undefined && { note }) }, logContext)) context.io.out(line);
}

function printRefusal(table: InteractiveTable, refusal: Refusal): void {
  const { context, system } = table.logContext;
  const { language } = context;
  const name = createNamer(system, currentWorld(table), language);
  const text = describeRefusal(system.refusals, refusal, { language, name });
  context.io.out(context.paint.red(`   ${context.text('refused', { says: text })}`));
}
