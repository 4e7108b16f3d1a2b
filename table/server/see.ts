import {
  type AnyQuestion,
  type Json,
  mayActFor,
  mentions,
  type Person,
  renamed,
  veiled,
  veiledQuestion,
} from '@arbitro/kernel';
import type { AskSeen, Open, Seat, SeatSeen, Seen } from '@arbitro/protocol';
import { isWaitingForGm, type Known, knownTo } from './known.ts';
import { seatsThere } from './seats.ts';
import type { Table } from './table.ts';

/** Returns everything a seat may know of the table now. */
export const seenBy = (table: Table, seat: Seat): Seen => ({
  ...seenBeside(table, seat),
  view: viewFor(table, knownTo(table, seat)),
});

/** Returns the view of the world for a viewer with this knowledge. */
export const viewFor = ({ system }: Table, { world, viewer }: Known): Json => system.view(world, viewer);

/** Returns what a seat may know besides the view of the world. */
export function seenBeside(table: Table, seat: Seat): Omit<Seen, 'view'> {
  const { system, game, dice } = table;
  const known = knownTo(table, seat);
  const { world } = known;
  const waitsForGm = isWaitingForGm(table, known);
  const asked = game.open ? waitingFor(game.open, known) : [];
  return {
    table: { id: table.id, title: table.title, system: system.id },
    you: seatSeen(seat, known),
    due: system.due(world),
    standing: system.standing(world) ?? null,
    ask: game.open && askFor(game.open, known),
    waiting: waitsForGm && asked.length === 0 ? ['gm'] : asked,
    seats: seatsThere(table).map((one) => seatSeen(one, known)),
    notes: notesFor(table, seat),
    orders: ordersFor(table, known),
    seal: { commitment: dice.seal.commitment, entropy: dice.entropy },
    opened: cutFor(game.opened, known),
    ...(seat.role === 'gm' && { hidden: game.hidden, masks: game.masks }),
  };
}

function seatSeen({ id, role, name, owns, dice }: Seat, known: Known): SeatSeen {
  return { id, role, name, dice, owns: cutFor(owns, known) };
}

/** Returns the people who were asked and have not answered yet. */
export const asked = ({ ask, chosen }: Pick<Open, 'ask' | 'chosen'>): readonly Person[] =>
  ask.kind === 'roll' ? [ask.by] : ask.to.map(({ who }) => who).filter((who) => !Object.hasOwn(chosen, who));

const waitingFor = (open: Open, known: Known): readonly Person[] =>
  asked(open)
    .filter((who) => hears(open, known, who))
    .map((who) => known.masked.get(who) ?? who);

/**
 * Whether this seat knows that this person is asked. Only the people asked know of secret actions; only the game master
 * knows of questions about a creature that others have never heard of.
 */
export function hears(open: Open, known: Known, who: Person): boolean {
  const { secret, action } = open;
  if (known.unknown.has(who)) return false;
  if (mayAnswer(open, known, who)) return true;
  return !secret && !(who === 'gm' && mentions(action as unknown as Json, withoutWords(known)));
}

/** Whether this seat knows that a question is open. */
export const hearsAsk = (open: Open, known: Known): boolean =>
  open.ask.kind === 'roll'
    ? hears(open, known, open.ask.by)
    : open.ask.to.some(({ who }) => hears(open, known, who));

/** Returns the open question for seats that may answer it; if it was put to several people, only their own part. */
export function askFor(open: Open, known: Known): AskSeen | null {
  const mine = asked(open).filter((who) => mayAnswer(open, known, who));
  if (mine.length === 0) return null;
  const { ask, id } = open;
  const label = renamed(veiled(ask.label as unknown as Json, withoutWords(known)), known.masked);
  if (ask.kind === 'roll') return { id, ...ask, label } as unknown as AskSeen;
  const to = ask.to
    .filter(({ who }) => mine.includes(who))
    .map(({ who, question }) => ({ who, question: questionFor(question, known) }));
  return { id, kind: 'choose', label, to } as unknown as AskSeen;
}

/** Names never heard, without those that occur only as written words. */
const withoutWords = ({ unknown, words }: Known): ReadonlySet<string> =>
  words.size === 0 ? unknown : new Set([...unknown].filter((name) => !words.has(name)));

/** Whether this seat may answer for that person. A secret roll belongs to the game master, whichever dice are used. */
export const mayAnswer = ({ secret, ask }: Open, known: Known, who: Person): boolean =>
  secret && ask.kind === 'roll' ? known.viewer.role === 'gm' : answersFor(known, who);

/** Whether this viewer may answer for that person. */
export const answersFor = ({ viewer }: Known, who: Person): boolean =>
  viewer.role === 'gm' || (who !== 'gm' && mayActFor(viewer, who));

const cutFor = <T extends Json>(told: T, { unknown, masked }: Known): T =>
  renamed(veiled(told, unknown), masked);

/** Removes the options that name things this seat has never heard of. */
function questionFor(question: AnyQuestion, { unknown, masked }: Known): AnyQuestion {
  const cut = veiledQuestion(question, unknown);
  return renamed(cut as unknown as Json, masked) as unknown as AnyQuestion;
}

function notesFor({ notes }: Table, { id, role }: Seat): Seen['notes'] {
  const mine = Object.entries(notes).filter(
    ([, note]) => role === 'gm' || note.for === 'everyone' || (note.for !== 'gm' && note.for.includes(id)),
  );
  return Object.fromEntries(
    mine.map(([key, note]) => [key, { text: note.text, for: role === 'gm' ? (note.for as Json) : 'you' }]),
  );
}

function ordersFor({ orders }: Table, known: Known): Seen['orders'] {
  const mine = Object.entries(orders).filter(
    ([who, own]) => answersFor(known, who) && Object.keys(own).length > 0,
  );
  return Object.fromEntries(mine);
}
