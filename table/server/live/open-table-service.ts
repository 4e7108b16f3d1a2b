import { hash } from 'node:crypto';
import type { CommandBody, CommandName, KeptReply, LogEntry } from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { handleCommand } from '../commands/index.ts';
import { ComputerPlayer, type PaceTimes } from '../computer/computer-player.ts';
import { OffersSender } from '../odds/offers-sender.ts';
import { storePicture } from '../pictures/table-pictures.ts';
import { openShelfService } from '../shelf/open-shelf-service.ts';
import { DocumentReader } from '../threads/document-reader.ts';
import { TaskPool } from '../threads/task-pool.ts';
import { checkCreatures } from './check-creatures.ts';
import { Committer } from './commit.ts';
import { createTableCreator } from './create-table.ts';
import { buildRefusalReply } from './error-reply.ts';
import { loadGameAt } from './log-pages.ts';
import { readClock } from './moments.ts';
import { deriveKey, findSeatByKey, hashKey } from './seats.ts';
import { createQueries } from './table-queries.ts';
import type { SeatSession, ServiceResult, TableService } from './table-service.ts';
import { Tables } from './tables.ts';
import { type ReportError, watchStore } from './watched-store.ts';

export interface TableServiceParts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called for every failed write, and for errors outside a request. */
  readonly reportError?: ReportError;
  /** Prepares for odds at once, not at the first request. */
  readonly warm?: boolean;
  /** How long the computer waits before it decides. */
  readonly paceTimes?: PaceTimes;
}

/** Opens the service on a store. */
export function openTableService(parts: TableServiceParts): TableService {
  const { now = readClock, reportError = () => undefined, warm = false } = parts;
  const store = watchStore(parts.store, reportError);
  const pool = new TaskPool({ reportError, groupOf: (table) => tables.addressOf(table) });
  const tables: Tables = new Tables({ store, now, reportError, offers: new OffersSender(pool, reportError) });
  const keeper = new Committer(tables);
  const reader = new DocumentReader({ reportError });
  if (warm) pool.warm();
  const keepPicture = (sent: string) => storePicture(store, sent);
  let oddsAsked = 0;

  const ask = async <N extends CommandName>(
    session: SeatSession,
    name: N,
    body: CommandBody<N>,
  ): Promise<ServiceResult<KeptReply>> => {
    const { command, seen, ...rest } = body as CommandBody<'seal'>;
    const request = { command, seen, digest: digestRequest({ name, ...rest }) };
    const commitResult = await keeper.commit(session, request, async ({ live, seat }) => {
      if (seat.role === 'gm') await checkCreatures(live, name);
      const back = (to: number) => loadGameAt(store, live, to);
      const { table } = live;
      const { key } = session;
      return handleCommand(name, { table, seat, body, key, loadPast: back, pool, storePicture: keepPicture });
    });
    return commitResult.ok ? succeed(buildKeptReply(commitResult.value, session.key, command)) : commitResult;
  };

  const computer = new ComputerPlayer({ keeper, pool, reportError, paceTimes: parts.paceTimes });
  tables.onChange = (live) => {
    if (warm) pool.warm(live.table.system.id);
    computer.consider(live);
  };
  const reads = createQueries(tables, pool);
  const opening = createTableCreator({ tables, keeper, ask, reader });
  return {
    ...opening,
    shelves: openShelfService({ store, now, reader }),
    ask,
    sit: async (table, key) => {
      const live = await tables.find(table);
      // a missing table is answered like a wrong key
      const seat = live
        ? await tables.seat(live, () => findSeatByKey(live.table, key))
        : findSeatByKey(NO_TABLE, key);
      if (!seat) return buildRefusalReply('wrong-key');
      return seat.expires !== null && seat.expires <= now()
        ? buildRefusalReply('key-expired')
        : succeed({ table, seat: seat.id, key });
    },
    ...reads,
    odds: (session, request, signal) => {
      oddsAsked++;
      return reads.odds(session, request, signal);
    },
    figures: () => ({ tables: tables.count, listeners: countListeners(tables), ...keeper.count, oddsAsked }),
    ready: () => store.ready(),
    close: async () => {
      computer.close();
      tables.close();
      await Promise.all([pool.close(), reader.close(), keeper.close()]);
    },
  };
}

const NO_TABLE = { seats: [] };

const succeed = <T>(value: T): ServiceResult<T> => ({ ok: true, value });

const digestRequest = (request: object): string =>
  hash('sha256', JSON.stringify(request), 'base64url').slice(0, 22);

/** Returns the answer to a stored command, new or old. The key of a new seat is derived again, not stored. */
function buildKeptReply({ moment, kept: { does } }: LogEntry, key: string, command: string): KeptReply {
  if (does.kind !== 'seated' || !does.fresh) return { kept: true, moment };
  const newKey = deriveKey(key, does.seat.id, command);
  const known = hashKey(newKey) === does.seat.key;
  return { kept: true, moment, seat: does.seat.id, ...(known && { key: newKey }) };
}

function countListeners(tables: Tables): number {
  let count = 0;
  for (const { listeners } of tables.all) for (const seat of listeners.values()) count += seat.size;
  return count;
}
