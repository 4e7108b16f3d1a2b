import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { copyTables } from './copy-tables.ts';
import { openMemory } from './memory.ts';
import { buildEntries, buildEntry, createTestTable } from './points/point.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-copy-'));
const open: Store[] = [];
const keepOpen = async (store: Store | Promise<Store>): Promise<Store> => {
  const other = await store;
  open.push(other);
  return other;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});

const openFreshPostgres = async (): Promise<Store> =>
  openPostgres(await (await fetch(inject('freshDatabaseAt'))).text());

test('a SQLite file goes over to PostgreSQL, entry for entry, and what is new follows', async () => {
  const from = await keepOpen(openSqlite(':memory:'));
  const to = await keepOpen(openFreshPostgres());
  const [long, short] = [await createTestTable(from, 1203), await createTestTable(from, 3)];
  await from.putBlob('picture', Uint8Array.of(1, 2, 3));
  const progress: string[] = [];
  expect(await copyTables(from, to, (done, of) => progress.push(`${done}/${of}`))).toEqual({
    copied: 2,
    there: 0,
    entries: 1206,
    others: [],
  });
  expect(progress).toEqual(['1/2', '2/2']);
  expect([...((await to.blob('picture')) ?? [])]).toEqual([1, 2, 3]);
  expect(await to.read(long, 0)).toEqual(buildEntries(1, 1203));
  await from.append(short, buildEntry(4));
  expect(await copyTables(from, to)).toEqual({ copied: 1, there: 1, entries: 1, others: [] });
  expect(await to.read(short, 0)).toEqual(buildEntries(1, 4));
});

test('a table of the same name with another log is left as it is, and reported', async () => {
  const [from, to] = [await keepOpen(openMemory()), await keepOpen(openMemory())];
  await from.create('here', buildEntries(1, 3));
  await to.create('here', [buildEntry(1, 'bruno/1')]);
  expect(await copyTables(from, to)).toEqual({ copied: 0, there: 0, entries: 0, others: ['here'] });
  expect(await to.read('here', 0)).toEqual([buildEntry(1, 'bruno/1')]);
});

test('a log that has gone on where it was copied to is another', async () => {
  const [from, to] = [await keepOpen(openMemory()), await keepOpen(openMemory())];
  await from.create('here', buildEntries(1, 3));
  await to.create('here', buildEntries(1, 5));
  expect((await copyTables(from, to)).others).toEqual(['here']);
});
