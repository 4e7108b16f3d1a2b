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

/** What a seat sees, as text; at hand where somebody listens. */
const seenNow = ({ live, seat }: Place): string => live.seen.get(seat.id)?.text ?? seenText(live.table, seat);

const toldAt = ({ live, seat }: Place): number => ownOf(live.table.told, seat.id) ?? 0;

/** All a seat may know now, with the last lines of its log, as bytes of JSON. */
export async function toldNow(tables: Tables, place: Place): Promise<Uint8Array> {
  // whoever looks anew may come from another node, and sees at least what they saw there
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
    await place.live.sliced(() => seenNow(place), place.seat.id),
  );
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
