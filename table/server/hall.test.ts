import { afterEach, expect, test, vi } from 'vitest';
import { codeOf, dragonTable, given, TAIL, Trial } from './trying.ts';

afterEach(() => void vi.useRealTimers());

test('a table that nobody uses is let go, and is there again when somebody comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const trial = new Trial();
  const { gm, aino } = await dragonTable(trial);
  const { moment: ask } = await trial.done(gm, 'act', { action: TAIL });
  const before = await trial.see(aino);
  expect(trial.hall.figures().tables).toBe(1);
  trial.time += 9 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.hall.figures().tables).toBe(1);
  trial.time += 2 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.hall.figures().tables).toBe(0);
  expect(await trial.see(aino)).toEqual(before);
  await trial.done(aino, 'answer', { ask, answer: 'parry' });
});

test('a table that somebody listens to is kept at hand', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const trial = new Trial();
  const { gm, aino } = await dragonTable(trial);
  const frames: string[] = [];
  const listener = { tell: (frame: string) => frames.push(frame), end: () => undefined };
  const ends = given(await trial.hall.listen(aino, undefined, listener));
  trial.time += 60 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.hall.figures()).toMatchObject({ tables: 1, listeners: 1 });
  await trial.done(gm, 'say', { text: 'Still there?' });
  expect(frames).toHaveLength(2);
  ends();
  trial.time += 60 * 60_000;
  vi.advanceTimersByTime(60_000);
  expect(trial.hall.figures()).toMatchObject({ tables: 0, listeners: 0 });
});

test('every listener of a seat is told once of everything, in order, and nobody of what is not for them', async () => {
  const trial = new Trial();
  const { gm, aino, veikko } = await dragonTable(trial);
  const heard = new Map<string, string[]>();
  const listen = async (name: string, seat: typeof gm) => {
    const frames: string[] = [];
    heard.set(name, frames);
    const { moment } = await trial.see(seat);
    given(
      await trial.hall.listen(seat, moment, { tell: (frame) => frames.push(frame), end: () => undefined }),
    );
  };
  await listen('phone', aino);
  await listen('tablet', aino);
  await listen('veikko', veikko);
  await trial.done(gm, 'say', { text: 'psst', to: [aino.seat] });
  await trial.done(gm, 'note', { note: 'own', text: 'for me alone' });
  const { moment: ask } = await trial.done(gm, 'act', { action: TAIL });
  await trial.done(aino, 'answer', { ask, answer: 'let-pass' });
  const lines = (name: string) =>
    (heard.get(name) ?? []).flatMap((frame) => JSON.parse(frame.split('data: ')[1] ?? '').lines);
  expect(heard.get('phone')).toEqual(heard.get('tablet'));
  expect(lines('phone').map(({ kind }) => kind)).toEqual(['said', 'acted', 'answered']);
  expect(lines('veikko').map(({ kind }) => kind)).not.toContain('said');
  expect(heard.get('veikko')?.at(-1)).toContain('"waiting":["veikko"]');
});

test('closing ends every stream and waits for what is being written', async () => {
  const trial = new Trial();
  const { gm, aino } = await dragonTable(trial);
  let ended = 0;
  for (const seat of [gm, aino])
    given(await trial.hall.listen(seat, undefined, { tell: () => undefined, end: () => ended++ }));
  await trial.hall.close();
  expect(ended).toBe(2);
  expect(await trial.hall.ready()).toBe(true);
});

test('a table that is not there is not there', async () => {
  const trial = new Trial();
  const nowhere = { table: 'nosuchtable', seat: 's1', key: 's1.x' };
  expect(codeOf(await trial.hall.see(nowhere))).toBe('no-such-table');
  expect(codeOf(await trial.ask(nowhere, 'say', { text: 'hello' }))).toBe('no-such-table');
  expect(codeOf(await trial.hall.fork(nowhere, { command: 'f' }))).toBe('no-such-table');
});

test('what was counted since the start', async () => {
  const trial = new Trial();
  const { gm } = await dragonTable(trial);
  const { kept } = trial.hall.figures();
  await trial.done(gm, 'say', { text: 'one', command: 'a' });
  await trial.done(gm, 'say', { text: 'one', command: 'a' });
  await trial.refused(gm, 'withdraw', {});
  expect(trial.hall.figures()).toMatchObject({ kept: kept + 1, refused: 1, repeated: 1, tables: 1 });
});
