import { systems } from '@arbitro/catalogue';
import type { Json } from '@arbitro/kernel';
import { LIMITS } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from './table-service.ts';
import {
  encodeFile,
  openDragonTable,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

const ownsOf = async (trial: TestService, seat: SeatSession): Promise<readonly string[]> =>
  (await trial.readMessage(seat)).seen.you.owns;
const ILMATAR = { name: 'Ilmatar', sheet: { attributes: { ketteryys: 3 } } };

describe.each(systems)('a player of $id', (system) => {
  const [content] = Object.values(system.content);
  const sheet = content?.sheet as Json;

  test('brings a character, which only this seat owns', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    const [ann, bea] = [await trial.seat(gm, 'player'), await trial.seat(gm, 'player')];
    await trial.submit(ann, 'join', { name: 'Old Orso', sheet });
    expect(await ownsOf(trial, ann)).toEqual(['old-orso']);
    expect(await ownsOf(trial, bea)).toEqual([]);
    expect((await trial.readMessage(bea)).lines.at(-1)).toMatchObject({ kind: 'came', name: 'Old Orso' });
    const restarted = new TestService(trial.store);
    expect(await ownsOf(restarted, ann)).toEqual(['old-orso']);
    await restarted.submit(ann, 'creature', { id: 'old-orso', replace: true, sheet });
  });

  test('two of one name get two ids, and a name of content stays as given', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    const ann = await trial.seat(gm, 'player');
    const name = content?.name.en ?? '';
    for (let n = 0; n < 2; n++) await trial.submit(ann, 'join', { name, sheet });
    const { creatures } = await trial.world(gm);
    expect(creatures.map((creature) => creature.name)).toEqual([name, name]);
    expect(new Set(creatures.map(({ id }) => id)).size).toBe(2);
  });

  test('reports what is wrong with a sheet, each fault at its place', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    const ann = await trial.seat(gm, 'player');
    expect(await trial.expectRefusal(ann, 'join', { name: 'X', sheet: { nonsense: 1 } })).toBe(
      'does-not-fit',
    );
    await trial.submit(gm, 'joining', { policy: 'ask' });
    expect(await trial.expectRefusal(ann, 'join', { name: 'X', sheet: { nonsense: 1 } })).toBe(
      'does-not-fit',
    );
  });
});

async function openAskingTable() {
  const trial = new TestService();
  const party = await openDragonTable(trial);
  await trial.submit(party.gm, 'joining', { policy: 'ask' });
  const { moment: request } = await trial.submit(party.aino, 'join', ILMATAR);
  return { trial, ...party, request, admission: { seat: party.aino.seat, request } };
}

describe('a request', () => {
  test('waits for the game master, also after a restart, and is admitted', async () => {
    const { trial, gm, aino, request, admission } = await openAskingTable();
    expect(await ownsOf(trial, aino)).toEqual(['aino']);
    const restarted = new TestService(trial.store, trial.time);
    const { joining } = (await restarted.readMessage(gm)).seen;
    expect(joining).toEqual({
      policy: 'ask',
      requests: [{ seat: aino.seat, moment: request, ...ILMATAR }],
    });
    await restarted.submit(gm, 'admit', admission);
    expect(await ownsOf(restarted, aino)).toEqual(['aino', 'ilmatar']);
    expect((await restarted.readMessage(gm)).seen.joining.requests).toEqual([]);
    expect(await restarted.expectRefusal(gm, 'admit', admission)).toBe('no-such-request');
  });

  test('is declined: the player is told, the others are not', async () => {
    const { trial, gm, aino, veikko, guest, admission } = await openAskingTable();
    const before = await Promise.all([veikko, guest].map((seat) => trial.readMessage(seat)));
    await trial.submit(gm, 'admit', { ...admission, admit: false });
    const { lines, seen } = await trial.readMessage(aino);
    expect(lines.at(-1)).toMatchObject({ kind: 'declined', name: 'Ilmatar' });
    expect(seen.joining.requests).toEqual([]);
    expect(await Promise.all([veikko, guest].map((seat) => trial.readMessage(seat)))).toEqual(before);
  });

  test('can be changed and taken back: what the game master has not seen is not admitted', async () => {
    const { trial, gm, aino, admission } = await openAskingTable();
    await trial.submit(aino, 'join', { ...ILMATAR, name: 'Tapio' });
    expect(await trial.expectRefusal(gm, 'admit', admission)).toBe('stale');
    expect((await trial.readMessage(gm)).seen.joining.requests).toMatchObject([{ name: 'Tapio' }]);
    await trial.submit(aino, 'join', {});
    expect((await trial.readMessage(gm)).seen.joining.requests).toEqual([]);
    expect(await trial.expectRefusal(aino, 'join', {})).toBe('no-such-request');
  });

  test('is not sent to other players: neither its name nor its sheet', async () => {
    const { trial, aino, veikko, guest } = await openAskingTable();
    await trial.submit(aino, 'join', { ...ILMATAR, name: 'Tapio' });
    for (const seat of [veikko, guest]) {
      const everything = JSON.stringify([
        await trial.readMessage(seat),
        await trial.service.log(seat, { limit: 100 }),
        await trial.service.exported(seat),
      ]);
      expect(everything).not.toMatch(/ilmatar|tapio/i);
    }
    expect((await trial.readMessage(aino)).seen.joining.requests).toMatchObject([{ name: 'Tapio' }]);
    expect((await trial.readMessage(aino)).seen.joining.requests[0]).not.toHaveProperty('sheet');
  });

  test('is removed with its seat', async () => {
    const { trial, gm, aino, admission } = await openAskingTable();
    await trial.submit(gm, 'revoke', { seat: aino.seat });
    expect((await trial.readMessage(gm)).seen.joining.requests).toEqual([]);
    expect(await trial.expectRefusal(gm, 'admit', admission)).toBe('no-such-request');
  });

  test('is in the file of the table, and is admitted after the import', async () => {
    const { trial, gm, admission } = await openAskingTable();
    const file = requireValue(await trial.service.exported(gm));
    const newTable = requireValue(await trial.service.bring(encodeFile(file)));
    const session = requireValue(await trial.service.sit(newTable.table, newTable.key));
    await trial.submit(session, 'admit', admission);
    expect((await trial.world(session)).creatures.map(({ id }) => id)).toContain('ilmatar');
  });

  test('of a sheet that is too large is refused', async () => {
    const { trial, aino } = await openAskingTable();
    const sheet = { attributes: { ['x'.repeat(LIMITS.requestText)]: 1 } };
    expect(await trial.expectRefusal(aino, 'join', { name: 'X', sheet })).toBe('over-limit');
  });
});

test('an undo takes the character from the table, and going forward gives it back to its player', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  const { moment: before } = await trial.readMessage(gm);
  const { moment: after } = await trial.submit(aino, 'join', ILMATAR);
  await trial.submit(gm, 'undo', { to: before });
  expect(await ownsOf(trial, aino)).toEqual(['aino']);
  await trial.submit(gm, 'undo', { to: after });
  expect(await ownsOf(trial, aino)).toEqual(['aino', 'ilmatar']);
});

test('a closed table takes no characters of players; a player has a limit', async () => {
  const trial = new TestService();
  const gm = await trial.make({ system: 'noppa' });
  const ann = await trial.seat(gm, 'player');
  await trial.submit(gm, 'joining', { policy: 'closed' });
  expect(await trial.expectRefusal(ann, 'join', ILMATAR)).toBe('joining-closed');
  await trial.submit(gm, 'joining', { policy: 'open' });
  for (let n = 0; n < LIMITS.ownedCreatures; n++) await trial.submit(ann, 'join', ILMATAR);
  expect(await trial.expectRefusal(ann, 'join', ILMATAR)).toBe('too-many');
});

test('while a question is open, a character waits outside', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  await trial.submit(gm, 'act', { action: TAIL_ATTACK });
  expect(await trial.expectRefusal(aino, 'join', ILMATAR)).toBe('question-open');
});

test('a hidden creature of the same name leaves no trace in the id', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  await trial.submit(gm, 'creature', { id: 'ilmatar', name: 'Ilmatar', sheet: ILMATAR.sheet, hidden: true });
  await trial.submit(aino, 'join', ILMATAR);
  expect(await ownsOf(trial, aino)).toEqual(['aino', 'ilmatar']);
});
