import type { SealedRoll } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from './table-service.ts';
import { openDragonTable, TAIL_ATTACK, TestService } from './test-service.fixture.ts';

async function openTable(options = {}) {
  const trial = new TestService();
  const party = await openDragonTable(trial);
  await trial.submit(party.gm, 'options', { options });
  await trial.submit(party.aino, 'dice', { dice: 'real' });
  return { trial, ...party };
}

/** The dragon has attacked, and Aino throws real dice. */
async function openRealRoll(options = {}) {
  const table = await openTable(options);
  const { moment } = await table.trial.submit(table.gm, 'act', { action: TAIL_ATTACK });
  return { ...table, ask: moment };
}

async function readLastRolls(trial: TestService, { table }: SeatSession): Promise<readonly SealedRoll[]> {
  const [entry] = await trial.store.readBack(table, undefined, 1);
  return JSON.parse(entry?.body ?? '').does.rolls;
}

/** Checks for two dice of the table, and one more for each six among them. */
function expectTableDice(sealed: SealedRoll | undefined): void {
  const faces = sealed?.roll.faces ?? [];
  expect(sealed).toMatchObject({ from: 0, roll: { by: 'aino' } });
  expect(faces).toHaveLength(2 + faces.slice(0, 2).filter((face) => face === 6).length);
  expect(sealed?.sides).toEqual(faces.map(() => 6));
}

describe('a seat with real dice', () => {
  test('is asked for the faces, and all seats see that they are real', async () => {
    const { trial, gm, aino, veikko, ask } = await openRealRoll();
    const { seen } = await trial.readMessage(aino);
    expect(seen.ask).toMatchObject({ id: ask, kind: 'roll', by: 'aino', thrown: [], sides: 6 });
    expect((await trial.readMessage(veikko)).seen).toMatchObject({ ask: null, waiting: ['aino'] });
    await trial.submit(aino, 'answer', { ask, faces: [2, 3] });
    const [roll] = await readLastRolls(trial, gm);
    expect(roll).toMatchObject({ from: 'real', roll: { by: 'aino', label: 'basic', faces: [2, 3] } });
    for (const seat of [gm, aino, veikko])
      expect((await trial.readMessage(seat)).lines.at(-1)?.rolls).toMatchObject([
        { faces: [2, 3], real: true },
      ]);
  });

  test('is sent when it changes, with only the change', async () => {
    const { trial, gm, aino } = await openTable();
    const last = async () => (await trial.readMessage(gm)).lines.at(-1);
    const whose = aino.seat;
    expect(await last()).toMatchObject({
      kind: 'seated',
      seat: whose,
      whose,
      dice: 'real',
      changed: ['dice'],
    });
    await trial.submit(aino, 'dice', { dice: 'table' });
    expect(await last()).toMatchObject({ dice: 'table', changed: ['dice'] });
    await trial.submit(gm, 'seat', { seat: whose, name: 'Inka', role: 'spectator' });
    expect(await last()).toMatchObject({ whose, name: 'Inka', changed: ['name', 'role'] });
  });

  test('types them die by die or all at once', async () => {
    const { trial, aino, ask } = await openRealRoll();
    const { moment } = await trial.submit(aino, 'answer', { ask, faces: [2] });
    expect((await trial.readMessage(aino)).seen.ask).toMatchObject({ id: moment, thrown: [2], sides: 6 });
    await trial.submit(aino, 'answer', { ask: moment, faces: [3] });
    expect((await trial.readMessage(aino)).lines.at(-1)?.rolls).toMatchObject([
      { faces: [2, 3], real: true },
    ]);
  });

  test('is asked for another die after a six', async () => {
    const { trial, gm, aino, ask } = await openRealRoll({ explodingSixes: 'recursive' });
    const more = await trial.submit(aino, 'answer', { ask, faces: [6, 3] });
    expect((await trial.readMessage(aino)).seen.ask).toMatchObject({
      kind: 'roll',
      thrown: [6, 3],
      sides: 6,
    });
    const again = await trial.submit(aino, 'answer', { ask: more.moment, faces: [6] });
    expect((await trial.readMessage(aino)).seen.ask).toMatchObject({ thrown: [6, 3, 6] });
    await trial.submit(aino, 'answer', { ask: again.moment, faces: [1] });
    expect(await readLastRolls(trial, gm)).toMatchObject([{ from: 'real', roll: { faces: [6, 3, 6, 1] } }]);
  });

  test('is refused faces that no die shows, more dice than were asked for, and words', async () => {
    const { trial, aino, ask } = await openRealRoll();
    for (const faces of [
      [7, 1],
      [2, 3, 4],
      [2, 9],
    ])
      expect(await trial.expectRefusal(aino, 'answer', { ask, faces }), String(faces)).toBe(
        'answer-does-not-fit',
      );
    expect(await trial.expectRefusal(aino, 'answer', { ask, answer: 'six' })).toBe('answer-does-not-fit');
  });

  test('does not use up dice of the table', async () => {
    const { trial, gm, aino, veikko, ask } = await openRealRoll();
    const parry = await trial.submit(aino, 'answer', { ask, faces: [2, 3] });
    const next = await trial.submit(aino, 'answer', { ask: parry.moment, answer: 'let-pass' });
    await trial.submit(veikko, 'answer', { ask: next.moment, answer: 'parry' });
    const { dice } = await trial.table(gm);
    const [roll] = await readLastRolls(trial, gm);
    expect(roll).toMatchObject({ from: 0, roll: { by: 'veikko' } });
    expect(dice.thrown).toEqual({ veikko: roll?.roll.faces.length });
  });

  test('that is away: the game master lets the table’s dice fall, and only for them', async () => {
    const { trial, gm, veikko, ask } = await openRealRoll();
    await trial.submit(veikko, 'dice', { dice: 'real' });
    const parry = await trial.submit(gm, 'answer', { ask, byPolicy: true });
    expectTableDice((await readLastRolls(trial, gm))[0]);
    await trial.submit(gm, 'answer', { ask: parry.moment, answer: 'let-pass' });
    const { open } = (await trial.table(gm)).game;
    await trial.submit(gm, 'answer', { ask: open?.id ?? 0, who: 'veikko', answer: 'parry' });
    expect((await trial.readMessage(veikko)).seen.ask).toMatchObject({ kind: 'roll', by: 'veikko' });
  });

  test('that is away in the middle of a roll: the table throws all of its dice', async () => {
    const { trial, gm, aino, ask } = await openRealRoll();
    const half = await trial.submit(aino, 'answer', { ask, faces: [2] });
    await trial.submit(gm, 'answer', { ask: half.moment, byPolicy: true });
    expectTableDice((await readLastRolls(trial, gm))[0]);
  });

  test('throws the table’s dice again when it says so', async () => {
    const { trial, gm, aino } = await openTable();
    await trial.submit(aino, 'dice', { dice: 'table' });
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    expect(await readLastRolls(trial, gm)).toMatchObject([{ from: 0, roll: { by: 'aino' } }]);
  });
});

test('a creature without a player is thrown for by the game master', async () => {
  const trial = new TestService();
  const gm = await trial.make({ system: 'rischio', creatures: [{ from: 'brenna' }, { from: 'nerio' }] });
  await trial.submit(gm, 'dice', { dice: 'real' });
  const action = { type: 'risk', by: 'brenna', kind: 'Forza', level: 'medium' };
  const { moment: ask } = await trial.submit(gm, 'act', { action });
  expect((await trial.readMessage(gm)).seen.ask).toMatchObject({ kind: 'roll', by: 'brenna', sides: 20 });
  await trial.submit(gm, 'answer', { ask, faces: [20] });
  expect(await readLastRolls(trial, gm)).toMatchObject([{ from: 'real', roll: { faces: [20] } }]);
});
