import { systemById } from '@arbitro/catalogue';
import { type LogEntry, type Seat, upgradeEntry } from '@arbitro/protocol';
import type { Entry, Store } from '@arbitro/store';
import type { ViewText } from '../secrecy/view-text.ts';
import { MissingSystemError } from './missing-system.ts';
import { Presence } from './presence.ts';
import { SignalPace } from './signal-pace.ts';
import { SliceQueue } from './slice-queue.ts';
import { parseTable, SNAPSHOT_FORMAT, SnapshotTail } from './snapshot.ts';
import { parseStored, StoreDownError } from './store-errors.ts';
import { applyEntry, createTableState, type Table } from './table.ts';
import type { StreamListener } from './table-service.ts';
import { worldSizeOf } from './world-limits.ts';

/** How many of the last entries stay in memory, for clients that reconnect soon; fewer if they are large. */
const MAX_RECENT = 32;
const MAX_RECENT_TEXT = 300_000;

/** For how many seats the last read is cached. */
const MAX_REMEMBERED_READS = 12;
/** Slices shorter than this need not wait for a turn. */
const MIN_SLICE_MS = 1;

/** A table in memory: it can be dropped at any time and rebuilt from the log. */
export class LiveTable {
  table: Table;
  /** The last entries, oldest first. */
  readonly recent: LogEntry[] = [];
  /** Entries stored since the last snapshot. */
  readonly tail: SnapshotTail;
  readonly listeners = new Map<string, Set<StreamListener>>();
  /** The view of each seat. */
  readonly views = new Map<string, ViewText>();
  readonly presence = new Presence();
  readonly signalPace = new SignalPace();
  lastUsed = 0;
  /** The client that used it last. */
  address = '';
  readonly #recentSizes: number[] = [];
  #recentText = 0;
  readonly #read = new Map<string, { readonly bytes: Uint8Array; readonly of: Table }>();
  readonly #slices: SliceQueue;
  /**
   * Milliseconds that each of the last two slices took: on a busy machine a single short slice may take long by the
   * clock.
   */
  #sliceMs: readonly [number, number] = [0, 0];
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(table: Table, tail = new SnapshotTail(), slices = new SliceQueue()) {
    this.table = table;
    this.tail = tail;
    this.#slices = slices;
  }

  /** Runs a part of long work: at once if such parts are short, otherwise in turn with parts of other tables. */
  async runSlice<T>(work: () => T, seat = 'table'): Promise<T> {
    const run = (): T => {
      const start = performance.now();
      const done = work();
      this.#sliceMs = [this.#sliceMs[1], performance.now() - start];
      return done;
    };
    return Math.min(...this.#sliceMs) < MIN_SLICE_MS ? run() : this.runInTurn(run, seat);
  }

  /** Runs a part of work that may have very many parts: always in turn with parts of other tables. */
  runInTurn<T>(work: () => T, seat = 'table'): Promise<T> {
    return this.#slices.run({ table: this.table.id, seat }, work);
  }

  /** Characters of everything held in memory: an estimate of its memory use. */
  get weight(): number {
    const read = [...this.#read.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    return worldSizeOf(this.table.game.world) + this.#recentText + read;
  }

  get isIdle(): boolean {
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
    if (this.#read.size >= MAX_REMEMBERED_READS && !this.#read.has(seat) && oldest !== undefined)
      this.#read.delete(oldest);
    this.#read.set(seat, { bytes, of: this.table });
  }

  /** Runs the requests of a table one after the other, in the order in which they came. */
  enqueue<T>(ask: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#last.then(ask).finally(() => this.#waiting--);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Adds a stored entry, given also in its stored form. */
  addEntry(entry: LogEntry, after: Table, stored: Pick<Entry, 'body'>): void {
    this.table = after;
    this.recent.push(entry);
    this.#recentSizes.push(stored.body.length);
    this.#recentText += stored.body.length;
    while (
      this.recent.length > MAX_RECENT ||
      (this.recent.length > 1 && this.#recentText > MAX_RECENT_TEXT)
    ) {
      this.recent.shift();
      this.#recentText -= this.#recentSizes.shift() ?? 0;
    }
    this.tail.add(stored);
  }

  addListener(seat: Seat | string, listener: StreamListener): () => void {
    const id = typeof seat === 'string' ? seat : seat.id;
    const streamListeners = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, streamListeners.add(listener));
    return () => {
      streamListeners.delete(listener);
      if (streamListeners.size === 0 && this.listeners.get(id) === streamListeners) this.listeners.delete(id);
    };
  }
}

export function parseEntry({ version, moment, command, body }: Entry): LogEntry {
  const storedEntry = upgradeEntry(parseStored<{ readonly format: number }>(body, `entry ${version}`));
  if (!storedEntry) throw new StoreDownError(`entry ${version} was kept by another version of this program`);
  return { version, moment, command, kept: storedEntry };
}

export const serializeEntry = ({ version, moment, command, kept }: LogEntry): Entry => ({
  version,
  moment,
  command,
  body: JSON.stringify(kept),
});

/** Entries per read, and about how many characters: large entries are read one at a time. */
const MAX_PAGE = 100;
const MAX_PAGE_TEXT = 250_000;
/** How many entries to read first, when their size is unknown. */
const FIRST_PAGE = 8;

/** Returns how many entries to read next, from the largest of those just read. */
export function nextPageSize(read?: readonly Pick<Entry, 'body'>[]): number {
  if (!read) return FIRST_PAGE;
  const largest = Math.max(1, ...read.map(({ body }) => body.length));
  return Math.min(MAX_PAGE, Math.max(1, Math.floor(MAX_PAGE_TEXT / largest)));
}

interface VersionSpan {
  /** Exclusive. */
  readonly after: number;
  /** Inclusive. */
  readonly upTo?: number | undefined;
}

/** Yields stored entries, page by page. */
export async function* readStoredPages(
  store: Store,
  table: string,
  { after, upTo = Number.POSITIVE_INFINITY }: VersionSpan,
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

export async function* readStoredEntries(
  store: Store,
  table: string,
  span: VersionSpan,
): AsyncGenerator<Entry> {
  for await (const page of readStoredPages(store, table, span)) yield* page;
}

/** Loads the table as of a version (or now). */
export const loadTable = async (store: Store, id: string, version?: number): Promise<Table | undefined> =>
  (await loadTableWithTail(store, id, version)).table;

/**
 * Loads the table as of a version (or now) from the last snapshot and the entries since; also returns the size of
 * those.
 */
export async function loadTableWithTail(
  store: Store,
  id: string,
  version?: number,
): Promise<{ readonly table: Table | undefined; readonly tail: SnapshotTail }> {
  const snapshot = await store.snapshot(id, SNAPSHOT_FORMAT, version);
  const tail = new SnapshotTail(snapshot?.body.length);
  let table = snapshot && parseTable(snapshot.body);
  for await (const stored of readStoredEntries(store, id, { after: table?.version ?? 0, upTo: version })) {
    const entry = parseEntry(stored);
    table = table ? applyEntry(table, entry) : openTable(id, entry);
    tail.add(stored);
  }
  return { table, tail };
}

export function openTable(id: string, entry: LogEntry): Table {
  const { does } = entry.kept;
  if (does.kind !== 'opened') throw new Error(`table ${id} does not begin with its opening`);
  const system = systemById(does.system);
  if (!system) throw new MissingSystemError(id, does.system);
  return createTableState(id, system, entry);
}
