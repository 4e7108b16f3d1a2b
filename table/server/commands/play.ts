import {
  type AnyAction,
  type Asking,
  allowed,
  findCreature,
  fits,
  type Given,
  type Json,
  mayActFor,
  type Person,
  type Refusal,
  refuse,
  renamed,
} from '@arbitro/kernel';
import { type Body, type Open, refuseAt, type Seat } from '@arbitro/protocol';
import { checked } from '@arbitro/scenario';
import { type Known, knownTo, refusedAsKnown } from '../known.ts';
import { ownOf } from '../own.ts';
import { answersFor, asked, askFor, hears, hearsAsk, mayAnswer } from '../see.ts';
import type { Table } from '../table.ts';
import { findTooManyOrders } from '../table-limits.ts';
import { NOTHING_TOLD, turned } from '../turn.ts';
import { asJson, busy, type Desk, isRefusal, type Outcome } from './desk.ts';

/** Performs an action: validated against what the seat knows, then run on the real world. */
export function act({ table, seat, body }: Desk<'act'>): Outcome {
  const read = checked(table.system.schemas.action, body.action, ['action']);
  if (!read.ok) return { faults: read.faults };
  const known = knownTo(table, seat);
  const refused = refusedTo(table, seat, read.value);
  if (refused) return refused;
  const action = renamed(asJson(read.value), known.unmasked) as unknown as AnyAction;
  const secret = body.secret ?? false;
  const ran = turned(table, { action, secret, before: table.game.world, given: [], told: NOTHING_TOLD });
  if (ran === 'rules-changed') throw new Error('a run that begins has nothing to differ from');
  return isRefusal(ran) ? ran : { kind: 'acted', action, secret, ...ran };
}

/** Returns a refusal based on the world that the seat knows; for any other reason only “not now”. */
function refusedTo(table: Table, seat: Seat, action: AnyAction): Refusal | undefined {
  const { system, game } = table;
  const known = knownTo(table, seat);
  if (seat.role === 'gm') return busy(table, seat) ?? system.refuses(game.world, action);
  const foreign = foreignTo(table, known, action);
  if (foreign) return foreign;
  const refused = refusedAsKnown(table, known, action);
  if (refused) return refused;
  const real = renamed(asJson(action), known.unmasked) as unknown as AnyAction;
  const isBusy = busy(table, seat);
  if (isBusy?.code === 'question-open') return isBusy;
  // an action that is refused anyway must not reveal that a question is open
  return system.refuses(game.world, real) ? refuseAt('not-now') : isBusy;
}

function foreignTo({ system }: Table, { world, viewer }: Known, action: AnyAction): Refusal | undefined {
  const actor = system.actor(action);
  if (actor === 'gm') return refuseAt('not-allowed');
  if (!findCreature(world, actor)) return refuse('no-such-creature', { id: actor });
  return mayActFor(viewer, actor) ? undefined : refuseAt('not-yours', { who: actor });
}

/** Answers the open question; when all who were asked have answered, the action continues. */
export function answer(desk: Desk<'answer'>): Outcome {
  const { table, seat, body } = desk;
  const { open } = table.game;
  const known = knownTo(table, seat);
  if (!open || !hearsAsk(open, known)) return refuseAt('no-question');
  if (open.id !== body.ask) return refuseAt('other-question');
  const who = whoAnswers(open, known, body.who);
  if (typeof who !== 'string') return who;
  return open.ask.kind === 'roll' ? rolled(desk, open, who) : chose(desk, open, who);
}

function whoAnswers(open: Open, known: Known, named: Person | undefined): Person | Refusal {
  const wanted = named === undefined ? undefined : (known.unmasked.get(named) ?? named);
  const heard = everyAsked(open).filter((who) => hears(open, known, who));
  const waited = asked(open).filter((who) => heard.includes(who));
  const mine = (some: readonly Person[]): Person | undefined =>
    some.find((one) => mayAnswer(open, known, one));
  const who = wanted ?? mine(waited) ?? mine(heard) ?? waited[0];
  if (who === undefined || !heard.includes(who)) return refuseAt('no-question');
  if (!mayAnswer(open, known, who)) return refuseAt('not-yours', { who: known.masked.get(who) ?? who });
  return waited.includes(who) ? who : refuseAt('answered-already', { who });
}

const everyAsked = ({ ask }: Open): readonly Person[] =>
  ask.kind === 'roll' ? [ask.by] : ask.to.map(({ who }) => who);

function rolled({ table, body }: Desk<'answer'>, open: Open, who: Person): Outcome {
  const { ask } = open;
  if (ask.kind !== 'roll') throw new Error('no roll is asked for');
  if (body.byPolicy) return resumed(table, open, { who: [who], given: [], tableDice: who });
  if (!body.faces) return refuse('answer-does-not-fit', unfitRoll(open, who, body));
  const faces = [...ask.thrown, ...body.faces];
  return resumed(table, open, { who: [who], given: [{ label: ask.label.name, faces }], typed: true });
}

const unfitRoll = ({ ask }: Open, who: Person, { answer: given }: Body<'answer'>) => ({
  label: ask.label.name,
  who,
  answer: JSON.stringify(given ?? null),
  allowed: ask.kind === 'roll' ? `1…${ask.sides}` : '',
});

function chose(desk: Desk<'answer'>, open: Open, who: Person): Outcome {
  const { ask } = open;
  if (ask.kind !== 'choose') throw new Error('no choice is asked for');
  const given = chosenBy(desk, open, who);
  if (isChosen(given)) {
    const chosen: Readonly<Record<string, Json>> = { ...open.chosen, [who]: given.chosen };
    const all = ask.to.map((one) => ownOf(chosen, one.who));
    if (all.includes(undefined)) return { kind: 'chose', who, answer: given.chosen };
    const whole = { label: ask.label.name, chosen: all as Json[] };
    return resumed(desk.table, open, { who: ask.to.map((one) => one.who), given: [whole] });
  }
  return given;
}

const isChosen = (given: { chosen: Json } | Refusal): given is { chosen: Json } => 'chosen' in given;

function chosenBy(
  { table, seat, body }: Desk<'answer'>,
  open: Open,
  who: Person,
): { chosen: Json } | Refusal {
  const known = knownTo(table, seat);
  const seen = askFor(open, known);
  const question = seen?.kind === 'choose' ? seen.to.find((one) => one.who === who)?.question : undefined;
  if (seen?.kind !== 'choose' || !question) return refuseAt('no-question');
  const given = body.byPolicy
    ? byPolicy(table, known, { who, label: seen.label, question })
    : (body.answer ?? null);
  if (fits(question, given)) return { chosen: renamed(given, known.unmasked) };
  const label = seen.label.name;
  return refuse('answer-does-not-fit', {
    label,
    who,
    answer: JSON.stringify(given),
    allowed: allowed(question),
  });
}

/** Returns the answer of the system's first policy, based on what the seat knows. */
function byPolicy({ system }: Table, { world }: Known, asking: Asking): Json {
  const [policy] = Object.values(system.policies);
  if (!policy) throw new Error(`${system.id} has no policy`);
  return policy.answer(asking, world);
}

interface Resumed {
  readonly who: Person[];
  readonly given: readonly Given[];
  readonly typed?: boolean;
  readonly tableDice?: Person;
}

function resumed(table: Table, open: Open, { who, given, ...how }: Resumed): Outcome {
  const { action, secret, before, answers, events, rolls, digest } = open;
  const ran = turned(table, {
    action,
    secret,
    before,
    given: [...answers, ...given],
    told: { events, rolls, digest, answers: answers.length },
    ...how,
  });
  if (ran === 'rules-changed') return { kind: 'withdrawn', because: 'rules-changed' };
  return isRefusal(ran) ? ran : { kind: 'answered', who, ...(secret && { secret }), ...ran };
}

/** The game master withdraws the open action: the world returns to its state before it. */
export function withdraw({ table, body }: Desk<'withdraw'>): Outcome {
  const { open } = table.game;
  if (!open) return refuseAt('no-question');
  if (body.ask !== undefined && body.ask !== open.id) return refuseAt('other-question');
  return { kind: 'withdrawn', because: 'gm' };
}

/** Sets a standing order, which answers a question before it is asked. */
export function order({ table, seat, body }: Desk<'order'>): Outcome {
  const known = knownTo(table, seat);
  const { who, label, answer: given } = body;
  if (who !== 'gm' && !findCreature(known.world, who)) return refuse('no-such-creature', { id: who });
  if (!answersFor(known, who)) return refuseAt('not-yours', { who });
  const standing = { ...ownOf(table.orders, who), [label]: given };
  const over = given === null ? undefined : findTooManyOrders({ [who]: standing });
  if (over) return refuseAt('over-limit', { ...over });
  return { kind: 'ordered', who, label, answer: given };
}
