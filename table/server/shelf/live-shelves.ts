import {
  SHELF_ENTRY_FORMAT,
  type ShelfEntryChange,
  type StoredShelfEntry,
  type StoredShelfItem,
} from '@arbitro/protocol';
import type { Entry } from '@arbitro/store';
import { readStoredEntries } from '../live/live-table.ts';
import { toMoment } from '../live/moments.ts';
import { SnapshotTail } from '../live/snapshot.ts';
import { parseStored, StoreDownError } from '../live/store-errors.ts';
import type { WatchedStore } from '../live/watched-store.ts';
import { shelfLogOf } from './shelf-keys.ts';
import { applyShelfEntry, type IndexedItem, openShelfState, type Shelf } from './shelf-state.ts';

/** The format of a snapshot; a snapshot of another format is ignored. */
const SNAPSHOT_FORMAT = 1;
/** Items of all shelves in memory. */
const MAX_ITEMS_IN_MEMORY = 20_000;
/** How often another node may be faster before we give up. */
const MAX_TRIES = 20;

interface LiveShelf {
  shelf: Shelf;
  readonly tail: SnapshotTail;
  last: Promise<unknown>;
}

/** A change to be stored under the id of its command. */
export interface ShelfCommand {
  readonly command: string;
  /** A digest of the request. */
  readonly asked: string;
}
export type ShelfAppend =
  | { readonly is: 'kept' | 'repeated'; readonly entry: StoredShelfEntry; readonly moment: number }
  | { readonly is: 'reused' };

/** The shelves in memory: a cache of the store that may drop any of them. Only what lists need is in memory. */
export class LiveShelves {
  readonly #store: WatchedStore;
  readonly #now: () => number;
  readonly #liveShelves = new Map<string, LiveShelf>();

  constructor(store: WatchedStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Creates an empty shelf; returns false if the id is taken. */
  create(id: string, key: string): Promise<boolean> {
    const body = serialize({ format: SHELF_ENTRY_FORMAT, asked: '', does: { kind: 'opened', key } });
    const moment = toMoment(this.#now());
    return this.#store.create(shelfLogOf(id), [{ version: 1, moment, command: 'opened', body }]);
  }

  /** Returns a shelf as it is now. */
  async find(id: string): Promise<Shelf | undefined> {
    const live = await this.#find(id);
    if (live && this.#store.shared) await this.#catchUp(live);
    return live?.shelf;
  }

  /** Reads an item with its data. */
  async readItem(shelf: Shelf, { version, name }: IndexedItem): Promise<StoredShelfItem> {
    const [entry] = await this.#store.read(shelfLogOf(shelf.id), version - 1, 1);
    const change = entry && parseEntry(entry).does;
    if (change?.kind !== 'put') throw new StoreDownError(`entry ${version} of a shelf holds no item`);
    return { ...change.item, name };
  }

  /**
   * Stores the change that `decide` returns for the shelf as it is then; one at a time. What `decide` returns instead
   * of a change is returned.
   */
  async append<No>(
    id: string,
    command: ShelfCommand,
    decide: (shelf: Shelf) => ShelfEntryChange | { readonly no: No },
  ): Promise<ShelfAppend | { readonly no: No }> {
    const live = await this.#find(id);
    if (!live) throw new Error(`there is no shelf ${id}`);
    const next = live.last.then(() => this.#append(live, command, decide));
    live.last = next.catch(() => undefined);
    return next;
  }

  async #append<No>(
    live: LiveShelf,
    command: ShelfCommand,
    decide: (shelf: Shelf) => ShelfEntryChange | { readonly no: No },
  ): Promise<ShelfAppend | { readonly no: No }> {
    const before = await this.#store.find(shelfLogOf(live.shelf.id), command.command);
    if (before) return describeRepeated(before, command);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const change = decide(live.shelf);
      if ('no' in change) return change;
      const entry = this.#buildEntry(live.shelf, command, change);
      const result = await this.#store.append(shelfLogOf(live.shelf.id), entry);
      if (result.is === 'repeated') return describeRepeated(result.entry, command);
      await this.#catchUp(live);
      if (result.is === 'kept') return { is: 'kept', entry: parseEntry(entry), moment: entry.moment };
    }
    throw new StoreDownError('other nodes were always faster');
  }

  #buildEntry({ version, moment }: Shelf, { command, asked }: ShelfCommand, change: ShelfEntryChange): Entry {
    return {
      version: version + 1,
      moment: Math.max(toMoment(this.#now()), moment + 1),
      command,
      body: serialize({ format: SHELF_ENTRY_FORMAT, asked, does: change }),
    };
  }

  async #find(id: string): Promise<LiveShelf | undefined> {
    const live = this.#liveShelves.get(id) ?? (await this.#load(id));
    if (!live) return undefined;
    // the longest unused is dropped first
    this.#liveShelves.delete(id);
    this.#liveShelves.set(id, live);
    this.#dropUnused();
    return live;
  }

  async #load(id: string): Promise<LiveShelf | undefined> {
    const log = shelfLogOf(id);
    const snapshot = await this.#store.snapshot(log, SNAPSHOT_FORMAT);
    const tail = new SnapshotTail(snapshot?.body.length);
    const stored = snapshot && parseStored<Shelf>(snapshot.body, 'a snapshot');
    if (stored) return this.#caughtUp({ shelf: stored, tail, last: Promise.resolve() });
    const [first] = await this.#store.read(log, 0, 1);
    if (!first) return undefined;
    const shelf = openShelfState(id, { ...first, does: parseEntry(first).does });
    return this.#caughtUp({ shelf, tail, last: Promise.resolve() });
  }

  async #caughtUp(live: LiveShelf): Promise<LiveShelf> {
    await this.#catchUp(live);
    return live;
  }

  /** Applies the entries that this node lacks. */
  async #catchUp(live: LiveShelf): Promise<void> {
    const log = shelfLogOf(live.shelf.id);
    for await (const entry of readStoredEntries(this.#store, log, { after: live.shelf.version })) {
      // two requests may catch up at the same time
      if (entry.version !== live.shelf.version + 1) continue;
      live.shelf = applyShelfEntry(live.shelf, { ...entry, does: parseEntry(entry).does });
      live.tail.add(entry);
    }
    if (!live.tail.isDue) return;
    const body = JSON.stringify(live.shelf);
    live.tail.restart(body.length);
    const snapshot = { version: live.shelf.version, format: SNAPSHOT_FORMAT, body };
    await this.#store.saveSnapshot(log, snapshot).catch(() => undefined);
  }

  #dropUnused(): void {
    let count = 0;
    for (const [id, { shelf }] of [...this.#liveShelves].toReversed()) {
      count += 1 + shelf.items.length + shelf.removed.length;
      if (count > MAX_ITEMS_IN_MEMORY) this.#liveShelves.delete(id);
    }
  }
}

const serialize = (entry: StoredShelfEntry): string => JSON.stringify(entry);

function parseEntry({ version, body }: Entry): StoredShelfEntry {
  const stored = parseStored<StoredShelfEntry>(body, `entry ${version} of a shelf`);
  if (stored.format !== SHELF_ENTRY_FORMAT)
    throw new StoreDownError(`entry ${version} of a shelf was kept by another version of this program`);
  return stored;
}

function describeRepeated(stored: Entry, { asked }: ShelfCommand): ShelfAppend {
  const entry = parseEntry(stored);
  return entry.asked === asked ? { is: 'repeated', entry, moment: stored.moment } : { is: 'reused' };
}
