import { systems } from '@arbitro/catalogue';
import { describe, expect, test } from 'vitest';
import { SNAPSHOT_FORMAT } from './snapshot.ts';
import type { SeatSession } from './table-service.ts';
import { openDragonTable, requireValue, TAIL_ATTACK, TestService } from './test-service.fixture.ts';

const readMoment = async (trial: TestService, at: { table: string }): Promise<number> =>
  (await trial.table(at)).moment;

describe('undo', () => {
  test('goes back to the state after any entry, and forward again', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const states: (readonly [number, unknown])[] = [];
    for (const mind of [0, 1, 0, 1]) {
      const { moment } = await trial.submit(gm, 'override', {
        path: ['creatures', 'aino', 'mind'],
        value: mind,
      });
      states.push([moment, (await trial.table(gm)).game]);
    }
    for (const [to, game] of [...states.slice(0, -1).toReversed(), ...states]) {
      await trial.submit(gm, 'undo', { to });
      expect((await trial.table(gm)).game).toEqual(game);
    }
    const kinds = (await trial.readMessage(gm)).lines.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'overrode')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'went-back')).toHaveLength(7);
  });

  test('reports a redo to each seat in the words it has seen', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const set = async (who: string, value: number): Promise<number> =>
      (await trial.submit(gm, 'override', { path: ['creatures', who, 'mind'], value })).moment;
    const [other, two, three] = [await set('aino', 0), await set('aino', 1), await set('aino', 0)];
    const undoTo = async (to: number): Promise<readonly unknown[]> => {
      await trial.submit(gm, 'undo', { to });
      const last = async (by: SeatSession) =>
        (await trial.readMessage(by)).lines.findLast(({ kind }) => kind === 'went-back')?.forward;
      return [await last(gm), await last(aino)];
    };
    expect(await undoTo(other)).toEqual([undefined, undefined]);
    expect(await undoTo(three)).toEqual([true, true]);
    expect(await undoTo(two)).toEqual([undefined, undefined]);
    expect(await undoTo(other)).toEqual([undefined, undefined]);
    expect(await undoTo(two)).toEqual([true, true]);
    // Aino does not see what is done to the dragon: for her it goes forward, for the game master something is lost
    await set('lohikaarme', 1);
    expect(await undoTo(three)).toEqual([undefined, true]);
    await set('aino', 1);
    expect(await undoTo(three)).toEqual([undefined, undefined]);
    expect(await undoTo(two)).toEqual([undefined, undefined]);
  });

  test('reaches before the last snapshot', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const to = await readMoment(trial, gm);
    const before = (await trial.table(gm)).game;
    await trial.submit(gm, 'override', { path: ['creatures', 'aino', 'mind'], value: 0 });
    for (let n = 0; n < 230; n++) await trial.submit(gm, 'say', { text: `${n}` });
    expect(await trial.store.snapshot(gm.table, SNAPSHOT_FORMAT)).toMatchObject({ version: 200 });
    await trial.submit(gm, 'undo', { to });
    expect((await trial.table(gm)).game).toEqual(before);
  });

  test('into an open question: it is asked again, and can be answered otherwise', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    const open = (await trial.table(gm)).game;
    await trial.submit(aino, 'answer', { ask, answer: 'parry' });
    const { dice } = await trial.table(gm);
    await trial.submit(gm, 'undo', { to: ask });
    expect((await trial.table(gm)).game).toEqual(open);
    expect((await trial.readMessage(aino)).seen.ask?.id).toBe(ask);
    await trial.submit(aino, 'answer', { ask, answer: 'let-pass' });
    expect((await trial.table(gm)).dice.thrown).toEqual(dice.thrown);
    expect((await trial.readMessage(aino)).seen.waiting).toEqual(['veikko']);
  });

  test('out of an open question: no seat is asked any more', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const to = await readMoment(trial, gm);
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    await trial.submit(gm, 'undo', { to });
    expect((await trial.readMessage(aino)).seen).toMatchObject({ ask: null, waiting: [] });
  });

  test('does not throw the same dice again', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: 'rischio', creatures: [{ from: 'brenna' }, { from: 'nerio' }] });
    const to = await readMoment(trial, gm);
    const faces: number[] = [];
    for (let n = 0; n < 12; n++) {
      await trial.submit(gm, 'act', {
        action: { type: 'risk', by: 'brenna', kind: 'Forza', level: 'medium' },
      });
      const rolls = (await trial.readMessage(gm)).lines.at(-1)?.rolls as
        | readonly { faces: number[] }[]
        | undefined;
      faces.push(rolls?.[0]?.faces[0] ?? 0);
      await trial.submit(gm, 'undo', { to });
    }
    expect((await trial.table(gm)).dice.thrown).toEqual({ brenna: 12 });
    expect(new Set(faces).size).toBeGreaterThan(1);
  });

  test('takes back what was hidden and what was shown', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const creatures = async () =>
      ((await trial.readMessage(aino)).seen.view as { creatures: { id: string }[] }).creatures.map(
        ({ id }) => id,
      );
    const to = await readMoment(trial, gm);
    const hidden = await trial.submit(gm, 'hide', { creatures: ['lohikaarme'] });
    expect(await creatures()).toEqual(['aino', 'veikko']);
    await trial.submit(gm, 'reveal', { creatures: ['lohikaarme'] });
    await trial.submit(gm, 'undo', { to: hidden.moment });
    expect(await creatures()).toEqual(['aino', 'veikko']);
    await trial.submit(gm, 'undo', { to, uncover: true });
    expect(await creatures()).toEqual(['aino', 'veikko', 'lohikaarme']);
  });

  test('leaves talk, notes, seats and the dice as they are', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const to = await readMoment(trial, gm);
    await trial.submit(gm, 'note', { note: 'plan', text: 'Run.' });
    await trial.submit(gm, 'entropy', { text: 'stir' });
    await trial.submit(gm, 'title', { title: 'Another' });
    const before = await trial.table(gm);
    await trial.submit(gm, 'undo', { to });
    const { notes, title, dice, seats, game } = await trial.table(gm);
    expect({ notes, title, dice, seats, game }).toEqual({
      notes: before.notes,
      title: before.title,
      dice: before.dice,
      seats: before.seats,
      game: before.game,
    });
  });

  test('is refused to a moment the log does not have, and to all but the game master', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const now = await readMoment(trial, gm);
    for (const to of [0, now, now - 1, now + 1, Number.MAX_SAFE_INTEGER])
      expect(await trial.expectRefusal(gm, 'undo', { to }), String(to - now)).toBe('no-such-moment');
    expect(await trial.expectRefusal(aino, 'undo', { to: now })).toBe('not-allowed');
  });

  test.each(systems)('to before a creature was added: its player owns nothing ($id)', async (system) => {
    const trial = new TestService();
    const gm = await trial.make({ demo: system.id });
    const to = await readMoment(trial, gm);
    const [from = ''] = Object.keys(system.content);
    await trial.submit(gm, 'creature', { from, id: 'late' });
    const player = await trial.seat(gm, 'player', ['late']);
    await trial.submit(gm, 'undo', { to });
    expect(requireValue(await trial.service.offers(player))).toEqual([]);
    expect((await trial.readMessage(player)).seen.view).toBeDefined();
    await trial.submit(gm, 'dismiss', { creature: (await trial.world(gm)).creatures[0]?.id ?? '' });
  });

  test('of a dismissal gives the creature back to its player', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    await trial.submit(gm, 'act', { action: { type: 'end-fight' } });
    const to = await readMoment(trial, gm);
    await trial.submit(gm, 'dismiss', { creature: 'aino' });
    expect((await trial.readMessage(aino)).seen.you.owns).toEqual([]);
    await trial.submit(gm, 'undo', { to });
    expect((await trial.readMessage(aino)).seen.you.owns).toEqual(['aino']);
    await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: 'parry' });
  });
});
