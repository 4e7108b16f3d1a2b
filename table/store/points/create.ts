import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { entries, entry, type Point, tableOf } from './point.ts';

/** The guarantees of creating a table. */
export const createPoints: readonly Point[] = [
  {
    id: 'ST10',
    says: 'a taken id is refused, and what is there stays',
    holds: async (store) => {
      const table = await tableOf(store, 2);
      assert.equal(await store.create(table, entries(1, 3)), false);
      assert.deepEqual(await store.read(table, 0), entries(1, 2));
    },
  },
  {
    id: 'ST11',
    says: 'of many who make the same table at once one does',
    holds: async (store) => {
      const table = `table-${randomUUID()}`;
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, at) => store.create(table, [entry(1, `maker-${at}`)])),
      );
      assert.equal(made.filter(Boolean).length, 1);
      assert.deepEqual(await store.read(table, 0), [entry(1, `maker-${made.indexOf(true)}`)]);
    },
  },
  {
    id: 'ST12',
    says: 'a table is made with all its first entries or not at all',
    holds: async (store) => {
      const table = `table-${randomUUID()}`;
      const spoiled = [
        [],
        [entry(2)],
        [entry(1), entry(3)],
        [entry(1), entry(2, 'liisa/1')],
        [...entries(1, 1_500), entry(1_501, 'liisa/1')],
        [entry(1), { ...entry(2), moment: 0.5 }],
      ];
      for (const first of spoiled) await assert.rejects(store.create(table, first), Error);
      assert.equal(await store.exists(table), false);
      assert.deepEqual(await store.read(table, 0), []);
      assert.equal(await store.create(table, entries(1, 2)), true);
    },
  },
  {
    id: 'ST13',
    says: 'the tables are those that were made',
    holds: async (store) => {
      const made = [await tableOf(store, 1), await tableOf(store, 2)];
      const all = await store.tables();
      assert.deepEqual(
        made.filter((table) => !all.includes(table)),
        [],
      );
      assert.equal(new Set(all).size, all.length);
      assert.equal(await store.exists(made[0] ?? ''), true);
      assert.equal(await store.exists(`${made[0]}!`), false);
    },
  },
];
