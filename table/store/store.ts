/** What every store keeps and promises: the logs of tables, entry after entry, never looking inside one. */

export type TableId = string;

/** One kept entry. `body` is JSON text the store never reads. */
export interface Entry {
  /** 1, 2, 3 … within the table, without a gap. */
  readonly version: number;
  /** Microseconds since 1970, strictly increasing within a table; given by the caller. */
  readonly moment: number;
  /** Who asked and their command id: unique within the table. */
  readonly command: string;
  readonly body: string;
}

export type Appended =
  | { readonly is: 'kept' }
  /** Somebody else kept that version first, the version before is not there, or there is no such table. */
  | { readonly is: 'stale' }
  /** This command was kept before: here is its entry. */
  | { readonly is: 'repeated'; readonly entry: Entry };

export interface Snapshot {
  readonly version: number;
  readonly format: number;
  readonly body: string;
}

/** Whoever wants to hear of what others keep. */
export interface Watcher {
  /** An entry of this version was kept, here or elsewhere. */
  kept(table: TableId, version: number): void;
  /** Something may have been missed: look at everything. */
  missed(): void;
}

export interface Store {
  /** Other nodes may keep entries in it too. */
  readonly shared: boolean;
  /** Makes a table with its first entries (usually one; an import brings many). False when the id is taken. */
  create(table: TableId, entries: Iterable<Entry>): Promise<boolean>;
  /** Keeps an entry right after `entry.version - 1`; kept means durable. */
  append(table: TableId, entry: Entry): Promise<Appended>;
  /** Entries after this version, oldest first, at most `limit`. */
  read(table: TableId, after: number, limit?: number): Promise<readonly Entry[]>;
  /** The last entries before a version (exclusive; undefined: from the end), newest last. */
  readBack(table: TableId, before: number | undefined, limit: number): Promise<readonly Entry[]>;
  find(table: TableId, command: string): Promise<Entry | undefined>;
  /** The newest snapshot of this format at or before `version` (omitted: the newest). */
  snapshot(table: TableId, format: number, version?: number): Promise<Snapshot | undefined>;
  saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void>;
  /** The last version of each of these tables that is there. */
  versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /** Tells of what is kept from now on, where others may keep something too. The value ends it. */
  watch(watcher: Watcher): () => void;
  exists(table: TableId): Promise<boolean>;
  tables(): Promise<readonly TableId[]>;
  /** Whether the database answers now: for a health check. Never rejects. */
  ready(): Promise<boolean>;
  /** Makes a durable write of the size of a large entry. Rejects if that fails. */
  checkWrite(): Promise<void>;
  /** Waits for what is under way; every later call but `ready` and `close` rejects. */
  close(): Promise<void>;
}
