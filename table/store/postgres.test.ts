import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { testStoreContract } from './contract.ts';
import { buildEntries, buildEntry, createTestTable } from './points/point.ts';
import { openPostgres } from './postgres.ts';
import { appendGroup } from './postgres-append.ts';
import type { TableId } from './store.ts';

async function createFreshDatabase(): Promise<string> {
  const answer = await fetch(inject('freshDatabaseAt'));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

let url = '';
beforeAll(async () => {
  url = await createFreshDatabase();
});

testStoreContract('postgres', () => openPostgres(url), test);

async function queryDatabase(
  database: string,
  text: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test('appends that come together are committed together', async () => {
  const database = await createFreshDatabase();
  const store = await openPostgres(database);
  const tables = await Promise.all(Array.from({ length: 200 }, () => createTestTable(store, 1)));
  await Promise.all(tables.map((table) => store.append(table, buildEntry(2))));
  await store.close();
  const [row] = await queryDatabase(
    database,
    'SELECT count(*) AS kept, count(DISTINCT xmin::text) AS commits FROM entries WHERE version = 2',
  );
  expect(Number(row?.kept)).toBe(200);
  expect(Number(row?.commits)).toBeLessThanOrEqual(5);
});

test('two nodes that race for the same versions of many tables: each is stored by one, and neither waits forever', async () => {
  const nodes = [await openPostgres(url), await openPostgres(url)] as const;
  const tables: TableId[] = [];
  for (let index = 0; index < 40; index += 1) tables.push(await createTestTable(nodes[0], 1));
  for (const { version } of buildEntries(2, 15)) {
    const orders = [tables, tables.toReversed()] as const;
    const outcomes = await Promise.all(
      nodes.flatMap((node, index) =>
        (orders[index] ?? []).map(async (table) => {
          const { is } = await node.append(table, buildEntry(version, `node-${index}/${version}`));
          return `${table} ${is}`;
        }),
      ),
    );
    expect(outcomes.sort()).toEqual(tables.flatMap((table) => [`${table} kept`, `${table} stale`]).sort());
  }
  for (const table of tables) expect(await nodes[1].read(table, 0)).toHaveLength(15);
  for (const node of nodes) await node.close();
});

test('two nodes that send the same command: one stores it, the other gets its entry', async () => {
  const nodes = [await openPostgres(url), await openPostgres(url)] as const;
  const table = await createTestTable(nodes[0], 1);
  for (const { version } of buildEntries(2, 30)) {
    const appendResults = await Promise.all(nodes.map((node) => node.append(table, buildEntry(version))));
    expect(appendResults).toContainEqual({ is: 'kept' });
    expect(appendResults).toContainEqual({ is: 'repeated', entry: buildEntry(version) });
  }
  for (const node of nodes) await node.close();
});

test('many nodes that start at once on an empty database take each migration once', async () => {
  const database = await createFreshDatabase();
  const nodes = await Promise.all(Array.from({ length: 6 }, () => openPostgres(database)));
  for (const node of nodes) expect(await node.ready()).toBe(true);
  for (const node of nodes) await node.close();
  expect(await queryDatabase(database, 'SELECT number, name FROM migrations')).toEqual([
    { number: 1, name: '001-logs.sql' },
    { number: 2, name: '002-health.sql' },
    { number: 3, name: '003-blobs.sql' },
  ]);
});

test('a database that is newer than the program is refused', async () => {
  const database = await createFreshDatabase();
  await (await openPostgres(database)).close();
  await queryDatabase(database, "INSERT INTO migrations (number, name) VALUES (999, '999-to-come.sql')");
  await expect(openPostgres(database)).rejects.toThrow(/newer than this program.* 999/);
});

test('a database that does not answer is an error that says why, and not the password', async () => {
  const nowhere = openPostgres('postgres://liisa:secret@127.0.0.1:1/arbitro');
  await expect(nowhere).rejects.toThrow(/ECONNREFUSED/);
  await expect(nowhere).rejects.not.toThrow(/secret/);
});

/** A connection to the database that can be cut and restored. */
interface DatabaseProxy {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

async function openDatabaseProxy(database: string): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connectTo(database);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number): Promise<number> => {
    await once(relay.listen(port, '127.0.0.1'), 'listening');
    const address = relay.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const port = await listen(0);
  const through = new URL(database);
  through.search = '';
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    cut: async () => {
      relay.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend: async () => {
      await listen(port);
    },
  };
}

function connectTo(database: string): Socket {
  const { hostname, port, searchParams } = new URL(database);
  const folder = searchParams.get('host');
  return folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(port || 5432), hostname);
}

test('while the database is gone appends are rejected, and afterwards the store works again', async () => {
  const way = await openDatabaseProxy(url);
  const store = await openPostgres(way.url);
  const table = await createTestTable(store, 1);
  const log = buildEntries(2, 21);
  const under = log.map((entry) =>
    store.append(table, entry).then(
      ({ is }) => is,
      () => 'rejected',
    ),
  );
  await way.cut();
  const outcomes = await Promise.all(under);
  expect(outcomes).toContain('rejected');
  expect(await store.ready()).toBe(false);
  await expect(store.append(table, buildEntry(99))).rejects.toThrow(Error);
  await way.mend();
  expect(await store.ready()).toBe(true);
  const again: string[] = [];
  for (const entry of log) again.push((await store.append(table, entry)).is);
  expect(again.every((is) => is === 'kept' || is === 'repeated')).toBe(true);
  expect(outcomes.filter((is, index) => is === 'kept' && again[index] !== 'repeated')).toEqual([]);
  expect(await store.read(table, 0)).toEqual(buildEntries(1, 21));
  await store.close();
  await way.cut();
});

test('idle connections that are lost are opened again', async () => {
  const way = await openDatabaseProxy(url);
  const store = await openPostgres(way.url);
  const table = await createTestTable(store, 2);
  await Promise.all(Array.from({ length: 5 }, () => store.read(table, 0)));
  await way.cut();
  expect(await store.ready()).toBe(false);
  await way.mend();
  expect(await Promise.all([0, 1].map((after) => store.read(table, after)))).toEqual([
    buildEntries(1, 2),
    buildEntries(2, 2),
  ]);
  await store.close();
  await way.cut();
});

test('an import cut off in the middle leaves nothing behind, and can be made again', async () => {
  const way = await openDatabaseProxy(url);
  const store = await openPostgres(way.url);
  const log = buildEntries(1, 50_000);
  const cutOff = expect(store.create('imported', log)).rejects.toThrow(Error);
  await wait(50);
  await way.cut();
  await cutOff;
  await way.mend();
  expect(await store.exists('imported')).toBe(false);
  expect(await store.create('imported', log)).toBe(true);
  expect(await store.readBack('imported', undefined, 1)).toEqual([buildEntry(50_000)]);
  await store.close();
  await way.cut();
});

test('when the database fails right after a group was stored, stored commands succeed, and the others fail', async () => {
  const pool = new Pool({ connectionString: url });
  const store = await openPostgres(url);
  const tables = [await createTestTable(store, 1), await createTestTable(store, 1)] as const;
  const group = [
    { table: tables[0], entry: buildEntry(2) },
    { table: tables[1], entry: buildEntry(1) },
  ];
  const goneAfterwards = {
    query: async (text: string, values: unknown[]) => {
      if (text.startsWith('SELECT')) throw new Error('gone');
      return pool.query(text, values);
    },
  };
  expect(await appendGroup(goneAfterwards as Pool, group)).toEqual([{ is: 'kept' }, new Error('gone')]);
  await store.close();
  await pool.end();
});
