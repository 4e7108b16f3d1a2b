import { randomBytes } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { makeClosable } from './closable.ts';
import { checkFirst } from './first-entries.ts';
import { groupAppends } from './group-commit.ts';
import { HEALTH_BYTES } from './health.ts';
import { appendGroup } from './postgres-append.ts';
import { PostgresListener } from './postgres-listener.ts';
import { type EntryRow, entryFromRow, ROW, toColumns } from './postgres-rows.ts';
import { migrate } from './postgres-schema.ts';
import type { Entry, Snapshot, Store, TableId } from './store.ts';

const ALL = Number.MAX_SAFE_INTEGER;

/** Opens a store in a PostgreSQL database, which any number of nodes may share. */
export async function openPostgres(url: string): Promise<Store> {
  await migrate(url).catch((error: Error) => {
    // the url is not in the message: it may contain a password
    throw new Error(`the PostgreSQL database cannot be opened: ${errorMessageOf(error)}`, { cause: error });
  });
  return createPoolStore(openPool(url), url);
}

/** A refused connection is an AggregateError, whose own message is empty. */
function errorMessageOf(error: Error): string {
  return error.message || (error instanceof AggregateError ? error.errors.join('; ') : error.name);
}

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
  });
  // a lost idle connection would otherwise end the program; the pool opens another
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function createPoolStore(pool: Pool, url: string): Store {
  const postgresListener = new PostgresListener(url);
  const entries = async (text: string, values: readonly unknown[]): Promise<readonly Entry[]> =>
    (await pool.query<EntryRow>(text, [...values])).rows.map(entryFromRow);
  return makeClosable({
    shared: true,
    create: (table, first) => createTable(pool, table, first),
    append: groupAppends({ commit: (group) => appendGroup(pool, group), tables: 'once' }),
    read: (table, after, limit = ALL) => entries(READ_SQL, [table, after, limit]),
    readBack: async (table, before = ALL, limit) =>
      (await entries(READ_BACK_SQL, [table, before, limit])).toReversed(),
    find: async (table, command) => (await entries(FIND_SQL, [table, command]))[0],
    snapshot: (table, format, version = ALL) => readSnapshot(pool, [table, format, version]),
    saveSnapshot: async (table, { version, format, body }) => {
      await pool.query(SAVE_SNAPSHOT_SQL, [table, version, format, body]);
    },
    versions: (tables) => readVersions(pool, tables),
    watch: (watcher) => postgresListener.watch(watcher),
    exists: async (table) =>
      (await pool.query('SELECT 1 FROM tables WHERE id = $1', [table])).rows.length > 0,
    tables: async () => (await pool.query('SELECT id FROM tables')).rows.map(({ id }) => String(id)),
    putBlob: async (id, bytes) => {
      await pool.query(PUT_BLOB_SQL, [id, Buffer.from(bytes)]);
    },
    blob: async (id) => (await pool.query(BLOB_SQL, [id])).rows[0]?.bytes,
    blobs: async () => (await pool.query('SELECT id FROM blobs')).rows.map(({ id }) => String(id)),
    checkWrite: async () => {
      await pool.query(CHECK_WRITE_SQL, [randomBytes(HEALTH_BYTES)]);
    },
    ready: async () => (await pool.query('SELECT 1')).rows.length === 1,
    close: async () => {
      await Promise.all([postgresListener.close(), pool.end()]);
    },
  });
}

const READ_SQL = `SELECT ${ROW} FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3`;
const READ_BACK_SQL = `SELECT ${ROW} FROM entries WHERE table_id = $1 AND version < $2 ORDER BY version DESC LIMIT $3`;
const FIND_SQL = `SELECT ${ROW} FROM entries WHERE table_id = $1 AND command = $2`;
const FIRST_ENTRIES_SQL = `INSERT INTO entries (table_id, ${ROW})
  SELECT $1, ${ROW} FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[]) AS first (${ROW})`;
const SNAPSHOT_SQL = `SELECT version, format, body FROM snapshots
  WHERE table_id = $1 AND format = $2 AND version <= $3 ORDER BY version DESC LIMIT 1`;
const SAVE_SNAPSHOT_SQL = `INSERT INTO snapshots (table_id, version, format, body) VALUES ($1, $2, $3, $4)
  ON CONFLICT (table_id, format, version) DO UPDATE SET body = excluded.body`;

const PUT_BLOB_SQL = 'INSERT INTO blobs (id, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const BLOB_SQL = 'SELECT bytes FROM blobs WHERE id = $1';
const CHECK_WRITE_SQL = `INSERT INTO health (id, filler) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET filler = excluded.filler`;

async function readSnapshot(pool: Pool, values: readonly unknown[]): Promise<Snapshot | undefined> {
  const [row] = (await pool.query(SNAPSHOT_SQL, [...values])).rows;
  return row && { version: Number(row.version), format: Number(row.format), body: String(row.body) };
}

const VERSIONS_SQL = `SELECT asked.id, (
    SELECT version FROM entries WHERE table_id = asked.id ORDER BY version DESC LIMIT 1
  ) AS version
  FROM unnest($1::text[]) AS asked (id)`;

async function readVersions(pool: Pool, tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
  if (tables.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; version: string | null }>(VERSIONS_SQL, [[...tables]]);
  return new Map(rows.flatMap(({ id, version }) => (version === null ? [] : [[id, Number(version)]])));
}

async function createTable(pool: Pool, table: TableId, entries: Iterable<Entry>): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const created = await createInTransaction(client, table, checkFirst(entries));
    await client.query('COMMIT');
    client.release();
    return created;
  } catch (error) {
    // closes the connection too, and with it everything uncommitted
    client.release(true);
    throw error;
  }
}

/** An import is stored in parts of this many entries, so that no statement contains all of it. */
const PART_ENTRIES = 500;

async function createInTransaction(
  client: PoolClient,
  table: TableId,
  entries: Iterable<Entry>,
): Promise<boolean> {
  const created = await client.query('INSERT INTO tables (id) VALUES ($1) ON CONFLICT DO NOTHING', [table]);
  if (created.rowCount === 0) return false;
  for (const part of splitEntries(entries))
    await client.query(FIRST_ENTRIES_SQL, [table, ...toColumns(part)]);
  return true;
}

function* splitEntries(entries: Iterable<Entry>): Generator<readonly Entry[]> {
  let part: Entry[] = [];
  for (const entry of entries) {
    if (part.push(entry) < PART_ENTRIES) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
