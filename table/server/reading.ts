import { findCreature, type Json, mayKnow, type Offer, refuse } from '@arbitro/kernel';
import { type KeptEntry, refuseAt, type Seat, type Told } from '@arbitro/protocol';
import { exportOf } from './files.ts';
import type { Answer, Listener } from './hall.ts';
import { knownTo } from './known.ts';
import { entriesAfter } from './live-table.ts';
import { noOf } from './no.ts';
import { ownOf } from './own.ts';
import { lastLines, type Page } from './pages.ts';
import { hearsAsk, seenBy } from './see.ts';
import type { Place, Tables } from './tables.ts';
import { frameOf, seenText } from './tell.ts';

const FRESH_LINES = 50;
const MISSED_LINES = 200;
const EVERY_LINE = Number.MAX_SAFE_INTEGER;

/** What a seat sees, as text; made once for each state of the table. */
function seenOf({ live, seat }: Place): string {
  const text = live.seen.get(seat.id) ?? seenText(live.table, seat);
  live.seen.set(seat.id, text);
  return text;
}

const toldAt = ({ live, seat }: Place): number => ownOf(live.table.told, seat.id) ?? 0;

/** All a seat may know now, with the last lines of its log. */
export async function toldNow(tables: Tables, place: Place): Promise<Told> {
  // whoever looks anew may come from another node, and sees at least what they saw there
  await tables.freshen(place.live);
  const { lines, more } = await lastLines({ store: tables.store, ...place }, { limit: FRESH_LINES });
  return { moment: toldAt(place), ...(more && { more }), lines, seen: JSON.parse(seenOf(place)) };
}

export const logPage = (
  tables: Tables,
  place: Place,
  page: { before?: number | undefined; limit: number },
): Promise<Page> =>
  lastLines(
    { store: tables.store, ...place },
    { limit: page.limit, ...(page.before !== undefined && { before: page.before }) },
  );

/** Tells what was missed and then everything: nothing can come between the two. */
export async function heard(
  tables: Tables,
  place: Place,
  since: number | undefined,
  listener: Listener,
): Promise<() => void> {
  // whoever comes from another node may have been told more than this one has heard
  if (since !== undefined && since > toldAt(place)) await tables.freshen(place.live);
  const frame = await missed(tables, place, since);
  if (frame !== undefined) listener.tell(frame);
  return place.live.hears(place.seat.id, listener);
}

async function missed(tables: Tables, place: Place, since: number | undefined): Promise<string | undefined> {
  const told = toldAt(place);
  if (since === told) return undefined;
  const at = { store: tables.store, ...place };
  const resumed = since !== undefined && since < told;
  const missing = resumed ? await lastLines(at, { limit: MISSED_LINES, after: since }) : undefined;
  // a gap too long to fill is healed by the view and the last lines, as if one had just come
  const whole = missing && !missing.more;
  const { lines, more } = whole ? missing : await lastLines(at, { limit: FRESH_LINES });
  return frameOf(
    { moment: told, lines, ...(!whole && { fresh: true }), ...(more && { more }) },
    seenOf(place),
  );
}

export function offersFor({ live, seat }: Place): readonly Offer[] {
  const known = knownTo(live.table, seat);
  const { open } = live.table.game;
  return open && hearsAsk(open, known) ? [] : live.table.system.offers(known.world, known.viewer);
}

/** The whole table for the game master; for others the log as they may read it. */
export async function fileFor(tables: Tables, place: Place): Promise<Json> {
  const { live, seat } = place;
  if (seat.role !== 'gm') return logFile(tables, place);
  const entries = [];
  for await (const entry of entriesAfter(tables.store, live.table.id, 0))
    entries.push(isWhisperPast(entry, seat) ? hushed(entry) : entry);
  return exportOf(live.table, entries) as unknown as Json;
}

/** Said to others, and not by this seat. */
const isWhisperPast = ({ kept: { does, seat: by } }: KeptEntry, { id }: Seat): boolean =>
  does.kind === 'said' && does.to !== null && by !== id && !does.to.includes(id);

/** Its digest goes with the words: of a few words it would tell which. */
const hushed = ({ kept, ...entry }: KeptEntry): KeptEntry => ({
  ...entry,
  kept: {
    ...kept,
    asked: '',
    does: kept.does.kind === 'said' ? { ...kept.does, text: '' } : kept.does,
  },
});

async function logFile(tables: Tables, place: Place): Promise<Json> {
  const { lines } = await lastLines({ store: tables.store, ...place }, { limit: EVERY_LINE });
  const { system, title } = place.live.table;
  return {
    arbitro: 'log',
    format: 1,
    system: system.id,
    title,
    lines: lines as unknown as Json,
    // a file is read where nothing more can be asked for
    seen: seenBy(place.live.table, place.seat) as unknown as Json,
  };
}

/** A creature as a file, for those who may know it whole. */
export function creatureFile({ live, seat }: Place, id: string): Answer<Json> {
  const { system } = live.table;
  const { world, viewer } = knownTo(live.table, seat);
  const found = findCreature(world, id);
  if (!found) return noOf(refuse('no-such-creature', { id }), { system, world });
  if (!mayKnow(viewer, id)) return noOf(refuseAt('not-yours', { who: id }), { system, world });
  const { name, id: _, ...sheet } = found;
  return { ok: true, value: { system: system.id, id, name, sheet: sheet as unknown as Json } };
}

/** The world as it stands, before an action that waits for an answer; for the game master alone. */
export function worldFile({ live, seat }: Place): Answer<Json> {
  const { system, game } = live.table;
  if (seat.role !== 'gm') return noOf(refuseAt('not-allowed'));
  const world = game.open?.before ?? game.world;
  return { ok: true, value: { system: system.id, world: world as unknown as Json } };
}
