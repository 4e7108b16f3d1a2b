import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { ENTRY_FORMAT, exportSchema, type LogEntry, type TableExport } from '@arbitro/protocol';
import { drawAnswer, fillOfferAtRandom, isInTonightSample, NIGHT_DATE } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from '../live/table-service.ts';
import {
  encodeFile,
  openDragonTable,
  playRandomStep,
  refusalCodeOf,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from '../live/test-service.fixture.ts';

/** In how many nights all changed files are tried. */
const NIGHTS = 3;

const createRandomChoices = (seed: string) => ({
  die: createSeededDie(seedOf(seed)),
  fill: fillOfferAtRandom,
  answerTo: drawAnswer,
});

async function exportTable(trial: TestService, gm: SeatSession): Promise<TableExport> {
  return exportSchema.parse(requireValue(await trial.service.exported(gm)));
}

/** A table whose log has an entry of every kind. */
async function playVariedTable(trial: TestService) {
  const party = await openDragonTable(trial);
  const { gm, aino } = party;
  await trial.submit(gm, 'note', { note: 'plan', text: 'The dragon sleeps at noon.' });
  await trial.submit(aino, 'say', { text: 'Ready.' });
  await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: 'let-pass' });
  await trial.submit(gm, 'hide', { creatures: ['veikko'] });
  await trial.submit(gm, 'reveal', { creatures: ['veikko'] });
  await trial.submit(gm, 'creature', { from: 'susi' });
  await trial.submit(gm, 'override', { path: ['creatures', 'susi', 'name'], value: 'Hukka' });
  const { moment } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
  await trial.submit(gm, 'answer', { ask: moment, who: 'veikko', answer: 'parry' });
  for (let { open } = (await trial.table(gm)).game; open; open = (await trial.table(gm)).game.open)
    await trial.submit(gm, 'answer', { ask: open.id, byPolicy: true });
  await trial.submit(gm, 'seal', {});
  return party;
}

describe('a table as a file', () => {
  test.each(systems)(
    'is restored with the same world and log, and can be continued ($id)',
    async (system) => {
      const trial = new TestService();
      const gm = await trial.make({ demo: system.id });
      for (let n = 0; n < 25; n++) await playRandomStep(trial, gm, createRandomChoices(`export ${n}`));
      if ((await trial.table(gm)).game.open) await trial.submit(gm, 'withdraw', {});
      const file = await exportTable(trial, gm);
      const other = new TestService();
      const newTable = requireValue(await other.service.bring(encodeFile(file)));
      const [before, after] = [await trial.table(gm), await other.table(newTable)];
      expect(after.game).toEqual(before.game);
      expect({ ...after.notes, ...after.orders }).toEqual({ ...before.notes, ...before.orders });
      const again = await exportTable(other, newTable);
      expect(again.entries.slice(0, file.entries.length)).toEqual(file.entries);
      for (let n = 0; n < 10; n++) await playRandomStep(other, newTable, createRandomChoices(`on ${n}`));
      requireValue(await other.service.bring(encodeFile(await exportTable(other, newTable))));
    },
  );

  test('has notes, talk, orders and what was hidden', async () => {
    const trial = new TestService();
    const { gm } = await playVariedTable(trial);
    const other = new TestService();
    const newTable = requireValue(await other.service.bring(encodeFile(await exportTable(trial, gm))));
    const [before, after] = [await trial.table(gm), await other.table(newTable)];
    expect(after).toMatchObject({ title: before.title, notes: before.notes, orders: before.orders });
    const lines = async (from: TestService, by: SeatSession) =>
      (await from.readMessage(by)).lines.map(({ kind }) => kind);
    expect((await lines(other, newTable)).slice(0, -2)).toEqual(await lines(trial, gm));
  });

  test('has no key and no seed that is still sealed, but those that were revealed', async () => {
    const trial = new TestService();
    const { gm, aino } = await playVariedTable(trial);
    const text = JSON.stringify(await exportTable(trial, gm));
    const { dice, seats } = await trial.table(gm);
    const entries = (await trial.store.read(gm.table, 0)).map(({ body }) => JSON.parse(body).does);
    for (const { key } of [gm, aino]) expect(text).not.toContain(key.split('.')[1]);
    for (const { key } of seats) expect(text).not.toContain(key);
    expect(text).not.toContain(dice.seal.seed);
    expect(text).toContain(dice.seal.commitment);
    expect(text).toContain(entries[0].seal.seed);
  });

  test('opens only to the importer, until they invite others', async () => {
    const trial = new TestService();
    const { gm, aino } = await playVariedTable(trial);
    const newTable = requireValue(await trial.service.bring(encodeFile(await exportTable(trial, gm))));
    for (const { key } of [gm, aino])
      expect(refusalCodeOf(await trial.service.sit(newTable.table, key))).toBe('wrong-key');
    const { key = '' } = await trial.submit(newTable, 'seat', { seat: aino.seat, newKey: true });
    expect(requireValue(await trial.service.sit(newTable.table, key)).seat).toBe(aino.seat);
  });

  test('with a key in it opens no seat', async () => {
    const trial = new TestService();
    const { gm, aino } = await playVariedTable(trial);
    const file = await exportTable(trial, gm);
    const { seats } = await trial.table(gm);
    const hash = seats.find(({ id }) => id === aino.seat)?.key ?? '';
    expect(hash).toHaveLength(64);
    const forged = JSON.parse(JSON.stringify(file).replaceAll('"key":""', `"key":"${hash}"`));
    const newTable = requireValue(await trial.service.bring(encodeFile(forged)));
    expect(refusalCodeOf(await trial.service.sit(newTable.table, aino.key))).toBe('wrong-key');
  });

  test('in the middle of a question: the action is withdrawn', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const before = await trial.world(gm);
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    const newTable = requireValue(await trial.service.bring(encodeFile(await exportTable(trial, gm))));
    expect((await trial.table(newTable)).game).toMatchObject({ open: null, world: before });
  });

  test('of a player is the log as they may read it, and cannot be imported', async () => {
    const trial = new TestService();
    const { aino } = await playVariedTable(trial);
    const file = requireValue(await trial.service.exported(aino));
    expect(file).toMatchObject({ arbitro: 'log', seen: { you: { id: aino.seat } } });
    expect(JSON.stringify(file)).not.toContain('sleeps at noon');
    expect(refusalCodeOf(await trial.service.bring(encodeFile(file)))).toBe('not-an-export');
  });
});

type EntriesEdit = (entries: LogEntry[]) => unknown;
const findEntry = (entries: LogEntry[], kind: string): LogEntry => {
  const found = entries.find(({ kept }) => kept.does.kind === kind);
  if (!found) throw new Error(`no entry is of the kind ${kind}`);
  return found;
};
const setAt = (json: object, path: readonly (string | number)[], value: unknown): void => {
  const [key = '', ...rest] = path;
  if (rest.length === 0) Object.assign(json, { [key]: value });
  else setAt((json as Record<string | number, object>)[key] ?? {}, rest, value);
};

describe('a file is refused', () => {
  const BROKEN: readonly (readonly [string, EntriesEdit])[] = [
    [
      'an event that is none',
      (all) => setAt(findEntry(all, 'acted'), ['kept', 'does', 'events', 0, 'event', 'type'], 'flew'),
    ],
    [
      'an event about nobody',
      (all) => setAt(findEntry(all, 'acted'), ['kept', 'does', 'events', 0, 'event', 'who'], 'nobody'),
    ],
    ['a version left out', (all) => all.splice(3, 1)],
    ['a version twice', (all) => all.splice(3, 0, ...all.slice(2, 3))],
    ['a command twice', (all) => setAt(all, [4, 'command'], all[3]?.command)],
    ['a command that no database keeps', (all) => setAt(all, [4, 'command'], 's1:\0')],
    ['moments out of order', (all) => setAt(all, [4, 'moment'], 1)],
    ['a moment at the end of time', (all) => setAt(all, [all.length - 1, 'moment'], Number.MAX_SAFE_INTEGER)],
    ['nobody opened it', (all) => all.shift()],
    ['it was opened twice', (all) => setAt(all, [4, 'kept', 'does'], all[0]?.kept.does)],
    ['an unknown game', (all) => setAt(all, [0, 'kept', 'does', 'system'], 'chess')],
    ['another game than its log', (all) => setAt(all, [0, 'kept', 'does', 'system'], 'rischio')],
    [
      'a creature taken out of the world',
      (all) => setAt(all, [0, 'kept', 'does', 'game', 'world', 'creatures'], []),
    ],
    ['a world that is none', (all) => setAt(all, [0, 'kept', 'does', 'game', 'world', 'options'], 7)],
    ['an answer to nothing', (all) => setAt(findEntry(all, 'acted'), ['kept', 'does', 'pause'], null)],
    ['another format', (all) => setAt(all, [2, 'kept', 'format'], ENTRY_FORMAT + 1)],
    ['a key too many', (all) => setAt(all, [2, 'kept', 'extra'], 1)],
  ];

  test.each(BROKEN)('%s', async (_, change) => {
    const trial = new TestService();
    const { gm } = await playVariedTable(trial);
    const file = structuredClone(await exportTable(trial, gm)) as TableExport & { entries: LogEntry[] };
    change(file.entries);
    const answer = await trial.service.bring(encodeFile(file));
    expect(['not-an-export', 'does-not-fit']).toContain(refusalCodeOf(answer));
    if (!answer.ok)
      for (const language of ['en', 'it', 'fi'] as const) expect(answer.says(language)).not.toBe('');
    expect(await trial.store.tables()).toEqual([gm.table]);
  });

  test.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ arbitro: 'table' }],
    [{ arbitro: 'table', format: 1, system: 'noppa', title: '', entries: [] }],
  ])('%j', async (file) => {
    expect(refusalCodeOf(await new TestService().service.bring(encodeFile(file)))).toBe('not-an-export');
  });

  test('nested too deep to be read', async () => {
    const trial = new TestService();
    const { gm } = await playVariedTable(trial);
    const file = structuredClone(await exportTable(trial, gm));
    let deep: unknown = 1;
    for (let n = 0; n < 100_000; n++) deep = [deep];
    setAt(findEntry(file.entries, 'overrode'), ['kept', 'does', 'value'], deep);
    expect(refusalCodeOf(await trial.service.bring(encodeFile(file)))).toBe('malformed');
  });

  test('with the commands of one that was imported before is accepted', async () => {
    const trial = new TestService();
    const { gm } = await playVariedTable(trial);
    const file = structuredClone(await exportTable(trial, gm));
    setAt(file.entries, [3, 'command'], 'brought:s5:0');
    requireValue(await trial.service.bring(encodeFile(file)));
  });
});

describe(`a thousand files in ${NIGHTS} nights, each with something changed at random (NIGHT=${NIGHT_DATE})`, () => {
  const WORDS = ['', 'gm', 'aino', 'veikko', 'constructor', '__proto__', 'parry', 'everyone', 's1', 'player'];
  const VALUES: readonly unknown[] = [
    null,
    -1,
    0,
    1.5,
    1e9,
    '',
    'gm',
    'aino',
    'constructor',
    '__proto__',
    [],
    {},
    true,
  ];

  /** Returns another value, mostly of the same type: values that pass the schema are the harder case. */
  function instead(value: unknown, die: (sides: number) => number): unknown {
    if (typeof value === 'number' && die(4) > 1) return value + die(5) - 3;
    if (typeof value === 'string' && die(4) > 1) return WORDS[die(WORDS.length) - 1];
    return VALUES[die(VALUES.length) - 1];
  }

  /** Replaces one value somewhere in the data. */
  function mutate(json: object, die: (sides: number) => number): void {
    const keys = Object.keys(json);
    const key = keys[die(Math.max(1, keys.length)) - 1];
    if (key === undefined) return;
    const value = (json as Record<string, unknown>)[key];
    const deeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (deeper && die(20) > 1) mutate(value, die);
    else if (die(8) === 1) delete (json as Record<string, unknown>)[key];
    else (json as Record<string, unknown>)[key] = instead(value, die);
  }

  /** Reads everything that a game master can read and runs a few commands; none may throw or hang. */
  async function used(
    trial: TestService,
    newTable: SeatSession,
    file: TableExport,
    n: number,
  ): Promise<void> {
    await trial.readMessage(newTable);
    requireValue(await trial.service.offers(newTable));
    requireValue(await trial.service.exported(newTable));
    await playRandomStep(trial, newTable, createRandomChoices(`after ${n}`));
    for (const { moment } of file.entries.slice(0, -1)) await trial.ask(newTable, 'undo', { to: moment });
    await trial.service.fork(newTable, { command: 'f', at: file.entries[n % file.entries.length]?.moment });
    for (let turn = 0; turn < 3; turn++)
      await playRandomStep(trial, newTable, createRandomChoices(`on ${n} ${turn}`));
    await trial.submit(newTable, 'say', { text: 'still here' });
  }

  test('are refused, or can be played on', async () => {
    const trial = new TestService();
    const { gm } = await playVariedTable(trial);
    const file = await exportTable(trial, gm);
    const count = { brought: 0, refused: 0 };
    for (let n = 0; n < 1000; n++) {
      if (!isInTonightSample(n, NIGHTS)) continue;
      const other = structuredClone(file);
      mutate(other, createSeededDie(seedOf(`mutation ${n}`)));
      const answer = await trial.service.bring(encodeFile(other));
      if (answer.ok) count.brought++;
      else count.refused++;
      if (answer.ok && count.brought % 3 === 0) await used(trial, answer.value, other, n);
    }
    expect(count.brought).toBeGreaterThan(30);
    expect(count.refused).toBeGreaterThan(100);
  });
});
