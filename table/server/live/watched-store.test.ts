import { openMemory, type Store } from '@arbitro/store';
import { expect, test } from 'vitest';
import { parseStored } from './store-errors.ts';
import { refusalCodeOf, requireValue, TestService } from './test-service.fixture.ts';
import { watchStore } from './watched-store.ts';

const TABLE_REQUEST = { system: 'rischio', creatures: [{ from: 'brenna' }] };

/** A store with calls that fail on demand. */
function openFailingStore() {
  const memory = openMemory();
  const broken = new Set<string>();
  const checks = { count: 0 };
  const orFail =
    <Args extends readonly unknown[], Result>(name: string, call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (broken.has(name)) throw new Error(`${name} fails`);
      return call(...args);
    };
  const store: Store = {
    ...memory,
    create: orFail('create', memory.create),
    append: orFail('append', memory.append),
    saveSnapshot: orFail('saveSnapshot', memory.saveSnapshot),
    read: orFail('read', memory.read),
    checkWrite: async () => {
      checks.count++;
      if (broken.size > 0) throw new Error('no room');
    },
  };
  return { store, broken, checks };
}

test('after a failed write the server is not ready until a write succeeds', async () => {
  const { store, broken, checks } = openFailingStore();
  const trial = new TestService(store);
  const gm = await trial.make(TABLE_REQUEST);
  expect([await trial.service.ready(), checks.count]).toEqual([true, 0]);
  broken.add('append');
  expect(refusalCodeOf(await trial.ask(gm, 'say', { text: 'lost' }))).toBe('store-down');
  expect(await trial.service.ready()).toBe(false);
  broken.clear();
  await trial.submit(gm, 'say', { text: 'kept' });
  const { count } = checks;
  expect([await trial.service.ready(), checks.count]).toEqual([true, count]);
});

test('and finds out by itself that there is room again', async () => {
  const { store, broken, checks } = openFailingStore();
  const trial = new TestService(store);
  const gm = await trial.make(TABLE_REQUEST);
  broken.add('append');
  await trial.ask(gm, 'say', { text: 'lost' });
  const args = await Promise.all([trial.service.ready(), trial.service.ready(), trial.service.ready()]);
  expect([args, checks.count]).toEqual([[false, false, false], 1]);
  broken.clear();
  expect([await trial.service.ready(), await trial.service.ready(), checks.count]).toEqual([true, true, 2]);
});

test('every failed write is reported once, with its table', async () => {
  const { store, broken } = openFailingStore();
  const reports: unknown[] = [];
  const watched = watchStore(store, (error, failed) => reports.push([(error as Error).message, failed]));
  broken.add('create').add('append').add('saveSnapshot');
  const entry = { version: 1, moment: 1, command: 'c', body: '{}' };
  const calls = [
    watched.create('t1', [entry]),
    watched.append('t2', entry),
    watched.saveSnapshot('t3', { version: 1, format: 1, body: '{}' }),
  ];
  for (const call of calls) await expect(call).rejects.toMatchObject({ isReported: true });
  expect(reports).toEqual([
    ['create fails', { write: 'create', table: 't1' }],
    ['append fails', { write: 'append', table: 't2' }],
    ['saveSnapshot fails', { write: 'saveSnapshot', table: 't3' }],
  ]);
});

test('after a failed read the server is not ready until that read succeeds', async () => {
  const { store, broken } = openFailingStore();
  const gm = await new TestService(store).make(TABLE_REQUEST);
  const trial = new TestService(store);
  broken.add('read');
  await expect(trial.service.sit(gm.table, gm.key)).rejects.toMatchObject({ isReported: false });
  expect(await trial.service.ready()).toBe(false);
  broken.clear();
  expect(await trial.service.ready()).toBe(true);
  requireValue(await trial.service.sit(gm.table, gm.key));
});

test('a table whose entries are damaged is no bug of the program, and the server is not ready', async () => {
  const memory = openMemory();
  const gm = await new TestService(memory).make(TABLE_REQUEST);
  let isDamaged = true;
  const store: Store = {
    ...memory,
    read: async (...args) => {
      const entries = await memory.read(...args);
      return isDamaged ? entries.map((entry) => ({ ...entry, body: `\0${entry.body}` })) : entries;
    },
  };
  const trial = new TestService(store);
  await expect(trial.service.sit(gm.table, gm.key)).rejects.toThrow('entry 1 is damaged');
  expect(await trial.service.ready()).toBe(false);
  isDamaged = false;
  expect(await trial.service.ready()).toBe(true);
  expect(() => parseStored('{', 'a snapshot')).toThrow('a snapshot is damaged');
});
