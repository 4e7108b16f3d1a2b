import { systems } from '@arbitro/catalogue';
import { describe, expect, test } from 'vitest';
import {
  errorReplyOf,
  openDragonTable,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

const listCreatureIds = async (trial: TestService, at: { table: string }): Promise<readonly string[]> =>
  (await trial.world(at)).creatures.map(({ id }) => id);

async function openPeacefulTable() {
  const trial = new TestService();
  const party = await openDragonTable(trial);
  await trial.submit(party.gm, 'act', { action: { type: 'end-fight' } });
  return { trial, ...party };
}

describe.each(systems)('a creature is added to a table of $id', (system) => {
  const [from = ''] = Object.keys(system.content);

  test('from content, under a free id if the usual one is taken', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    for (let n = 0; n < 3; n++) await trial.submit(gm, 'creature', { from });
    expect(await listCreatureIds(trial, gm)).toEqual([from, `${from}-2`, `${from}-3`]);
    expect((await trial.readMessage(gm)).lines.at(-1)).toMatchObject({ kind: 'came', creature: `${from}-3` });
  });

  test('under an id and a name of its own; a taken one is refused', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    await trial.submit(gm, 'creature', { from, id: 'orso', name: 'Old Orso' });
    expect((await trial.world(gm)).creatures).toMatchObject([{ id: 'orso', name: 'Old Orso' }]);
    expect(await trial.expectRefusal(gm, 'creature', { from, id: 'orso' })).toBe('name-taken');
    expect(await trial.expectRefusal(gm, 'creature', { from: 'nobody-knows-it' })).toBe('does-not-fit');
    expect(await trial.expectRefusal(gm, 'creature', {})).toBe('does-not-fit');
  });

  test('with the whole sheet of another, as a file gives it', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    await trial.submit(gm, 'creature', { from, id: 'one' });
    const content = system.content[from];
    await trial.submit(gm, 'creature', { id: 'two', name: 'Two', sheet: content?.sheet ?? {} });
    const [item, two] = (await trial.world(gm)).creatures;
    expect({ ...two, id: 'one', name: item?.name }).toEqual(item);
    expect(requireValue(await trial.service.creature(gm, 'two'))).toMatchObject({ id: 'two', name: 'Two' });
  });

  test('hidden: only the game master sees it come', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    const guest = await trial.seat(gm, 'spectator');
    const before = await trial.readMessage(guest);
    await trial.submit(gm, 'creature', { from, id: 'shade', hidden: true });
    expect(await trial.readMessage(guest)).toEqual(before);
    expect((await trial.readMessage(gm)).seen.hidden?.creatures).toEqual(['shade']);
  });

  test('and is removed: from the world, and from its player’s seat', async () => {
    const trial = new TestService();
    const gm = await trial.make({ demo: system.id });
    const [who = '', ...others] = await listCreatureIds(trial, gm);
    const player = await trial.seat(gm, 'player', [who]);
    if ((await trial.table(gm)).game.open) await trial.submit(gm, 'withdraw', {});
    await trial.submit(gm, 'dismiss', { creature: who });
    expect(await listCreatureIds(trial, gm)).toEqual(others);
    expect((await trial.readMessage(player)).seen.you.owns).toEqual([]);
    expect(await trial.expectRefusal(gm, 'dismiss', { creature: who })).toBe('no-such-creature');
    expect(await trial.expectRefusal(player, 'dismiss', { creature: others[0] ?? '' })).toBe('not-allowed');
    await trial.submit(gm, 'creature', { from, id: who });
    expect((await trial.readMessage(player)).seen.you.owns).toEqual([]);
  });
});

describe('a sheet is changed', () => {
  const sheet = { attributes: { ketteryys: 4 }, actions: 1, mind: 1 };

  test('by its player and by the game master, not by others', async () => {
    const { trial, gm, aino, veikko, guest } = await openPeacefulTable();
    const change = { id: 'aino', replace: true, sheet: { ...sheet, mind: 0 } };
    await trial.submit(aino, 'creature', change);
    expect((await trial.world(gm)).creatures[0]).toMatchObject({ id: 'aino', name: 'Aino', mind: 0 });
    await trial.submit(gm, 'creature', { ...change, sheet, name: 'Aino the quick' });
    expect((await trial.world(gm)).creatures[0]).toMatchObject({ name: 'Aino the quick', mind: 1 });
    expect(await trial.expectRefusal(veikko, 'creature', change)).toBe('not-yours');
    expect(await trial.expectRefusal(guest, 'creature', change)).toBe('not-allowed');
    expect(await trial.expectRefusal(aino, 'creature', { id: 'new', sheet })).toBe('not-allowed');
    expect(await trial.expectRefusal(aino, 'creature', { ...change, id: 'nobody' })).toBe('no-such-creature');
  });

  test('not to one that does not fit; its place is reported', async () => {
    const { trial, aino } = await openPeacefulTable();
    const errorReply = errorReplyOf(
      await trial.ask(aino, 'creature', { id: 'aino', replace: true, sheet: { ...sheet, mind: 'much' } }),
    );
    expect(errorReply.refusal.code).toBe('does-not-fit');
    expect(errorReply.faults?.map(({ at }) => at.join('.'))).toEqual(['sheet.mind']);
    for (const language of ['en', 'it', 'fi'] as const)
      expect(errorReply.says(language)).toMatch(/sheet\.mind/);
  });
});

test('a new creature may not have the id of a mask', async () => {
  const { trial, gm, aino } = await openPeacefulTable();
  await trial.submit(gm, 'hide', { as: { lohikaarme: 'Susi' } });
  const mask = (await trial.readMessage(gm)).seen.masks?.lohikaarme?.id ?? '';
  expect(mask).not.toBe('');
  expect(await trial.expectRefusal(gm, 'creature', { from: 'susi', id: mask })).toBe('name-taken');
  await trial.submit(gm, 'creature', { from: 'susi' });
  const seen = (await trial.readMessage(aino)).seen.view as { creatures: { id: string }[] };
  const ids = seen.creatures.map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  expect(ids).toContain(mask);
});

describe('the game master sets', () => {
  test('any value by its path, with what it was and why in the log', async () => {
    const { trial, gm } = await openPeacefulTable();
    const path = ['creatures', 'aino', 'mind'];
    await trial.submit(gm, 'override', { path, value: 0, why: 'a long night' });
    expect((await trial.world(gm)).creatures[0]).toMatchObject({ mind: 0 });
    expect((await trial.readMessage(gm)).lines.at(-1)).toMatchObject({
      kind: 'overrode',
      creature: 'aino',
      path,
      from: 1,
      value: 0,
      why: 'a long night',
    });
    await trial.submit(gm, 'override', { path: ['creatures', 1, 'mind'], value: 1 });
    expect((await trial.world(gm)).creatures[1]).toMatchObject({ mind: 1 });
  });

  test('not to an invalid world: the faults and their places are reported', async () => {
    const { trial, gm, aino } = await openPeacefulTable();
    const errorReply = errorReplyOf(
      await trial.ask(gm, 'override', { path: ['creatures', 'veikko', 'mind'], value: 'all' }),
    );
    expect(errorReply.refusal.code).toBe('does-not-fit');
    expect(errorReply.faults?.map(({ at }) => at)).toEqual([['creatures', 1, 'mind']]);
    const wrong: readonly (readonly [(string | number)[], string])[] = [
      [['creatures', 'nobody', 'mind'], 'no-such-creature'],
      [['creatures', 'aino', 'wings'], 'does-not-fit'],
      [['creatures', 99], 'does-not-fit'],
      [['__proto__', 'x'], 'does-not-fit'],
      [['constructor'], 'does-not-fit'],
      [['options', 'toString'], 'does-not-fit'],
      [['creatures', 'length'], 'no-such-creature'],
    ];
    for (const [path, code] of wrong)
      expect(await trial.expectRefusal(gm, 'override', { path, value: 1 }), path.join('.')).toBe(code);
    expect(
      await trial.expectRefusal(gm, 'override', { path: ['creatures', 'aino', 'id'], value: 'veikko' }),
    ).toBe('does-not-fit');
    expect(
      await trial.expectRefusal(aino, 'override', { path: ['creatures', 'aino', 'mind'], value: 9 }),
    ).toBe('not-allowed');
  });

  test('the scene', async () => {
    const { trial, gm, aino } = await openPeacefulTable();
    await trial.submit(gm, 'scene', {
      scene: { zones: ['piha', 'lato'], borders: [{ between: ['piha', 'lato'] }] },
    });
    expect(JSON.stringify((await trial.readMessage(aino)).seen.view)).toContain('lato');
    expect(await trial.expectRefusal(gm, 'scene', { scene: { zones: 3 } })).toBe('does-not-fit');
    expect(await trial.expectRefusal(aino, 'scene', { scene: {} })).toBe('not-allowed');
  });
});

describe('house rules', () => {
  test('are changed while playing, and played by', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    await trial.submit(aino, 'dice', { dice: 'real' });
    // two sixes add two dice; whether a six among those adds another depends on the option
    const askedNext = async (explodingSixes: string) => {
      await trial.submit(gm, 'options', { options: { explodingSixes } });
      const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
      await trial.submit(aino, 'answer', { ask, faces: [6, 6, 6, 6] });
      const kind = (await trial.readMessage(aino)).seen.ask?.kind;
      await trial.submit(gm, 'withdraw', {});
      return kind;
    };
    expect(await askedNext('recursive')).toBe('roll');
    expect(await askedNext('once')).toBe('choose');
  });

  test.each(systems)('keep those not named; unknown ones and settings are refused ($id)', async (system) => {
    const trial = new TestService();
    const gm = await trial.make({ system: system.id });
    const [name = '', option] =
      Object.entries(system.options).find(([, { kind }]) => kind === 'switch') ?? [];
    const settings = option?.kind === 'switch' ? option.settings.map(({ value }) => value) : [];
    const before = (await trial.world(gm)).options as Record<string, unknown>;
    const other = settings.find((value) => value !== before[name]) ?? null;
    await trial.submit(gm, 'options', { options: { [name]: other } });
    expect((await trial.world(gm)).options).toEqual({ ...before, [name]: other });
    expect((await trial.readMessage(gm)).lines.at(-1)).toMatchObject({
      kind: 'set-options',
      options: { [name]: other },
    });
    expect(await trial.expectRefusal(gm, 'options', { options: { [name]: 'as we like' } })).toBe(
      'does-not-fit',
    );
    expect(await trial.expectRefusal(gm, 'options', { options: { 'no-such-option': 1 } })).toBe(
      'does-not-fit',
    );
  });
});
