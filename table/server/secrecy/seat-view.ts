import {
  type AnyQuestion,
  findCreature,
  hideTarget,
  type Json,
  mayActFor,
  memoizeByObject,
  mentions,
  type Person,
  redact,
  redactQuestion,
  replaceNames,
} from '@arbitro/kernel';
import type { Computer, Drawing, OpenAction, Seat, SeatInfo, SeatView, VisibleAsk } from '@arbitro/protocol';
import { activeSeatsOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { getKnownTable, isWaitingForGm, type KnownTable } from './known-table.ts';
import { isEmpty, listNotes, listPictures, NOTHING } from './seat-pictures.ts';

/** What views are built from, besides the dice. */
export const VIEW_PARTS = [
  'game',
  'seats',
  'notes',
  'pictures',
  'orders',
  'title',
  'computer',
  'joining',
  'campaign',
] as const;

/** Returns everything a seat may know of the table now. */
export const buildSeatView = (table: Table, seat: Seat): SeatView => ({
  ...buildSeatViewRest(table, seat),
  view: buildWorldView(table, getKnownTable(table, seat)),
});

/** Returns the view of the world for a viewer with this knowledge. */
export const buildWorldView = ({ system }: Table, { world, viewer }: KnownTable): Json =>
  system.view(world, viewer);

/** Returns what a seat may know besides the view of the world. */
export function buildSeatViewRest(table: Table, seat: Seat): Omit<SeatView, 'view'> {
  const { system, game, dice } = table;
  const known = getKnownTable(table, seat);
  const { world } = known;
  const waitsForGm = isWaitingForGm(table, known);
  const waiting = game.open ? listWaiting(game.open, known) : [];
  return {
    table: { id: table.id, title: table.title, system: system.id },
    you: buildSeatInfo(seat, known),
    due: system.creaturesToAct(world),
    standing: system.fightState(world) ?? null,
    ask: game.open && getVisibleAsk(game.open, known),
    waiting: waitsForGm && waiting.length === 0 ? ['gm'] : waiting,
    seats: listSeats(table, known),
    notes: listNotes(table, seat),
    pictures: listPictures(table, seat),
    orders: listOrders(table, known),
    seal: describeSeal(dice.seal, dice.entropy),
    computer: listComputerPlayers(table, known),
    joining: listJoinRequests(table, seat),
    campaign: describeCampaign(table.campaign),
    opened: redactFor(game.opened, known),
    ...listDrawings(game.drawings, seat),
    ...(seat.role === 'gm' && { hidden: game.hidden, masks: game.masks }),
  };
}

const listSharedDrawings = memoizeByObject((drawings: readonly Drawing[]): readonly Drawing[] =>
  drawings.filter((drawing) => drawing.for === 'everyone'),
);

function listDrawings(drawings: readonly Drawing[] | undefined, { role }: Seat): Pick<SeatView, 'drawings'> {
  const visibleDrawings = !drawings || role === 'gm' ? drawings : listSharedDrawings(drawings);
  return visibleDrawings && visibleDrawings.length > 0 ? { drawings: visibleDrawings } : {};
}

function buildSeatInfo(seat: Seat, known: KnownTable): SeatInfo {
  const info = toSeatInfo(seat);
  const owns = redactFor(seat.owns, known);
  return owns === info.owns ? info : { ...info, owns };
}

/** A seat that knows every name sees the list that the others see: it is the same object until a seat changes. */
function listSeats({ seats }: Table, known: KnownTable): readonly SeatInfo[] {
  return known.unknown.size + known.masked.size === 0
    ? listSeatInfos(seats)
    : activeSeatsOf({ seats }).map((seat) => buildSeatInfo(seat, known));
}

const listSeatInfos = memoizeByObject((seats: readonly Seat[]): readonly SeatInfo[] =>
  activeSeatsOf({ seats }).map((seat) => toSeatInfo(seat)),
);

const toSeatInfo = memoizeByObject(
  ({ id, role, name, owns, dice }: Seat): SeatInfo => ({ id, role, name, dice, owns }),
);

/** Returns the people who were asked and have not answered yet. */
export const listUnanswered = ({ ask, chosen }: Pick<OpenAction, 'ask' | 'chosen'>): readonly Person[] =>
  ask.kind === 'roll' ? [ask.by] : ask.to.map(({ who }) => who).filter((who) => !Object.hasOwn(chosen, who));

const listWaiting = (open: OpenAction, known: KnownTable): readonly Person[] =>
  listUnanswered(open)
    .filter((who) => knowsOfAsking(open, known, who))
    .map((who) => known.masked.get(who) ?? who);

/**
 * Whether this seat knows that this person is asked. Only the people asked know of secret actions; only the game master
 * knows of questions about a creature that others have never heard of.
 */
export function knowsOfAsking(open: OpenAction, known: KnownTable, who: Person): boolean {
  const { secret, action } = open;
  if (known.unknown.has(who)) return false;
  if (mayAnswer(open, known, who)) return true;
  return !secret && !(who === 'gm' && mentions(action as unknown as Json, unheardNamesOf(known)));
}

/** Returns the open question if this seat knows of it: for other seats nothing is asked. */
export const getKnownQuestion = ({ game: { open } }: Table, known: KnownTable): OpenAction | null =>
  open && knowsOfQuestion(open, known) ? open : null;

const knowsOfQuestion = (open: OpenAction, known: KnownTable): boolean =>
  open.ask.kind === 'roll'
    ? knowsOfAsking(open, known, open.ask.by)
    : open.ask.to.some(({ who }) => knowsOfAsking(open, known, who));

/** Returns the open question for seats that may answer it; if it was put to several people, only their own part. */
export function getVisibleAsk(open: OpenAction, known: KnownTable): VisibleAsk | null {
  const askedHere = listUnanswered(open).filter((who) => mayAnswer(open, known, who));
  if (askedHere.length === 0) return null;
  const { ask, id } = open;
  const knownLabel = hideTarget(ask.label, known.viewer) as unknown as Json;
  const label = replaceNames(redact(knownLabel, unheardNamesOf(known)), known.masked);
  if (ask.kind === 'roll') return { id, ...ask, label } as unknown as VisibleAsk;
  const to = ask.to
    .filter(({ who }) => askedHere.includes(who))
    .map(({ who, question }) => ({ who, question: redactAskedQuestion(question, known) }));
  return { id, kind: 'choose', label, to } as unknown as VisibleAsk;
}

/** Names never heard, without those that occur only as written words. */
const unheardNamesOf = ({ unknown, words }: KnownTable): ReadonlySet<string> =>
  words.size === 0 ? unknown : new Set([...unknown].filter((name) => !words.has(name)));

/** Whether this seat may answer for that person. A secret roll belongs to the game master, whichever dice are used. */
export const mayAnswer = ({ secret, ask }: OpenAction, known: KnownTable, who: Person): boolean =>
  secret && ask.kind === 'roll' ? known.viewer.role === 'gm' : mayAnswerFor(known, who);

/** Whether this viewer may answer for that person. */
export const mayAnswerFor = ({ viewer }: KnownTable, who: Person): boolean =>
  viewer.role === 'gm' || (who !== 'gm' && mayActFor(viewer, who));

const redactFor = <T extends Json>(json: T, { unknown, masked }: KnownTable): T =>
  replaceNames(redact(json, unknown), masked);

/** Removes the options that name things this seat has never heard of. */
function redactAskedQuestion(question: AnyQuestion, { unknown, masked }: KnownTable): AnyQuestion {
  const cut = redactQuestion(question, unknown);
  return replaceNames(cut as unknown as Json, masked) as unknown as AnyQuestion;
}

/**
 * Returns who is played by the computer, of the people this seat knows, by the ids it knows them by. Only the game
 * master learns the pace: an undo of something secret changes it.
 */
function listComputerPlayers({ computer }: Table, { viewer, world, unknown, masked }: KnownTable): Computer {
  if (viewer.role === 'gm') return computer;
  if (isEmpty(computer.players)) return describeIdleComputer(computer);
  const known = Object.entries(computer.players)
    .filter(([who]) => !unknown.has(who))
    .map(([who, policy]) => [masked.get(who) ?? who, policy] as const)
    .filter(([who]) => who === 'gm' || findCreature(world, who));
  return { ...describeIdleComputer(computer), players: Object.fromEntries(known) };
}

const describeIdleComputer = memoizeByObject(
  ({ advice = true }: Computer): Computer => ({ players: {}, pace: 'normal', advice }),
);

/** The game master sees every request and its sheet; a player only that their own waits. */
function listJoinRequests({ joining }: Table, { id, role }: Seat): SeatView['joining'] {
  if (isEmpty(joining.requests)) return describeIdleJoining(joining);
  const isGm = role === 'gm';
  const requests = Object.entries(joining.requests)
    .filter(([seat]) => isGm || seat === id)
    .map(([seat, { name, moment, sheet }]) => ({ seat, name, moment, ...(isGm && { sheet }) }));
  return { policy: joining.policy, requests };
}

const describeIdleJoining = memoizeByObject(({ policy }: Table['joining']): SeatView['joining'] => ({
  policy,
  requests: [],
}));

const describeCampaign = memoizeByObject(
  ({ number, day, previous, next }: Table['campaign']): SeatView['campaign'] => ({
    number,
    day,
    previous,
    next,
  }),
);

const describeSeal = memoizeByObject(
  ({ commitment }: Table['dice']['seal'], entropy: string): SeatView['seal'] => ({ commitment, entropy }),
);

function listOrders({ orders }: Table, known: KnownTable): SeatView['orders'] {
  if (isEmpty(orders)) return NOTHING;
  const ownOrders = Object.entries(orders).filter(
    ([who, ordersOfCreature]) => mayAnswerFor(known, who) && Object.keys(ordersOfCreature).length > 0,
  );
  return Object.fromEntries(ownOrders);
}
