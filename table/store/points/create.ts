import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { buildEntries, buildEntry, type ContractPoint, createTestTable } from './point.ts';

/** The guarantees of creating a table. */
export const createPoints: readonly ContractPoint[] = [
  {
    id: 'ST10',
    says: 'a taken id is refused, and what is there stays',
    holds: async (store) => {
      const table = await createTestTable(store, 2);
      assert.equal(await store.create(table, buildEntries(1, 3)), false);
      assert.deepEqual(await store.read(table, 0), buildEntries(1, 2));
    },
  },
  {
    id: 'ST11',
    says: 'of many who make the same table at once one does',
    holds: async (store) => {
      const table = `table-${randomUUID()}`;
      const created = await Promise.all(
        Array.from({ length: 8 }, (_, index) => store.create(table, [buildEntry(1, `maker-${index}`)])),
      );
      assert.equal(created.filter(Boolean).length, 1);
      assert.deepEqual(await store.read(table, 0), [buildEntry(1, `maker-${created.indexOf(true)}`)]);
    },
  },
  {
    id: 'ST12',
    says: 'a table is made with all its first entries or not at all',
    holds: async (store) => {
      const table = `table-${randomUUID()}`;
      const spoiled = [
        [],
        [buildEntry(2)],
        [buildEntry(1), buildEntry(3)],
        [buildEntry(1), buildEntry(2, 'liisa/1')],
        [...buildEntries(1, 1_500), buildEntry(1_501, 'liisa/1')],
        [buildEntry(1), { ...buildEntry(2), moment: 0.5 }],
      ];
      for (const first of spoiled) await assert.rejects(store.create(table, first), Error);
      assert.equal(await store.exists(table), false);
      assert.deepEqual(await store.read(table, 0), []);
      assert.equal(await store.create(table, buildEntries(1, 2)), true);
    },
  },
  {
    id: 'ST13',
    says: 'the tables are those that were made',
    holds: async (store) => {
      const created = [await createTestTable(store, 1), await createTestTable(store, 2)];
      const all = await store.tables();
      assert.deepEqual(
        created.filter((table) => !all.includes(table)),
        [],
      );
      assert.equal(new Set(all).size, all.length);
      assert.equal(await store.exists(created[0] ?? ''), true);
      assert.equal(await store.exists(`${created[0]}!`), false);
    },
  },
];
