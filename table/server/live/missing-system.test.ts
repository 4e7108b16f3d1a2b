import { openMemory, type Store } from '@arbitro/store';
import { expect, it } from 'vitest';
import { buildServer } from '../http/build-server.ts';
import { openTableService } from './open-table-service.ts';
import { SNAPSHOT_EVERY } from './snapshot.ts';
import { requireValue, TestService } from './test-service.fixture.ts';

/** The same tables, as if they used a system that is not here. */
const replaceSystem = (store: Store): Store => {
  const renamed = <T extends { readonly body: string }>(kept: T): T => ({
    ...kept,
    body: kept.body.replaceAll('"system":"rischio"', '"system":"my-game"'),
  });
  return {
    ...store,
    read: async (...args) => (await store.read(...args)).map(renamed),
    snapshot: async (...args) => {
      const snapshot = await store.snapshot(...args);
      return snapshot && renamed(snapshot);
    },
  };
};

it.each([
  ['from its log', 1],
  ['from a snapshot', SNAPSHOT_EVERY + 5],
])('a table whose system is away says so, and is there again with it, %s', async (_, entries) => {
  const trial = new TestService(openMemory());
  const { table, key } = await trial.make({ demo: 'rischio' });
  const gm = { table, seat: key.split('.')[0] ?? '', key };
  for (let n = 0; n < entries; n++) await trial.submit(gm, 'say', { text: `${n}` });
  for (const [store, expected] of [
    [replaceSystem(trial.store), [409, 'system-away']],
    [trial.store, [200, undefined]],
  ] as const) {
    const tableService = openTableService({ store });
    const app = await buildServer({ service: tableService });
    const response = await app.inject({
      url: `/api/tables/${table}`,
      headers: { authorization: `Bearer ${key}`, 'accept-language': 'fi' },
    });
    expect([response.statusCode, response.json().refusal?.code]).toEqual(expected);
    if (response.statusCode === 409) expect(response.json().says).toMatch(/”my-game”.*--system/);
    await app.close();
    await tableService.close();
  }
});

it('a table file whose system is missing is not called invalid', async () => {
  const trial = new TestService(openMemory());
  const gm = requireValue(await trial.service.make({ demo: 'rischio' }));
  const file = JSON.stringify(requireValue(await trial.service.exported(gm)));
  const newTable = await trial.service.bring(
    Buffer.from(file.replaceAll('"system":"rischio"', '"system":"my-game"')),
  );
  expect(newTable).toMatchObject({ ok: false, refusal: { code: 'system-away', params: { id: 'my-game' } } });
});
