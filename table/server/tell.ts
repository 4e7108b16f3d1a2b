import { findCreature } from '@arbitro/kernel';
import type { KeptEntry, Line, Seat, Told } from '@arbitro/protocol';
import { knownTo, ownWords } from './known.ts';
import { lineOf } from './lines.ts';
import type { LiveTable } from './live-table.ts';
import { seatsThere } from './seats.ts';
import { isAnythingHidden } from './secrecy.ts';
import { type Sight, sightOf } from './sight.ts';
import { folded, type Table, toldBy } from './table.ts';

/** An entry ready to be stored, the table after it, and the message for each seat once it is stored. */
export interface News {
  readonly entry: KeptEntry;
  readonly after: Table;
  readonly seen: ReadonlyMap<string, Sight>;
  readonly lines: ReadonlyMap<string, Line>;
}

type Draft = Omit<KeptEntry, 'kept'> & { readonly kept: Omit<KeptEntry['kept'], 'saw' | 'told' | 'unknown'> };

/** Computes the message of an entry for each seat. Nothing is sent yet. */
export async function newsOf(live: LiveTable, draft: Draft): Promise<News> {
  const before = live.table;
  const blank = { ...draft, kept: { ...draft.kept, saw: [], told: [] } };
  const reached = folded(before, blank);
  const seen = await seenNow(live, before, reached);
  const saw = [...seen].filter(([id, { digest }]) => digest !== live.seen.get(id)?.digest).map(([id]) => id);
  const unknown = unknownNow(before, reached, draft.kept);
  const entry = { ...draft, kept: { ...blank.kept, saw, ...(unknown && { unknown }) } };
  const lines = linesNow(reached, entry);
  const told = seatsThere(reached)
    .map(({ id }) => id)
    .filter((id) => lines.has(id) || saw.includes(id));
  const whole: KeptEntry = { ...entry, kept: { ...entry.kept, told } };
  // not applied again: knowledge about a game is cached by the game
  return {
    entry: whole,
    after: { ...reached, told: toldBy(before.told, whole.kept, entry.moment) },
    seen,
    lines,
  };
}

/** Computes the message for each seat of an entry that another node stored. */
export async function newsFrom(live: LiveTable, after: Table, entry: KeptEntry): Promise<News> {
  return { entry, after, seen: await sightsOf(live, after), lines: linesNow(after, entry) };
}

/** Returns the view of each seat now; rebuilt only if its inputs have changed. */
async function seenNow(live: LiveTable, before: Table, after: Table): Promise<ReadonlyMap<string, Sight>> {
  await sightsOf(live, before, (seat) => live.seen.get(seat.id)).then((seen) => {
    for (const [id, sight] of seen) live.seen.set(id, sight);
  });
  const same =
    PARTS.every((part) => before[part] === after[part]) &&
    before.dice.entropy === after.dice.entropy &&
    before.dice.seal === after.dice.seal;
  return sightsOf(live, after, (seat) => (same ? live.seen.get(seat.id) : undefined));
}

const PARTS = ['game', 'seats', 'notes', 'orders', 'title'] as const;

/** Milliseconds after which other work gets a turn. */
const SLICE_MS = 1.5;

/** A table with more pairs of seats and creatures is large: what its seats see is always made in turn with other tables. */
const FEW_PAIRS = 500;

/** What each seat sees of a table; of a large table some seats in each slice. */
async function sightsOf(
  live: LiveTable,
  table: Table,
  known: (seat: Seat) => Sight | undefined = () => undefined,
): Promise<ReadonlyMap<string, Sight>> {
  const seats = seatsThere(table);
  const sights = new Map<string, Sight>();
  const left: Seat[] = [];
  for (const seat of seats) {
    const old = known(seat);
    if (old && (old.text !== undefined || !live.listeners.has(seat.id))) sights.set(seat.id, old);
    else left.push(seat);
  }
  const makeSome = (): void => {
    const end = performance.now() + SLICE_MS;
    do {
      const seat = left.shift();
      if (seat) sights.set(seat.id, sightOf(table, seat, live.listeners.has(seat.id)));
    } while (left.length > 0 && performance.now() < end);
  };
  const isLarge = seats.length * table.game.world.creatures.length > FEW_PAIRS;
  while (left.length > 0) await (isLarge ? live.inTurn(makeSome) : live.sliced(makeSome));
  // in the order of the seats: so they stand in the entry
  return new Map(seats.flatMap(({ id }) => pairOf(id, sights.get(id))));
}

const pairOf = (id: string, sight: Sight | undefined) => (sight ? [[id, sight] as const] : []);

function linesNow(after: Table, entry: KeptEntry): ReadonlyMap<string, Line> {
  const lines = seatsThere(after).map((seat) => [seat.id, lineOf(after, entry, seat)] as const);
  return new Map(lines.flatMap(([id, line]) => (line ? [[id, line] as const] : [])));
}

const ANYBODY: Seat = {
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
function unknownNow(before: Table, after: Table, kept: Draft['kept']): Record<string, string[]> | undefined {
  if (!isAnythingHidden(before.game) && !isAnythingHidden(after.game)) return undefined;
  const words = wordsIn(before, kept);
  const others = [ANYBODY, ...seatsThere(after).filter(({ role }) => role !== 'gm')];
  const names = (seat: Seat): string[] => unheard(before, after, seat).filter((name) => !words.has(name));
  return Object.fromEntries(others.map((seat) => [seat.id, names(seat)]));
}

/** Returns the words that a person wrote in an action or in an answer to it. */
function wordsIn(before: Table, { seat, does }: Draft['kept']): ReadonlySet<string> {
  if (does.kind === 'acted') return ownWords(before, seat, does.action);
  const { open } = before.game;
  if (does.kind !== 'answered' || !open) return new Set();
  const asked = open.ask.kind === 'choose' ? open.ask.to.length : 0;
  const answer = asked === 1 ? does.answers[open.answers.length] : undefined;
  return new Set([...ownWords(before, open.seat, open.action), ...ownWords(before, seat, answer ?? {})]);
}

/** Names hidden now, and names hidden until their creature left: those were never heard. */
function unheard(before: Table, after: Table, seat: Seat): string[] {
  const now = knownTo(after, seat).unknown;
  const went = [...knownTo(before, seat).unknown].filter((name) => !now.has(name) && !isThere(after, name));
  return [...now, ...went];
}

const isThere = ({ system, game: { world } }: Table, name: string): boolean =>
  findCreature(world, name) !== undefined || system.places(world).includes(name);

/** Called after the append: seats hear only of stored entries. */
export function tell(live: LiveTable, { entry, after, seen, lines }: News): number {
  let frames = 0;
  for (const [id, sight] of seen) live.seen.set(id, sight);
  for (const id of [...live.listeners.keys()]) if (isOver(after, entry, id)) endAll(live, id);
  for (const id of entry.kept.told) {
    const listeners = live.listeners.get(id);
    if (!listeners) continue;
    const line = lines.get(id);
    const text = seen.get(id)?.text ?? '';
    const frame = frameOf({ moment: entry.moment, lines: line ? [line] : [] }, text);
    for (const listener of listeners) listener.tell(frame);
    frames += listeners.size;
  }
  return frames;
}

/** Whether the seat was removed, or its key was replaced. */
function isOver({ seats }: Table, { moment, kept: { does } }: KeptEntry, id: string): boolean {
  const seat = seats.find((one) => one.id === id);
  const renewed = does.kind === 'seated' && does.fresh && does.seat.id === id;
  return !seat || seat.revoked || renewed || (seat.expires !== null && seat.expires * 1000 <= moment);
}

function endAll({ listeners }: LiveTable, id: string): void {
  const ended = listeners.get(id) ?? [];
  listeners.delete(id);
  for (const listener of ended) listener.end();
}

/** Returns a seat's message as JSON; its view is already text. */
export function messageOf({ moment, lines, ...rest }: Omit<Told, 'seen'>, seen: string): string {
  const flags = Object.keys(rest).map((flag) => `"${flag}":true,`);
  return `{"moment":${moment},${flags.join('')}"lines":${JSON.stringify(lines)},"seen":${seen}}`;
}

/** Returns one message of the stream. */
export const frameOf = (told: Omit<Told, 'seen'>, seen: string): string =>
  `id: ${told.moment}\nevent: told\ndata: ${messageOf(told, seen)}\n\n`;
