import { systems } from '@arbitro/catalogue';
import { seededDie, seedOf } from '@arbitro/dice';
import { type Export, exportSchema, FORMAT, type KeptEntry } from '@arbitro/protocol';
import { answerTo, fill } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { Sitting } from './hall.ts';
import { codeOf, dragonTable, fileOf, given, step, TAIL, Trial } from './trying.ts';

const whims = (seed: string) => ({ die: seededDie(seedOf(seed)), fill, answerTo });

async function exportOf(trial: Trial, gm: Sitting): Promise<Export> {
  return exportSchema.parse(given(await trial.hall.exported(gm)));
}

/** A table whose log has an entry of every kind. */
async function played(trial: Trial) {
  const party = await dragonTable(trial);
  const { gm, aino } = party;
  await trial.done(gm, 'note', { note: 'plan', text: 'The dragon sleeps at noon.' });
  await trial.done(aino, 'say', { text: 'Ready.' });
  await trial.done(aino, 'order', { who: 'aino', label: 'parry', answer: 'let-pass' });
  await trial.done(gm, 'hide', { creatures: ['veikko'] });
  await trial.done(gm, 'reveal', { creatures: ['veikko'] });
  await trial.done(gm, 'creature', { from: 'susi' });
  await trial.done(gm, 'override', { path: ['creatures', 'susi', 'name'], value: 'Hukka' });
  const { moment } = await trial.done(gm, 'act', { action: TAIL });
  await trial.done(gm, 'answer', { ask: moment, who: 'veikko', answer: 'parry' });
  for (let { open } = (await trial.table(gm)).game; open; open = (await trial.table(gm)).game.open)
    await trial.done(gm, 'answer', { ask: open.id, byPolicy: true });
  await trial.done(gm, 'seal', {});
  return party;
}

describe('a table as a file', () => {
  test.each(systems)('comes back with the same world and log, and is played on ($id)', async (system) => {
    const trial = new Trial();
    const gm = await trial.make({ demo: system.id });
    for (let n = 0; n < 25; n++) await step(trial, gm, whims(`export ${n}`));
    if ((await trial.table(gm)).game.open) await trial.done(gm, 'withdraw', {});
    const file = await exportOf(trial, gm);
    const other = new Trial();
    const made = given(await other.hall.bring(fileOf(file)));
    const [before, after] = [await trial.table(gm), await other.table(made)];
    expect(after.game).toEqual(before.game);
    expect({ ...after.notes, ...after.orders }).toEqual({ ...before.notes, ...before.orders });
    const again = await exportOf(other, made);
    expect(again.entries.slice(0, file.entries.length)).toEqual(file.entries);
    for (let n = 0; n < 10; n++) await step(other, made, whims(`on ${n}`));
    given(await other.hall.bring(fileOf(await exportOf(other, made))));
  });

  test('has notes, talk, orders and what was hidden', async () => {
    const trial = new Trial();
    const { gm } = await played(trial);
    const other = new Trial();
    const made = given(await other.hall.bring(fileOf(await exportOf(trial, gm))));
    const [before, after] = [await trial.table(gm), await other.table(made)];
    expect(after).toMatchObject({ title: before.title, notes: before.notes, orders: before.orders });
    const lines = async (from: Trial, by: Sitting) => (await from.see(by)).lines.map(({ kind }) => kind);
    expect((await lines(other, made)).slice(0, -2)).toEqual(await lines(trial, gm));
  });

  test('has no key and no seed that is still sealed, but those that were revealed', async () => {
    const trial = new Trial();
    const { gm, aino } = await played(trial);
    const text = JSON.stringify(await exportOf(trial, gm));
    const { dice, seats } = await trial.table(gm);
    const entries = (await trial.store.read(gm.table, 0)).map(({ body }) => JSON.parse(body).does);
    for (const { key } of [gm, aino]) expect(text).not.toContain(key.split('.')[1]);
    for (const { key } of seats) expect(text).not.toContain(key);
    expect(text).not.toContain(dice.seal.seed);
    expect(text).toContain(dice.seal.commitment);
    expect(text).toContain(entries[0].seal.seed);
  });

  test('opens to nobody but whoever brought it, until they invite others', async () => {
    const trial = new Trial();
    const { gm, aino } = await played(trial);
    const made = given(await trial.hall.bring(fileOf(await exportOf(trial, gm))));
    for (const { key } of [gm, aino]) expect(codeOf(await trial.hall.sit(made.table, key))).toBe('wrong-key');
    const { key = '' } = await trial.done(made, 'seat', { seat: aino.seat, newKey: true });
    expect(given(await trial.hall.sit(made.table, key)).seat).toBe(aino.seat);
  });

  test('that has a key in it gives nobody a seat', async () => {
    const trial = new Trial();
    const { gm, aino } = await played(trial);
    const file = await exportOf(trial, gm);
    const { seats } = await trial.table(gm);
    const hash = seats.find(({ id }) => id === aino.seat)?.key ?? '';
    expect(hash).toHaveLength(64);
    const forged = JSON.parse(JSON.stringify(file).replaceAll('"key":""', `"key":"${hash}"`));
    const made = given(await trial.hall.bring(fileOf(forged)));
    expect(codeOf(await trial.hall.sit(made.table, aino.key))).toBe('wrong-key');
  });

  test('in the middle of a question: the action is withdrawn', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const before = await trial.world(gm);
    await trial.done(gm, 'act', { action: TAIL });
    const made = given(await trial.hall.bring(fileOf(await exportOf(trial, gm))));
    expect((await trial.table(made)).game).toMatchObject({ open: null, world: before });
  });

  test('of a player is the log as they may read it, and cannot be brought', async () => {
    const trial = new Trial();
    const { aino } = await played(trial);
    const file = given(await trial.hall.exported(aino));
    expect(file).toMatchObject({ arbitro: 'log', seen: { you: { id: aino.seat } } });
    expect(JSON.stringify(file)).not.toContain('sleeps at noon');
    expect(codeOf(await trial.hall.bring(fileOf(file)))).toBe('not-an-export');
  });
});

type Change = (entries: KeptEntry[]) => unknown;
const at = (entries: KeptEntry[], kind: string): KeptEntry => {
  const found = entries.find(({ kept }) => kept.does.kind === kind);
  if (!found) throw new Error(`no entry is of the kind ${kind}`);
  return found;
};
const set = (whole: object, path: readonly (string | number)[], value: unknown): void => {
  const [key = '', ...rest] = path;
  if (rest.length === 0) Object.assign(whole, { [key]: value });
  else set((whole as Record<string | number, object>)[key] ?? {}, rest, value);
};

describe('a file is refused', () => {
  const BROKEN: readonly (readonly [string, Change])[] = [
    [
      'an event that is none',
      (all) => set(at(all, 'acted'), ['kept', 'does', 'events', 0, 'event', 'type'], 'flew'),
    ],
    [
      'an event about nobody',
      (all) => set(at(all, 'acted'), ['kept', 'does', 'events', 0, 'event', 'who'], 'nobody'),
    ],
    ['a version left out', (all) => all.splice(3, 1)],
    ['a version twice', (all) => all.splice(3, 0, ...all.slice(2, 3))],
    ['a command twice', (all) => set(all, [4, 'command'], all[3]?.command)],
    ['a command that no database keeps', (all) => set(all, [4, 'command'], 's1:\0')],
    ['moments out of order', (all) => set(all, [4, 'moment'], 1)],
    ['a moment at the end of time', (all) => set(all, [all.length - 1, 'moment'], Number.MAX_SAFE_INTEGER)],
    ['nobody opened it', (all) => all.shift()],
    ['it was opened twice', (all) => set(all, [4, 'kept', 'does'], all[0]?.kept.does)],
    ['an unknown game', (all) => set(all, [0, 'kept', 'does', 'system'], 'chess')],
    ['another game than its log', (all) => set(all, [0, 'kept', 'does', 'system'], 'rischio')],
    [
      'a creature taken out of the world',
      (all) => set(all, [0, 'kept', 'does', 'game', 'world', 'creatures'], []),
    ],
    ['a world that is none', (all) => set(all, [0, 'kept', 'does', 'game', 'world', 'options'], 7)],
    ['an answer to nothing', (all) => set(at(all, 'acted'), ['kept', 'does', 'pause'], null)],
    ['another format', (all) => set(all, [2, 'kept', 'format'], FORMAT + 1)],
    ['a key too many', (all) => set(all, [2, 'kept', 'extra'], 1)],
  ];

  test.each(BROKEN)('%s', async (_, change) => {
    const trial = new Trial();
    const { gm } = await played(trial);
    const file = structuredClone(await exportOf(trial, gm)) as Export & { entries: KeptEntry[] };
    change(file.entries);
    const answer = await trial.hall.bring(fileOf(file));
    expect(['not-an-export', 'does-not-fit']).toContain(codeOf(answer));
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
    expect(codeOf(await new Trial().hall.bring(fileOf(file)))).toBe('not-an-export');
  });

  test('deeper than anybody can read', async () => {
    const trial = new Trial();
    const { gm } = await played(trial);
    const file = structuredClone(await exportOf(trial, gm));
    let deep: unknown = 1;
    for (let n = 0; n < 100_000; n++) deep = [deep];
    set(at(file.entries, 'overrode'), ['kept', 'does', 'value'], deep);
    expect(codeOf(await trial.hall.bring(fileOf(file)))).toBe('malformed');
  });

  test('with the commands of one that was brought before: nothing stands in its way', async () => {
    const trial = new Trial();
    const { gm } = await played(trial);
    const file = structuredClone(await exportOf(trial, gm));
    set(file.entries, [3, 'command'], 'brought:s5:0');
    given(await trial.hall.bring(fileOf(file)));
  });
});

describe('a thousand files, each with something changed at random', () => {
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
  function mutate(whole: object, die: (sides: number) => number): void {
    const keys = Object.keys(whole);
    const key = keys[die(Math.max(1, keys.length)) - 1];
    if (key === undefined) return;
    const value = (whole as Record<string, unknown>)[key];
    const deeper = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (deeper && die(20) > 1) mutate(value, die);
    else if (die(8) === 1) delete (whole as Record<string, unknown>)[key];
    else (whole as Record<string, unknown>)[key] = instead(value, die);
  }

  /** Reads everything that a game master can read and runs a few commands; none may throw or hang. */
  async function used(trial: Trial, made: Sitting, file: Export, n: number): Promise<void> {
    await trial.see(made);
    given(await trial.hall.offers(made));
    given(await trial.hall.exported(made));
    await step(trial, made, whims(`after ${n}`));
    for (const { moment } of file.entries.slice(0, -1)) await trial.ask(made, 'undo', { to: moment });
    await trial.hall.fork(made, { command: 'f', at: file.entries[n % file.entries.length]?.moment });
    for (let turn = 0; turn < 3; turn++) await step(trial, made, whims(`on ${n} ${turn}`));
    await trial.done(made, 'say', { text: 'still here' });
  }

  test('are refused, or can be played on', async () => {
    const trial = new Trial();
    const { gm } = await played(trial);
    const file = await exportOf(trial, gm);
    const die = seededDie(seedOf('mutations'));
    const count = { brought: 0, refused: 0 };
    for (let n = 0; n < 1000; n++) {
      const other = structuredClone(file);
      mutate(other, die);
      const answer = await trial.hall.bring(fileOf(other));
      if (answer.ok) count.brought++;
      else count.refused++;
      if (answer.ok && count.brought % 3 === 0) await used(trial, answer.value, other, n);
    }
    expect(count.brought).toBeGreaterThan(30);
    expect(count.refused).toBeGreaterThan(100);
  });
});
