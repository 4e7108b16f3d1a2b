import { openPostgres } from '@arbitro/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from './postgres.fixture.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres({ durable: true });
});
afterAll(() => server?.stop());

const buildEntry = (version: number) => ({
  version,
  moment: version,
  command: `liisa/${version}`,
  body: JSON.stringify('x'.repeat(1_500)),
});

test('a server that falls in the middle of appends loses nothing kept, and the store works again after it', async () => {
  const store = await openPostgres(await server.freshDatabase());
  await store.create('table', [buildEntry(1)]);
  let keptVersion = 1;
  const appends = (async () => {
    for (; ; keptVersion += 1) await store.append('table', buildEntry(keptVersion + 1));
  })();
  await expect.poll(() => keptVersion).toBeGreaterThan(50);
  const fallen = expect(appends).rejects.toThrow(Error);
  await server.restart();
  await fallen;
  const log = await store.read('table', 0);
  expect(log.length).toBeGreaterThanOrEqual(keptVersion);
  expect(log).toEqual(log.map((_, index) => buildEntry(index + 1)));
  expect(await store.append('table', buildEntry(keptVersion))).toEqual({
    is: 'repeated',
    entry: buildEntry(keptVersion),
  });
  expect(await store.append('table', buildEntry(log.length + 1))).toEqual({ is: 'kept' });
  expect(await store.ready()).toBe(true);
  await store.close();
});

test('each fresh database is empty and its own', async () => {
  const store = await openPostgres(await server.freshDatabase());
  const other = await openPostgres(await server.freshDatabase());
  await store.create('table', [buildEntry(1)]);
  expect(await other.tables()).toEqual([]);
  await store.close();
  await other.close();
});
