import { exportText } from './export-text.ts';
import type { Answer, Hall, Sitting } from './hall.ts';
import { oddsFor } from './odds-for.ts';
import { offersFor } from './offers-for.ts';
import { pictureFor } from './pictures.ts';
import { creatureFile, heard, logPage, toldNow, worldFile } from './reading.ts';
import { isNo, type Place, type Tables } from './tables.ts';
import type { TaskPool } from './task-pool.ts';

type Reads = Pick<
  Hall,
  | 'see'
  | 'seeBytes'
  | 'log'
  | 'picture'
  | 'offers'
  | 'offersBytes'
  | 'odds'
  | 'exported'
  | 'exportText'
  | 'creature'
  | 'world'
  | 'listen'
>;

/** Returns everything that a seat can read of its table. */
export function readsAt(tables: Tables, pool: TaskPool): Reads {
  const at = async <T>(
    sitting: Sitting,
    read: (place: Place) => Answer<T> | Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    const place = await tables.place(sitting);
    return isNo(place) ? place : read(place);
  };
  /** The same, in the queue of commands. */
  const inLine = <T>(sitting: Sitting, read: (place: Place) => Promise<T>): Promise<Answer<T>> =>
    at(sitting, (place) => place.live.queued(async () => ok(await read(place))));

  const seeBytes: Hall['seeBytes'] = (sitting) => inLine(sitting, (place) => toldNow(tables, place));
  const offersBytes: Hall['offersBytes'] = (sitting, of) =>
    at(sitting, (place) => offersFor(pool, place, of));
  // not in the queue: other seats must not wait until a long log is written out
  const exported: Hall['exportText'] = (sitting) =>
    at(sitting, async (place) => {
      // another node may have stored more than this node has loaded
      await place.live.queued(() => tables.freshen(place.live));
      return ok(await exportText(tables, place));
    });
  return {
    seeBytes,
    see: async (sitting) => parseAnswer(await seeBytes(sitting)),
    log: (sitting, page) => inLine(sitting, (place) => logPage(tables, place, page)),
    picture: (sitting, name) => at(sitting, (place) => pictureFor(place, name)),
    offersBytes,
    offers: async (sitting, of) => parseAnswer(await offersBytes(sitting, of)),
    odds: (sitting, asked, signal) => at(sitting, (place) => oddsFor(pool, place, asked, signal)),
    exportText: exported,
    exported: async (sitting) => {
      const answer = await exported(sitting);
      return answer.ok ? ok(JSON.parse(await joinPieces(answer.value))) : answer;
    },
    creature: (sitting, id) => at(sitting, (place) => creatureFile(place, id)),
    world: (sitting) => at(sitting, worldFile),
    listen: (sitting, since, listener) => inLine(sitting, (place) => heard(tables, place, since, listener)),
  };
}

const ok = <T>(value: T): Answer<T> => ({ ok: true, value });

async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const parseAnswer = <T>(answer: Answer<Uint8Array>): Answer<T> =>
  answer.ok ? ok(JSON.parse(new TextDecoder().decode(answer.value))) : answer;
