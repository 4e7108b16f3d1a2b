import type { Seat } from '@arbitro/protocol';
import type { OffersSender } from '../odds/offers-sender.ts';
import { broadcast, prepareStoredNews } from './broadcast.ts';
import { buildRefusalReply } from './error-reply.ts';
import { LiveTable, loadTableWithTail, parseEntry, readStoredEntries } from './live-table.ts';
import { findSeat } from './seats.ts';
import { SliceQueue } from './slice-queue.ts';
import { takeSnapshot } from './snapshot.ts';
import { DamagedDataError } from './store-errors.ts';
import { applyEntry } from './table.ts';
import type { ErrorReply, SeatSession } from './table-service.ts';
import type { ReportError, WatchedStore } from './watched-store.ts';

const IDLE_MS = 10 * 60_000;
/** Each of these characters takes several bytes of memory. */
const MAX_IDLE_WEIGHT = 20_000_000;
/** A lost notification is made up for within this time. */
const POLL_MS = 3_000;

/** A table and a seat at it. */
export interface SeatAtTable {
  readonly live: LiveTable;
  readonly seat: Seat;
}

interface TablesParts {
  readonly store: WatchedStore;
  readonly now: () => number;
  readonly reportError: ReportError;
  readonly offers: OffersSender;
  /** Characters of the worlds of all unused tables in memory. */
  readonly idleWeight?: number;
}

/** The tables in memory: a cache of the store that may drop any unused table. */
export class Tables {
  readonly store: WatchedStore;
  readonly now: () => number;
  readonly offers: OffersSender;
  /** Called after a table has changed, and when a listener has come. */
  onChange: (live: LiveTable) => void = () => undefined;
  readonly #reportError: (error: unknown) => void;
  readonly #liveTables = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();
  readonly #slices = new SliceQueue((table) => this.addressOf(table));
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #unwatch: () => void;
  readonly #idleWeight: number;

  constructor({ store, now, reportError, offers, idleWeight = MAX_IDLE_WEIGHT }: TablesParts) {
    this.store = store;
    this.#idleWeight = idleWeight;
    this.offers = offers;
    this.#reportError = reportError;
    this.now = now;
    const checkAll = (): void => void this.#checkAllTables().catch(reportError);
    this.#unwatch = store.watch({ kept: (id, version) => this.#onNewVersion(id, version), missed: checkAll });
    this.#timers = [
      setInterval(() => this.#sweep(), IDLE_MS / 10).unref(),
      ...(store.shared ? [setInterval(checkAll, POLL_MS).unref()] : []),
    ];
  }

  async find(id: string): Promise<LiveTable | undefined> {
    const live = this.#liveTables.get(id) ?? (await this.#loaded(id));
    if (live) live.lastUsed = this.now();
    return live;
  }

  /**
   * Returns the table and seat of a session; never called in the queue of commands, because it may itself wait for the
   * queue.
   */
  async findSeat(session: SeatSession): Promise<SeatAtTable | ErrorReply> {
    const live = await this.find(session.table);
    if (live && session.from !== undefined) live.address = session.from;
    if (live) await this.seat(live, () => findSeat(live.table, session.seat));
    return this.findSeatNow(session);
  }

  /** The same, from what this node knows now. */
  async findSeatNow({ table, seat: id }: SeatSession): Promise<SeatAtTable | ErrorReply> {
    const live = await this.find(table);
    if (!live) return buildRefusalReply('no-such-table');
    const seat = findSeat(live.table, id);
    if (!seat) return buildRefusalReply('wrong-key');
    return seat.expires !== null && seat.expires <= this.now()
      ? buildRefusalReply('key-expired')
      : { live, seat };
  }

  /**
   * Returns the seat that `found` finds; if it finds none, loads new entries first, because another node may have
   * created the seat.
   */
  async seat(live: LiveTable, found: () => Seat | undefined): Promise<Seat | undefined> {
    const seat = found();
    if (seat || !this.store.shared) return seat;
    await live.enqueue(() => this.refresh(live));
    return found();
  }

  /** Loads all entries stored by other nodes; returns whether there were any. Runs in the queue of commands. */
  async refresh(live: LiveTable): Promise<boolean> {
    if (!this.store.shared) return false;
    const { id, version } = live.table;
    const last = (await this.store.versions([id])).get(id) ?? 0;
    if (last <= version) return false;
    await this.catchUp(live);
    return true;
  }

  /** Loads entries that another node stored, and publishes them. */
  async catchUp(live: LiveTable): Promise<void> {
    const span = { after: live.table.version };
    for await (const stored of readStoredEntries(this.store, live.table.id, span)) {
      const entry = parseEntry(stored);
      const before = live.table;
      const after = applyEntry(before, entry);
      live.addEntry(entry, after, stored);
      // the node that stored the entry takes the snapshot
      if (live.tail.isDue) live.tail.restart();
      await broadcast(live, await prepareStoredNews(live, before, after, entry), this.offers);
      this.onChange(live);
    }
  }

  /** Saves a snapshot if one is due. The store reports a failure; it does not stop anything. */
  async saveSnapshot({ table, tail }: LiveTable): Promise<void> {
    if (!tail.isDue) return;
    const snapshot = takeSnapshot(table);
    tail.restart(snapshot.body.length);
    await this.store.saveSnapshot(table.id, snapshot).catch(() => undefined);
  }

  /** Returns the address from which a table was last used: an address with many tables takes turns as one. */
  addressOf(table: string): string {
    return this.#liveTables.get(table)?.address ?? '';
  }

  get all(): Iterable<LiveTable> {
    return this.#liveTables.values();
  }

  get count(): number {
    return this.#liveTables.size;
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#unwatch();
    for (const { listeners } of this.#liveTables.values())
      for (const seat of listeners.values()) for (const listener of [...seat]) listener.end();
  }

  #loaded(id: string): Promise<LiveTable | undefined> {
    const under = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, under);
    return under;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { table, tail } = await this.#loadChecked(id);
    const live = table && new LiveTable(table, tail, this.#slices);
    // an imported table, or a table whose snapshots have another format: once is enough
    if (live) await this.saveSnapshot(live);
    if (!live) return undefined;
    live.lastUsed = this.now();
    this.#liveTables.set(id, live);
    this.#dropLongestUnused(live);
    return live;
  }

  async #loadChecked(id: string): ReturnType<typeof loadTableWithTail> {
    const load = () => loadTableWithTail(this.store, id);
    try {
      return await load();
    } catch (error) {
      if (error instanceof DamagedDataError) this.store.distrustUntil(load);
      throw error;
    }
  }

  /** Our own entries are reported too: by then they are known. */
  #onNewVersion(id: string, version: number): void {
    const live = this.#liveTables.get(id);
    if (!live || live.table.version >= version) return;
    const caughtUp = live.enqueue(async () => {
      if (live.table.version < version) await this.catchUp(live);
    });
    caughtUp.catch(this.#reportError);
  }

  async #checkAllTables(): Promise<void> {
    const versions = await this.store.versions([...this.#liveTables.keys()]);
    for (const [id, version] of versions) this.#onNewVersion(id, version);
  }

  /** Many large unused tables must not fill the memory until they are swept. The table just loaded is in use. */
  #dropLongestUnused(loaded: LiveTable): void {
    const idle = [...this.#liveTables].filter(([, live]) => live.isIdle && live !== loaded);
    let weight = idle.reduce((sum, [, live]) => sum + live.weight, 0);
    if (weight <= this.#idleWeight) return;
    for (const [id, live] of idle.toSorted(
      ([, liveTable], [, other]) => liveTable.lastUsed - other.lastUsed,
    )) {
      if (weight <= this.#idleWeight) return;
      this.#liveTables.delete(id);
      weight -= live.weight;
    }
  }

  #sweep(): void {
    const before = this.now() - IDLE_MS;
    for (const [id, live] of this.#liveTables)
      if (live.isIdle && live.lastUsed < before) this.#liveTables.delete(id);
  }
}

export const isErrorReply = (found: object): found is ErrorReply => 'ok' in found && found.ok === false;
