import assert from 'node:assert/strict';
import { buildEntries, buildEntry, type ContractPoint, createTestTable } from './point.ts';

/** The guarantees of closing. */
export const closePoints: readonly ContractPoint[] = [
  {
    id: 'ST24',
    says: 'an open store is ready',
    holds: async (store) => assert.equal(await store.ready(), true),
  },
  {
    id: 'ST28',
    says: 'an open store can be written to, again and again',
    holds: async (store) => {
      await store.checkWrite();
      await Promise.all([store.checkWrite(), store.checkWrite()]);
    },
  },
  {
    id: 'ST25',
    says: 'closing waits for what is under way',
    holds: async (store) => {
      const table = await createTestTable(store, 1);
      let storedCount = 0;
      const appends = buildEntries(2, 101).map(async (entry) => {
        const { is } = await store.append(table, entry);
        if (is === 'kept') storedCount += 1;
      });
      await store.close();
      assert.equal(storedCount, 100);
      await Promise.all(appends);
    },
  },
  {
    id: 'ST26',
    says: 'a closed store rejects every call, is not ready, and may be closed again',
    holds: async (store) => {
      const table = await createTestTable(store, 1);
      await store.close();
      const calls = [
        () => store.create('another', [buildEntry(1)]),
        () => store.append(table, buildEntry(2)),
        () => store.read(table, 0),
        () => store.readBack(table, undefined, 1),
        () => store.find(table, 'liisa/1'),
        () => store.snapshot(table, 1),
        () => store.saveSnapshot(table, { version: 1, format: 1, body: '' }),
        () => store.versions([table]),
        () => store.exists(table),
        () => store.tables(),
        () => store.putBlob('a', new Uint8Array()),
        () => store.blob('a'),
        () => store.blobs(),
        () => store.checkWrite(),
      ];
      for (const call of calls) await assert.rejects(call(), /the store is closed/);
      assert.equal(await store.ready(), false);
      await store.close();
    },
  },
];
