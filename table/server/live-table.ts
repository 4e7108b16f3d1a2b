import { systemById } from '@arbitro/catalogue';
import { type KeptEntry, type Seat, upCast } from '@arbitro/protocol';
import type { Entry, Store } from '@arbitro/store';
import type { Listener } from './hall.ts';
import { parseTable, SNAPSHOT_FORMAT } from './snapshot.ts';
import { StoreDown } from './store-down.ts';
import { SystemAway } from './system-away.ts';
import { folded, opened, type Table } from './table.ts';

/** So many of the last entries stay at hand, for those who come back after a moment. */
const AT_HAND = 32;

/** A table in memory: may be dropped at any time, and made again from the log. */
export class LiveTable {
  table: Table;
  /** The last entries, oldest first. */
  readonly recent: KeptEntry[] = [];
  readonly listeners = new Map<string, Set<Listener>>();
  /** What each seat sees, as the text it was sent. */
  readonly seen = new Map<string, string>();
  used = 0;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(table: Table) {
    this.table = table;
  }

  get idle(): boolean {
    return this.#waiting === 0 && this.listeners.size === 0;
  }

  /** One after the other: what is asked of a table is done in the order it came. */
  queued<T>(ask: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#last.then(ask).finally(() => this.#waiting--);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** An entry that was kept. */
  kept(entry: KeptEntry, after: Table): void {
    this.table = after;
    this.recent.push(entry);
    if (this.recent.length > AT_HAND) this.recent.shift();
  }

  hears(seat: Seat | string, listener: Listener): () => void {
    const id = typeof seat === 'string' ? seat : seat.id;
    const here = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, here.add(listener));
    return () => {
      here.delete(listener);
      if (here.size === 0 && this.listeners.get(id) === here) this.listeners.delete(id);
    };
  }
}

export function parseEntry({ version, moment, command, body }: Entry): KeptEntry {
  const kept = upCast(JSON.parse(body));
  if (!kept) throw new StoreDown(`entry ${version} was kept by another version of this program`);
  return { version, moment, command, kept };
}

export const showEntry = ({ version, moment, command, kept }: KeptEntry): Entry => ({
  version,
  moment,
  command,
  body: JSON.stringify(kept),
});

const PAGE = 500;

/** Entries after a version and up to another, page by page. */
export async function* entriesAfter(
  store: Store,
  table: string,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
): AsyncGenerator<KeptEntry> {
  for (let from = after; from < upTo; ) {
    const limit = Math.min(PAGE, upTo - from);
    const page = await store.read(table, from, limit);
    for (const entry of page) yield parseEntry(entry);
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    from = last.version;
  }
}

/** The table as of a version (or now). */
export const loaded = async (store: Store, id: string, version?: number): Promise<Table | undefined> =>
  (await loadedWith(store, id, version)).table;

/** The table as of a version (or now): the last snapshot, and the entries since; and how many those were. */
export async function loadedWith(
  store: Store,
  id: string,
  version?: number,
): Promise<{ readonly table: Table | undefined; readonly tail: number }> {
  const snapshot = await store.snapshot(id, SNAPSHOT_FORMAT, version);
  let table = snapshot && parseTable(snapshot.body);
  for await (const entry of entriesAfter(store, id, table?.version ?? 0, version))
    table = table ? folded(table, entry) : first(id, entry);
  return { table, tail: (table?.version ?? 0) - (snapshot?.version ?? 0) };
}

export function first(id: string, entry: KeptEntry): Table {
  const { does } = entry.kept;
  if (does.kind !== 'opened') throw new Error(`table ${id} does not begin with its opening`);
  const system = systemById(does.system);
  if (!system) throw new SystemAway(id, does.system);
  return opened(id, system, entry);
}
