import { makeClosable } from './closable.ts';
import { checkFirst } from './first-entries.ts';
import type { AppendResult, BlobId, Entry, Snapshot, Store, TableId } from './store.ts';

/** The log of one table, indexed by version and by command. */
interface MemoryLog {
  readonly entries: Entry[];
  readonly commands: Map<string, Entry>;
  readonly snapshots: Snapshot[];
}

/** Opens a store in memory, for tests and trials: everything is lost when it closes. */
export function openMemory(): Store {
  const logs = new Map<TableId, MemoryLog>();
  const blobs = new Map<BlobId, Uint8Array>();
  const entriesOf = (table: TableId): readonly Entry[] => logs.get(table)?.entries ?? [];
  return makeClosable({
    shared: false,
    create: async (table, entries) => {
      const log = buildLog(entries);
      if (logs.has(table)) return false;
      logs.set(table, log);
      return true;
    },
    append: async (table, entry) => append(logs.get(table), entry),
    read: async (table, after, limit = Number.POSITIVE_INFINITY) =>
      entriesOf(table).slice(Math.max(after, 0), Math.max(after, 0) + limit),
    readBack: async (table, before = Number.POSITIVE_INFINITY, limit) => {
      const end = Math.min(Math.max(before - 1, 0), entriesOf(table).length);
      return entriesOf(table).slice(Math.max(end - limit, 0), end);
    },
    find: async (table, command) => logs.get(table)?.commands.get(command),
    snapshot: async (table, format, version = Number.POSITIVE_INFINITY) =>
      findNewestSnapshot(logs.get(table)?.snapshots ?? [], format, version),
    saveSnapshot: async (table, snapshot) => saveSnapshot(logs.get(table), snapshot),
    versions: async (tables) =>
      new Map(tables.filter((id) => logs.has(id)).map((id) => [id, entriesOf(id).length])),
    watch: () => () => undefined,
    exists: async (table) => logs.has(table),
    tables: async () => [...logs.keys()],
    putBlob: async (id, bytes) => {
      if (!blobs.has(id)) blobs.set(id, bytes.slice());
    },
    blob: async (id) => blobs.get(id),
    blobs: async () => [...blobs.keys()],
    checkWrite: async () => undefined,
    ready: async () => true,
    close: async () => logs.clear(),
  });
}

function buildLog(entries: Iterable<Entry>): MemoryLog {
  const log: MemoryLog = { entries: [], commands: new Map(), snapshots: [] };
  for (const entry of checkFirst(entries)) {
    if (log.commands.has(entry.command))
      throw new Error(`two first entries have the command ${entry.command}`);
    addEntry(log, entry);
  }
  return log;
}

function append(log: MemoryLog | undefined, entry: Entry): AppendResult {
  const before = log?.commands.get(entry.command);
  if (before) return { is: 'repeated', entry: before };
  if (log === undefined || entry.version !== log.entries.length + 1) return { is: 'stale' };
  addEntry(log, entry);
  return { is: 'kept' };
}

function addEntry(log: MemoryLog, { version, moment, command, body }: Entry): void {
  if (!Number.isSafeInteger(moment)) throw new Error(`${moment} is no moment in whole microseconds`);
  const entry = Object.freeze({ version, moment, command, body });
  log.entries.push(entry);
  log.commands.set(command, entry);
}

function findNewestSnapshot(all: readonly Snapshot[], format: number, version: number): Snapshot | undefined {
  return all
    .filter((snapshot) => snapshot.format === format && snapshot.version <= version)
    .reduce<Snapshot | undefined>(
      (best, snapshot) => (best && best.version > snapshot.version ? best : snapshot),
      undefined,
    );
}

function saveSnapshot(log: MemoryLog | undefined, { version, format, body }: Snapshot): void {
  if (log === undefined) throw new Error('a snapshot of a table that is not there');
  const index = log.snapshots.findIndex(
    (snapshot) => snapshot.version === version && snapshot.format === format,
  );
  log.snapshots.splice(index < 0 ? log.snapshots.length : index, index < 0 ? 0 : 1, {
    version,
    format,
    body,
  });
}
