import type { Die } from '@arbitro/dice';
import type { Json } from '@arbitro/kernel';
import type { CommandName, StreamMessage, VisibleAsk } from '@arbitro/protocol';
import { drawAnswer, fillOfferAtRandom } from '@arbitro/testing';
import { type JsonFields, readMessage, readOffers, type Seat } from './client.ts';

/** A command without its id. */
export interface CommandMove {
  readonly name: CommandName;
  readonly body: JsonFields;
}

/** Returns a random element of a list. */
export function pickRandom<T>(list: readonly T[], die: Die): T {
  const item = list[die(Math.max(1, list.length)) - 1];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** A random legal answer to the open question. */
export function pickAnswerMove(ask: VisibleAsk, die: Die): CommandMove {
  if (ask.kind === 'roll') return { name: 'answer', body: { ask: ask.id, faces: [die(ask.sides)] } };
  const { who, question } = pickRandom(ask.to, die);
  return { name: 'answer', body: { ask: ask.id, who, answer: drawAnswer(question, die) } };
}

/** Returns a legal move of this seat: the answer to its question, or an offer. Undefined when others must act first. */
export async function pickLegalMove(seat: Seat, die: Die): Promise<CommandMove | undefined> {
  const { seen } = await readMessage(seat);
  if (seen.ask) return pickAnswerMove(seen.ask, die);
  return seen.waiting.length > 0 ? undefined : pickOfferedMove(seat, die);
}

/** Returns a random offer: half the time chosen by type of action first, so that rare types occur too. */
export async function pickOfferedMove(seat: Seat, die: Die): Promise<CommandMove | undefined> {
  const offers = await readOffers(seat);
  if (offers.length === 0) return undefined;
  const type = pickRandom([...new Set(offers.map(({ action }) => action.type))], die);
  const some = die(2) === 1 ? offers : offers.filter(({ action }) => action.type === type);
  return { name: 'act', body: { action: fillOfferAtRandom(pickRandom(some, die), die) } };
}

/** The input of a random command: the seat's last message, and the creatures at the table. */
export interface MoveContext {
  readonly message: StreamMessage;
  readonly creatures: readonly string[];
  /** Ready-made creatures, by id. */
  readonly content: readonly string[];
}

type RandomMove = (context: MoveContext, die: Die) => CommandMove;

const pickText = (die: Die): string =>
  pickRandom(['Attenta!', 'Siirrytään latoon.', '« … »', '🐉 arriva', 'ß\u0301', 'Now.'], die);
const pickCreature = ({ creatures }: MoveContext, die: Die): string => pickRandom(creatures, die);
const pickMoment = ({ message }: MoveContext, die: Die): number =>
  message.lines.length === 0 ? message.moment : pickRandom(message.lines, die).moment;
const pickSeat = ({ message }: MoveContext, die: Die): string => pickRandom(message.seen.seats, die).id;

const CHAT_MOVES: readonly RandomMove[] = [
  (_, die) => ({ name: 'say', body: { text: pickText(die) } }),
  (context, die) => ({ name: 'say', body: { text: pickText(die), to: [pickSeat(context, die)] } }),
  (_, die) => ({ name: 'entropy', body: { text: pickText(die) } }),
];

const GM_MOVES: readonly RandomMove[] = [
  ...CHAT_MOVES,
  (_, die) => ({
    name: 'note',
    body: { note: `n-${die(9)}`, text: pickText(die), for: pickRandom(['gm', 'everyone'], die) },
  }),
  (context, die) => ({ name: 'hide', body: { creatures: [pickCreature(context, die)] } }),
  (context, die) => ({ name: 'hide', body: { as: { [pickCreature(context, die)]: 'Un’ombra' } } }),
  ({ creatures }) => ({ name: 'reveal', body: { creatures: [...creatures] } }),
  (context, die) => ({ name: 'reveal', body: { sheets: [pickCreature(context, die)] } }),
  (context, die) => ({ name: 'undo', body: { to: pickMoment(context, die) } }),
  (context, die) => ({
    name: 'override',
    body: {
      path: ['creatures', pickCreature(context, die), 'name'],
      value: `Kalevi ${die(99)}`,
      why: pickText(die),
    },
  }),
  (_, die) => ({ name: 'title', body: { title: pickText(die) } }),
  () => ({ name: 'seal', body: {} }),
  ({ content }, die) => ({
    name: 'creature',
    body: { from: pickRandom(content, die), hidden: die(2) === 1 },
  }),
  () => ({ name: 'withdraw', body: {} }),
];

const PLAYER_MOVES: readonly RandomMove[] = [
  ...CHAT_MOVES,
  (_, die) => ({ name: 'dice', body: { dice: pickRandom(['table', 'real'] as const, die) } }),
  (context, die) => ({
    name: 'order',
    body: {
      who: pickCreature(context, die),
      label: pickRandom(['parry', 'defence'], die),
      answer: pickRandom<Json>(['parry', null], die),
    },
  }),
];

/** Returns a typical command outside the rules; some are not allowed. */
export function pickSideMove(context: MoveContext, die: Die): CommandMove {
  const { role } = context.message.seen.you;
  const moves = role === 'gm' ? GM_MOVES : role === 'player' ? PLAYER_MOVES : CHAT_MOVES;
  return pickRandom(moves, die)(context, die);
}
