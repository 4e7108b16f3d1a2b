import type { Entry, Store, TableId } from './store.ts';

export interface CopyReport {
  /** Tables that were missing, or got further entries. */
  readonly copied: number;
  /** Tables that were already complete. */
  readonly there: number;
  readonly entries: number;
  /** Tables of the same id with a different log: they were not changed. */
  readonly others: readonly TableId[];
}

/** A new table is created with this many entries at once; further entries are appended one at a time. */
const FIRST_ENTRIES = 20_000;
const PAGE = 500;

/**
 * Copies every table and every blob of one store into another. A second run copies only what is new: a store in use can be copied
 * during play, and again after play has stopped.
 */
export async function copyTables(
  from: Store,
  to: Store,
  report: (done: number, of: number) => void = () => undefined,
): Promise<CopyReport> {
  const tables = [...(await from.tables())].toSorted();
  let [copied, there, entries] = [0, 0, 0];
  const others: TableId[] = [];
  for (const [index, table] of tables.entries()) {
    const added = await copyTable(from, to, table);
    if (added === 'another') others.push(table);
    else if (added === 0) there++;
    else copied++;
    entries += added === 'another' ? 0 : added;
    report(index + 1, tables.length);
  }
  await copyBlobs(from, to);
  return { copied, there, entries, others };
}

/** Pictures and files that a table may name. */
async function copyBlobs(from: Store, to: Store): Promise<void> {
  const existing = new Set(await to.blobs());
  for (const id of await from.blobs()) {
    const bytes = existing.has(id) ? undefined : await from.blob(id);
    if (bytes) await to.putBlob(id, bytes);
  }
}

async function copyTable(from: Store, to: Store, table: TableId): Promise<number | 'another'> {
  const known = (await to.versions([table])).get(table) ?? 0;
  if (known > 0 && !(await isSameAt(from, to, table, known))) return 'another';
  let added = 0;
  for (;;) {
    const page = await from.read(table, known + added, known + added === 0 ? FIRST_ENTRIES : PAGE);
    if (page.length === 0) return added;
    if (known + added === 0) await createCopy(to, table, page);
    else for (const entry of page) await appendCopy(to, table, entry);
    added += page.length;
  }
}

/** Logs that agree in an entry agree in all earlier entries, because each entry was appended after the previous one. */
async function isSameAt(from: Store, to: Store, table: TableId, version: number): Promise<boolean> {
  const [[sourceEntries], [there]] = await Promise.all([
    from.read(table, version - 1, 1),
    to.read(table, version - 1, 1),
  ]);
  return (
    sourceEntries?.moment === there?.moment &&
    sourceEntries?.command === there?.command &&
    sourceEntries?.body === there?.body
  );
}

async function createCopy(to: Store, table: TableId, entries: readonly Entry[]): Promise<void> {
  if (!(await to.create(table, entries))) throw new Error(`the table ${table} was made by somebody else`);
}

async function appendCopy(to: Store, table: TableId, entry: Entry): Promise<void> {
  const { is } = await to.append(table, entry);
  if (is !== 'kept')
    throw new Error(`entry ${entry.version} of ${table} is ${is}: is somebody playing there?`);
}
