import type { LogEntry } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { rischio } from '../live/systems.fixture.ts';
import { buildLogLine } from './log-lines.ts';
import { getSeat } from './secret-actions.fixture.ts';
import {
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
  sessionOf,
  type TestTable,
} from './test-table.fixture.ts';

const openRestingTable = (): Promise<TestTable> =>
  openTestTable(peacefulDemoOf(rischio), demoGuestsOf(rischio));
const seatIdOf = (trial: TestTable, who: string): string => sessionOf(trial, who).seat;
const EVERYBODY = ['gm', 'ann', 'bea', 'cid', 'dan'];

/** Returns which seats have these words anywhere in their data. */
async function findReaders(trial: TestTable, words: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const who of EVERYBODY) if ((await readEverything(trial, who)).includes(words)) found.push(who);
  return found;
}

test('a whisper is sent to its recipients and its sender, and not to the game master', async () => {
  const trial = await openRestingTable();
  const testListeners = await Promise.all(EVERYBODY.map((who) => listenAs(trial, who)));
  requireValue(await askAs(trial, 'ann', 'say', { text: 'zq7919', to: [seatIdOf(trial, 'bea')] }));
  expect(testListeners.map(({ frames }) => frames.length)).toEqual([1, 2, 2, 1, 1]);
  expect(await findReaders(trial, 'zq7919')).toEqual(['ann', 'bea']);
});

test('a note is read by those it is for, from when it is and until it is not', async () => {
  const trial = await openRestingTable();
  const note = async (text: string | null, forWhom: 'gm' | 'everyone' | string[]) =>
    requireValue(await askAs(trial, 'gm', 'note', { note: 'plot', text, for: forWhom }));
  await note('zq7919', 'gm');
  expect(await findReaders(trial, 'zq7919')).toEqual(['gm']);
  expect(await findReaders(trial, 'plot')).toEqual(['gm']);
  await note('zq7919', [seatIdOf(trial, 'ann')]);
  expect(await findReaders(trial, 'zq7919')).toEqual(['gm', 'ann']);
  expect((await readMessage(trial, 'ann')).seen.notes).toEqual({ plot: { text: 'zq7919', for: 'you' } });
  await note('zq7919', 'everyone');
  expect(await findReaders(trial, 'zq7919')).toEqual(EVERYBODY);
  await note('zq7920', 'gm');
  expect(await findReaders(trial, 'zq7919')).toEqual(['gm']);
  expect((await readMessage(trial, 'ann')).seen.notes).toEqual({});
  await note(null, 'gm');
  expect(await findReaders(trial, 'zq7920')).toEqual(['gm']);
});

test('a standing order is its own player’s and the game master’s to know', async () => {
  const trial = await openRestingTable();
  const testListener = await listenAs(trial, 'bea');
  requireValue(await askAs(trial, 'ann', 'order', { who: 'brenna', label: 'zq7919', answer: true }));
  expect(testListener.frames).toHaveLength(1);
  expect(await findReaders(trial, 'zq7919')).toEqual(['gm', 'ann']);
  requireValue(await askAs(trial, 'ann', 'order', { who: 'brenna', label: 'zq7919', answer: null }));
  expect((await readMessage(trial, 'ann')).seen.orders).toEqual({});
});

test('a seat that was taken away hears nothing more, and its link opens nothing', async () => {
  const trial = await openRestingTable();
  const testListener = await listenAs(trial, 'ann');
  requireValue(await askAs(trial, 'gm', 'revoke', { seat: seatIdOf(trial, 'ann') }));
  expect(testListener.ended).toBe(true);
  requireValue(await askAs(trial, 'bea', 'say', { text: 'gone?' }));
  expect(testListener.frames).toHaveLength(1);
  const { service: tableService } = trial;
  const seatSession = sessionOf(trial, 'ann');
  const tries = [
    tableService.sit(trial.id, seatSession.key),
    tableService.see(seatSession),
    tableService.offers(seatSession),
    tableService.log(seatSession, { limit: 9 }),
  ];
  for (const answer of await Promise.all([
    ...tries,
    tableService.exported(seatSession),
    tableService.creature(seatSession, 'brenna'),
  ]))
    expect(resultCodeOf(answer)).toBe('wrong-key');
});

test('an old key receives nothing after it is renewed', async () => {
  const trial = await openRestingTable();
  const testListener = await listenAs(trial, 'ann');
  const renewed = requireValue(
    await askAs(trial, 'gm', 'seat', { seat: seatIdOf(trial, 'ann'), newKey: true }),
  );
  expect(testListener.ended).toBe(true);
  expect(testListener.frames).toHaveLength(1);
  expect(resultCodeOf(await trial.service.sit(trial.id, sessionOf(trial, 'ann').key))).toBe('wrong-key');
  expect(resultCodeOf(await trial.service.sit(trial.id, renewed.key ?? ''))).toBe('ok');
});

test('whose link has expired hears nothing more', async () => {
  const trial = await openRestingTable();
  const testListener = await listenAs(trial, 'ann');
  requireValue(
    await askAs(trial, 'gm', 'seat', { seat: seatIdOf(trial, 'ann'), expires: trial.clock.ms + 1000 }),
  );
  requireValue(await askAs(trial, 'bea', 'say', { text: 'in time' }));
  expect(testListener.ended).toBe(false);
  trial.clock.ms += 1000;
  requireValue(await askAs(trial, 'bea', 'say', { text: 'too late' }));
  expect(testListener.ended).toBe(true);
  expect(testListener.frames.join('')).toContain('in time');
  expect(testListener.frames.join('')).not.toContain('too late');
  expect(resultCodeOf(await trial.service.sit(trial.id, sessionOf(trial, 'ann').key))).toBe('key-expired');
});

test('the seed of the dice is sent to no seat before it is revealed, and then the new seal to all', async () => {
  const trial = await openRestingTable();
  const { seed } = (await loadTestTable(trial)).dice.seal;
  requireValue(
    await askAs(trial, 'ann', 'act', {
      action: { type: 'risk', by: 'brenna', kind: 'Notare', level: 'low' },
    }),
  );
  expect(await findReaders(trial, seed)).toEqual([]);
  requireValue(await askAs(trial, 'gm', 'seal', {}));
  const next = (await loadTestTable(trial)).dice.seal;
  expect(await findReaders(trial, seed)).toEqual(EVERYBODY);
  expect(await findReaders(trial, next.seed)).toEqual([]);
  for (const who of EVERYBODY)
    expect((await readMessage(trial, who)).seen.seal.commitment).toBe(next.commitment);
});

test('no message has a key or its hash', async () => {
  const trial = await openRestingTable();
  const keys = Object.values(trial.seats).map(({ key }) => key);
  const hashes = (await loadTestTable(trial)).seats.map(({ key }) => key);
  for (const secret of [...keys, ...hashes]) expect(await findReaders(trial, secret)).toEqual([]);
});

test('the place that a roll leads to counts only what the seat hears of', async () => {
  const trial = await openRestingTable();
  const table = await loadTestTable(trial);
  const event = (type: string) => ({ type, rule: 'x' });
  const roll = { label: 'x', rule: 'x', by: 'brenna', dice: '1d20', faces: [7], because: [], leadsTo: 2 };
  const does = {
    kind: 'acted',
    action: { type: 'risk' },
    secret: false,
    events: [
      { event: event('unheard'), to: 'gm' },
      { event: event('heard'), to: 'everyone' },
      { event: event('led-to'), to: 'everyone' },
    ],
    rolls: [{ roll, to: 'everyone', from: 0, sides: [20] }],
    answers: [],
    pause: null,
  } as const;
  const kept = { format: 1, seat: 's1', asked: '', saw: [], told: [], does } as unknown as LogEntry['kept'];
  const entry = { version: 9, moment: 9, command: 'x', kept };
  const lineOfSeat = (who: string) => buildLogLine(table, entry, getSeat(table, seatIdOf(trial, who)));
  expect(lineOfSeat('ann')).toMatchObject({
    events: [event('heard'), event('led-to')],
    rolls: [{ leadsTo: 1 }],
  });
  expect(lineOfSeat('gm')).toMatchObject({ rolls: [{ leadsTo: 2 }] });
});

test('the number that a roll needed is read by seats that know whose number it is', async () => {
  const trial = await openRestingTable();
  const table = await loadTestTable(trial);
  const [foe = ''] = table.game.world.creatures
    .map(({ id }) => id)
    .filter((id) => !table.seats.some(({ owns }) => owns.includes(id)));
  const lineFor = (who: string, of?: readonly string[]) => {
    const target = { value: 7919, ...(of && { of }) };
    const roll = { label: 'x', rule: 'x', by: 'brenna', dice: '1d20', faces: [1], because: [], leadsTo: 0 };
    const rolls = [{ roll: { ...roll, target }, to: 'everyone', from: 0, sides: [20] }];
    const does = { kind: 'acted', action: { type: 'x' }, secret: false, events: [], rolls, answers: [] };
    const kept = { format: 1, seat: 's1', asked: '', saw: [], told: [], does } as unknown as LogEntry['kept'];
    const entry = { version: 9, moment: 9, command: 'x', kept };
    return JSON.stringify(buildLogLine(table, entry, getSeat(table, seatIdOf(trial, who))));
  };
  const readers = (of?: readonly string[]) => EVERYBODY.filter((who) => lineFor(who, of).includes('7919'));
  expect(readers()).toEqual(EVERYBODY);
  expect(readers(['brenna'])).toEqual(['gm', 'ann']);
  expect(readers([foe])).toEqual(['gm']);
  expect(readers(['brenna', foe])).toEqual(['gm']);
  expect(readers(['gm'])).toEqual(['gm']);
  expect(lineFor('ann', ['brenna'])).not.toContain('"of"');
});
