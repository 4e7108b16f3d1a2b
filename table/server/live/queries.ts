import { findCreature, type Json, mayKnow, refuse } from '@arbitro/kernel';
import { refuseAtTable } from '@arbitro/protocol';
import { getKnownTable } from '../secrecy/known-table.ts';
import { readSeatViewText } from '../secrecy/view-text.ts';
import { formatFrame, formatMessage } from './broadcast.ts';
import { toErrorReply } from './error-reply.ts';
import { type LogPage, readLastLines } from './log-pages.ts';
import { lastToldMomentOf } from './seats.ts';
import type { ServiceResult, StreamListener } from './table-service.ts';
import type { SeatAtTable, Tables } from './tables.ts';

const FIRST_LINES = 50;
const MISSED_LINES = 200;

/** Returns the view of a seat as text; it is cached while a client listens. */
const readViewText = ({ live, seat }: SeatAtTable): string =>
  live.views.get(seat.id)?.text ?? readSeatViewText(live.table, seat);

/** Returns everything a seat may know now, with the last lines of its log, as bytes of JSON. */
export async function readStreamMessage(tables: Tables, seatAtTable: SeatAtTable): Promise<Uint8Array> {
  const { live, seat } = seatAtTable;
  const before = live.lastRead(seat.id);
  if (before !== undefined) return before;
  const { lines, more } = await readLastLines(
    { store: tables.store, ...seatAtTable },
    { limit: FIRST_LINES },
  );
  const message = await live.runSlice(() => {
    const streamMessage = {
      moment: lastToldMomentOf(seatAtTable.live.table, seatAtTable.seat.id),
      ...(more && { more }),
      lines,
    };
    return Buffer.from(formatMessage(streamMessage, readViewText(seatAtTable)));
  }, seat.id);
  live.rememberRead(seat.id, message);
  return message;
}

export const readLogPage = (
  tables: Tables,
  seatAtTable: SeatAtTable,
  page: { before?: number | undefined; limit: number },
): Promise<LogPage> =>
  readLastLines(
    { store: tables.store, ...seatAtTable },
    { limit: page.limit, ...(page.before !== undefined && { before: page.before }) },
  );

/** Sends the missed entries and then all new ones, without a gap between them. */
export async function addStreamListener(
  tables: Tables,
  seatAtTable: SeatAtTable,
  since: number | undefined,
  listener: StreamListener,
): Promise<() => void> {
  const { live, seat } = seatAtTable;
  const frame = await buildMissedFrame(tables, seatAtTable, since);
  if (listener.wantsChanges) tables.offers.send(live, seat, [listener], frame ?? '');
  else if (frame !== undefined) listener.tell(frame);
  const leave = live.addListener(seat.id, listener);
  live.presence.announceArrival(live);
  tables.onChange(live);
  return () => {
    leave();
    live.presence.announceDeparture(live);
  };
}

async function buildMissedFrame(
  tables: Tables,
  seatAtTable: SeatAtTable,
  since: number | undefined,
): Promise<string | undefined> {
  const lastMoment = lastToldMomentOf(seatAtTable.live.table, seatAtTable.seat.id);
  if (since === lastMoment) return undefined;
  const logReader = { store: tables.store, ...seatAtTable };
  const resumed = since !== undefined && since < lastMoment;
  const missing = resumed ? await readLastLines(logReader, { limit: MISSED_LINES, after: since }) : undefined;
  // if the gap is too long, sends the view and the last lines, as to a new client
  const isComplete = missing && !missing.more;
  const { lines, more } = isComplete ? missing : await readLastLines(logReader, { limit: FIRST_LINES });
  return formatFrame(
    { moment: lastMoment, lines, ...(!isComplete && { fresh: true }), ...(more && { more }) },
    await seatAtTable.live.runSlice(() => readViewText(seatAtTable), seatAtTable.seat.id),
  );
}

/** Returns a creature as a file, for seats that may know all of it. */
export function readCreatureFile({ live, seat }: SeatAtTable, id: string): ServiceResult<Json> {
  const { system } = live.table;
  const { world, viewer } = getKnownTable(live.table, seat);
  const found = findCreature(world, id);
  if (!found) return toErrorReply(refuse('no-such-creature', { id }), { system, world });
  if (!mayKnow(viewer, id)) return toErrorReply(refuseAtTable('not-yours', { who: id }), { system, world });
  const { name, id: _, ...sheet } = found;
  return { ok: true, value: { system: system.id, id, name, sheet: sheet as unknown as Json } };
}

/** Returns the current world, before any action that waits for an answer; for the game master only. */
export function readWorldFile({ live, seat }: SeatAtTable): ServiceResult<Json> {
  const { system, game } = live.table;
  if (seat.role !== 'gm') return toErrorReply(refuseAtTable('not-allowed'));
  const world = game.open?.before ?? game.world;
  return { ok: true, value: { system: system.id, world: world as unknown as Json } };
}
