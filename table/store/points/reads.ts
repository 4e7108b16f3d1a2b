import assert from 'node:assert/strict';
import { buildEntries, buildEntry, type ContractPoint, createTestTable } from './point.ts';

const LONG = 100_000;

/** The guarantees of reading. */
export const readPoints: readonly ContractPoint[] = [
  {
    id: 'ST14',
    says: 'reading starts after a version and stops at a limit',
    holds: async (store) => {
      const table = await createTestTable(store, 7);
      assert.deepEqual(await store.read(table, 2), buildEntries(3, 7));
      assert.deepEqual(await store.read(table, 2, 3), buildEntries(3, 5));
      assert.deepEqual(await store.read(table, 6, 3), buildEntries(7, 7));
      assert.deepEqual(await store.read(table, 7), []);
      assert.deepEqual(await store.read(table, 99), []);
    },
  },
  {
    id: 'ST15',
    says: 'a log is paged back from its end to its beginning',
    holds: async (store) => {
      const table = await createTestTable(store, 7);
      assert.deepEqual(await store.readBack(table, undefined, 3), buildEntries(5, 7));
      assert.deepEqual(await store.readBack(table, 5, 3), buildEntries(2, 4));
      assert.deepEqual(await store.readBack(table, 2, 3), buildEntries(1, 1));
      assert.deepEqual(await store.readBack(table, 1, 3), []);
      assert.deepEqual(await store.readBack(table, 99, 1), buildEntries(7, 7));
    },
  },
  {
    id: 'ST16',
    says: 'an entry is found by its command',
    holds: async (store) => {
      const table = await createTestTable(store, 3);
      assert.deepEqual(await store.find(table, 'liisa/2'), buildEntry(2));
      assert.equal(await store.find(table, 'liisa/4'), undefined);
    },
  },
  {
    id: 'ST17',
    says: 'of a table that is not there nothing is read',
    holds: async (store) => {
      assert.deepEqual(await store.read('nowhere', 0), []);
      assert.deepEqual(await store.readBack('nowhere', undefined, 5), []);
      assert.equal(await store.find('nowhere', 'liisa/1'), undefined);
      assert.equal(await store.snapshot('nowhere', 1), undefined);
      assert.equal(await store.exists('nowhere'), false);
    },
  },
  {
    id: 'ST27',
    says: 'the last versions of tables are told, and nothing of those that are not there',
    holds: async (store) => {
      const [long, short] = [await createTestTable(store, 7), await createTestTable(store, 1)];
      const versions = await store.versions([long, short, 'nowhere']);
      assert.deepEqual(Object.fromEntries(versions), { [long]: 7, [short]: 1 });
      assert.equal((await store.versions([])).size, 0);
    },
  },
  {
    id: 'ST18',
    says: `the tail of a log of ${LONG} entries costs the tail`,
    holds: async (store) => {
      const table = await createTestTable(store, LONG);
      const fullReadMs = await measureMs(async () => assert.equal((await store.read(table, 0)).length, LONG));
      const tail = await measureBest(5, async () => {
        assert.deepEqual(await store.read(table, LONG - 2), buildEntries(LONG - 1, LONG));
        assert.deepEqual(await store.readBack(table, undefined, 1), [buildEntry(LONG)]);
        assert.deepEqual(await store.find(table, `liisa/${LONG}`), buildEntry(LONG));
      });
      // in memory both take almost no time
      assert.ok(tail < Math.max(fullReadMs / 4, 5), `the tail took ${tail} ms, the whole ${fullReadMs} ms`);
    },
  },
];

/** Returns the shortest of several times: other load on the machine only makes work slower. */
async function measureBest(times: number, work: () => Promise<void>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let index = 0; index < times; index += 1) best = Math.min(best, await measureMs(work));
  return best;
}

async function measureMs(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
