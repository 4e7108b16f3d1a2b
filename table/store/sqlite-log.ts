import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { AppendOutcome, AppendRequest } from './group-commit.ts';
import { HEALTH_BYTES } from './health.ts';
import { findMissingSteps } from './migrations.ts';
import type { AppendResult, BlobId, Entry, Snapshot, TableId } from './store.ts';

/** The logs in a SQLite file, with synchronous calls. */
export interface SqliteLog {
  /** Creates a table with its first entries. Returns false when the id is taken. */
  create(table: TableId, entries: readonly Entry[]): boolean;
  /** Adds further first entries to a table just created. */
  extend(table: TableId, entries: readonly Entry[]): void;
  /** Removes a table whose first entries could not all be stored. */
  discard(table: TableId): void;
  /** Runs all appends in one transaction; an error among the outcomes concerns only that append. */
  append(group: readonly AppendRequest[]): readonly AppendOutcome[];
  read(table: TableId, after: number, limit: number): readonly Entry[];
  readBack(table: TableId, before: number, limit: number): readonly Entry[];
  find(table: TableId, command: string): Entry | undefined;
  snapshot(table: TableId, format: number, version: number): Snapshot | undefined;
  saveSnapshot(table: TableId, snapshot: Snapshot): void;
  versions(tables: readonly TableId[]): ReadonlyMap<TableId, number>;
  exists(table: TableId): boolean;
  tables(): readonly TableId[];
  putBlob(id: BlobId, bytes: Uint8Array): void;
  blob(id: BlobId): Uint8Array | undefined;
  blobs(): readonly BlobId[];
  checkWrite(): void;
  ready(): boolean;
  close(): void;
}

/** Milliseconds that a process waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5_000;

export function openSqliteLog(file: string): SqliteLog {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(db);
    return createDatabaseLog(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  runInTransaction(db, () => {
    db.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT');
    const lastMigration = Number(db.prepare('SELECT coalesce(max(number), 0) AS n FROM migrations').get()?.n);
    for (const { number, name, sql } of findMissingSteps('sqlite', lastMigration)) {
      db.exec(sql);
      db.prepare('INSERT INTO migrations (number, name) VALUES (?, ?)').run(number, name);
    }
  });
}

function runInTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // a full disk may have ended the transaction already
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

const ENTRY = 'version, moment, command, body';

function prepareStatements(db: DatabaseSync) {
  return {
    newTable: db.prepare('INSERT INTO tables (id) VALUES (?) ON CONFLICT DO NOTHING'),
    newEntry: db.prepare(`INSERT INTO entries (table_id, ${ENTRY}) VALUES (?, ?, ?, ?, ?)`),
    nextEntry: db.prepare(`INSERT INTO entries (table_id, ${ENTRY})
      SELECT :table, :version, :moment, :command, :body
      WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = :table AND version = :version - 1)
      ON CONFLICT DO NOTHING`),
    read: db.prepare(
      `SELECT ${ENTRY} FROM entries WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?`,
    ),
    readBack: db.prepare(
      `SELECT ${ENTRY} FROM entries WHERE table_id = ? AND version < ? ORDER BY version DESC LIMIT ?`,
    ),
    find: db.prepare(`SELECT ${ENTRY} FROM entries WHERE table_id = ? AND command = ?`),
    snapshot: db.prepare(`SELECT version, format, body FROM snapshots
      WHERE table_id = ? AND format = ? AND version <= ? ORDER BY version DESC LIMIT 1`),
    saveSnapshot: db.prepare(
      'INSERT OR REPLACE INTO snapshots (table_id, version, format, body) VALUES (?, ?, ?, ?)',
    ),
    last: db.prepare('SELECT max(version) AS version FROM entries WHERE table_id = ?'),
    dropEntries: db.prepare('DELETE FROM entries WHERE table_id = ?'),
    dropTable: db.prepare('DELETE FROM tables WHERE id = ?'),
    exists: db.prepare('SELECT 1 FROM tables WHERE id = ?'),
    tables: db.prepare('SELECT id FROM tables'),
    putBlob: db.prepare('INSERT INTO blobs (id, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    blob: db.prepare('SELECT bytes FROM blobs WHERE id = ?'),
    blobs: db.prepare('SELECT id FROM blobs'),
    checkWrite: db.prepare('INSERT OR REPLACE INTO health (id, filler) VALUES (1, randomblob(?))'),
  };
}

type Statements = Readonly<Record<keyof ReturnType<typeof prepareStatements>, StatementSync>>;

function createDatabaseLog(db: DatabaseSync): SqliteLog {
  const statements = prepareStatements(db);
  return {
    create: (table, entries) => runInTransaction(db, () => createLog(statements, table, entries)),
    extend: (table, entries) => runInTransaction(db, () => insertEntries(statements, table, entries)),
    discard: (table) =>
      runInTransaction(db, () => {
        statements.dropEntries.run(table);
        statements.dropTable.run(table);
      }),
    append: (group) =>
      runInTransaction(db, () => group.map((appendRequest) => appendOrError(db, statements, appendRequest))),
    read: (table, after, limit) => statements.read.all(table, after, limit).map(entryFromRow),
    readBack: (table, before, limit) =>
      statements.readBack.all(table, before, limit).map(entryFromRow).reverse(),
    find: (table, command) => findEntry(statements, table, command),
    snapshot: (table, format, version) => snapshotFromRow(statements.snapshot.get(table, format, version)),
    saveSnapshot: (table, { version, format, body }) => {
      statements.saveSnapshot.run(table, version, format, body);
    },
    versions: (tables) =>
      new Map(
        tables.flatMap((table) => {
          const version = statements.last.get(table)?.version;
          return version === null || version === undefined ? [] : [[table, Number(version)]];
        }),
      ),
    exists: (table) => statements.exists.get(table) !== undefined,
    tables: () => statements.tables.all().map(({ id }) => String(id)),
    putBlob: (id, bytes) => {
      statements.putBlob.run(id, bytes);
    },
    blob: (id) => statements.blob.get(id)?.bytes as Uint8Array | undefined,
    blobs: () => statements.blobs.all().map(({ id }) => String(id)),
    checkWrite: () => {
      statements.checkWrite.run(HEALTH_BYTES);
    },
    ready: () => statements.tables.get() !== null,
    close: () => db.close(),
  };
}

function createLog(statements: Statements, table: TableId, entries: readonly Entry[]): boolean {
  if (statements.newTable.run(table).changes === 0) return false;
  insertEntries(statements, table, entries);
  return true;
}

function insertEntries(statements: Statements, table: TableId, entries: readonly Entry[]): void {
  for (const { version, moment, command, body } of entries)
    statements.newEntry.run(table, version, moment, command, body);
}

function appendOrError(
  db: DatabaseSync,
  statements: Statements,
  appendRequest: AppendRequest,
): AppendOutcome {
  try {
    return appendEntry(statements, appendRequest);
  } catch (error) {
    // if the transaction is gone, no append of the group was stored
    if (!db.isTransaction || !(error instanceof Error)) throw error;
    return error;
  }
}

function appendEntry(statements: Statements, { table, entry }: AppendRequest): AppendResult {
  const { version, moment, command, body } = entry;
  if (statements.nextEntry.run({ table, version, moment, command, body }).changes === 1)
    return { is: 'kept' };
  const before = findEntry(statements, table, command);
  return before ? { is: 'repeated', entry: before } : { is: 'stale' };
}

type Row = ReturnType<StatementSync['get']>;

function findEntry(statements: Statements, table: TableId, command: string): Entry | undefined {
  const row = statements.find.get(table, command);
  return row && entryFromRow(row);
}

function entryFromRow({ version, moment, command, body }: NonNullable<Row>): Entry {
  return {
    version: Number(version),
    moment: Number(moment),
    command: String(command),
    body: String(body),
  };
}

function snapshotFromRow(row: Row): Snapshot | undefined {
  return row && { version: Number(row.version), format: Number(row.format), body: String(row.body) };
}
