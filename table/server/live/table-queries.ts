import { memoizeByObject } from '@arbitro/kernel';
import { readJournal } from '../campaign/journal.ts';
import { getSeatAdvice } from '../computer/seat-advice.ts';
import { streamExport } from '../files/stream-export.ts';
import { getSeatOdds } from '../odds/seat-odds.ts';
import { getSeatOffers } from '../odds/seat-offers.ts';
import { readPictureForSeat } from '../pictures/table-pictures.ts';
import { findPictureForSeat } from '../secrecy/pictures.ts';
import type { TaskPool } from '../threads/task-pool.ts';
import {
  addStreamListener,
  readCreatureFile,
  readLogPage,
  readStreamMessage,
  readWorldFile,
} from './queries.ts';
import { passSignal } from './signals.ts';
import type { SeatSession, ServiceResult, TableService } from './table-service.ts';
import { isErrorReply, type SeatAtTable, type Tables } from './tables.ts';

type TableQueries = Pick<
  TableService,
  | 'see'
  | 'seeBytes'
  | 'log'
  | 'picture'
  | 'image'
  | 'offers'
  | 'offersBytes'
  | 'odds'
  | 'advice'
  | 'exported'
  | 'exportText'
  | 'creature'
  | 'world'
  | 'journal'
  | 'listen'
  | 'signal'
>;

/** Returns everything that a seat can read of its table. */
export function createQueries(tables: Tables, pool: TaskPool): TableQueries {
  const at = async <T>(
    sitting: SeatSession,
    read: (place: SeatAtTable) => ServiceResult<T> | Promise<ServiceResult<T>>,
  ): Promise<ServiceResult<T>> => {
    const place = await tables.place(sitting);
    return isErrorReply(place) ? place : read(place);
  };
  /** The same in the queue of commands: a command that was ahead, here or on another node, may have changed the seat. */
  const inLine = <T>(
    sitting: SeatSession,
    read: (place: SeatAtTable) => Promise<T>,
  ): Promise<ServiceResult<T>> =>
    at(sitting, ({ live }) =>
      live.enqueue(async () => {
        await tables.refresh(live);
        const place = await tables.placeNow(sitting);
        return isErrorReply(place) ? place : succeed(await read(place));
      }),
    );

  const seeBytes: TableService['seeBytes'] = (sitting) =>
    inLine(sitting, (place) => readStreamMessage(tables, place));
  const offersBytes: TableService['offersBytes'] = (sitting, of) =>
    at(sitting, async ({ live, seat }) => {
      const offers = await getSeatOffers(pool, live.table, seat, of);
      return offers.ok ? succeed(joinOfferTexts(offers.value)) : offers;
    });
  // not in the queue: other seats must not wait until a long log is written out
  const exported: TableService['exportText'] = async (sitting) => {
    const place = await inLine(sitting, async (place) => place);
    return place.ok ? succeed(await streamExport(tables, place.value)) : place;
  };
  return {
    seeBytes,
    see: async (sitting) => parseAnswer(await seeBytes(sitting)),
    log: (sitting, page) => inLine(sitting, (place) => readLogPage(tables, place, page)),
    picture: (sitting, name) => at(sitting, (place) => findPictureForSeat(place, name)),
    image: (sitting, id) => at(sitting, (place) => readPictureForSeat(tables.store, place, id)),
    offersBytes,
    offers: async (sitting, of) => parseAnswer(await offersBytes(sitting, of)),
    odds: (sitting, request, signal) => at(sitting, (place) => getSeatOdds(pool, place, request, signal)),
    advice: (sitting, request, signal) => at(sitting, (place) => getSeatAdvice(pool, place, request, signal)),
    exportText: exported,
    exported: async (sitting) => {
      const answer = await exported(sitting);
      return answer.ok ? succeed(JSON.parse(await joinPieces(answer.value))) : answer;
    },
    creature: (sitting, id) => at(sitting, (place) => readCreatureFile(place, id)),
    world: (sitting) => at(sitting, readWorldFile),
    // not in the queue: other seats need not wait until a long log is read
    journal: (sitting) => at(sitting, async (place) => succeed(await readJournal(tables.store, place))),
    signal: (sitting, sign) =>
      at(sitting, (place) => {
        passSignal(place, sign, tables.now());
        return succeed({ passed: true as const });
      }),
    listen: (sitting, since, listener) =>
      inLine(sitting, (place) => addStreamListener(tables, place, since, listener)),
  };
}

/** Remembered, because a seat may request the same offers again and again. */
const joinOfferTexts = memoizeByObject(
  (texts: readonly string[]): Uint8Array => Buffer.from(`[${texts.join(',')}]`),
);

const succeed = <T>(value: T): ServiceResult<T> => ({ ok: true, value });

async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const parseAnswer = <T>(answer: ServiceResult<Uint8Array>): ServiceResult<T> =>
  answer.ok ? succeed(JSON.parse(new TextDecoder().decode(answer.value))) : answer;
