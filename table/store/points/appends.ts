import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { buildEntries, buildEntry, type ContractPoint, createTestTable, STALE, STORED } from './point.ts';

const ODD_TEXTS = [
  'Äiti sanoi: "ei", ja \'joo\' \\ \\n – 🎲🐉 ﷽ è così, {a,b} NULL $1 ?',
  '\u0001\t\r\n\u2028\u2029\u{10ffff}',
  '',
];

/** The guarantees of an append. */
export const appendPoints: readonly ContractPoint[] = [
  {
    id: 'ST1',
    says: 'what was kept is read in order',
    holds: async (store) => {
      const table = await createTestTable(store, 1);
      for (const entry of buildEntries(2, 5)) assert.deepEqual(await store.append(table, entry), STORED);
      assert.deepEqual(await store.read(table, 0), buildEntries(1, 5));
    },
  },
  {
    id: 'ST2',
    says: 'an append at a version too low or too high is stale, and keeps nothing',
    holds: async (store) => {
      const table = await createTestTable(store, 3);
      for (const version of [-1, 0, 1, 3, 5, 6])
        assert.deepEqual(await store.append(table, buildEntry(version, `ilaria/${version}`)), STALE);
      assert.deepEqual(await store.read(table, 0), buildEntries(1, 3));
      assert.deepEqual(await store.append(table, buildEntry(4)), STORED);
    },
  },
  {
    id: 'ST3',
    says: 'of two writers at the same version one is kept and one is stale',
    holds: async (store) => {
      const table = await createTestTable(store, 1);
      const both = [buildEntry(2, 'liisa/2'), buildEntry(2, 'ilaria/2')];
      const appendResults = await Promise.all(both.map((entry) => store.append(table, entry)));
      assert.deepEqual(appendResults.map(({ is }) => is).sort(), ['kept', 'stale']);
      assert.deepEqual(await store.read(table, 1), [both[appendResults[0]?.is === 'kept' ? 0 : 1]]);
    },
  },
  {
    id: 'ST4',
    says: 'a repeated command gives its first entry, whatever version it asks for',
    holds: async (store) => {
      const table = await createTestTable(store, 3);
      const repeated = { is: 'repeated', entry: buildEntry(2) };
      for (const version of [1, 2, 3, 4, 9]) {
        const resent = { ...buildEntry(version, 'liisa/2'), body: '"another"' };
        assert.deepEqual(await store.append(table, resent), repeated);
      }
      assert.deepEqual(await store.read(table, 0), buildEntries(1, 3));
    },
  },
  {
    id: 'ST5',
    says: 'a command sent twice at once is kept once, and told so twice',
    holds: async (store) => {
      const table = await createTestTable(store, 1);
      const appendResults = await Promise.all(
        [2, 2, 3].map((version) => store.append(table, buildEntry(version, 'a/1'))),
      );
      const repeated = { is: 'repeated', entry: buildEntry(2, 'a/1') };
      assert.deepEqual(appendResults.toSorted(compareKind), [STORED, repeated, repeated]);
    },
  },
  {
    id: 'ST6',
    says: 'a command is unique within its table only',
    holds: async (store) => {
      const [text, other] = [await createTestTable(store, 1), await createTestTable(store, 1)];
      assert.deepEqual(await store.append(text, buildEntry(2, 'a/1')), STORED);
      assert.deepEqual(await store.append(other, buildEntry(2, 'a/1')), STORED);
    },
  },
  {
    id: 'ST7',
    says: 'commands, moments and bodies come back byte for byte',
    holds: async (store) => {
      const table = await createTestTable(store, 1);
      const bodies = [...ODD_TEXTS, JSON.stringify('è🎲'.repeat(200_000))];
      const odd = bodies.map((body, index) => ({
        version: index + 2,
        moment: Number.MAX_SAFE_INTEGER - 10 + index,
        command: `${index}${ODD_TEXTS[index] ?? ''}`,
        body,
      }));
      for (const item of odd) assert.deepEqual(await store.append(table, item), STORED);
      assert.deepEqual(await store.read(table, 1), odd);
      for (const item of odd) assert.deepEqual(await store.find(table, item.command), item);
    },
  },
  {
    id: 'ST8',
    says: 'an append to a table that is not there is stale, and makes none',
    holds: async (store) => {
      const table = `nowhere-${randomUUID()}`;
      for (const version of [0, 1, 2])
        assert.deepEqual(await store.append(table, buildEntry(version)), STALE);
      assert.equal(await store.exists(table), false);
    },
  },
  {
    id: 'ST9',
    says: 'an entry that cannot be kept is rejected, and spoils no other of its group',
    holds: async (store) => {
      const tables = await Promise.all(Array.from({ length: 9 }, () => createTestTable(store, 1)));
      const results = await Promise.allSettled(
        tables.map((table, index) =>
          store.append(table, { ...buildEntry(2), moment: index === 4 ? 0.5 : index }),
        ),
      );
      assert.deepEqual(
        results.map((result) =>
          result.status === 'fulfilled' ? result.value.is : result.reason instanceof Error,
        ),
        tables.map((_, index) => index === 4 || 'kept'),
      );
      assert.deepEqual(await store.read(tables[4] ?? '', 1), []);
    },
  },
];

const compareKind = (item: { readonly is: string }, other: { readonly is: string }): number =>
  item.is < other.is ? -1 : Number(item.is > other.is);
