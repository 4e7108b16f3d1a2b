import type { OpenAction } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import { noppa, rischio } from '../live/systems.fixture.ts';
import type { Table } from '../live/table.ts';
import { encodeFile } from '../live/test-service.fixture.ts';
import { getKnownTable } from './known-table.ts';
import { buildSeatView, getVisibleAsk } from './seat-view.ts';
import { getSeat } from './secret-actions.fixture.ts';
import {
  addGuest,
  askAs,
  copyTable,
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

const openRestingTable = (): Promise<TestTable> =>
  openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
const hideCreatures = async (trial: TestTable, ...creatures: string[]): Promise<unknown> =>
  requireValue(await askAs(trial, 'gm', 'hide', { creatures, places: [] }));
const buildRiskAction = (by: string, kind: string) => ({ type: 'risk', by, kind, level: 'high' });
const seatIdOf = (trial: TestTable, who: string): string => sessionOf(trial, who).seat;

test('the first message of a new seat contains nothing that was hidden before', async () => {
  const trial = await openRestingTable();
  await hideCreatures(trial, 'morgana');
  requireValue(await askAs(trial, 'gm', 'act', { action: buildRiskAction('morgana', 'Riflessi') }));
  requireValue(await askAs(trial, 'gm', 'note', { note: 'plot', text: 'the abbot did it', for: 'gm' }));
  requireValue(await askAs(trial, 'ann', 'say', { text: 'between us', to: [seatIdOf(trial, 'bea')] }));
  (trial.seats as Record<string, unknown>).eve = await addGuest(trial, 'eve', {
    role: 'player',
    owns: ['berto'],
  });
  expect((await listenAs(trial, 'eve')).frames.join('')).not.toMatch(/morgana|abbot|between us/i);
  expect(await readEverything(trial, 'eve')).not.toMatch(/morgana|abbot|between us/i);
});

test('what was undone in secret leaves nothing; of what was undone in the open the first that was heard is named', async () => {
  const trial = await openRestingTable();
  const start = (await readMessage(trial, 'ann')).moment;
  requireValue(await askAs(trial, 'gm', 'creature', { from: 'lupo', id: 'ghost', hidden: true }));
  const said = requireValue(
    await askAs(trial, 'ann', 'act', { action: buildRiskAction('brenna', 'Notare') }),
  );
  requireValue(
    await askAs(trial, 'gm', 'override', { path: ['creatures', 'ghost', 'name'], value: 'Casper' }),
  );
  const testListeners = [await listenAs(trial, 'ann'), await listenAs(trial, 'dan')];
  requireValue(await askAs(trial, 'gm', 'undo', { to: said.moment }));
  for (const testListener of testListeners) expect(testListener.frames).toHaveLength(1);
  const back = requireValue(await askAs(trial, 'gm', 'undo', { to: start }));
  for (const testListener of testListeners)
    expect(testListener.lines.at(-1)).toEqual({
      moment: back.moment,
      seat: 's1',
      kind: 'went-back',
      since: said.moment,
    });
  expect(await readEverything(trial, 'ann')).not.toMatch(/ghost|casper/i);
});

describe('a file', () => {
  test('of a player has only what was sent to them', async () => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana');
    requireValue(await askAs(trial, 'gm', 'note', { note: 'plot', text: 'the abbot did it', for: 'gm' }));
    const file = resultTextOf(await trial.service.exported(sessionOf(trial, 'ann')));
    expect(file).not.toMatch(/morgana|abbot/i);
    expect(resultCodeOf(await trial.service.bring(Buffer.from(file)))).toBe('not-an-export');
  });

  test('that is imported shows its players no more than the table did', async () => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana');
    requireValue(await askAs(trial, 'gm', 'act', { action: buildRiskAction('morgana', 'Riflessi') }));
    const file = requireValue(await trial.service.exported(sessionOf(trial, 'gm')));
    const gm = requireValue(await trial.service.bring(encodeFile(file)));
    for (const who of ['ann', 'dan']) {
      const again = { command: who, seat: seatIdOf(trial, who), newKey: true };
      const { key = '' } = requireValue(await trial.service.ask(gm, 'seat', again));
      const seatSession = requireValue(await trial.service.sit(gm.table, key));
      const told = [
        await trial.service.see(seatSession),
        await trial.service.exported(seatSession),
        await trial.service.offers(seatSession),
      ];
      expect(told.map(resultTextOf).join('\n')).not.toMatch(/morgana/i);
    }
  });

  test('of the game master’s has neither keys, nor the sealed seed, nor what others whispered', async () => {
    const trial = await openRestingTable();
    requireValue(await askAs(trial, 'ann', 'say', { text: 'rob the abbot', to: [seatIdOf(trial, 'bea')] }));
    requireValue(await askAs(trial, 'ann', 'say', { text: 'tell me', to: [seatIdOf(trial, 'gm')] }));
    const { seats, dice } = await loadTestTable(trial);
    const file = resultTextOf(await trial.service.exported(sessionOf(trial, 'gm')));
    expect(file).toContain('tell me');
    expect(file).not.toContain('rob the abbot');
    for (const { key } of seats) expect(file).not.toContain(key);
    expect(file).not.toContain(dice.seal.seed);
    expect(requireValue(await trial.service.bring(Buffer.from(file))).seat).not.toBe('');
  });
});

test('an error text is the same for a hidden and for a missing creature', async () => {
  const trial = await openRestingTable();
  await hideCreatures(trial, 'morgana');
  const seatSession = sessionOf(trial, 'ann');
  const tries = (id: string) => [
    askAs(trial, 'ann', 'act', { action: { type: 'attack', by: 'brenna', on: id } }),
    askAs(trial, 'ann', 'act', { action: { type: 'attack', by: id, on: 'brenna' } }),
    askAs(trial, 'ann', 'order', { who: id, label: 'x', answer: 1 }),
    askAs(trial, 'ann', 'creature', { id, replace: true, sheet: {} }),
    trial.service.creature(seatSession, id),
    trial.service.odds(seatSession, { action: { type: 'attack', by: 'brenna', on: id } }),
  ];
  const texts = async (id: string) =>
    (await Promise.all(tries(id))).map((answer) => resultTextOf(answer).replaceAll(id, '…'));
  expect(await texts('morgana')).toEqual(await texts('orsolina'));
  await trial.service.close();
});

test('odds do not depend on a foe’s actual numbers', async () => {
  const trial = await openRestingTable();
  const odds = async (who: string) =>
    resultTextOf(
      await trial.service.odds(sessionOf(trial, who), {
        action: { type: 'attack', by: 'brenna', on: 'berto' },
      }),
    );
  const [ann, dan, gm] = [await odds('ann'), await odds('dan'), await odds('gm')];
  for (const [field, value] of Object.entries({ dodge: 17, resistance: 3, health: 9, maxHealth: 9 }))
    requireValue(await askAs(trial, 'gm', 'override', { path: ['creatures', 'berto', field], value }));
  expect([await odds('ann'), await odds('dan')]).toEqual([ann, dan]);
  expect(await odds('gm')).not.toBe(gm);
  requireValue(await askAs(trial, 'gm', 'reveal', { creatures: [], places: [], sheets: ['berto'] }));
  expect(await odds('ann')).not.toBe(ann);
  await trial.service.close();
});

describe('a question', () => {
  const choice = (who: string, options: string[], secret = false): OpenAction => ({
    id: 7,
    ask: {
      kind: 'choose',
      label: { name: 'whom', rule: 'x' },
      to: [{ who, question: { kind: 'some', options, least: 2, most: 3 } }],
    },
    events: 0,
    rolls: 0,
    digest: '',
    action: { type: 'risk' },
    seat: 's1',
    secret,
    before: { options: {}, creatures: [] },
    answers: [],
    chosen: {},
  });
  const request = async (
    open: OpenAction,
  ): Promise<{ table: Table; see: (who: string) => ReturnType<typeof buildSeatView>; trial: TestTable }> => {
    const trial = await openRestingTable();
    await hideCreatures(trial, 'morgana', 'zanna');
    requireValue(await askAs(trial, 'gm', 'hide', { creatures: [], places: [], as: { berto: 'A thug' } }));
    const now = await loadTestTable(trial);
    const table = { ...now, game: { ...now.game, open } };
    return { table, trial, see: (who) => buildSeatView(table, getSeat(table, seatIdOf(trial, who))) };
  };

  test('has no choice that names or counts a hidden creature, and no true name of a masked one', async () => {
    const { table, trial } = await request(choice('brenna', ['morgana', 'berto', 'zanna']));
    const known = getKnownTable(table, getSeat(table, seatIdOf(trial, 'ann')));
    expect(getVisibleAsk(table.game.open as OpenAction, known)).toMatchObject({
      to: [{ who: 'brenna', question: { kind: 'some', options: ['~a-thug'], least: 1, most: 1 } }],
    });
  });

  test('to a hidden creature is sent to no other seat', async () => {
    const { see } = await request(choice('morgana', ['yes', 'no', 'perhaps']));
    expect(see('ann')).toMatchObject({ ask: null, waiting: [] });
    expect(see('gm')).toMatchObject({ ask: { id: 7 }, waiting: ['morgana'] });
  });

  test('that is secret is sent only to the seat asked', async () => {
    const { see } = await request(choice('brenna', ['yes', 'no', 'perhaps'], true));
    expect(see('ann')).toMatchObject({ ask: { id: 7 }, waiting: ['brenna'] });
    expect(see('bea')).toMatchObject({ ask: null, waiting: [] });
    expect((await request(choice('gm', ['yes', 'no', 'perhaps'], true))).see('ann').waiting).toEqual([]);
  });

  test('to another seat is sent to that seat; that it is waited for, to all', async () => {
    const { see } = await request(choice('brenna', ['yes', 'no', 'perhaps']));
    expect(see('bea')).toMatchObject({ ask: null, waiting: ['brenna'] });
  });

  test('to a hidden creature leaves the offers of others', async () => {
    const trial = await openTestTable(peacefulDemoOf(noppa), demoGuestsOf(noppa));
    await hideCreatures(trial, 'lumikki');
    const before = resultTextOf(await trial.service.offers(sessionOf(trial, 'ann')));
    const action = { type: 'check', by: 'lumikki', attribute: 'vakevyys' };
    requireValue(await askAs(trial, 'gm', 'act', { action, secret: true }));
    expect((await loadTestTable(trial)).game.open).not.toBeNull();
    expect(resultTextOf(await trial.service.offers(sessionOf(trial, 'ann')))).toBe(before);
    expect(requireValue(await trial.service.offers(sessionOf(trial, 'gm')))).toEqual([]);
  });

  test('to a hidden creature cannot be found by a seat that guesses who is asked', async () => {
    const trial = await openTestTable(peacefulDemoOf(noppa), demoGuestsOf(noppa));
    await hideCreatures(trial, 'lumikki');
    requireValue(
      await askAs(trial, 'gm', 'act', {
        action: { type: 'check', by: 'lumikki', attribute: 'vakevyys' },
        secret: true,
      }),
    );
    const { open } = (await loadTestTable(trial)).game;
    const guess = { ask: open?.id ?? 0, answer: 1 };
    for (const who of ['lumikki', 'gm', 'nobody'])
      expect(resultCodeOf(await askAs(trial, 'ann', 'answer', { ...guess, who })), who).toBe('no-question');
  });
});

describe('a word', () => {
  const words = async (name: string, prepare: (trial: TestTable) => Promise<unknown>): Promise<string> => {
    const trial = await openRestingTable();
    await prepare(trial);
    requireValue(await askAs(trial, 'ann', 'act', { action: buildRiskAction('brenna', name) }));
    return JSON.stringify((await listenAs(trial, 'bea')).lines.at(-1));
  };

  test('stays a word, although a hidden creature has that name', async () => {
    expect(await words('morgana', (trial) => hideCreatures(trial, 'morgana'))).toContain('"kind":"morgana"');
  });
});

test('a table that has moved on in secret is not stale', async () => {
  const trial = await openRestingTable();
  const { moment } = await readMessage(trial, 'ann');
  requireValue(await askAs(trial, 'gm', 'note', { note: 'plot', text: 'the abbot did it', for: 'gm' }));
  expect(resultCodeOf(await askAs(trial, 'ann', 'say', { text: 'hello', seen: moment }))).toBe('ok');
  expect(resultCodeOf(await askAs(trial, 'ann', 'say', { text: 'hello again', seen: moment }))).toBe('stale');
});

test('a list of seats does not show who plays a hidden creature', async () => {
  const trial = await openRestingTable();
  requireValue(await askAs(trial, 'gm', 'seat', { seat: seatIdOf(trial, 'cid'), owns: ['ilva', 'morgana'] }));
  await hideCreatures(trial, 'morgana');
  expect(await readEverything(trial, 'ann')).not.toMatch(/morgana/i);
  const { seats, you } = (await readMessage(trial, 'cid')).seen;
  expect(you.owns).toEqual(['ilva', 'morgana']);
  expect(seats.find(({ id }) => id === you.id)?.owns).toEqual(you.owns);
});

test('the index of a number in the roster does not reveal creatures before it', async () => {
  const trial = await openRestingTable();
  const open = await copyTable(trial);
  requireValue(await askAs(open, 'gm', 'dismiss', { creature: 'brenna' }));
  await hideCreatures(trial, 'brenna');
  requireValue(
    await askAs(trial, 'gm', 'override', { path: ['creatures', 1, 'health'], value: 3, why: 'a fall' }),
  );
  const testListener = await listenAs(trial, 'bea');
  expect(testListener.lines.at(-1)).toMatchObject({
    path: ['creatures', 'nerio', 'health'],
    value: 3,
    why: 'a fall',
  });
  const other = (await listenAs(trial, 'dan')).lines.at(-1);
  expect(other).toEqual({
    moment: testListener.lines.at(-1)?.moment,
    seat: 's1',
    kind: 'overrode',
    creature: 'nerio',
  });
});
