import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { findCreature } from '@arbitro/kernel';
import { drawAnswer, fillOfferAtRandom } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from '../live/table-service.ts';
import {
  openDragonTable,
  playRandomStep,
  refusalCodeOf,
  requireValue,
  TestService,
} from '../live/test-service.fixture.ts';
import { pngUri } from '../pictures/test-pictures.fixture.ts';

const choices = () => ({
  die: createSeededDie(seedOf('evening')),
  fill: fillOfferAtRandom,
  answerTo: drawAnswer,
});

async function nextEvening(trial: TestService, gm: SeatSession, keep?: string[]): Promise<SeatSession> {
  const newTable = requireValue(
    await trial.service.next(gm, { command: `next-${trial.time}`, ...(keep && { keep }) }),
  );
  return requireValue(await trial.service.sit(newTable.table, newTable.key));
}

const sitAt = async (trial: TestService, table: string, { key }: SeatSession): Promise<SeatSession> =>
  requireValue(await trial.service.sit(table, key));

/** All that a seat can read of its table, as one text. */
async function readAll({ service }: TestService, by: SeatSession): Promise<string> {
  const parts = await Promise.all([
    service.see(by),
    service.log(by, { limit: 1000 }),
    service.exported(by),
    service.journal(by),
    service.offers(by),
  ]);
  return JSON.stringify(parts.map(requireValue as (part: unknown) => unknown));
}

describe('the next evening', () => {
  test.each(systems)('has the characters as they are, and can be played on ($id)', async (system) => {
    const trial = new TestService();
    const gm = await trial.make({ demo: system.id });
    const { creatures } = await trial.world(gm);
    const [hero = '', second = ''] = creatures.map(({ id }) => id);
    const player = await trial.seat(gm, 'player', [hero, second]);
    for (let n = 0; n < 25; n++) await playRandomStep(trial, gm, choices());
    if ((await trial.table(gm)).game.open) await trial.submit(gm, 'withdraw', {});
    const before = await trial.table(gm);
    const next = await nextEvening(trial, gm, [hero, second]);
    const { game, seats, campaign } = await trial.table(next);
    expect(game.world.creatures.map(({ id }) => id)).toEqual([hero, second]);
    expect(game.world.options).toEqual(before.game.world.options);
    const { world } = before.game;
    const alone = world.creatures
      .filter(({ id }) => id !== hero && id !== second)
      .reduce((current, { id }) => system.removeCreature(current, id), world);
    for (const id of [hero, second]) expect(findCreature(game.world, id)).toEqual(findCreature(alone, id));
    expect(seats.map(({ owns }) => owns)).toEqual([[], [hero, second]]);
    expect(campaign).toMatchObject({ number: 2, id: gm.table, previous: gm.table, next: null });
    expect((await trial.readMessage(player)).seen.campaign).toMatchObject({ number: 1, next: next.table });
    const newSession = await sitAt(trial, next.table, player);
    expect((await trial.readMessage(newSession)).seen.you.owns).toEqual([hero, second]);
    for (let n = 0; n < 10; n++) await playRandomStep(trial, next, choices());
  });

  test('keeps all creatures in the middle of a fight, otherwise those of players', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const ids = async (by: SeatSession) => (await trial.world(by)).creatures.map(({ id }) => id);
    expect(await ids(await nextEvening(trial, gm))).toEqual(['aino', 'veikko', 'lohikaarme']);
    await trial.submit(gm, 'act', { action: { type: 'end-fight' } });
    expect(await ids(await nextEvening(trial, gm))).toEqual(['aino', 'veikko']);
  });

  test('asked again is the same one; it is the game master’s, and a creature must exist', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const newTable = requireValue(await trial.service.next(gm, { command: 'n' }));
    expect(requireValue(await trial.service.next(gm, { command: 'n' }))).toEqual(newTable);
    expect(refusalCodeOf(await trial.service.next(gm, { command: 'n', title: 'x' }))).toBe('command-reused');
    expect(refusalCodeOf(await trial.service.next(aino, { command: 'n' }))).toBe('not-allowed');
    const none = await trial.service.next(gm, { command: 'm', keep: ['nobody'] });
    expect(refusalCodeOf(none)).toBe('no-such-creature');
    expect(await trial.store.tables()).toEqual([gm.table, newTable.table]);
  });

  test('opens to the same keys, but not to links that were taken away', async () => {
    const trial = new TestService();
    const { gm, aino, veikko } = await openDragonTable(trial);
    await trial.submit(gm, 'revoke', { seat: veikko.seat });
    const next = await nextEvening(trial, gm);
    expect((await sitAt(trial, next.table, aino)).seat).toBe(aino.seat);
    expect(refusalCodeOf(await trial.service.sit(next.table, veikko.key))).toBe('wrong-key');
    const { key = '' } = await trial.submit(next, 'seat', { role: 'player' });
    expect(refusalCodeOf(await trial.service.sit(gm.table, key))).toBe('wrong-key');
  });

  test('carries notes, pictures, orders, hiding and masks on, and keeps their secrets', async () => {
    const trial = new TestService();
    const { gm, aino, veikko } = await openDragonTable(trial);
    const picture = pngUri();
    await trial.submit(gm, 'note', { note: 'plan', text: 'The well is poisoned.', picture });
    await trial.submit(gm, 'note', { note: 'clue', text: 'A torn letter.', for: [aino.seat] });
    await trial.submit(gm, 'picture', { creature: 'lohikaarme', picture });
    await trial.submit(gm, 'hide', { creatures: ['lohikaarme'] });
    await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: 'let-pass' });
    const before = await trial.table(gm);
    const next = await nextEvening(trial, gm);
    const after = await trial.table(next);
    const carried = ({ notes, pictures, orders }: typeof before) => ({ notes, pictures, orders });
    expect(carried(after)).toEqual(carried(before));
    expect(after.game.hidden).toEqual(before.game.hidden);
    const [id = ''] = Object.values(after.pictures);
    expect(requireValue(await trial.service.image(next, id)).type).toBe('image/png');
    for (const own of [aino, veikko]) {
      const seat = await sitAt(trial, next.table, own);
      const text = await readAll(trial, seat);
      expect(text).not.toMatch(/poisoned|lohikaarme|Lohikäärme/);
      expect(text).not.toContain(id);
      expect(text.includes('torn letter')).toBe(own === aino);
      expect(refusalCodeOf(await trial.service.image(seat, id))).toBe('no-such-page');
    }
  });
});

describe('the journal', () => {
  test('is the same for players whether or not something secret happened', async () => {
    const read = async (isSecret: boolean) => {
      const trial = new TestService();
      const { gm, aino, veikko, guest } = await openDragonTable(trial);
      await trial.submit(gm, 'hide', { creatures: ['lohikaarme'] });
      if (isSecret)
        await trial.submit(gm, 'act', {
          action: { type: 'fall', who: 'lohikaarme' },
          secret: true,
        });
      else await trial.submit(gm, 'note', { note: 'x', text: 'x' });
      const next = await nextEvening(trial, gm);
      const texts: string[] = [];
      for (const own of [aino, veikko, guest]) {
        const { chapters } = requireValue(await trial.service.journal(await sitAt(trial, next.table, own)));
        texts.push(JSON.stringify(chapters.map(({ commitment: _, ...chapter }) => chapter)));
      }
      const whole = requireValue(await trial.service.journal(next)).chapters[0]?.lines ?? [];
      return { texts, whole };
    };
    const [plain, secret] = [await read(false), await read(true)];
    expect(secret.whole.map(({ fact }) => fact)).toContainEqual({
      kind: 'met',
      who: { id: 'lohikaarme', name: 'Lohikäärme' },
    });
    expect(plain.whole).toEqual([]);
    const untimed = (text: string) => text.replaceAll(/\d{16}/g, '');
    expect(secret.texts.map(untimed)).toEqual(plain.texts.map(untimed));
  });

  test('lists creatures met and rewards won, without undone lines, and the text of the game master', async () => {
    const trial = new TestService();
    const gm = await trial.make({
      system: 'whitebox',
      creatures: [
        { from: 'brando', id: 'ewa', name: 'Ewa' },
        { from: 'orco', id: 'orc' },
      ],
    });
    const player = await trial.seat(gm, 'player', ['ewa']);
    const { moment } = await trial.submit(gm, 'act', { action: { type: 'treasure', gold: 30 } });
    await trial.submit(gm, 'act', { action: { type: 'treasure', gold: 500 } });
    await trial.submit(gm, 'undo', { to: moment });
    await trial.submit(gm, 'act', { action: { type: 'harm', who: 'orc', damage: 50, what: '' } });
    const facts = async (by: SeatSession, index: number) =>
      requireValue(await trial.service.journal(by)).chapters[index]?.lines.map(({ fact }) => fact);
    const expected = [
      { kind: 'met', who: { id: 'orc', name: expect.any(String) } },
      { kind: 'figures', who: { id: 'orc' }, figures: [{ key: 'dead' }] },
      { kind: 'figures', who: null, figures: [{ key: 'treasure', amount: 30 }] },
    ];
    expect(await facts(player, 0)).toMatchObject(expected);
    const next = await nextEvening(trial, gm);
    const newSession = await sitAt(trial, next.table, player);
    expect(await facts(newSession, 0)).toMatchObject(expected);
    expect(await facts(newSession, 1)).toEqual([]);
    await trial.submit(next, 'journal', { chapter: 1, text: 'We slew an orc.' });
    await trial.submit(next, 'day', { day: 4 });
    const third = await nextEvening(trial, next);
    const { chapters } = requireValue(await trial.service.journal(await sitAt(trial, third.table, player)));
    expect(chapters.map(({ number, day, text }) => [number, day, text])).toEqual([
      [1, 1, 'We slew an orc.'],
      [2, 4, null],
      [3, 4, null],
    ]);
    expect(await trial.expectRefusal(third, 'journal', { chapter: 9, text: 'x' })).toBe('no-such-evening');
  });
});
