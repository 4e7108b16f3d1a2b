import { closable } from './closable.ts';
import { gather } from './gather.ts';
import { openSqliteLog, type SqliteLog } from './sqlite-log.ts';
import type { Store } from './store.ts';

const ALL = Number.MAX_SAFE_INTEGER;

/**
 * A store in one SQLite file, which several programs may open at once.
 * It shares the program's thread: with whole groups per commit, one of its own is slower and no simpler.
 */
export async function openSqlite(file: string): Promise<Store> {
  const log = logOf(file);
  return closable({
    shared: false,
    create: async (table, entries) => log.create(table, entries),
    append: gather({ commit: async (group) => log.append(group), tables: 'often' }),
    read: async (table, after, limit = ALL) => log.read(table, after, limit),
    readBack: async (table, before = ALL, limit) => log.readBack(table, before, limit),
    find: async (table, command) => log.find(table, command),
    snapshot: async (table, format, version = ALL) => log.snapshot(table, format, version),
    saveSnapshot: async (table, snapshot) => log.saveSnapshot(table, snapshot),
    versions: async (tables) => log.versions(tables),
    watch: () => () => undefined,
    exists: async (table) => log.exists(table),
    tables: async () => log.tables(),
    ready: async () => log.ready(),
    close: async () => log.close(),
  });
}

function logOf(file: string): SqliteLog {
  try {
    return openSqliteLog(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`the SQLite file ${file} cannot be opened: ${reason}`, { cause: error });
  }
}
