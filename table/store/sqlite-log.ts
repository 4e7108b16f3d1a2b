import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Asked, Outcome } from './gather.ts';
import { HEALTH_BYTES } from './health.ts';
import { missingSteps } from './migrations.ts';
import type { Appended, Entry, Snapshot, TableId } from './store.ts';

/** The logs in a SQLite file, with synchronous calls. */
export interface SqliteLog {
  /** Creates a table with its first entries. Returns false when the id is taken. */
  create(table: TableId, entries: readonly Entry[]): boolean;
  /** Adds further first entries to a table just created. */
  extend(table: TableId, entries: readonly Entry[]): void;
  /** Removes a table whose first entries could not all be stored. */
  discard(table: TableId): void;
  /** Runs all appends in one transaction; an error among the outcomes concerns only that append. */
  append(group: readonly Asked[]): readonly Outcome[];
  read(table: TableId, after: number, limit: number): readonly Entry[];
  readBack(table: TableId, before: number, limit: number): readonly Entry[];
  find(table: TableId, command: string): Entry | undefined;
  snapshot(table: TableId, format: number, version: number): Snapshot | undefined;
  saveSnapshot(table: TableId, snapshot: Snapshot): void;
  versions(tables: readonly TableId[]): ReadonlyMap<TableId, number>;
  exists(table: TableId): boolean;
  tables(): readonly TableId[];
  checkWrite(): void;
  ready(): boolean;
  close(): void;
}

/** Milliseconds that a process waits for another process that is writing. */
const PATIENCE = 5_000;

export function openSqliteLog(file: string): SqliteLog {
  const db = new DatabaseSync(file, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(db);
    return logIn(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    db.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT');
    const taken = Number(db.prepare('SELECT coalesce(max(number), 0) AS n FROM migrations').get()?.n);
    for (const { number, name, sql } of missingSteps('sqlite', taken)) {
      db.exec(sql);
      db.prepare('INSERT INTO migrations (number, name) VALUES (?, ?)').run(number, name);
    }
  });
}

function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const told = work();
    db.exec('COMMIT');
    return told;
  } catch (error) {
    // a full disk may have ended the transaction already
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

const ENTRY = 'version, moment, command, body';

function statementsOf(db: DatabaseSync) {
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
    checkWrite: db.prepare('INSERT OR REPLACE INTO health (id, filler) VALUES (1, randomblob(?))'),
  };
}

type Statements = Readonly<Record<keyof ReturnType<typeof statementsOf>, StatementSync>>;

function logIn(db: DatabaseSync): SqliteLog {
  const say = statementsOf(db);
  return {
    create: (table, entries) => inTransaction(db, () => create(say, table, entries)),
    extend: (table, entries) => inTransaction(db, () => insert(say, table, entries)),
    discard: (table) =>
      inTransaction(db, () => {
        say.dropEntries.run(table);
        say.dropTable.run(table);
      }),
    append: (group) => inTransaction(db, () => group.map((asked) => appendOrError(db, say, asked))),
    read: (table, after, limit) => say.read.all(table, after, limit).map(entryOf),
    readBack: (table, before, limit) => say.readBack.all(table, before, limit).map(entryOf).reverse(),
    find: (table, command) => find(say, table, command),
    snapshot: (table, format, version) => snapshotOf(say.snapshot.get(table, format, version)),
    saveSnapshot: (table, { version, format, body }) => {
      say.saveSnapshot.run(table, version, format, body);
    },
    versions: (tables) =>
      new Map(
        tables.flatMap((table) => {
          const version = say.last.get(table)?.version;
          return version === null || version === undefined ? [] : [[table, Number(version)]];
        }),
      ),
    exists: (table) => say.exists.get(table) !== undefined,
    tables: () => say.tables.all().map(({ id }) => String(id)),
    checkWrite: () => {
      say.checkWrite.run(HEALTH_BYTES);
    },
    ready: () => say.tables.get() !== null,
    close: () => db.close(),
  };
}

function create(say: Statements, table: TableId, entries: readonly Entry[]): boolean {
  if (say.newTable.run(table).changes === 0) return false;
  insert(say, table, entries);
  return true;
}

function insert(say: Statements, table: TableId, entries: readonly Entry[]): void {
  for (const { version, moment, command, body } of entries)
    say.newEntry.run(table, version, moment, command, body);
}

function appendOrError(db: DatabaseSync, say: Statements, asked: Asked): Outcome {
  try {
    return append(say, asked);
  } catch (error) {
    // if the transaction is gone, no append of the group was stored
    if (!db.isTransaction || !(error instanceof Error)) throw error;
    return error;
  }
}

function append(say: Statements, { table, entry }: Asked): Appended {
  const { version, moment, command, body } = entry;
  if (say.nextEntry.run({ table, version, moment, command, body }).changes === 1) return { is: 'kept' };
  const before = find(say, table, command);
  return before ? { is: 'repeated', entry: before } : { is: 'stale' };
}

type Row = ReturnType<StatementSync['get']>;

function find(say: Statements, table: TableId, command: string): Entry | undefined {
  const row = say.find.get(table, command);
  return row && entryOf(row);
}

function entryOf({ version, moment, command, body }: NonNullable<Row>): Entry {
  return {
    version: Number(version),
    moment: Number(moment),
    command: String(command),
    body: String(body),
  };
}

function snapshotOf(row: Row): Snapshot | undefined {
  return row && { version: Number(row.version), format: Number(row.format), body: String(row.body) };
}
