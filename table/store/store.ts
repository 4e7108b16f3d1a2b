/** The data and guarantees of every store: the logs of tables, entry by entry; a store never reads an entry's body. */

export type TableId = string;
/** The id of a blob: a digest of its bytes, so that the same bytes are stored once. */
export type BlobId = string;

/** A stored entry. `body` is JSON text that the store never reads. */
export interface Entry {
  /** 1, 2, 3 … within the table, without a gap. */
  readonly version: number;
  /** Microseconds since 1970, strictly increasing within a table; given by the caller. */
  readonly moment: number;
  /** The sender and its command id: unique within the table. */
  readonly command: string;
  readonly body: string;
}

export type AppendResult =
  | { readonly is: 'kept' }
  /** That version was stored by another append first, the previous version is missing, or there is no such table. */
  | { readonly is: 'stale' }
  /** This command was stored before; this is its entry. */
  | { readonly is: 'repeated'; readonly entry: Entry };

export interface Snapshot {
  readonly version: number;
  readonly format: number;
  readonly body: string;
}

/** Is notified of stored entries. */
export interface Watcher {
  /** An entry of this version was stored, here or on another node. */
  kept(table: TableId, version: number): void;
  /** Notifications may have been missed: check everything. */
  missed(): void;
}

export interface Store {
  /** Whether other nodes may store entries in it too. */
  readonly shared: boolean;
  /** Creates a table with its first entries (usually one; an import has many). Returns false when the id is taken. */
  create(table: TableId, entries: Iterable<Entry>): Promise<boolean>;
  /** Stores an entry right after `entry.version - 1`; a stored entry is durable. */
  append(table: TableId, entry: Entry): Promise<AppendResult>;
  /** Returns entries after this version, oldest first, at most `limit`. */
  read(table: TableId, after: number, limit?: number): Promise<readonly Entry[]>;
  /** Returns the last entries before a version (exclusive; undefined: from the end), newest last. */
  readBack(table: TableId, before: number | undefined, limit: number): Promise<readonly Entry[]>;
  find(table: TableId, command: string): Promise<Entry | undefined>;
  /** Returns the newest snapshot of this format at or before `version` (omitted: the newest). */
  snapshot(table: TableId, format: number, version?: number): Promise<Snapshot | undefined>;
  saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void>;
  /** Returns the last version of each of these tables that exists. */
  versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /**
   * Notifies the watcher of entries stored from now on, if other nodes may store some too. The returned function ends
   * it.
   */
  watch(watcher: Watcher): () => void;
  exists(table: TableId): Promise<boolean>;
  /** Stores bytes durably under their id. An id that is stored already keeps its bytes. */
  putBlob(id: BlobId, bytes: Uint8Array): Promise<void>;
  blob(id: BlobId): Promise<Uint8Array | undefined>;
  blobs(): Promise<readonly BlobId[]>;
  tables(): Promise<readonly TableId[]>;
  /** Returns whether the database answers now, for a health check. Never rejects. */
  ready(): Promise<boolean>;
  /** Makes a durable write of the size of a large entry. Rejects if that fails. */
  checkWrite(): Promise<void>;
  /** Waits for running calls; every later call but `ready` and `close` rejects. */
  close(): Promise<void>;
}
