import type { Open } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import { noppa, rischio } from './games-trying.ts';
import { knownTo } from './known.ts';
import { seatAt } from './secret-deeds-trying.ts';
import {
  allBytes,
  ask,
  codeOf,
  earOf,
  guestAt,
  guestsFor,
  must,
  peaceful,
  seen,
  sitting,
  type Trial,
  tableOf,
  tableWith,
  textOf,
  twinOf,
} from './secret-trying.ts';
import { askFor, seenBy } from './see.ts';
import type { Table } from './table.ts';
import { fileOf } from './trying.ts';

const resting = (): Promise<Trial> => tableWith(peaceful(rischio), guestsFor(rischio));
const hide = async (trial: Trial, ...creatures: string[]): Promise<unknown> =>
  must(await ask(trial, 'gm', 'hide', { creatures, places: [] }));
const risk = (by: string, kind: string) => ({ type: 'risk', by, kind, level: 'high' });
const seatOf = (trial: Trial, who: string): string => sitting(trial, who).seat;

test('the first message of a new seat has nothing of what was hidden before it came', async () => {
  const trial = await resting();
  await hide(trial, 'morgana');
  must(await ask(trial, 'gm', 'act', { action: risk('morgana', 'Riflessi') }));
  must(await ask(trial, 'gm', 'note', { note: 'plot', text: 'the abbot did it', for: 'gm' }));
  must(await ask(trial, 'ann', 'say', { text: 'between us', to: [seatOf(trial, 'bea')] }));
  (trial.seats as Record<string, unknown>).eve = await guestAt(trial, 'eve', {
    role: 'player',
    owns: ['berto'],
  });
  expect((await earOf(trial, 'eve')).frames.join('')).not.toMatch(/morgana|abbot|between us/i);
  expect(await allBytes(trial, 'eve')).not.toMatch(/morgana|abbot|between us/i);
});

test('what was undone in secret leaves nothing; of what was undone in the open the first that was heard is named', async () => {
  const trial = await resting();
  const start = (await seen(trial, 'ann')).moment;
  must(await ask(trial, 'gm', 'creature', { from: 'lupo', id: 'ghost', hidden: true }));
  const said = must(await ask(trial, 'ann', 'act', { action: risk('brenna', 'Notare') }));
  must(await ask(trial, 'gm', 'override', { path: ['creatures', 'ghost', 'name'], value: 'Casper' }));
  const ears = [await earOf(trial, 'ann'), await earOf(trial, 'dan')];
  must(await ask(trial, 'gm', 'undo', { to: said.moment }));
  for (const ear of ears) expect(ear.frames).toHaveLength(1);
  const back = must(await ask(trial, 'gm', 'undo', { to: start }));
  for (const ear of ears)
    expect(ear.lines.at(-1)).toEqual({
      moment: back.moment,
      seat: 's1',
      kind: 'went-back',
      since: said.moment,
    });
  expect(await allBytes(trial, 'ann')).not.toMatch(/ghost|casper/i);
});

describe('a file', () => {
  test('of a player’s has no more than they were told', async () => {
    const trial = await resting();
    await hide(trial, 'morgana');
    must(await ask(trial, 'gm', 'note', { note: 'plot', text: 'the abbot did it', for: 'gm' }));
    const file = textOf(await trial.hall.exported(sitting(trial, 'ann')));
    expect(file).not.toMatch(/morgana|abbot/i);
    expect(codeOf(await trial.hall.bring(Buffer.from(file)))).toBe('not-an-export');
  });

  test('that is brought tells its players no more than the table did', async () => {
    const trial = await resting();
    await hide(trial, 'morgana');
    must(await ask(trial, 'gm', 'act', { action: risk('morgana', 'Riflessi') }));
    const file = must(await trial.hall.exported(sitting(trial, 'gm')));
    const gm = must(await trial.hall.bring(fileOf(file)));
    for (const who of ['ann', 'dan']) {
      const again = { command: who, seat: seatOf(trial, who), newKey: true };
      const { key = '' } = must(await trial.hall.ask(gm, 'seat', again));
      const at = must(await trial.hall.sit(gm.table, key));
      const told = [await trial.hall.see(at), await trial.hall.exported(at), await trial.hall.offers(at)];
      expect(told.map(textOf).join('\n')).not.toMatch(/morgana/i);
    }
  });

  test('of the game master’s has neither keys, nor the sealed seed, nor what others whispered', async () => {
    const trial = await resting();
    must(await ask(trial, 'ann', 'say', { text: 'rob the abbot', to: [seatOf(trial, 'bea')] }));
    must(await ask(trial, 'ann', 'say', { text: 'tell me', to: [seatOf(trial, 'gm')] }));
    const { seats, dice } = await tableOf(trial);
    const file = textOf(await trial.hall.exported(sitting(trial, 'gm')));
    expect(file).toContain('tell me');
    expect(file).not.toContain('rob the abbot');
    for (const { key } of seats) expect(file).not.toContain(key);
    expect(file).not.toContain(dice.seal.seed);
    expect(must(await trial.hall.bring(Buffer.from(file))).seat).not.toBe('');
  });
});

test('an error text says of somebody hidden what it says of somebody who is not there', async () => {
  const trial = await resting();
  await hide(trial, 'morgana');
  const at = sitting(trial, 'ann');
  const tries = (id: string) => [
    ask(trial, 'ann', 'act', { action: { type: 'attack', by: 'brenna', on: id } }),
    ask(trial, 'ann', 'act', { action: { type: 'attack', by: id, on: 'brenna' } }),
    ask(trial, 'ann', 'order', { who: id, label: 'x', answer: 1 }),
    ask(trial, 'ann', 'creature', { id, replace: true, sheet: {} }),
    trial.hall.creature(at, id),
    trial.hall.odds(at, { action: { type: 'attack', by: 'brenna', on: id } }),
  ];
  const texts = async (id: string) =>
    (await Promise.all(tries(id))).map((answer) => textOf(answer).replaceAll(id, '…'));
  expect(await texts('morgana')).toEqual(await texts('orsolina'));
  await trial.hall.close();
});

test('odds are the same whatever a foe’s numbers really are', async () => {
  const trial = await resting();
  const odds = async (who: string) =>
    textOf(
      await trial.hall.odds(sitting(trial, who), { action: { type: 'attack', by: 'brenna', on: 'berto' } }),
    );
  const [ann, dan, gm] = [await odds('ann'), await odds('dan'), await odds('gm')];
  for (const [field, value] of Object.entries({ dodge: 17, resistance: 3, health: 9, maxHealth: 9 }))
    must(await ask(trial, 'gm', 'override', { path: ['creatures', 'berto', field], value }));
  expect([await odds('ann'), await odds('dan')]).toEqual([ann, dan]);
  expect(await odds('gm')).not.toBe(gm);
  must(await ask(trial, 'gm', 'reveal', { creatures: [], places: [], sheets: ['berto'] }));
  expect(await odds('ann')).not.toBe(ann);
  await trial.hall.close();
});

describe('a question', () => {
  const choice = (who: string, options: string[], secret = false): Open => ({
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
  const asking = async (
    open: Open,
  ): Promise<{ table: Table; see: (who: string) => ReturnType<typeof seenBy>; trial: Trial }> => {
    const trial = await resting();
    await hide(trial, 'morgana', 'zanna');
    must(await ask(trial, 'gm', 'hide', { creatures: [], places: [], as: { berto: 'A thug' } }));
    const now = await tableOf(trial);
    const table = { ...now, game: { ...now.game, open } };
    return { table, trial, see: (who) => seenBy(table, seatAt(table, seatOf(trial, who))) };
  };

  test('has no choice that names somebody hidden, nor counts them, and calls nobody by their true name', async () => {
    const { table, trial } = await asking(choice('brenna', ['morgana', 'berto', 'zanna']));
    const known = knownTo(table, seatAt(table, seatOf(trial, 'ann')));
    expect(askFor(table.game.open as Open, known)).toMatchObject({
      to: [{ who: 'brenna', question: { kind: 'some', options: ['~a-thug'], least: 1, most: 1 } }],
    });
  });

  test('that somebody hidden is asked shows to nobody', async () => {
    const { see } = await asking(choice('morgana', ['yes', 'no', 'perhaps']));
    expect(see('ann')).toMatchObject({ ask: null, waiting: [] });
    expect(see('gm')).toMatchObject({ ask: { id: 7 }, waiting: ['morgana'] });
  });

  test('that is put in secret shows to whoever is asked, and to nobody else', async () => {
    const { see } = await asking(choice('brenna', ['yes', 'no', 'perhaps'], true));
    expect(see('ann')).toMatchObject({ ask: { id: 7 }, waiting: ['brenna'] });
    expect(see('bea')).toMatchObject({ ask: null, waiting: [] });
    expect((await asking(choice('gm', ['yes', 'no', 'perhaps'], true))).see('ann').waiting).toEqual([]);
  });

  test('that another is asked is theirs to read; that they are waited for, everybody’s', async () => {
    const { see } = await asking(choice('brenna', ['yes', 'no', 'perhaps']));
    expect(see('bea')).toMatchObject({ ask: null, waiting: ['brenna'] });
  });

  test('put to somebody hidden leaves others what they may do', async () => {
    const trial = await tableWith(peaceful(noppa), guestsFor(noppa));
    await hide(trial, 'lumikki');
    const before = textOf(await trial.hall.offers(sitting(trial, 'ann')));
    const action = { type: 'check', by: 'lumikki', attribute: 'vakevyys' };
    must(await ask(trial, 'gm', 'act', { action, secret: true }));
    expect((await tableOf(trial)).game.open).not.toBeNull();
    expect(textOf(await trial.hall.offers(sitting(trial, 'ann')))).toBe(before);
    expect(must(await trial.hall.offers(sitting(trial, 'gm')))).toEqual([]);
  });

  test('put to somebody hidden is none to whoever guesses who is asked', async () => {
    const trial = await tableWith(peaceful(noppa), guestsFor(noppa));
    await hide(trial, 'lumikki');
    must(
      await ask(trial, 'gm', 'act', {
        action: { type: 'check', by: 'lumikki', attribute: 'vakevyys' },
        secret: true,
      }),
    );
    const { open } = (await tableOf(trial)).game;
    const guess = { ask: open?.id ?? 0, answer: 1 };
    for (const who of ['lumikki', 'gm', 'nobody'])
      expect(codeOf(await ask(trial, 'ann', 'answer', { ...guess, who })), who).toBe('no-question');
  });
});

describe('a word', () => {
  const words = async (name: string, prepare: (trial: Trial) => Promise<unknown>): Promise<string> => {
    const trial = await resting();
    await prepare(trial);
    must(await ask(trial, 'ann', 'act', { action: risk('brenna', name) }));
    return JSON.stringify((await earOf(trial, 'bea')).lines.at(-1));
  };

  test('stays a word, though somebody hidden is called so', async () => {
    expect(await words('morgana', (trial) => hide(trial, 'morgana'))).toContain('"kind":"morgana"');
  });
});

test('a table that has moved on in secret is not stale', async () => {
  const trial = await resting();
  const { moment } = await seen(trial, 'ann');
  must(await ask(trial, 'gm', 'note', { note: 'plot', text: 'the abbot did it', for: 'gm' }));
  expect(codeOf(await ask(trial, 'ann', 'say', { text: 'hello', seen: moment }))).toBe('ok');
  expect(codeOf(await ask(trial, 'ann', 'say', { text: 'hello again', seen: moment }))).toBe('stale');
});

test('a list of seats does not tell who plays somebody hidden', async () => {
  const trial = await resting();
  must(await ask(trial, 'gm', 'seat', { seat: seatOf(trial, 'cid'), owns: ['ilva', 'morgana'] }));
  await hide(trial, 'morgana');
  expect(await allBytes(trial, 'ann')).not.toMatch(/morgana/i);
  const { seats, you } = (await seen(trial, 'cid')).seen;
  expect(you.owns).toEqual(['ilva', 'morgana']);
  expect(seats.find(({ id }) => id === you.id)?.owns).toEqual(you.owns);
});

test('where a number stands in the roster does not tell who stands before it', async () => {
  const trial = await resting();
  const open = await twinOf(trial);
  must(await ask(open, 'gm', 'dismiss', { creature: 'brenna' }));
  await hide(trial, 'brenna');
  must(await ask(trial, 'gm', 'override', { path: ['creatures', 1, 'health'], value: 3, why: 'a fall' }));
  const ear = await earOf(trial, 'bea');
  expect(ear.lines.at(-1)).toMatchObject({ path: ['creatures', 'nerio', 'health'], value: 3, why: 'a fall' });
  const other = (await earOf(trial, 'dan')).lines.at(-1);
  expect(other).toEqual({
    moment: ear.lines.at(-1)?.moment,
    seat: 's1',
    kind: 'overrode',
    creature: 'nerio',
  });
});
