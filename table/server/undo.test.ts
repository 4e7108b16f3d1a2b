import { systems } from '@arbitro/catalogue';
import { describe, expect, test } from 'vitest';
import type { Sitting } from './hall.ts';
import { SNAPSHOT_FORMAT } from './snapshot.ts';
import { dragonTable, given, TAIL, Trial } from './trying.ts';

const momentOf = async (trial: Trial, at: { table: string }): Promise<number> =>
  (await trial.table(at)).moment;

describe('undo', () => {
  test('goes back to how things stood after any entry, and forward again the same way', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const states: (readonly [number, unknown])[] = [];
    for (const mind of [0, 1, 0, 1]) {
      const { moment } = await trial.done(gm, 'override', {
        path: ['creatures', 'aino', 'mind'],
        value: mind,
      });
      states.push([moment, (await trial.table(gm)).game]);
    }
    for (const [to, game] of [...states.slice(0, -1).toReversed(), ...states]) {
      await trial.done(gm, 'undo', { to });
      expect((await trial.table(gm)).game).toEqual(game);
    }
    const kinds = (await trial.see(gm)).lines.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'overrode')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'went-back')).toHaveLength(7);
  });

  test('says when it goes forward again, to each seat by what it was told', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const set = async (who: string, value: number): Promise<number> =>
      (await trial.done(gm, 'override', { path: ['creatures', who, 'mind'], value })).moment;
    const [one, two, three] = [await set('aino', 0), await set('aino', 1), await set('aino', 0)];
    const went = async (to: number): Promise<readonly unknown[]> => {
      await trial.done(gm, 'undo', { to });
      const last = async (by: Sitting) =>
        (await trial.see(by)).lines.findLast(({ kind }) => kind === 'went-back')?.forward;
      return [await last(gm), await last(aino)];
    };
    expect(await went(one)).toEqual([undefined, undefined]);
    expect(await went(three)).toEqual([true, true]);
    expect(await went(two)).toEqual([undefined, undefined]);
    expect(await went(one)).toEqual([undefined, undefined]);
    expect(await went(two)).toEqual([true, true]);
    // Aino does not see what is done to the dragon: for her it goes forward, for the game master something is lost
    await set('lohikaarme', 1);
    expect(await went(three)).toEqual([undefined, true]);
    await set('aino', 1);
    expect(await went(three)).toEqual([undefined, undefined]);
    expect(await went(two)).toEqual([undefined, undefined]);
  });

  test('reaches before the last snapshot', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const to = await momentOf(trial, gm);
    const before = (await trial.table(gm)).game;
    await trial.done(gm, 'override', { path: ['creatures', 'aino', 'mind'], value: 0 });
    for (let n = 0; n < 230; n++) await trial.done(gm, 'say', { text: `${n}` });
    expect(await trial.store.snapshot(gm.table, SNAPSHOT_FORMAT)).toMatchObject({ version: 200 });
    await trial.done(gm, 'undo', { to });
    expect((await trial.table(gm)).game).toEqual(before);
  });

  test('into an open question: it is asked again, and can be answered otherwise', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const { moment: ask } = await trial.done(gm, 'act', { action: TAIL });
    const open = (await trial.table(gm)).game;
    await trial.done(aino, 'answer', { ask, answer: 'parry' });
    const { dice } = await trial.table(gm);
    await trial.done(gm, 'undo', { to: ask });
    expect((await trial.table(gm)).game).toEqual(open);
    expect((await trial.see(aino)).seen.ask?.id).toBe(ask);
    await trial.done(aino, 'answer', { ask, answer: 'let-pass' });
    expect((await trial.table(gm)).dice.thrown).toEqual(dice.thrown);
    expect((await trial.see(aino)).seen.waiting).toEqual(['veikko']);
  });

  test('out of an open question: nobody is asked any more', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const to = await momentOf(trial, gm);
    await trial.done(gm, 'act', { action: TAIL });
    await trial.done(gm, 'undo', { to });
    expect((await trial.see(aino)).seen).toMatchObject({ ask: null, waiting: [] });
  });

  test('does not throw the same dice again', async () => {
    const trial = new Trial();
    const gm = await trial.make({ system: 'rischio', creatures: [{ from: 'brenna' }, { from: 'nerio' }] });
    const to = await momentOf(trial, gm);
    const faces: number[] = [];
    for (let n = 0; n < 12; n++) {
      await trial.done(gm, 'act', {
        action: { type: 'risk', by: 'brenna', kind: 'Forza', level: 'medium' },
      });
      const rolls = (await trial.see(gm)).lines.at(-1)?.rolls as readonly { faces: number[] }[] | undefined;
      faces.push(rolls?.[0]?.faces[0] ?? 0);
      await trial.done(gm, 'undo', { to });
    }
    expect((await trial.table(gm)).dice.thrown).toEqual({ brenna: 12 });
    expect(new Set(faces).size).toBeGreaterThan(1);
  });

  test('takes back what was hidden and what was shown', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const creatures = async () =>
      ((await trial.see(aino)).seen.view as { creatures: { id: string }[] }).creatures.map(({ id }) => id);
    const to = await momentOf(trial, gm);
    const hidden = await trial.done(gm, 'hide', { creatures: ['lohikaarme'] });
    expect(await creatures()).toEqual(['aino', 'veikko']);
    await trial.done(gm, 'reveal', { creatures: ['lohikaarme'] });
    await trial.done(gm, 'undo', { to: hidden.moment });
    expect(await creatures()).toEqual(['aino', 'veikko']);
    await trial.done(gm, 'undo', { to, uncover: true });
    expect(await creatures()).toEqual(['aino', 'veikko', 'lohikaarme']);
  });

  test('leaves talk, notes, seats and the dice as they are', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const to = await momentOf(trial, gm);
    await trial.done(gm, 'note', { note: 'plan', text: 'Run.' });
    await trial.done(gm, 'entropy', { text: 'stir' });
    await trial.done(gm, 'title', { title: 'Another' });
    const before = await trial.table(gm);
    await trial.done(gm, 'undo', { to });
    const { notes, title, dice, seats, game } = await trial.table(gm);
    expect({ notes, title, dice, seats, game }).toEqual({
      notes: before.notes,
      title: before.title,
      dice: before.dice,
      seats: before.seats,
      game: before.game,
    });
  });

  test('to a moment of which the log has nothing is refused, and by anybody but the game master', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const now = await momentOf(trial, gm);
    for (const to of [0, now, now - 1, now + 1, Number.MAX_SAFE_INTEGER])
      expect(await trial.refused(gm, 'undo', { to }), String(to - now)).toBe('no-such-moment');
    expect(await trial.refused(aino, 'undo', { to: now })).toBe('not-allowed');
  });

  test.each(systems)('to before somebody came: their player has nothing to play ($id)', async (system) => {
    const trial = new Trial();
    const gm = await trial.make({ demo: system.id });
    const to = await momentOf(trial, gm);
    const [from = ''] = Object.keys(system.content);
    await trial.done(gm, 'creature', { from, id: 'late' });
    const player = await trial.seat(gm, 'player', ['late']);
    await trial.done(gm, 'undo', { to });
    expect(given(await trial.hall.offers(player))).toEqual([]);
    expect((await trial.see(player)).seen.view).toBeDefined();
    await trial.done(gm, 'dismiss', { creature: (await trial.world(gm)).creatures[0]?.id ?? '' });
  });

  test('of a dismissal gives the creature back to its player', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    await trial.done(gm, 'act', { action: { type: 'end-fight' } });
    const to = await momentOf(trial, gm);
    await trial.done(gm, 'dismiss', { creature: 'aino' });
    expect((await trial.see(aino)).seen.you.owns).toEqual([]);
    await trial.done(gm, 'undo', { to });
    expect((await trial.see(aino)).seen.you.owns).toEqual(['aino']);
    await trial.done(aino, 'order', { who: 'aino', label: 'parry', answer: 'parry' });
  });
});
