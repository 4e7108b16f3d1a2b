import type { Die } from '@arbitro/dice';
import type { Json } from '@arbitro/kernel';
import type { AskSeen, CommandName, Told } from '@arbitro/protocol';
import { answerTo, fill } from '@arbitro/testing';
import { type Fields, offersTo, type Seat, see } from './client.ts';

/** A command without its id. */
export interface Move {
  readonly name: CommandName;
  readonly body: Fields;
}

/** Returns a random element of a list. */
export function pick<T>(list: readonly T[], die: Die): T {
  const one = list[die(Math.max(1, list.length)) - 1];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}

/** A random legal answer to the open question. */
export function answerMove(ask: AskSeen, die: Die): Move {
  if (ask.kind === 'roll') return { name: 'answer', body: { ask: ask.id, faces: [die(ask.sides)] } };
  const { who, question } = pick(ask.to, die);
  return { name: 'answer', body: { ask: ask.id, who, answer: answerTo(question, die) } };
}

/** Returns a legal move of this seat: the answer to its question, or an offer. Undefined when others must act first. */
export async function legalMove(seat: Seat, die: Die): Promise<Move | undefined> {
  const { seen } = await see(seat);
  if (seen.ask) return answerMove(seen.ask, die);
  return seen.waiting.length > 0 ? undefined : offeredMove(seat, die);
}

/** Returns a random offer: half the time chosen by type of action first, so that rare types occur too. */
export async function offeredMove(seat: Seat, die: Die): Promise<Move | undefined> {
  const offers = await offersTo(seat);
  if (offers.length === 0) return undefined;
  const type = pick([...new Set(offers.map(({ action }) => action.type))], die);
  const some = die(2) === 1 ? offers : offers.filter(({ action }) => action.type === type);
  return { name: 'act', body: { action: fill(pick(some, die), die) } };
}

/** The input of a random command: the seat's last message, and the creatures at the table. */
export interface Around {
  readonly told: Told;
  readonly creatures: readonly string[];
  /** Ready-made creatures, by id. */
  readonly content: readonly string[];
}

type Whim = (around: Around, die: Die) => Move;

const words = (die: Die): string =>
  pick(['Attenta!', 'Siirrytään latoon.', '« … »', '🐉 arriva', 'ß\u0301', 'Now.'], die);
const somebody = ({ creatures }: Around, die: Die): string => pick(creatures, die);
const momentOf = ({ told }: Around, die: Die): number =>
  told.lines.length === 0 ? told.moment : pick(told.lines, die).moment;
const seatIn = ({ told }: Around, die: Die): string => pick(told.seen.seats, die).id;

const CHAT: readonly Whim[] = [
  (_, die) => ({ name: 'say', body: { text: words(die) } }),
  (around, die) => ({ name: 'say', body: { text: words(die), to: [seatIn(around, die)] } }),
  (_, die) => ({ name: 'entropy', body: { text: words(die) } }),
];

const GM_WHIMS: readonly Whim[] = [
  ...CHAT,
  (_, die) => ({
    name: 'note',
    body: { note: `n-${die(9)}`, text: words(die), for: pick(['gm', 'everyone'], die) },
  }),
  (around, die) => ({ name: 'hide', body: { creatures: [somebody(around, die)] } }),
  (around, die) => ({ name: 'hide', body: { as: { [somebody(around, die)]: 'Un’ombra' } } }),
  ({ creatures }) => ({ name: 'reveal', body: { creatures: [...creatures] } }),
  (around, die) => ({ name: 'reveal', body: { sheets: [somebody(around, die)] } }),
  (around, die) => ({ name: 'undo', body: { to: momentOf(around, die) } }),
  (around, die) => ({
    name: 'override',
    body: { path: ['creatures', somebody(around, die), 'name'], value: `Kalevi ${die(99)}`, why: words(die) },
  }),
  (_, die) => ({ name: 'title', body: { title: words(die) } }),
  () => ({ name: 'seal', body: {} }),
  ({ content }, die) => ({ name: 'creature', body: { from: pick(content, die), hidden: die(2) === 1 } }),
  () => ({ name: 'withdraw', body: {} }),
];

const PLAYER_WHIMS: readonly Whim[] = [
  ...CHAT,
  (_, die) => ({ name: 'dice', body: { dice: pick(['table', 'real'] as const, die) } }),
  (around, die) => ({
    name: 'order',
    body: {
      who: somebody(around, die),
      label: pick(['parry', 'defence'], die),
      answer: pick<Json>(['parry', null], die),
    },
  }),
];

/** Returns a typical command outside the rules; some are not allowed. */
export function whim(around: Around, die: Die): Move {
  const { role } = around.told.seen.you;
  const whims = role === 'gm' ? GM_WHIMS : role === 'player' ? PLAYER_WHIMS : CHAT;
  return pick(whims, die)(around, die);
}
