import type { Json } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { noppa, rischio } from '../live/systems.fixture.ts';
import {
  addGuest,
  askAs,
  demoGuestsOf,
  listenAs,
  loadTestTable,
  openTestTable,
  peacefulDemoOf,
  readEverything,
  readMessage,
  requireValue,
  resultCodeOf,
  resultTextOf,
  sessionOf,
  type TestTable,
} from './test-table.fixture.ts';

const openFight = (): Promise<TestTable> => openTestTable({ demo: 'rischio' }, demoGuestsOf(rischio));
const openRestingTable = (): Promise<TestTable> =>
  openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
const overrideValue = async (trial: TestTable, path: (string | number)[], value: Json): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'override', { path, value }));
const actAs = async (trial: TestTable, who: string, action: { type: string; [key: string]: unknown }) =>
  requireValue(await askAs(trial, who, 'act', { action }));
const hideCreatures = async (trial: TestTable, ...creatures: string[]): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'hide', { creatures, places: [] }));
const hidePlaces = async (trial: TestTable, ...places: string[]): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'hide', { creatures: [], places }));
const revealCreatures = async (trial: TestTable, ...creatures: string[]): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'reveal', { creatures, places: [], sheets: [] }));
const maskCreature = async (trial: TestTable, id: string, name: string): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'hide', { creatures: [], places: [], as: { [id]: name } }));

const PLAYERS = ['ann', 'bea', 'dan'];

/** Checks that only the game master got any of these words, in any answer or message. */
async function expectUntold(
  trial: TestTable,
  words: readonly (string | RegExp)[],
  who = PLAYERS,
): Promise<void> {
  for (const id of who) {
    const bytes = await readEverything(trial, id);
    for (const word of words)
      expect(bytes, id).not.toMatch(typeof word === 'string' ? new RegExp(`\\b${word}\\b`) : word);
  }
}

/** Passes every turn until it is this creature's turn. */
async function passUntilTurnOf(trial: TestTable, whose: string): Promise<void> {
  for (let turns = 0; turns < 30; turns++) {
    const [toAct] = (await readMessage(trial, 'gm')).seen.due;
    if (toAct === whose) return;
    await actAs(trial, 'gm', { type: 'pass', by: toAct });
  }
  throw new Error(`it is never the turn of ${whose}`);
}

test('what a foe adds to its dice, soaks and has left is in no player’s log', async () => {
  const trial = await openFight();
  const testListeners = await Promise.all(PLAYERS.map((who) => listenAs(trial, who)));
  for (const field of ['precision', 'resistance', 'health', 'maxHealth', 'exp'])
    await overrideValue(trial, ['creatures', 'berto', field], 7919);
  await passUntilTurnOf(trial, 'berto');
  await actAs(trial, 'gm', { type: 'attack', by: 'berto', on: 'brenna' });
  await passUntilTurnOf(trial, 'brenna');
  await actAs(trial, 'ann', { type: 'attack', by: 'brenna', on: 'berto' });
  await expectUntold(trial, [/79[0-4]\d/]);
  for (const testListener of testListeners)
    expect(testListener.frames.join('').replaceAll(/\d{10,}/g, '')).not.toMatch(/79[0-4]\d/);
});

test('what a foe adds to a risk it takes is in no player’s log', async () => {
  const trial = await openRestingTable();
  await overrideValue(trial, ['creatures', 'berto', 'stats'], { Notare: 7919 });
  await actAs(trial, 'gm', { type: 'risk', by: 'berto', kind: 'Notare', level: 'high' });
  const bytes = await readEverything(trial, 'ann');
  expect(bytes).toContain('risk-taken');
  expect(bytes).not.toMatch(/79[1-4]\d/);
});

test('the number to hit a foe is shown with the roll against it, and not before', async () => {
  const trial = await openTestTable(peacefulDemoOf(noppa), demoGuestsOf(noppa));
  await overrideValue(trial, ['creatures', 'pekka', 'tns', 'mundane'], 17);
  await actAs(trial, 'gm', { type: 'fight' });
  for (const by of ['veikko', 'aino', 'lumikki']) await actAs(trial, 'gm', { type: 'initiative', by });
  await passUntilTurnOf(trial, 'aino');
  expect(await readEverything(trial, 'dan')).not.toMatch(/"tn":17|"value":17/);
  await actAs(trial, 'ann', { type: 'attack', by: 'aino', with: 'miekka', on: ['pekka'] });
  for (let open = (await loadTestTable(trial)).game.open; open; open = (await loadTestTable(trial)).game.open)
    requireValue(await askAs(trial, 'gm', 'answer', { ask: open.id, byPolicy: true }));
  const bytes = await readEverything(trial, 'dan');
  expect(bytes).toContain('attack-rolled');
  expect(bytes).toMatch(/"tn":17/);
});

describe('a masked creature', () => {
  const masked = async (): Promise<TestTable> => {
    const trial = await openTestTable(peacefulDemoOf(rischio));
    await maskCreature(trial, 'morgana', 'A hooded figure');
    const seats = trial.seats as Record<string, (typeof trial.seats)[string]>;
    for (const [name, guest] of Object.entries(demoGuestsOf(rischio)))
      seats[name] = await addGuest(trial, name, guest);
    return trial;
  };
  const TRUE = ['morgana', 'Morgana[^"]*', 'sciamana', 'Sciamana[^"]*'];

  test('is never called by its true name or id', async () => {
    const trial = await masked();
    expect(await readEverything(trial, 'ann')).toContain('~a-hooded-figure');
    await actAs(trial, 'gm', { type: 'fight' });
    await passUntilTurnOf(trial, 'brenna');
    await actAs(trial, 'ann', { type: 'attack', by: 'brenna', on: '~a-hooded-figure' });
    await passUntilTurnOf(trial, 'morgana');
    await actAs(trial, 'gm', { type: 'attack', by: 'morgana', on: 'brenna' });
    await overrideValue(trial, ['creatures', 'morgana', 'health'], 1);
    requireValue(await askAs(trial, 'gm', 'creature', { id: 'morgana', from: 'sciamana', replace: true }));
    await expectUntold(trial, TRUE);
  });

  test('is refused by its true id as if it did not exist', async () => {
    const trial = await masked();
    for (const on of ['morgana', 'nobody']) {
      const no = await askAs(trial, 'ann', 'act', { action: { type: 'attack', by: 'brenna', on } });
      expect(no.ok || no.refusal).toEqual({ code: 'no-such-creature', params: { id: on } });
      expect(resultCodeOf(await trial.service.creature(sessionOf(trial, 'ann'), on))).toBe(
        'no-such-creature',
      );
    }
    const other = await trial.service.creature(sessionOf(trial, 'ann'), '~a-hooded-figure');
    expect(resultTextOf(other)).toContain('"not-yours"');
    expect(resultTextOf(other)).not.toMatch(/morgana/i);
  });

  test('is called by it everywhere from when it is revealed', async () => {
    const trial = await masked();
    await actAs(trial, 'gm', { type: 'fight' });
    await revealCreatures(trial, 'morgana');
    const bytes = await readEverything(trial, 'ann');
    expect(bytes).toContain('morgana');
    expect(bytes).not.toContain('~a-hooded-figure');
  });

  test('may have a word of the game as its name', async () => {
    const trial = await openRestingTable();
    await maskCreature(trial, 'morgana', 'Attack');
    const attack = { type: 'attack', by: 'brenna', on: 'berto' };
    expect(resultCodeOf(await askAs(trial, 'ann', 'act', { action: attack }))).toBe('ok');
  });

  test('takes it along when taken from the table', async () => {
    const trial = await masked();
    requireValue(await askAs(trial, 'gm', 'dismiss', { creature: 'morgana' }));
    await expectUntold(trial, TRUE);
  });
});

describe('a hidden creature in a fight', () => {
  test('is not in the order, not counted in it, and not waited for', async () => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana', 'zanna');
    const testListener = await listenAs(trial, 'ann');
    await actAs(trial, 'gm', { type: 'fight' });
    await passUntilTurnOf(trial, 'morgana');
    const { seen: now } = await readMessage(trial, 'ann');
    expect(now.due).toEqual([]);
    expect(now.waiting).toEqual(['gm']);
    const { order, participants, turn } = (
      now.view as { fight: { order: string[]; participants: unknown[]; turn: number } }
    ).fight;
    expect(order[turn]).toBeDefined();
    expect(order).toHaveLength(6);
    expect(participants).toHaveLength(6);
    await passUntilTurnOf(trial, 'brenna');
    const whose = (await readMessage(trial, 'ann')).seen.view as { fight: { order: string[]; turn: number } };
    expect(whose.fight.order[whose.fight.turn]).toBe('brenna');
    expect(JSON.stringify(testListener.lines)).not.toMatch(/"turn":/);
    expect(JSON.stringify(testListener.lines)).not.toContain('someone');
    await expectUntold(trial, ['morgana', 'zanna']);
  });

  test('the attacker is called “someone”, and its dice are not shown', async () => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana');
    await actAs(trial, 'gm', { type: 'fight' });
    await passUntilTurnOf(trial, 'morgana');
    const testListener = await listenAs(trial, 'ann');
    await actAs(trial, 'gm', { type: 'attack', by: 'morgana', on: 'brenna' });
    const line = testListener.lines.at(-1) as unknown as {
      events: { type: string; by?: string }[];
      rolls: { by: string }[];
    };
    expect(line.events.find(({ type }) => type === 'struck')).toMatchObject({ by: 'someone', on: 'brenna' });
    expect(line.rolls.map(({ by }) => by)).not.toContain('morgana');
    await expectUntold(trial, ['morgana']);
  });

  test('removing a creature at its turn is not reported', async () => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana');
    await actAs(trial, 'gm', { type: 'fight' });
    await passUntilTurnOf(trial, 'morgana');
    const testListener = await listenAs(trial, 'ann');
    requireValue(await askAs(trial, 'gm', 'dismiss', { creature: 'morgana' }));
    expect(testListener.told.at(-1)?.seen.due).not.toEqual([]);
    expect(testListener.told.at(-1)?.lines).toEqual([]);
    await expectUntold(trial, ['morgana']);
  });

  test('creatures that enter or leave it are not reported', async () => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana');
    await actAs(trial, 'gm', { type: 'fight' });
    await passUntilTurnOf(trial, 'morgana');
    const testListener = await listenAs(trial, 'ann');
    await actAs(trial, 'gm', { type: 'leave', by: 'morgana' });
    await actAs(trial, 'gm', { type: 'join', by: 'morgana' });
    expect(JSON.stringify(testListener.lines)).not.toContain('someone');
  });

  test('has no number in the countdown that others hear of', async () => {
    const trial = await openTestTable(peacefulDemoOf(noppa), demoGuestsOf(noppa));
    await overrideValue(trial, ['creatures', 'lohikaarme', 'initiative'], 9);
    await hideCreatures(trial, 'lohikaarme');
    const testListener = await listenAs(trial, 'ann');
    await actAs(trial, 'gm', { type: 'fight' });
    for (const by of ['veikko', 'aino', 'lumikki']) await actAs(trial, 'gm', { type: 'initiative', by });
    expect((await readMessage(trial, 'gm')).seen.due).toEqual(['lohikaarme']);
    expect(JSON.stringify(testListener.lines)).not.toContain('"tick":9');
  });
});

test('of a blind roll others hear nothing: no dice, no outcome, no gap', async () => {
  const trial = await openRestingTable();
  const testListeners = await Promise.all(PLAYERS.map((who) => listenAs(trial, who)));
  const before = await Promise.all(PLAYERS.map((who) => readEverything(trial, who)));
  const action = { type: 'risk', by: 'morgana', kind: 'Magia', level: 'high' };
  requireValue(await askAs(trial, 'gm', 'act', { action, secret: true }));
  for (const testListener of testListeners) expect(testListener.frames).toHaveLength(1);
  expect(await Promise.all(PLAYERS.map((who) => readEverything(trial, who)))).toEqual(before);
  expect(JSON.stringify((await listenAs(trial, 'gm')).lines.at(-1))).toContain('risk-taken');
});

test('public actions of a hidden creature are sent only to seats that know it', async () => {
  const trial = await openRestingTable();
  await hideCreatures(trial, 'ilva');
  const testListeners = await Promise.all([...PLAYERS, 'cid'].map((who) => listenAs(trial, who)));
  await actAs(trial, 'cid', { type: 'risk', by: 'ilva', kind: 'Notare', level: 'high' });
  expect(testListeners.map(({ frames }) => frames.length)).toEqual([1, 1, 1, 2]);
  expect(JSON.stringify(testListeners.at(-1)?.lines.at(-1))).toMatch(/risk-taken.*"faces"/);
});

test('a seat that rolls blind hears that it did, and no more', async () => {
  const trial = await openRestingTable();
  const action = { type: 'risk', by: 'brenna', kind: 'Notare', level: 'high' };
  requireValue(await askAs(trial, 'ann', 'act', { action, secret: true }));
  expect((await listenAs(trial, 'ann')).lines.at(-1)).toMatchObject({ action, events: [], rolls: [] });
  expect((await listenAs(trial, 'bea')).lines.at(-1)).toMatchObject({ kind: 'seated' });
});

describe('paths under fog', () => {
  const fog = async (): Promise<TestTable> => {
    const trial = await openTestTable(peacefulDemoOf(noppa), demoGuestsOf(noppa));
    await hidePlaces(trial, 'pelto');
    return trial;
  };
  const moves = async (trial: TestTable, to: string): Promise<string> =>
    resultTextOf(await askAs(trial, 'ann', 'act', { action: { type: 'move', by: 'aino', to } })).replaceAll(
      to,
      '…',
    );

  test('lead to no hidden zone, and no creature is shown there', async () => {
    const trial = await fog();
    await expectUntold(trial, ['pelto', 'mikko', 'matti', 'lohikaarme']);
  });

  test('are refused as unknown paths', async () => {
    const trial = await fog();
    expect(await moves(trial, 'pelto')).toBe(await moves(trial, 'kuu'));
    const odds = async (to: string): Promise<string> =>
      resultTextOf(
        await trial.service.odds(sessionOf(trial, 'ann'), { action: { type: 'move', by: 'aino', to } }),
      );
    expect((await odds('pelto')).replaceAll('pelto', '…')).toBe((await odds('kuu')).replaceAll('kuu', '…'));
    await trial.service.close();
  });

  test('are not sent when a creature enters one', async () => {
    const trial = await fog();
    const testListener = await listenAs(trial, 'ann');
    requireValue(
      await askAs(trial, 'gm', 'creature', { id: 'zq7919', from: 'nostovaki', sheet: { zone: 'pelto' } }),
    );
    await overrideValue(trial, ['creatures', 'zq7919', 'name'], 'Zq7919');
    expect(testListener.frames).toHaveLength(1);
    await expectUntold(trial, ['pelto', 'zq7919', 'Zq7919']);
    requireValue(await askAs(trial, 'gm', 'reveal', { creatures: [], places: ['pelto'], sheets: [] }));
    expect(testListener.lines.at(-1)).toMatchObject({ kind: 'shown', revealed: ['pelto'] });
  });

  test('do not show whose sheet is open', async () => {
    const trial = await fog();
    requireValue(
      await askAs(trial, 'gm', 'reveal', { creatures: [], places: [], sheets: ['mikko', 'pekka'] }),
    );
    expect((await readMessage(trial, 'ann')).seen.opened).toEqual(['pekka']);
    await expectUntold(trial, ['pelto', 'mikko']);
  });
});
