import { createHash } from 'node:crypto';
import type { Body, CommandName, KeptEntry, KeptReply } from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { checkCreatures } from './check-creatures.ts';
import { done } from './commands/index.ts';
import type { Answer, Hall, Sitting } from './hall.ts';
import { Keeper } from './keep.ts';
import { clock } from './moments.ts';
import { refused } from './no.ts';
import { openingDesk } from './opening.ts';
import { gameAt } from './pages.ts';
import { Reader } from './reader.ts';
import { readsAt } from './reads.ts';
import { hashOf, keyFrom, seatOf } from './seats.ts';
import { type ReportTrouble, watchStore } from './store-watch.ts';
import { Tables } from './tables.ts';
import { TaskPool } from './task-pool.ts';

export interface HallParts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called for every failed write, and for errors outside a request. */
  readonly trouble?: ReportTrouble;
  /** Prepares for odds at once, not at the first request. */
  readonly warm?: boolean;
}

/** Opens the service on a store. */
export function openHall(parts: HallParts): Hall {
  const { now = clock, trouble = () => undefined, warm = false } = parts;
  const store = watchStore(parts.store, trouble);
  const tables = new Tables(store, now, trouble);
  const keeper = new Keeper(tables);
  const pool = new TaskPool({ reportError: trouble });
  const reader = new Reader({ reportError: trouble });
  if (warm) pool.warm();
  let oddsAsked = 0;

  const ask = async <N extends CommandName>(
    sitting: Sitting,
    name: N,
    body: Body<N>,
  ): Promise<Answer<KeptReply>> => {
    const { command, seen, ...rest } = body as Body<'seal'>;
    const asked = { command, seen, digest: digestOf({ name, ...rest }) };
    const kept = await keeper.keep(sitting, asked, async ({ live, seat }) => {
      if (seat.role === 'gm') await checkCreatures(live, name);
      const back = (to: number) => gameAt(store, live, to);
      return done(name, { table: live.table, seat, body, key: sitting.key, back });
    });
    return kept.ok ? ok(replyTo(kept.value, sitting.key, command)) : kept;
  };

  const reads = readsAt(tables, pool);
  const opening = openingDesk({ tables, keeper, ask, reader });
  return {
    ...opening,
    ask,
    sit: async (table, key) => {
      const live = await tables.find(table);
      // a missing table is answered like a wrong key
      const seat = live ? await tables.seat(live, () => seatOf(live.table, key)) : seatOf(NO_TABLE, key);
      if (!seat) return refused('wrong-key');
      return seat.expires !== null && seat.expires <= now()
        ? refused('key-expired')
        : ok({ table, seat: seat.id, key });
    },
    ...reads,
    odds: (sitting, asked, signal) => {
      oddsAsked++;
      return reads.odds(sitting, asked, signal);
    },
    figures: () => ({ tables: tables.count, listeners: listenersOf(tables), ...keeper.count, oddsAsked }),
    ready: () => store.ready(),
    close: async () => {
      tables.close();
      await Promise.all([pool.close(), reader.close(), keeper.close()]);
    },
  };
}

const NO_TABLE = { seats: [] };

const ok = <T>(value: T): Answer<T> => ({ ok: true, value });

const digestOf = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);

/** Returns the answer to a stored command, new or old. The key of a new seat is derived again, not stored. */
function replyTo({ moment, kept: { does } }: KeptEntry, key: string, command: string): KeptReply {
  if (does.kind !== 'seated' || !does.fresh) return { kept: true, moment };
  const made = keyFrom(key, does.seat.id, command);
  const known = hashOf(made) === does.seat.key;
  return { kept: true, moment, seat: does.seat.id, ...(known && { key: made }) };
}

function listenersOf(tables: Tables): number {
  let count = 0;
  for (const { listeners } of tables.all) for (const seat of listeners.values()) count += seat.size;
  return count;
}
