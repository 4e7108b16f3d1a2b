import { systemById } from '@arbitro/catalogue';
import { type KeptEntry, type Seat, upCast } from '@arbitro/protocol';
import type { Entry, Store } from '@arbitro/store';
import type { Listener } from './hall.ts';
import type { Sight } from './sight.ts';
import { SliceQueue } from './slices.ts';
import { parseTable, SNAPSHOT_FORMAT, SnapshotTail } from './snapshot.ts';
import { parseStored, StoreDown } from './store-down.ts';
import { SystemAway } from './system-away.ts';
import { folded, opened, type Table } from './table.ts';
import { sizeOfWorld } from './world-limits.ts';

/** How many of the last entries stay in memory, for clients that reconnect soon; fewer if they are large. */
const AT_HAND = 32;
const AT_HAND_TEXT = 300_000;

/** For how many seats the last read is cached. */
const MOST_READ = 12;
/** Slices shorter than this need not wait for a turn. */
const SHORT_MS = 1;

/** A table in memory: it can be dropped at any time and rebuilt from the log. */
export class LiveTable {
  table: Table;
  /** The last entries, oldest first. */
  readonly recent: KeptEntry[] = [];
  /** Entries stored since the last snapshot. */
  readonly tail: SnapshotTail;
  readonly listeners = new Map<string, Set<Listener>>();
  /** The view of each seat. */
  readonly seen = new Map<string, Sight>();
  used = 0;
  readonly #recentSizes: number[] = [];
  #recentText = 0;
  readonly #read = new Map<string, { readonly bytes: Uint8Array; readonly of: Table }>();
  readonly #slices: SliceQueue;
  /** Milliseconds that the last slice took. */
  #sliceMs = 0;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(table: Table, tail = new SnapshotTail(), slices = new SliceQueue()) {
    this.table = table;
    this.tail = tail;
    this.#slices = slices;
  }

  /** Runs a part of long work: at once if such parts are short, otherwise in turn with parts of other tables. */
  async sliced<T>(work: () => T, seat = 'table'): Promise<T> {
    const run = (): T => {
      const start = performance.now();
      const done = work();
      this.#sliceMs = performance.now() - start;
      return done;
    };
    return this.#sliceMs < SHORT_MS ? run() : this.inTurn(run, seat);
  }

  /** Runs a part of work that may have very many parts: always in turn with parts of other tables. */
  inTurn<T>(work: () => T, seat = 'table'): Promise<T> {
    return this.#slices.run({ table: this.table.id, seat }, work);
  }

  /** Characters of everything held in memory: an estimate of its memory use. */
  get weight(): number {
    const read = [...this.#read.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    return sizeOfWorld(this.table.game.world) + this.#recentText + read;
  }

  get idle(): boolean {
    return this.#waiting === 0 && this.listeners.size === 0;
  }

  /** Returns what a seat last read, if nothing has happened since. */
  lastRead(seat: string): Uint8Array | undefined {
    const read = this.#read.get(seat);
    return read?.of === this.table ? read.bytes : undefined;
  }

  /** Caches a read, so that repeated requests build it once. */
  rememberRead(seat: string, bytes: Uint8Array): void {
    const [oldest] = this.#read.keys();
    if (this.#read.size >= MOST_READ && !this.#read.has(seat) && oldest !== undefined)
      this.#read.delete(oldest);
    this.#read.set(seat, { bytes, of: this.table });
  }

  /** Runs the requests of a table one after the other, in the order in which they came. */
  queued<T>(ask: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#last.then(ask).finally(() => this.#waiting--);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Adds a stored entry, given also in its stored form. */
  kept(entry: KeptEntry, after: Table, stored: Pick<Entry, 'body'>): void {
    this.table = after;
    this.recent.push(entry);
    this.#recentSizes.push(stored.body.length);
    this.#recentText += stored.body.length;
    while (this.recent.length > AT_HAND || (this.recent.length > 1 && this.#recentText > AT_HAND_TEXT)) {
      this.recent.shift();
      this.#recentText -= this.#recentSizes.shift() ?? 0;
    }
    this.tail.add(stored);
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
  const kept = upCast(parseStored<{ readonly format: number }>(body, `entry ${version}`));
  if (!kept) throw new StoreDown(`entry ${version} was kept by another version of this program`);
  return { version, moment, command, kept };
}

export const showEntry = ({ version, moment, command, kept }: KeptEntry): Entry => ({
  version,
  moment,
  command,
  body: JSON.stringify(kept),
});

/** Entries per read, and about how many characters: large entries are read one at a time. */
const PAGE = 100;
const PAGE_TEXT = 250_000;
/** How many entries to read first, when their size is unknown. */
const FIRST_PAGE = 8;

/** Returns how many entries to read next, from the largest of those just read. */
export function nextPageSize(read?: readonly Pick<Entry, 'body'>[]): number {
  if (!read) return FIRST_PAGE;
  const largest = Math.max(1, ...read.map(({ body }) => body.length));
  return Math.min(PAGE, Math.max(1, Math.floor(PAGE_TEXT / largest)));
}

interface Span {
  /** Exclusive. */
  readonly after: number;
  /** Inclusive. */
  readonly upTo?: number | undefined;
}

/** Yields stored entries, page by page. */
export async function* storedPages(
  store: Store,
  table: string,
  { after, upTo = Number.POSITIVE_INFINITY }: Span,
): AsyncGenerator<readonly Entry[]> {
  let size = nextPageSize();
  for (let from = after; from < upTo; ) {
    const limit = Math.min(size, upTo - from);
    const page = await store.read(table, from, limit);
    yield page;
    // a long log is read between the requests of others
    if (page.length === limit) await new Promise(setImmediate);
    size = nextPageSize(page);
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    from = last.version;
  }
}

export async function* storedEntries(store: Store, table: string, span: Span): AsyncGenerator<Entry> {
  for await (const page of storedPages(store, table, span)) yield* page;
}

/** Loads the table as of a version (or now). */
export const loaded = async (store: Store, id: string, version?: number): Promise<Table | undefined> =>
  (await loadedWith(store, id, version)).table;

/**
 * Loads the table as of a version (or now) from the last snapshot and the entries since; also returns the size of
 * those.
 */
export async function loadedWith(
  store: Store,
  id: string,
  version?: number,
): Promise<{ readonly table: Table | undefined; readonly tail: SnapshotTail }> {
  const snapshot = await store.snapshot(id, SNAPSHOT_FORMAT, version);
  const tail = new SnapshotTail(snapshot?.body.length);
  let table = snapshot && parseTable(snapshot.body);
  for await (const stored of storedEntries(store, id, { after: table?.version ?? 0, upTo: version })) {
    const entry = parseEntry(stored);
    table = table ? folded(table, entry) : first(id, entry);
    tail.add(stored);
  }
  return { table, tail };
}

export function first(id: string, entry: KeptEntry): Table {
  const { does } = entry.kept;
  if (does.kind !== 'opened') throw new Error(`table ${id} does not begin with its opening`);
  const system = systemById(does.system);
  if (!system) throw new SystemAway(id, does.system);
  return opened(id, system, entry);
}
