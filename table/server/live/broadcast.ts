import { findCreature, type Json } from '@arbitro/kernel';
import type { LogEntry, LogLine, Seat, StreamMessage } from '@arbitro/protocol';
import type { OffersSender } from '../odds/offers-sender.ts';
import { findDiscovery } from '../secrecy/fog.ts';
import { findOwnWords, getKnownTable } from '../secrecy/known-table.ts';
import { buildLogLine } from '../secrecy/log-lines.ts';
import { VIEW_PARTS } from '../secrecy/seat-view.ts';
import { isAnythingHidden } from '../secrecy/secrecy-memory.ts';
import { buildViewText, isLargeView, type ViewText } from '../secrecy/view-text.ts';
import { compareJson } from './compare-json.ts';
import type { LiveTable } from './live-table.ts';
import { activeSeatsOf, findSeat, lastToldMomentOf } from './seats.ts';
import { applyEntry, discover, type Table, updateTold } from './table.ts';
import type { StreamListener } from './table-service.ts';

/** An entry ready to be stored, the table after it, and the message for each seat once it is stored. */
export interface EntryNews {
  readonly entry: LogEntry;
  readonly before: Table;
  readonly after: Table;
  readonly views: ReadonlyMap<string, ViewText>;
  /** What changed in the views of seats with listeners, as JSON. */
  readonly changes: ReadonlyMap<string, string>;
  readonly lines: ReadonlyMap<string, LogLine>;
}

type EntryDraft = Omit<LogEntry, 'kept'> & {
  readonly kept: Omit<LogEntry['kept'], 'saw' | 'told' | 'unknown'>;
};

/** Computes the message of an entry for each seat. Nothing is sent yet. */
export async function prepareNews(live: LiveTable, draft: EntryDraft): Promise<EntryNews> {
  const before = live.table;
  const plain = { ...draft, kept: { ...draft.kept, saw: [], told: [] } };
  const arrived = applyEntry(before, plain);
  const discovered = findDiscovery(before, arrived, draft.kept.does);
  const reached = discover(arrived, discovered);
  const blank = discovered ? { ...plain, kept: { ...plain.kept, discovered } } : plain;
  const views = await computeViews(live, before, reached);
  const changes = await writeChanges(live, reached, views);
  const saw = [...views.keys()].filter((id) =>
    isViewChanged(views.get(id), live.views.get(id), changes.get(id)),
  );
  const unknown = findUnknownNames(before, reached, draft.kept);
  const entry = { ...draft, kept: { ...blank.kept, saw, ...(unknown && { unknown }) } };
  const lines = buildLines(reached, entry);
  const tellable = activeSeatsOf(reached)
    .map(({ id }) => id)
    .filter((id) => lines.has(id) || saw.includes(id));
  const fullEntry: LogEntry = { ...entry, kept: { ...entry.kept, told: tellable } };
  // not applied again: knowledge about a game is cached by the game
  return {
    entry: fullEntry,
    before,
    after: { ...reached, told: updateTold(before.told, fullEntry.kept, entry.moment) },
    views,
    changes,
    lines,
  };
}

/** Computes the message for each seat of an entry that another node stored. */
export async function prepareStoredNews(
  live: LiveTable,
  before: Table,
  after: Table,
  entry: LogEntry,
): Promise<EntryNews> {
  const views = await computeViews(live, before, after);
  const changes = await writeChanges(live, after, views);
  return { entry, before, after, views, changes, lines: buildLines(after, entry) };
}

/** Returns what changed in the views of seats with listeners, as JSON; seats without changes are left out. */
async function writeChanges(
  live: LiveTable,
  table: Table,
  views: ReadonlyMap<string, ViewText>,
): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  const changed = [...views].filter(([id, after]) => after !== live.views.get(id));
  await eachInSlices(live, changed, isLargeTable(table), ([id, after]) => {
    const before = live.views.get(id);
    if (!before?.view || !after.view) return;
    const changes = compareJson(before.view as unknown as Json, after.view as unknown as Json);
    if (changes.length > 0) written.set(id, JSON.stringify(changes));
  });
  return written;
}

function isViewChanged(
  after: ViewText | undefined,
  before: ViewText | undefined,
  changes: string | undefined,
): boolean {
  if (changes !== undefined || before === after) return changes !== undefined;
  return before?.view && after?.view ? false : after?.digest !== before?.digest;
}

/** Returns the view of each seat now; rebuilt only if its inputs have changed. */
async function computeViews(
  live: LiveTable,
  before: Table,
  after: Table,
): Promise<ReadonlyMap<string, ViewText>> {
  await buildViewTexts(live, before, (seat) => live.views.get(seat.id)).then((views) => {
    for (const [id, sight] of views) live.views.set(id, sight);
  });
  const same =
    VIEW_PARTS.every((part) => before[part] === after[part]) &&
    before.dice.entropy === after.dice.entropy &&
    before.dice.seal === after.dice.seal;
  return buildViewTexts(live, after, (seat) => (same ? live.views.get(seat.id) : undefined));
}

/** Milliseconds after which other work gets a turn. */
const SLICE_MS = 1.5;

/** A table with more pairs of seats and creatures is large: its views are always built in turn with other tables. */
const FEW_PAIRS = 500;
/** So many notes take as long as a creature. */
const NOTES_PER_CREATURE = 4;

function isLargeTable(table: Table): boolean {
  const parts = table.game.world.creatures.length + Object.keys(table.notes).length / NOTES_PER_CREATURE;
  return activeSeatsOf(table).length * parts > FEW_PAIRS;
}

/** Does some of the work in each slice: at a large table in turn with other tables. */
async function eachInSlices<T>(
  live: LiveTable,
  items: readonly T[],
  isLarge: boolean,
  work: (item: T) => void,
): Promise<void> {
  let next = 0;
  const workSome = (): void => {
    const end = performance.now() + SLICE_MS;
    do work(items[next++] as T);
    while (next < items.length && performance.now() < end);
  };
  while (next < items.length) await (isLarge ? live.runInTurn(workSome) : live.runSlice(workSome));
}

/** Builds the view of each seat; for a large table, some seats in each slice. */
async function buildViewTexts(
  live: LiveTable,
  table: Table,
  known: (seat: Seat) => ViewText | undefined = () => undefined,
): Promise<ReadonlyMap<string, ViewText>> {
  const seats = activeSeatsOf(table);
  const sights = new Map<string, ViewText>();
  const remainingSeats: Seat[] = [];
  for (const seat of seats) {
    const old = known(seat);
    if (old && (old.view !== undefined || !live.listeners.has(seat.id))) sights.set(seat.id, old);
    else remainingSeats.push(seat);
  }
  await eachInSlices(live, remainingSeats, isLargeTable(table), (seat) =>
    sights.set(seat.id, buildViewText(table, seat, live.listeners.has(seat.id))),
  );
  // in the order of the seats: so they stand in the entry
  return new Map(seats.flatMap(({ id }) => pairOf(id, sights.get(id))));
}

const pairOf = (id: string, sight: ViewText | undefined) => (sight ? [[id, sight] as const] : []);

function buildLines(after: Table, entry: LogEntry): ReadonlyMap<string, LogLine> {
  const lines = activeSeatsOf(after).map((seat) => [seat.id, buildLogLine(after, entry, seat)] as const);
  return new Map(lines.flatMap(([id, line]) => (line ? [[id, line] as const] : [])));
}

const ANY_SPECTATOR: Seat = {
  id: '*',
  role: 'spectator',
  name: '',
  owns: [],
  dice: 'table',
  key: '',
  expires: null,
  revoked: false,
};

/** Returns the names that seats have never heard, as of this entry; undefined when all names are known to all. */
function findUnknownNames(
  before: Table,
  after: Table,
  storedEntry: EntryDraft['kept'],
): Record<string, string[]> | undefined {
  if (!isAnythingHidden(before.game) && !isAnythingHidden(after.game)) return undefined;
  const words = findWrittenWords(before, storedEntry);
  const others = [ANY_SPECTATOR, ...activeSeatsOf(after).filter(({ role }) => role !== 'gm')];
  const names = (seat: Seat): string[] =>
    listUnheardNames(before, after, seat).filter((name) => !words.has(name));
  return Object.fromEntries(others.map((seat) => [seat.id, names(seat)]));
}

/** Returns the words that a person wrote in an action or in an answer to it. */
function findWrittenWords(before: Table, { seat, does }: EntryDraft['kept']): ReadonlySet<string> {
  if (does.kind === 'acted') return findOwnWords(before, seat, does.action);
  const { open } = before.game;
  if (does.kind !== 'answered' || !open) return new Set();
  const personCount = open.ask.kind === 'choose' ? open.ask.to.length : 0;
  const answer = personCount === 1 ? does.answers[open.answers.length] : undefined;
  return new Set([
    ...findOwnWords(before, open.seat, open.action),
    ...findOwnWords(before, seat, answer ?? {}),
  ]);
}

/** Names hidden now, and names hidden until their creature left: those were never heard. */
function listUnheardNames(before: Table, after: Table, seat: Seat): string[] {
  const unknownBefore = getKnownTable(before, seat).unknown;
  const now = getKnownTable(after, seat).unknown;
  const forgotten = [...unknownBefore].filter((name) => !now.has(name) && !existsAtTable(after, name));
  // a creature that walked out of sight is known by name
  const isLost = (name: string): boolean =>
    after.game.hidden.fog !== undefined &&
    !unknownBefore.has(name) &&
    existsAtTable(before, name) &&
    !after.game.hidden.creatures.includes(name);
  return [...[...now].filter((name) => !isLost(name)), ...forgotten];
}

const existsAtTable = ({ system, game: { world } }: Table, name: string): boolean =>
  findCreature(world, name) !== undefined || system.hideablePlaces(world).includes(name);

/** Called after the append: seats hear only of stored entries. */
export async function broadcast(
  live: LiveTable,
  entryNews: EntryNews,
  offers: OffersSender,
): Promise<number> {
  const { entry, after, views } = entryNews;
  let frames = 0;
  for (const [id, view] of views) live.views.set(id, view);
  const large: { readonly listener: StreamListener; readonly id: string }[] = [];
  for (const id of [...live.listeners.keys()]) if (hasStreamEnded(after, entry, id)) endStreams(live, id);
  for (const id of entry.kept.told) {
    const seat = findSeat(after, id);
    const listeners = [...(live.listeners.get(id) ?? [])];
    if (!seat || listeners.length === 0) continue;
    const followers = listeners.filter(({ wantsChanges }) => wantsChanges);
    const wholes = listeners.filter(({ wantsChanges }) => !wantsChanges);
    const isLarge = isLargeView(views.get(id));
    if (isLarge) large.push(...wholes.map((listener) => ({ listener, id })));
    else if (wholes.length > 0) sendAll(wholes, formatWholeFrame(entryNews, id));
    if (followers.length > 0) offers.send(live, seat, followers, formatChangeFrame(entryNews, id));
    frames += listeners.length;
  }
  for (const { listener, id } of large)
    await live.runInTurn(() => listener.tell(formatWholeFrame(entryNews, id)));
  return frames;
}

function sendAll(listeners: readonly StreamListener[], frame: string): void {
  for (const listener of listeners) listener.tell(frame);
}

function listLines({ lines }: EntryNews, id: string): readonly LogLine[] {
  const line = lines.get(id);
  return line ? [line] : [];
}

const formatWholeFrame = (entryNews: EntryNews, id: string): string =>
  formatFrame(
    { moment: entryNews.entry.moment, lines: listLines(entryNews, id) },
    entryNews.views.get(id)?.text ?? '',
  );

/** Returns a message of a stream of changes. */
function formatChangeFrame(entryNews: EntryNews, id: string): string {
  const { entry, before, changes } = entryNews;
  const from = lastToldMomentOf(before, id);
  const lines = JSON.stringify(listLines(entryNews, id));
  return `id: ${entry.moment}\nevent: changed\ndata: {"moment":${entry.moment},"from":${from},"lines":${lines},"changes":${changes.get(id) ?? '[]'}}\n\n`;
}

/** Whether the seat was removed, or its key was replaced. */
function hasStreamEnded({ seats }: Table, { moment, kept: { does } }: LogEntry, id: string): boolean {
  const seat = seats.find((seat) => seat.id === id);
  const renewed = does.kind === 'seated' && does.fresh && does.seat.id === id;
  return !seat || seat.revoked || renewed || (seat.expires !== null && seat.expires * 1000 <= moment);
}

function endStreams({ listeners }: LiveTable, id: string): void {
  const ended = listeners.get(id) ?? [];
  listeners.delete(id);
  for (const listener of ended) listener.end();
}

/** Returns a seat's message as JSON; its view is already text. */
export function formatMessage({ moment, lines, ...rest }: Omit<StreamMessage, 'seen'>, view: string): string {
  const flags = Object.keys(rest).map((flag) => `"${flag}":true,`);
  return `{"moment":${moment},${flags.join('')}"lines":${JSON.stringify(lines)},"seen":${view}}`;
}

/** Returns one message of the stream. */
export const formatFrame = (streamMessage: Omit<StreamMessage, 'seen'>, view: string): string =>
  `id: ${streamMessage.moment}\nevent: told\ndata: ${formatMessage(streamMessage, view)}\n\n`;
