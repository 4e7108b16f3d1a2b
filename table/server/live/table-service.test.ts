import { afterEach, expect, test, vi } from 'vitest';
import {
  openDragonTable,
  refusalCodeOf,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

afterEach(() => void vi.useRealTimers());

test('an unused table leaves memory, and is loaded again for the next request', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
  const before = await trial.readMessage(aino);
  expect(trial.service.figures().tables).toBe(1);
  trial.time += 9 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.service.figures().tables).toBe(1);
  trial.time += 2 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.service.figures().tables).toBe(0);
  expect(await trial.readMessage(aino)).toEqual(before);
  await trial.submit(aino, 'answer', { ask, answer: 'parry' });
});

test('a table with a listener stays in memory', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  const frames: string[] = [];
  const listener = { tell: (frame: string) => frames.push(frame), end: () => undefined };
  const ends = requireValue(await trial.service.listen(aino, undefined, listener));
  trial.time += 60 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.service.figures()).toMatchObject({ tables: 1, listeners: 1 });
  await trial.submit(gm, 'say', { text: 'Still there?' });
  expect(frames).toHaveLength(2);
  ends();
  trial.time += 60 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.service.figures()).toMatchObject({ tables: 0, listeners: 0 });
});

test('every listener of a seat is sent each of its entries once, in order, and no others', async () => {
  const trial = new TestService();
  const { gm, aino, veikko } = await openDragonTable(trial);
  const heardBySeat = new Map<string, string[]>();
  const listen = async (name: string, seat: typeof gm) => {
    const frames: string[] = [];
    heardBySeat.set(name, frames);
    const { moment } = await trial.readMessage(seat);
    requireValue(
      await trial.service.listen(seat, moment, { tell: (frame) => frames.push(frame), end: () => undefined }),
    );
  };
  await listen('phone', aino);
  await listen('tablet', aino);
  await listen('veikko', veikko);
  await trial.submit(gm, 'say', { text: 'psst', to: [aino.seat] });
  await trial.submit(gm, 'note', { note: 'own', text: 'for me alone' });
  const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
  await trial.submit(aino, 'answer', { ask, answer: 'let-pass' });
  const lines = (name: string) =>
    (heardBySeat.get(name) ?? []).flatMap((frame) => JSON.parse(frame.split('data: ')[1] ?? '').lines);
  expect(heardBySeat.get('phone')).toEqual(heardBySeat.get('tablet'));
  expect(lines('phone').map(({ kind }) => kind)).toEqual(['said', 'acted', 'answered']);
  expect(lines('veikko').map(({ kind }) => kind)).not.toContain('said');
  expect(heardBySeat.get('veikko')?.at(-1)).toContain('"waiting":["veikko"]');
});

test('closing ends every stream and waits for what is being written', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  let ended = 0;
  for (const seat of [gm, aino])
    requireValue(await trial.service.listen(seat, undefined, { tell: () => undefined, end: () => ended++ }));
  await trial.service.close();
  expect(ended).toBe(2);
  expect(await trial.service.ready()).toBe(true);
});

test('an unknown table is not found', async () => {
  const trial = new TestService();
  const nowhere = { table: 'nosuchtable', seat: 's1', key: 's1.x' };
  expect(refusalCodeOf(await trial.service.see(nowhere))).toBe('no-such-table');
  expect(refusalCodeOf(await trial.ask(nowhere, 'say', { text: 'hello' }))).toBe('no-such-table');
  expect(refusalCodeOf(await trial.service.fork(nowhere, { command: 'f' }))).toBe('no-such-table');
});

test('what was counted since the start', async () => {
  const trial = new TestService();
  const { gm } = await openDragonTable(trial);
  const { kept } = trial.service.figures();
  await trial.submit(gm, 'say', { text: 'one', command: 'a' });
  await trial.submit(gm, 'say', { text: 'one', command: 'a' });
  await trial.expectRefusal(gm, 'withdraw', {});
  expect(trial.service.figures()).toMatchObject({ kept: kept + 1, refused: 1, repeated: 1, tables: 1 });
});
