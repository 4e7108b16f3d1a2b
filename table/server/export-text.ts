import type { KeptEntry, Seat } from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { cutEntry } from './files.ts';
import { lineOf } from './lines.ts';
import { type LiveTable, parseEntry, storedPages } from './live-table.ts';
import { seenBy } from './see.ts';
import type { Place, Tables } from './tables.ts';

/**
 * Returns JSON: for the game master the whole table, for other seats the log as they may read it. It is generated piece
 * by piece, so that a long log is never in memory as a whole. Entries added meanwhile are left out.
 */
export async function exportText(tables: Tables, place: Place): Promise<AsyncGenerator<string>> {
  const { store } = tables;
  if (place.seat.role !== 'gm') return logText(store, place);
  return tableText(store, place, await findRevealed(store, place.live));
}

/** Returns the commitments of revealed seeds; read first, because each comes before its seed is revealed. */
async function findRevealed(store: Store, live: LiveTable): Promise<ReadonlySet<string>> {
  const revealed = new Set<string>();
  for await (const page of pagesOf(store, live)) {
    const sealed = page.filter(({ body }) => body.includes('"sealed"'));
    for (const { kept } of await live.inTurn(() => sealed.map(parseEntry)))
      if (kept.does.kind === 'sealed') revealed.add(kept.does.revealed.commitment);
  }
  return revealed;
}

const pagesOf = (store: Store, { table }: LiveTable) =>
  storedPages(store, table.id, { after: 0, upTo: table.version });

async function* tableText(
  store: Store,
  { live, seat }: Place,
  revealed: ReadonlySet<string>,
): AsyncGenerator<string> {
  const { system, title } = live.table;
  const outline = { arbitro: 'table', format: 1, system: system.id, title };
  const show = (entry: KeptEntry): string =>
    JSON.stringify(cutEntry(isWhisperPast(entry, seat) ? blankWhisper(entry) : entry, revealed));
  yield `${JSON.stringify(outline).slice(0, -1)},"entries":[`;
  yield* listText(store, live, show);
  yield ']}';
}

async function* logText(store: Store, { live, seat }: Place): AsyncGenerator<string> {
  const { table } = live;
  const { system, title } = table;
  const outline = { arbitro: 'log', format: 1, system: system.id, title };
  const show = (entry: KeptEntry): string | undefined => {
    const line = lineOf(table, entry, seat);
    return line && JSON.stringify(line);
  };
  yield `${JSON.stringify(outline).slice(0, -1)},"lines":[`;
  yield* listText(store, live, show);
  // a file must be complete: its reader cannot load more
  yield `],"seen":${JSON.stringify(seenBy(table, seat))}}`;
}

/** Yields the elements of a list, one for each entry that has something to show. */
async function* listText(
  store: Store,
  live: LiveTable,
  show: (entry: KeptEntry) => string | undefined,
): AsyncGenerator<string> {
  let before = '';
  for await (const page of pagesOf(store, live)) {
    const texts = await live.inTurn(() => page.map((entry) => show(parseEntry(entry))));
    const shown = texts.filter((text) => text !== undefined);
    if (shown.length === 0) continue;
    yield before + shown.join(',');
    before = ',';
  }
}

/** Said to other seats, and not by this seat. */
const isWhisperPast = ({ kept: { does, seat: by } }: KeptEntry, { id }: Seat): boolean =>
  does.kind === 'said' && does.to !== null && by !== id && !does.to.includes(id);

/** Removes the digest together with the text: the digest of a short text would reveal it. */
const blankWhisper = ({ kept, ...entry }: KeptEntry): KeptEntry => ({
  ...entry,
  kept: {
    ...kept,
    asked: '',
    does: kept.does.kind === 'said' ? { ...kept.does, text: '' } : kept.does,
  },
});
