import type { LogEntry, Seat } from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { type LiveTable, parseEntry, readStoredPages } from '../live/live-table.ts';
import type { SeatAtTable, Tables } from '../live/tables.ts';
import { listPictureIds } from '../pictures/picture-ids.ts';
import { encodeDataUri } from '../pictures/read-picture.ts';
import { listPictureIdsOfSeat } from '../pictures/table-pictures.ts';
import { buildLogLine } from '../secrecy/log-lines.ts';
import { buildSeatView } from '../secrecy/seat-view.ts';
import { removeEntrySecrets } from './entry-secrets.ts';

/**
 * Returns JSON: for the game master the whole table, for other seats the log as they may read it. It is generated piece
 * by piece, so that a long log is never in memory as a whole. Entries added meanwhile are left out.
 */
export async function streamExport(
  tables: Tables,
  seatAtTable: SeatAtTable,
): Promise<AsyncGenerator<string>> {
  const { store } = tables;
  if (seatAtTable.seat.role !== 'gm') return streamLog(store, seatAtTable);
  return streamTable(store, seatAtTable, await findRevealed(store, seatAtTable.live));
}

/** Returns the commitments of revealed seeds; read first, because each comes before its seed is revealed. */
async function findRevealed(store: Store, live: LiveTable): Promise<ReadonlySet<string>> {
  const revealed = new Set<string>();
  for await (const page of readPages(store, live)) {
    const sealed = page.filter(({ body }) => body.includes('"sealed"'));
    for (const { kept } of await live.runInTurn(() => sealed.map(parseEntry)))
      if (kept.does.kind === 'sealed') revealed.add(kept.does.revealed.commitment);
  }
  return revealed;
}

const readPages = (store: Store, { table }: LiveTable) =>
  readStoredPages(store, table.id, { after: 0, upTo: table.version });

async function* streamTable(
  store: Store,
  { live, seat }: SeatAtTable,
  revealed: ReadonlySet<string>,
): AsyncGenerator<string> {
  const { system, title } = live.table;
  const outline = { arbitro: 'table', format: 1, system: system.id, title };
  const show = (entry: LogEntry): string =>
    JSON.stringify(removeEntrySecrets(isOthersWhisper(entry, seat) ? blankWhisper(entry) : entry, revealed));
  yield `${JSON.stringify(outline).slice(0, -1)},"entries":[`;
  yield* streamList(store, live, show);
  yield '],"pictures":';
  yield* streamPictures(store, listPictureIds(live.table));
  yield '}';
}

/** Yields the pictures with these ids, one at a time. */
async function* streamPictures(store: Store, ids: readonly string[]): AsyncGenerator<string> {
  let before = '{';
  for (const id of ids) {
    const bytes = await store.blob(id);
    if (!bytes) continue;
    yield `${before}${JSON.stringify(id)}:${JSON.stringify(encodeDataUri(bytes))}`;
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

async function* streamLog(store: Store, { live, seat }: SeatAtTable): AsyncGenerator<string> {
  const { table } = live;
  const { system, title } = table;
  const outline = { arbitro: 'log', format: 1, system: system.id, title };
  const show = (entry: LogEntry): string | undefined => {
    const line = buildLogLine(table, entry, seat);
    return line && JSON.stringify(line);
  };
  yield `${JSON.stringify(outline).slice(0, -1)},"lines":[`;
  yield* streamList(store, live, show);
  // a file must be complete: its reader cannot load more
  yield `],"seen":${JSON.stringify(buildSeatView(table, seat))},"pictures":`;
  yield* streamPictures(store, listPictureIdsOfSeat(table, seat));
  yield '}';
}

/** Yields the elements of a list, one for each entry that has something to show. */
async function* streamList(
  store: Store,
  live: LiveTable,
  show: (entry: LogEntry) => string | undefined,
): AsyncGenerator<string> {
  let before = '';
  for await (const page of readPages(store, live)) {
    const texts = await live.runInTurn(() => page.map((entry) => show(parseEntry(entry))));
    const visibleTexts = texts.filter((text) => text !== undefined);
    if (visibleTexts.length === 0) continue;
    yield before + visibleTexts.join(',');
    before = ',';
  }
}

/** Said to other seats, and not by this seat. */
const isOthersWhisper = ({ kept: { does, seat: by } }: LogEntry, { id }: Seat): boolean =>
  does.kind === 'said' && does.to !== null && by !== id && !does.to.includes(id);

/** Removes the digest together with the text: the digest of a short text would reveal it. */
const blankWhisper = ({ kept, ...entry }: LogEntry): LogEntry => ({
  ...entry,
  kept: {
    ...kept,
    asked: '',
    does: kept.does.kind === 'said' ? { ...kept.does, text: '' } : kept.does,
  },
});
