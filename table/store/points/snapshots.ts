import assert from 'node:assert/strict';
import type { Snapshot } from '../store.ts';
import { type ContractPoint, createTestTable } from './point.ts';

const buildSnapshot = (version: number, format = 1, body = `"${format}/${version} è🎲"`): Snapshot => ({
  version,
  format,
  body,
});

/** The guarantees of snapshots. */
export const snapshotPoints: readonly ContractPoint[] = [
  {
    id: 'ST19',
    says: 'the newest snapshot at or before a version is given, of the format asked for',
    holds: async (store) => {
      const table = await createTestTable(store, 9);
      for (const snapshot of [buildSnapshot(6), buildSnapshot(2), buildSnapshot(8, 2)])
        await store.saveSnapshot(table, snapshot);
      assert.deepEqual(await store.snapshot(table, 1), buildSnapshot(6));
      assert.deepEqual(await store.snapshot(table, 1, 6), buildSnapshot(6));
      assert.deepEqual(await store.snapshot(table, 1, 5), buildSnapshot(2));
      assert.equal(await store.snapshot(table, 1, 1), undefined);
      assert.deepEqual(await store.snapshot(table, 2), buildSnapshot(8, 2));
      assert.equal(await store.snapshot(table, 3), undefined);
    },
  },
  {
    id: 'ST20',
    says: 'a snapshot saved again takes the place of the first',
    holds: async (store) => {
      const table = await createTestTable(store, 2);
      await store.saveSnapshot(table, buildSnapshot(2));
      await store.saveSnapshot(table, buildSnapshot(2, 1, '"better"'));
      assert.deepEqual(await store.snapshot(table, 1), buildSnapshot(2, 1, '"better"'));
    },
  },
  {
    id: 'ST21',
    says: 'a snapshot belongs to a table that is there, and to no other',
    holds: async (store) => {
      const [text, other] = [await createTestTable(store, 2), await createTestTable(store, 2)];
      await store.saveSnapshot(text, buildSnapshot(2));
      assert.equal(await store.snapshot(other, 1), undefined);
      await assert.rejects(store.saveSnapshot('nowhere', buildSnapshot(1)), Error);
    },
  },
];
