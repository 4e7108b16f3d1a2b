import { findCreature, type Json, mayKnow, refuse } from '@arbitro/kernel';
import { refuseAt } from '@arbitro/protocol';
import type { Answer, Listener } from './hall.ts';
import { knownTo } from './known.ts';
import { noOf } from './no.ts';
import { ownOf } from './own.ts';
import { lastLines, type Page } from './pages.ts';
import { seenText } from './sight.ts';
import type { Place, Tables } from './tables.ts';
import { frameOf, messageOf } from './tell.ts';

const FRESH_LINES = 50;
const MISSED_LINES = 200;

/** Returns the view of a seat as text; it is cached while a client listens. */
const seenNow = ({ live, seat }: Place): string => live.seen.get(seat.id)?.text ?? seenText(live.table, seat);

const toldAt = ({ live, seat }: Place): number => ownOf(live.table.told, seat.id) ?? 0;

/** Returns everything a seat may know now, with the last lines of its log, as bytes of JSON. */
export async function toldNow(tables: Tables, place: Place): Promise<Uint8Array> {
  // a new reader may come from another node, and must see at least what it saw there
  const { live, seat } = place;
  await tables.freshen(live);
  const before = live.lastRead(seat.id);
  if (before !== undefined) return before;
  const { lines, more } = await lastLines({ store: tables.store, ...place }, { limit: FRESH_LINES });
  const message = await live.sliced(() => {
    const told = { moment: toldAt(place), ...(more && { more }), lines };
    return Buffer.from(messageOf(told, seenNow(place)));
  }, seat.id);
  live.rememberRead(seat.id, message);
  return message;
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

/** Sends the missed entries and then all new ones, without a gap between them. */
export async function heard(
  tables: Tables,
  place: Place,
  since: number | undefined,
  listener: Listener,
): Promise<() => void> {
  // a client from another node may have been told more than this node has loaded
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
  // if the gap is too long, sends the view and the last lines, as to a new client
  const whole = missing && !missing.more;
  const { lines, more } = whole ? missing : await lastLines(at, { limit: FRESH_LINES });
  return frameOf(
    { moment: told, lines, ...(!whole && { fresh: true }), ...(more && { more }) },
    await place.live.sliced(() => seenNow(place), place.seat.id),
  );
}

/** Returns a creature as a file, for seats that may know all of it. */
export function creatureFile({ live, seat }: Place, id: string): Answer<Json> {
  const { system } = live.table;
  const { world, viewer } = knownTo(live.table, seat);
  const found = findCreature(world, id);
  if (!found) return noOf(refuse('no-such-creature', { id }), { system, world });
  if (!mayKnow(viewer, id)) return noOf(refuseAt('not-yours', { who: id }), { system, world });
  const { name, id: _, ...sheet } = found;
  return { ok: true, value: { system: system.id, id, name, sheet: sheet as unknown as Json } };
}

/** Returns the current world, before any action that waits for an answer; for the game master only. */
export function worldFile({ live, seat }: Place): Answer<Json> {
  const { system, game } = live.table;
  if (seat.role !== 'gm') return noOf(refuseAt('not-allowed'));
  const world = game.open?.before ?? game.world;
  return { ok: true, value: { system: system.id, world: world as unknown as Json } };
}
