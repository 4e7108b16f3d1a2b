import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { testStoreContract } from './contract.ts';
import { buildEntries, buildEntry, createTestTable } from './points/point.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

testStoreContract('sqlite', () => openSqlite(join(folder, 'contract.db')), test);

test('what was kept is there when the file is opened again', async () => {
  const file = join(folder, 'again.db');
  const first = await openSqlite(file);
  const table = await createTestTable(first, 1);
  await first.append(table, buildEntry(2));
  await first.saveSnapshot(table, { version: 2, format: 1, body: '"so far"' });
  await first.close();
  const second = await openSqlite(file);
  expect(await second.tables()).toEqual([table]);
  expect(await second.read(table, 0)).toEqual(buildEntries(1, 2));
  expect(await second.snapshot(table, 1)).toEqual({ version: 2, format: 1, body: '"so far"' });
  expect((await second.append(table, buildEntry(3))).is).toBe('kept');
  await second.close();
});

test('appends that come together are committed together', async () => {
  const file = join(folder, 'group.db');
  const store = await openSqlite(file);
  const tables = await Promise.all(Array.from({ length: 200 }, () => createTestTable(store, 1)));
  const before = countCommits(`${file}-wal`);
  await Promise.all(tables.map((table) => store.append(table, buildEntry(2))));
  const commits = countCommits(`${file}-wal`) - before;
  await store.close();
  expect(before).toBeGreaterThanOrEqual(200);
  expect(commits).toBeGreaterThanOrEqual(1);
  expect(commits).toBeLessThanOrEqual(5);
});

/** Counts the commits in a write-ahead log: frames that contain the size of the database after them. */
function countCommits(path: string): number {
  const log = readFileSync(path);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let index = 32; index + frame <= log.length; index += frame)
    if (log.readUInt32BE(index + 4) > 0) commits += 1;
  return commits;
}

test('two stores on one file: of two writers at the same version one is kept', async () => {
  const file = join(folder, 'two.db');
  const stores = [await openSqlite(file), await openSqlite(file)] as const;
  const table = await createTestTable(stores[0], 1);
  for (const { version } of buildEntries(2, 30)) {
    const appendResults = await Promise.all(
      stores.map((store, index) => store.append(table, buildEntry(version, `${index}/${version}`))),
    );
    expect(appendResults.map(({ is }) => is).sort()).toEqual(['kept', 'stale']);
  }
  expect(await stores[1].read(table, 0)).toHaveLength(30);
  for (const store of stores) await store.close();
});

test('a file that is newer than the program is refused', async () => {
  const file = join(folder, 'newer.db');
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  db.exec("INSERT INTO migrations (number, name) VALUES (999, '999-to-come.sql')");
  db.close();
  await expect(openSqlite(file)).rejects.toThrow(/newer than this program.* 999/);
});

test('a file that cannot be opened is an error', async () => {
  await expect(openSqlite(join(folder, 'no/such/folder.db'))).rejects.toThrow(/folder\.db cannot be opened/);
});

/** What an appender printed. */
interface AppenderOutput {
  readonly kept: readonly (readonly [table: string, version: number])[];
  readonly rejected: readonly string[];
  readonly all: string;
}

const APPENDER = fileURLToPath(new URL('./points/appender.ts', import.meta.url));

function readAppenderOutput(child: ChildProcess): () => AppenderOutput {
  let all = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    all += text;
  });
  return () => {
    const lines = all.split('\n').slice(0, -1);
    const kept = lines.filter((line) => line.startsWith('kept')).map((line) => line.split(' '));
    return {
      kept: kept.map(([, table = '', version]) => [table, Number(version)]),
      rejected: lines.filter((line) => line.startsWith('rejected')),
      all,
    };
  };
}

async function expectStored(file: string, kept: AppenderOutput['kept']): Promise<void> {
  const store = await openSqlite(file);
  const last = new Map(kept.toSorted(([, value], [, other]) => value - other));
  for (const [table, version] of last) {
    const versions = (await store.read(table, 0)).map((entry) => entry.version);
    expect(versions.length).toBeGreaterThanOrEqual(version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    const next = { ...buildEntry(versions.length + 1), body: '"after"' };
    expect((await store.append(table, next)).is).toBe('kept');
  }
  await store.close();
}

test('of several programs killed in the middle of appends nothing kept is lost', async () => {
  const file = join(folder, 'killed.db');
  const children = ['aino', 'bruno', 'cleo'].map((name) =>
    spawn(process.execPath, [APPENDER, file, name, '1500'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const outputs = children.map(readAppenderOutput);
  const exits = children.map((child) => once(child, 'exit'));
  try {
    await expect.poll(() => Math.min(...outputs.map((say) => say().kept.length))).toBeGreaterThan(300);
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
  expect(await Promise.all(exits)).toEqual(children.map(() => [null, 'SIGKILL']));
  expect(outputs.flatMap((say) => say().rejected)).toEqual([]);
  await expectStored(
    file,
    outputs.flatMap((say) => say().kept),
  );
});

test('a full disk rejects the append, keeps what was kept, and the store goes on when there is room', async () => {
  const file = join(folder, 'full.db');
  const full = `ulimit -f 4000; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', full, process.execPath, APPENDER, file, 'dario', '50000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const outputs = readAppenderOutput(child);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(outputs().kept.length).toBeGreaterThan(0);
  expect(outputs().rejected).toHaveLength(10);
  expect(outputs().all).toContain('made last');
  await expectStored(file, outputs().kept);
});
