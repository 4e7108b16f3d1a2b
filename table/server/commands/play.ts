import {
  type AnswerInput,
  type AnyAction,
  type DecisionRequest,
  describeAllowed,
  findCreature,
  isValidAnswer,
  type Json,
  mayActFor,
  type Person,
  parseWithSchema,
  type Refusal,
  refuse,
  replaceNames,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { type CommandBody, type OpenAction, refuseAtTable, type Seat } from '@arbitro/protocol';
import { getOwn } from '../live/get-own.ts';
import { NOTHING_TOLD_YET, runAction } from '../live/run-action.ts';
import type { Table } from '../live/table.ts';
import { findTooManyOrders } from '../live/table-limits.ts';
import { getKnownTable, type KnownTable, refuseAsKnown } from '../secrecy/known-table.ts';
import {
  getKnownQuestion,
  getVisibleAsk,
  knowsOfAsking,
  listUnanswered,
  mayAnswer,
  mayAnswerFor,
} from '../secrecy/seat-view.ts';
import { type CommandContext, type CommandOutcome, isRefusal, refuseWhileAsking, toJson } from './context.ts';

/** Performs an action: validated against what the seat knows, then run on the real world. */
export function act({ table, seat, body }: CommandContext<'act'>): CommandOutcome {
  const read = parseWithSchema(table.system.schemas.action, body.action, ['action']);
  if (!read.ok) return { faults: read.faults };
  const known = getKnownTable(table, seat);
  const refused = refuseAction(table, seat, read.value);
  if (refused) return refused;
  const action = replaceNames(toJson(read.value), known.unmasked) as unknown as AnyAction;
  const secret = body.secret ?? false;
  const ran = runAction(table, {
    action,
    secret,
    before: table.game.world,
    answers: [],
    told: NOTHING_TOLD_YET,
  });
  if (ran === 'rules-changed') throw new Error('a run that begins has nothing to differ from');
  return isRefusal(ran) ? ran : { kind: 'acted', action, secret, ...ran };
}

/** Returns a refusal based on the world that the seat knows; for any other reason only “not now”. */
function refuseAction(table: Table, seat: Seat, action: AnyAction): Refusal | undefined {
  const { system, game } = table;
  const known = getKnownTable(table, seat);
  if (seat.role === 'gm') return refuseWhileAsking(table, seat) ?? system.refuses(game.world, action);
  const foreign = refuseForeignActor(table, known, action);
  if (foreign) return foreign;
  const refused = refuseAsKnown(table, known, action);
  if (refused) return refused;
  const real = replaceNames(toJson(action), known.unmasked) as unknown as AnyAction;
  const isBusy = refuseWhileAsking(table, seat);
  if (isBusy?.code === 'question-open') return isBusy;
  // an action that is refused anyway must not reveal that a question is open
  return system.refuses(game.world, real) ? refuseAtTable('not-now') : isBusy;
}

function refuseForeignActor(
  { system }: Table,
  { world, viewer }: KnownTable,
  action: AnyAction,
): Refusal | undefined {
  const actor = system.actor(action);
  if (actor === 'gm') return refuseAtTable('not-allowed');
  if (!findCreature(world, actor)) return refuse('no-such-creature', { id: actor });
  return mayActFor(viewer, actor) ? undefined : refuseAtTable('not-yours', { who: actor });
}

type AnswerContext = Pick<CommandContext<'answer'>, 'table' | 'seat' | 'body'>;

/** Answers the open question; when all who were asked have answered, the action continues. */
export function answer(context: AnswerContext): CommandOutcome {
  const { table, seat, body } = context;
  const known = getKnownTable(table, seat);
  const open = getKnownQuestion(table, known);
  if (!open) return refuseAtTable('no-question');
  if (open.id !== body.ask) return refuseAtTable('other-question');
  const who = findAnswerer(open, known, body.who);
  if (typeof who !== 'string') return who;
  return open.ask.kind === 'roll' ? answerRoll(context, open, who) : answerChoice(context, open, who);
}

function findAnswerer(open: OpenAction, known: KnownTable, answererId: Person | undefined): Person | Refusal {
  const answerer = answererId === undefined ? undefined : (known.unmasked.get(answererId) ?? answererId);
  const askedAndKnown = listAsked(open).filter((who) => knowsOfAsking(open, known, who));
  const waited = listUnanswered(open).filter((who) => askedAndKnown.includes(who));
  const findOwn = (some: readonly Person[]): Person | undefined =>
    some.find((text) => mayAnswer(open, known, text));
  const who = answerer ?? findOwn(waited) ?? findOwn(askedAndKnown) ?? waited[0];
  if (who === undefined || !askedAndKnown.includes(who)) return refuseAtTable('no-question');
  if (!mayAnswer(open, known, who)) return refuseAtTable('not-yours', { who: known.masked.get(who) ?? who });
  return waited.includes(who) ? who : refuseAtTable('answered-already', { who });
}

const listAsked = ({ ask }: OpenAction): readonly Person[] =>
  ask.kind === 'roll' ? [ask.by] : ask.to.map(({ who }) => who);

function answerRoll({ table, body }: AnswerContext, open: OpenAction, who: Person): CommandOutcome {
  const { ask } = open;
  if (ask.kind !== 'roll') throw new Error('no roll is asked for');
  if (body.byPolicy) return resumeAction(table, open, { who: [who], answers: [], tableDice: who });
  if (!body.faces) return refuse('answer-does-not-fit', rollFaultOf(open, who, body));
  const faces = [...ask.thrown, ...body.faces];
  return resumeAction(table, open, { who: [who], answers: [{ label: ask.label.name, faces }], typed: true });
}

const rollFaultOf = ({ ask }: OpenAction, who: Person, { answer: input }: CommandBody<'answer'>) => ({
  label: ask.label.name,
  who,
  answer: JSON.stringify(input ?? null),
  allowed: ask.kind === 'roll' ? `1…${ask.sides}` : '',
});

function answerChoice(context: AnswerContext, open: OpenAction, who: Person): CommandOutcome {
  const { ask } = open;
  if (ask.kind !== 'choose') throw new Error('no choice is asked for');
  const input = readChoice(context, open, who);
  if (isChosen(input)) {
    const chosen: Readonly<Record<string, Json>> = { ...open.chosen, [who]: input.chosen };
    const all = ask.to.map((item) => getOwn(chosen, item.who));
    if (all.includes(undefined)) return { kind: 'chose', who, answer: input.chosen };
    const fullAnswer = { label: ask.label.name, chosen: all as Json[] };
    return resumeAction(context.table, open, { who: ask.to.map((item) => item.who), answers: [fullAnswer] });
  }
  return input;
}

const isChosen = (input: { chosen: Json } | Refusal): input is { chosen: Json } => 'chosen' in input;

function readChoice(
  { table, seat, body }: AnswerContext,
  open: OpenAction,
  who: Person,
): { chosen: Json } | Refusal {
  const known = getKnownTable(table, seat);
  const visibleAsk = getVisibleAsk(open, known);
  const question =
    visibleAsk?.kind === 'choose' ? visibleAsk.to.find((item) => item.who === who)?.question : undefined;
  if (visibleAsk?.kind !== 'choose' || !question) return refuseAtTable('no-question');
  const input = body.byPolicy
    ? answerByPolicy(table, known, { who, label: visibleAsk.label, question })
    : (body.answer ?? null);
  if (isValidAnswer(question, input)) return { chosen: replaceNames(input, known.unmasked) };
  const label = visibleAsk.label.name;
  return refuse('answer-does-not-fit', {
    label,
    who,
    answer: JSON.stringify(input),
    allowed: describeAllowed(question),
  });
}

/** Returns the answer of the system's first policy, based on what the seat knows. */
const answerByPolicy = ({ system }: Table, { world }: KnownTable, request: DecisionRequest): Json =>
  policyOf(system).answer(request, world);

interface AnsweredRun {
  readonly who: Person[];
  readonly answers: readonly AnswerInput[];
  readonly typed?: boolean;
  readonly tableDice?: Person;
}

function resumeAction(
  table: Table,
  open: OpenAction,
  { who, answers: givenAnswers, ...runOptions }: AnsweredRun,
): CommandOutcome {
  const { action, secret, before, answers, events, rolls, digest } = open;
  const ran = runAction(table, {
    action,
    secret,
    before,
    answers: [...answers, ...givenAnswers],
    told: { events, rolls, digest, answers: answers.length },
    ...runOptions,
  });
  if (ran === 'rules-changed') return { kind: 'withdrawn', because: 'rules-changed' };
  return isRefusal(ran) ? ran : { kind: 'answered', who, ...(secret && { secret }), ...ran };
}

/** The game master withdraws the open action: the world returns to its state before it. */
export function withdraw({ table, body }: CommandContext<'withdraw'>): CommandOutcome {
  const { open } = table.game;
  if (!open) return refuseAtTable('no-question');
  if (body.ask !== undefined && body.ask !== open.id) return refuseAtTable('other-question');
  return { kind: 'withdrawn', because: 'gm' };
}

/** Sets a standing order, which answers a question before it is asked. */
export function giveOrder({ table, seat, body }: CommandContext<'order'>): CommandOutcome {
  const known = getKnownTable(table, seat);
  const { who, label, answer: input } = body;
  if (who !== 'gm' && !findCreature(known.world, who)) return refuse('no-such-creature', { id: who });
  if (!mayAnswerFor(known, who)) return refuseAtTable('not-yours', { who });
  const creatureOrders = { ...getOwn(table.orders, who), [label]: input };
  const overLimit = input === null ? undefined : findTooManyOrders({ [who]: creatureOrders });
  if (overLimit) return refuseAtTable('over-limit', { ...overLimit });
  return { kind: 'ordered', who, label, answer: input };
}
