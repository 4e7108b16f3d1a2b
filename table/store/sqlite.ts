import { makeClosable } from './closable.ts';
import { checkFirst } from './first-entries.ts';
import { groupAppends } from './group-commit.ts';
import { openSqliteLog, type SqliteLog } from './sqlite-log.ts';
import type { Entry, Store, TableId } from './store.ts';

const ALL = Number.MAX_SAFE_INTEGER;

/**
 * Opens a store in one SQLite file, which several programs may open at once. It runs in the main thread: with group
 * commits, a separate thread is slower and no simpler.
 */
export async function openSqlite(file: string): Promise<Store> {
  const log = openLog(file);
  return makeClosable({
    shared: false,
    create: (table, entries) => createTable(log, table, entries),
    append: groupAppends({ commit: async (group) => log.append(group), tables: 'often' }),
    read: async (table, after, limit = ALL) => log.read(table, after, limit),
    readBack: async (table, before = ALL, limit) => log.readBack(table, before, limit),
    find: async (table, command) => log.find(table, command),
    snapshot: async (table, format, version = ALL) => log.snapshot(table, format, version),
    saveSnapshot: async (table, snapshot) => log.saveSnapshot(table, snapshot),
    versions: async (tables) => log.versions(tables),
    watch: () => () => undefined,
    exists: async (table) => log.exists(table),
    tables: async () => log.tables(),
    putBlob: async (id, bytes) => log.putBlob(id, bytes),
    blob: async (id) => log.blob(id),
    blobs: async () => log.blobs(),
    checkWrite: async () => log.checkWrite(),
    ready: async () => log.ready(),
    close: async () => log.close(),
  });
}

/** Characters of entries in one transaction: each blocks the thread for a few milliseconds. */
const PART_TEXT = 500_000;

/**
 * Stores the first entries of an import part by part, so that other requests are served in between. The caller learns
 * of the table after the last part; a crash may leave the beginning of a table to which no key exists.
 */
async function createTable(log: SqliteLog, table: TableId, entries: Iterable<Entry>): Promise<boolean> {
  const parts = splitEntries(checkFirst(entries));
  const { value: first = [] } = parts.next();
  if (!log.create(table, first)) return false;
  try {
    for (const part of parts) {
      await new Promise(setImmediate);
      log.extend(table, part);
    }
  } catch (error) {
    log.discard(table);
    throw error;
  }
  return true;
}

function* splitEntries(entries: Iterable<Entry>): Generator<readonly Entry[], undefined> {
  let part: Entry[] = [];
  let size = 0;
  for (const entry of entries) {
    part.push(entry);
    size += entry.body.length;
    if (size < PART_TEXT) continue;
    yield part;
    part = [];
    size = 0;
  }
  if (part.length > 0) yield part;
}

function openLog(file: string): SqliteLog {
  try {
    return openSqliteLog(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`the SQLite file ${file} cannot be opened: ${reason}`, { cause: error });
  }
}
