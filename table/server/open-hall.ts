import { createHash } from 'node:crypto';
import type { Body, CommandName, KeptEntry, KeptReply } from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { done } from './commands/index.ts';
import type { Answer, Hall, Sitting } from './hall.ts';
import { Keeper } from './keep.ts';
import { clock } from './moments.ts';
import { refused } from './no.ts';
import { OddsDesk } from './odds-desk.ts';
import { oddsFor } from './odds-for.ts';
import { openingDesk } from './opening.ts';
import { gameAt } from './pages.ts';
import { pictureFor } from './pictures.ts';
import { creatureFile, fileFor, heard, logPage, offersFor, toldNow, worldFile } from './reading.ts';
import { hashOf, keyFrom, seatOf } from './seats.ts';
import { orDown } from './store-down.ts';
import { isNo, type Place, Tables } from './tables.ts';

export interface HallParts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** What goes wrong beside the way of a request. */
  readonly trouble?: (error: unknown) => void;
  /** Gets ready for odds at once, and not when the first are asked for. */
  readonly warm?: boolean;
}

/** Opens the hall on a store. */
export function openHall(parts: HallParts): Hall {
  const { now = clock, trouble = () => undefined, warm = false } = parts;
  const store = orDown(parts.store);
  const tables = new Tables(store, now, trouble);
  const keeper = new Keeper(tables, trouble);
  const odds = new OddsDesk({ trouble });
  if (warm) odds.warm();
  let oddsAsked = 0;

  /** Something read by somebody at a table. */
  const at = async <T>(
    sitting: Sitting,
    read: (place: Place) => Answer<T> | Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    const place = await tables.place(sitting);
    return isNo(place) ? place : read(place);
  };
  /** The same, in line with the commands. */
  const inLine = <T>(sitting: Sitting, read: (place: Place) => Promise<T>): Promise<Answer<T>> =>
    at(sitting, (place) => place.live.queued(async () => ok(await read(place))));

  const ask = async <N extends CommandName>(
    sitting: Sitting,
    name: N,
    body: Body<N>,
  ): Promise<Answer<KeptReply>> => {
    const { command, seen, ...rest } = body as Body<'seal'>;
    const asked = { command, seen, digest: digestOf({ name, ...rest }) };
    const kept = await keeper.keep(sitting, asked, ({ live, seat }) =>
      done(name, { table: live.table, seat, body, key: sitting.key, back: (to) => gameAt(store, live, to) }),
    );
    return kept.ok ? ok(replyTo(kept.value, sitting.key, command)) : kept;
  };

  const opening = openingDesk({ tables, keeper, ask });
  return {
    ...opening,
    ask,
    sit: async (table, key) => {
      const live = await tables.find(table);
      if (!live) return refused('no-such-table');
      const seat = await tables.seat(live, () => seatOf(live.table, key));
      if (!seat) return refused('wrong-key');
      return seat.expires !== null && seat.expires <= now()
        ? refused('key-expired')
        : ok({ table, seat: seat.id, key });
    },
    see: (sitting) => inLine(sitting, (place) => toldNow(tables, place)),
    log: (sitting, page) => inLine(sitting, (place) => logPage(tables, place, page)),
    picture: (sitting, name) => at(sitting, (place) => pictureFor(place, name)),
    offers: (sitting) => at(sitting, (place) => ok(offersFor(place))),
    odds: (sitting, asked, signal) => {
      oddsAsked++;
      return at(sitting, (place) => oddsFor(odds, place, asked, signal));
    },
    exported: (sitting) => inLine(sitting, (place) => fileFor(tables, place)),
    creature: (sitting, id) => at(sitting, (place) => creatureFile(place, id)),
    world: (sitting) => at(sitting, worldFile),
    listen: (sitting, since, listener) => inLine(sitting, (place) => heard(tables, place, since, listener)),
    figures: () => ({ tables: tables.count, listeners: listenersOf(tables), ...keeper.count, oddsAsked }),
    ready: () => store.ready(),
    close: async () => {
      tables.close();
      await Promise.all([odds.close(), keeper.close()]);
    },
  };
}

const ok = <T>(value: T): Answer<T> => ({ ok: true, value });

const digestOf = (asked: object): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);

/** The answer to a command that was kept, now or before. The key of a new seat is made again, not remembered. */
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
