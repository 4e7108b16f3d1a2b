import assert from 'node:assert/strict';
import type { Entry, Store, TableId } from '../store.ts';
import { buildEntries, buildEntry, type ContractPoint, createTestTable, STORED } from './point.ts';

const createTables = (store: Store, count: number): Promise<readonly TableId[]> =>
  Promise.all(Array.from({ length: count }, () => createTestTable(store, 1)));

/** The guarantees for many concurrent writes. */
export const crowdPoints: readonly ContractPoint[] = [
  {
    id: 'ST22',
    says: '1,000 appends at once over 50 tables are all kept, without a gap',
    holds: async (store) => {
      const tables = await createTables(store, 50);
      const appendResults = await Promise.all(
        tables.flatMap((table) => buildEntries(2, 21).map((entry) => store.append(table, entry))),
      );
      assert.equal(appendResults.filter(({ is }) => is === 'kept').length, 1_000);
      for (const table of tables) assert.deepEqual(await store.read(table, 0), buildEntries(1, 21));
    },
  },
  {
    id: 'ST23',
    says: 'writers who race and try again are all kept in the end, without a gap',
    holds: async (store) => {
      const tables = await createTables(store, 5);
      const writers = tables.flatMap((table) =>
        ['aino', 'bruno', 'cleo', 'dario'].map((who) => ({ table, who })),
      );
      await Promise.all(writers.map((writer) => appendUntilStored(store, writer)));
      for (const table of tables) {
        const log = await store.read(table, 0);
        assert.deepEqual(
          log.map(({ version }) => version),
          buildEntries(1, 21).map(({ version }) => version),
        );
        assert.equal(new Set(log.map(({ command }) => command)).size, 21);
      }
    },
  },
];

interface Writer {
  readonly table: TableId;
  readonly who: string;
}

async function appendUntilStored(store: Store, { table, who }: Writer): Promise<void> {
  for (const version of [1, 2, 3, 4, 5]) {
    let is = 'stale';
    while (is === 'stale') {
      const [last] = await store.readBack(table, undefined, 1);
      is = (await store.append(table, buildNextEntry(last, `${who}/${version}`))).is;
    }
    assert.equal(is, STORED.is);
  }
}

const buildNextEntry = (last: Entry | undefined, command: string): Entry =>
  buildEntry((last?.version ?? 0) + 1, command);
