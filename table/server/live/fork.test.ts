import { describe, expect, test } from 'vitest';
import {
  openDragonTable,
  refusalCodeOf,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

describe('a fork', () => {
  test('is a table of its own with the same world and other dice; the origin goes on', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    await trial.submit(gm, 'hide', { creatures: ['veikko'] });
    const origin = await trial.table(gm);
    const newTable = requireValue(await trial.service.fork(gm, { command: 'what-if' }));
    const forked = await trial.table(newTable);
    expect(newTable.table).not.toBe(gm.table);
    expect(forked.game).toEqual(origin.game);
    expect(forked.dice.seal.commitment).not.toBe(origin.dice.seal.commitment);
    expect(forked.seats.map(({ role }) => role)).toEqual(['gm']);
    await trial.submit(newTable, 'override', { path: ['creatures', 'aino', 'mind'], value: 0 });
    expect((await trial.table(gm)).game).toEqual(origin.game);
    await trial.submit(gm, 'override', { path: ['creatures', 'veikko', 'mind'], value: 1 });
    expect((await trial.readMessage(gm)).lines.map(({ kind }) => kind)).toContain('forked');
    expect(refusalCodeOf(await trial.service.sit(newTable.table, gm.key))).toBe('wrong-key');
  });

  test('begins at any moment', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const { moment: at, game } = await trial.table(gm);
    await trial.submit(gm, 'override', { path: ['creatures', 'aino', 'mind'], value: 0 });
    const newTable = requireValue(await trial.service.fork(gm, { command: 'f', at }));
    expect((await trial.table(newTable)).game).toEqual(game);
    const [opening] = await trial.store.read(newTable.table, 0, 1);
    expect(JSON.parse(opening?.body ?? '').does.from).toEqual({ table: gm.table, moment: at });
    for (const wrong of [0, at + 1, Number.MAX_SAFE_INTEGER])
      expect(refusalCodeOf(await trial.service.fork(gm, { command: `f${wrong}`, at: wrong }))).toBe(
        'no-such-moment',
      );
  });

  test('in the middle of a question begins before the action', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const { game } = await trial.table(gm);
    const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    const newTable = requireValue(await trial.service.fork(gm, { command: 'f' }));
    expect((await trial.table(newTable)).game).toEqual(game);
    await trial.submit(newTable, 'act', { action: TAIL_ATTACK });
    await trial.submit(aino, 'answer', { ask, answer: 'parry' });
  });

  test('asked again is the same one, with the same key, and leaves no other behind', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const asked = { command: 'again' };
    const all = await Promise.all([1, 2, 3].map(() => trial.service.fork(gm, asked)));
    await trial.submit(gm, 'override', { path: ['creatures', 'aino', 'mind'], value: 0 });
    all.push(await trial.service.fork(gm, asked));
    expect(new Set(all.map((serviceResult) => JSON.stringify(serviceResult))).size).toBe(1);
    const [made] = all.map(requireValue);
    expect(await trial.store.tables()).toEqual([gm.table, made?.table]);
    requireValue(await trial.service.sit(made?.table ?? '', made?.key ?? ''));
    const other = await trial.service.fork(gm, { ...asked, at: (await trial.table(gm)).moment });
    expect(refusalCodeOf(other)).toBe('command-reused');
  });

  test('says of itself what it is a fork of, even while others play', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const say = (text: string) => trial.ask(gm, 'say', { text });
    const [made] = await Promise.all([trial.service.fork(gm, { command: 'f' }), say('one'), say('two')]);
    const [opening] = await trial.store.read(requireValue(made).table, 0, 1);
    const entry = await trial.store.find(gm.table, 's1:f');
    expect(JSON.parse(opening?.body ?? '').does.from.moment).toBe(JSON.parse(entry?.body ?? '').does.at);
  });

  test('is the game master’s', async () => {
    const trial = new TestService();
    const { aino, guest } = await openDragonTable(trial);
    for (const seat of [aino, guest])
      expect(refusalCodeOf(await trial.service.fork(seat, { command: 'f' }))).toBe('not-allowed');
  });
});
