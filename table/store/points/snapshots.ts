import assert from 'node:assert/strict';
import type { Snapshot } from '../store.ts';
import { type Point, tableOf } from './point.ts';

const snapshot = (version: number, format = 1, body = `"${format}/${version} è🎲"`): Snapshot => ({
  version,
  format,
  body,
});

/** The guarantees of snapshots. */
export const snapshotPoints: readonly Point[] = [
  {
    id: 'ST19',
    says: 'the newest snapshot at or before a version is given, of the format asked for',
    holds: async (store) => {
      const table = await tableOf(store, 9);
      for (const one of [snapshot(6), snapshot(2), snapshot(8, 2)]) await store.saveSnapshot(table, one);
      assert.deepEqual(await store.snapshot(table, 1), snapshot(6));
      assert.deepEqual(await store.snapshot(table, 1, 6), snapshot(6));
      assert.deepEqual(await store.snapshot(table, 1, 5), snapshot(2));
      assert.equal(await store.snapshot(table, 1, 1), undefined);
      assert.deepEqual(await store.snapshot(table, 2), snapshot(8, 2));
      assert.equal(await store.snapshot(table, 3), undefined);
    },
  },
  {
    id: 'ST20',
    says: 'a snapshot saved again takes the place of the first',
    holds: async (store) => {
      const table = await tableOf(store, 2);
      await store.saveSnapshot(table, snapshot(2));
      await store.saveSnapshot(table, snapshot(2, 1, '"better"'));
      assert.deepEqual(await store.snapshot(table, 1), snapshot(2, 1, '"better"'));
    },
  },
  {
    id: 'ST21',
    says: 'a snapshot belongs to a table that is there, and to no other',
    holds: async (store) => {
      const [one, other] = [await tableOf(store, 2), await tableOf(store, 2)];
      await store.saveSnapshot(one, snapshot(2));
      assert.equal(await store.snapshot(other, 1), undefined);
      await assert.rejects(store.saveSnapshot('nowhere', snapshot(1)), Error);
    },
  },
];
