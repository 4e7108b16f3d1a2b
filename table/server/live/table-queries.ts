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
  const readAtSeat = async <T>(
    session: SeatSession,
    read: (seatAtTable: SeatAtTable) => ServiceResult<T> | Promise<ServiceResult<T>>,
  ): Promise<ServiceResult<T>> => {
    const seatAtTable = await tables.findSeat(session);
    return isErrorReply(seatAtTable) ? seatAtTable : read(seatAtTable);
  };
  /** The same in the queue of commands: a command that was ahead, here or on another node, may have changed the seat. */
  const readInTurn = <T>(
    session: SeatSession,
    read: (seatAtTable: SeatAtTable) => Promise<T>,
  ): Promise<ServiceResult<T>> =>
    readAtSeat(session, ({ live }) =>
      live.enqueue(async () => {
        await tables.refresh(live);
        const seatAtTable = await tables.findSeatNow(session);
        return isErrorReply(seatAtTable) ? seatAtTable : succeed(await read(seatAtTable));
      }),
    );

  const seeBytes: TableService['seeBytes'] = (session) =>
    readInTurn(session, (seatAtTable) => readStreamMessage(tables, seatAtTable));
  const offersBytes: TableService['offersBytes'] = (session, of) =>
    readAtSeat(session, async ({ live, seat }) => {
      const offers = await getSeatOffers(pool, live.table, seat, of);
      return offers.ok ? succeed(joinOfferTexts(offers.value)) : offers;
    });
  // not in the queue: other seats must not wait until a long log is written out
  const exported: TableService['exportText'] = async (session) => {
    const place = await readInTurn(session, async (seatAtTable) => seatAtTable);
    return place.ok ? succeed(await streamExport(tables, place.value)) : place;
  };
  return {
    seeBytes,
    see: async (session) => parseAnswer(await seeBytes(session)),
    log: (session, page) => readInTurn(session, (seatAtTable) => readLogPage(tables, seatAtTable, page)),
    picture: (session, name) => readAtSeat(session, (seatAtTable) => findPictureForSeat(seatAtTable, name)),
    image: (session, id) =>
      readAtSeat(session, (seatAtTable) => readPictureForSeat(tables.store, seatAtTable, id)),
    offersBytes,
    offers: async (session, of) => parseAnswer(await offersBytes(session, of)),
    odds: (session, request, signal) =>
      readAtSeat(session, (seatAtTable) => getSeatOdds(pool, seatAtTable, request, signal)),
    advice: (session, request, signal) =>
      readAtSeat(session, (seatAtTable) => getSeatAdvice(pool, seatAtTable, request, signal)),
    exportText: exported,
    exported: async (session) => {
      const answer = await exported(session);
      return answer.ok ? succeed(JSON.parse(await joinPieces(answer.value))) : answer;
    },
    creature: (session, id) => readAtSeat(session, (seatAtTable) => readCreatureFile(seatAtTable, id)),
    world: (session) => readAtSeat(session, readWorldFile),
    // not in the queue: other seats need not wait until a long log is read
    journal: (session) =>
      readAtSeat(session, async (seatAtTable) => succeed(await readJournal(tables.store, seatAtTable))),
    signal: (session, signalRequest) =>
      readAtSeat(session, (seatAtTable) => {
        passSignal(seatAtTable, signalRequest, tables.now());
        return succeed({ passed: true as const });
      }),
    listen: (session, since, listener) =>
      readInTurn(session, (seatAtTable) => addStreamListener(tables, seatAtTable, since, listener)),
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
