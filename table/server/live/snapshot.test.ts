import { ENTRY_FORMAT, type StoredEntry } from '@arbitro/protocol';
import { type Entry, openMemory, type Store } from '@arbitro/store';
import { expect, test } from 'vitest';
import { parseEntry } from './live-table.ts';
import { SNAPSHOT_EVERY, SNAPSHOT_FORMAT } from './snapshot.ts';
import { requireValue, TestService } from './test-service.fixture.ts';

const MANY = 100_000;

/** A store that counts the entries it returned. */
function countReads(store: Store) {
  const count = { read: 0 };
  const counted = <T extends readonly Entry[]>(entries: T): T => {
    count.read += entries.length;
    return entries;
  };
  return {
    count,
    store: {
      ...store,
      read: async (...args: Parameters<Store['read']>) => counted(await store.read(...args)),
      readBack: async (...args: Parameters<Store['readBack']>) => counted(await store.readBack(...args)),
    },
  };
}

/** A table with a hundred thousand entries of talk, as if imported from a file. */
async function createTalkativeTable(store: Store, entries: number) {
  const first = new TestService(store);
  const gm = await first.make({ system: 'rischio', creatures: [{ from: 'brenna' }] });
  const [opening] = await store.read(gm.table, 0, 1);
  if (!opening) throw new Error('the log is empty');
  const said = (n: number): Entry => {
    const kept: StoredEntry = {
      format: ENTRY_FORMAT,
      seat: gm.seat,
      asked: '',
      saw: [],
      told: [gm.seat],
      does: { kind: 'said', text: `${n}`, to: null },
    };
    return { version: n, moment: opening.moment + n, command: `s1:${n}`, body: JSON.stringify(kept) };
  };
  const table = `${gm.table}x`;
  const talk = Array.from({ length: entries - 1 }, (_, n) => said(n + 2));
  await store.create(table, [opening, ...talk]);
  return { ...gm, table };
}

test('a table of a hundred thousand entries is read whole once, and from then on only its tail', async () => {
  const store = openMemory();
  const gm = await createTalkativeTable(store, MANY);
  const once = countReads(store);
  await new TestService(once.store).readMessage(gm);
  expect(once.count.read).toBeGreaterThanOrEqual(MANY);
  const twice = countReads(store);
  const trial = new TestService(twice.store);
  const { lines, moment } = await trial.readMessage(gm);
  expect(twice.count.read).toBeLessThanOrEqual(2 * SNAPSHOT_EVERY);
  expect(lines.at(-1)).toMatchObject({ text: `${MANY}`, moment });
  await trial.submit(gm, 'override', { path: ['creatures', 'brenna', 'name'], value: 'Brenna the Old' });
  expect(twice.count.read).toBeLessThanOrEqual(2 * SNAPSHOT_EVERY);
  expect((await trial.world(gm)).creatures[0]?.name).toBe('Brenna the Old');
});

test('a table that is played has a snapshot every so often, and opens the same from it and from its start', async () => {
  const trial = new TestService();
  const gm = await trial.make({ system: 'rischio', creatures: [{ from: 'brenna' }] });
  const length = 3 * SNAPSHOT_EVERY + 17;
  for (let n = 2; n <= length; n++)
    if (n % 7 === 0)
      await trial.submit(gm, 'act', { action: { type: 'risk', by: 'brenna', kind: 'Forza', level: 'high' } });
    else await trial.submit(gm, 'note', { note: `n${n % 5}`, text: `${n}` });
  await trial.service.close();
  expect(await trial.store.snapshot(gm.table, SNAPSHOT_FORMAT)).toMatchObject({
    version: 3 * SNAPSHOT_EVERY,
  });
  const tail = countReads(trial.store);
  const fromSnapshot = await new TestService(tail.store).table(gm);
  expect(tail.count.read).toBe(17);
  const bare = openMemory();
  await bare.create(gm.table, await trial.store.read(gm.table, 0));
  expect(await new TestService(bare).table(gm)).toStrictEqual(fromSnapshot);
});

test('a snapshot of another shape is not read', async () => {
  const store = openMemory();
  const gm = await createTalkativeTable(store, 50);
  await store.saveSnapshot(gm.table, { version: 50, format: SNAPSHOT_FORMAT + 1, body: 'no table at all' });
  const { lines } = await new TestService(store).readMessage(gm);
  expect(lines.at(-1)).toMatchObject({ text: '50' });
});

test('a snapshot that cannot be saved does not stop the table', async () => {
  const memory = openMemory();
  const store = { ...memory, saveSnapshot: () => Promise.reject(new Error('disk full')) };
  const gm = await createTalkativeTable(store, 2 * SNAPSHOT_EVERY - 1);
  const trial = new TestService(store);
  for (let n = 0; n < SNAPSHOT_EVERY; n++) await trial.submit(gm, 'say', { text: 'on' });
  await trial.service.close();
  expect(trial.errors).toEqual([new Error('disk full'), new Error('disk full')]);
  expect((await trial.table(gm)).version).toBe(3 * SNAPSHOT_EVERY - 1);
});

test('the log of a long table is read page by page, backwards, without a gap', async () => {
  const store = openMemory();
  const gm = await createTalkativeTable(store, 1000);
  const trial = new TestService(store);
  const texts: unknown[] = [];
  for (let before: number | undefined; ; ) {
    const page = requireValue(await trial.service.log(gm, { before, limit: 90 }));
    texts.unshift(...page.lines.map(({ text }) => text));
    before = page.lines[0]?.moment;
    if (!page.more) break;
  }
  const all = (await store.read(gm.table, 1)).map(parseEntry);
  expect(texts.slice(1)).toEqual(all.map(({ kept: { does } }) => does.kind === 'said' && does.text));
});
