import type { Json } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { noppa, rischio } from './games-trying.ts';
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
} from './secret-trying.ts';

const fighting = (): Promise<Trial> => tableWith({ demo: 'rischio' }, guestsFor(rischio));
const resting = (): Promise<Trial> => tableWith(peaceful(rischio), guestsFor(rischio));
const set = async (trial: Trial, path: (string | number)[], value: Json): Promise<unknown> =>
  must(await ask(trial, 'gm', 'override', { path, value }));
const act = async (trial: Trial, who: string, action: { type: string; [key: string]: unknown }) =>
  must(await ask(trial, who, 'act', { action }));
const hide = async (trial: Trial, ...creatures: string[]): Promise<unknown> =>
  must(await ask(trial, 'gm', 'hide', { creatures, places: [] }));
const hidePlace = async (trial: Trial, ...places: string[]): Promise<unknown> =>
  must(await ask(trial, 'gm', 'hide', { creatures: [], places }));
const reveal = async (trial: Trial, ...creatures: string[]): Promise<unknown> =>
  must(await ask(trial, 'gm', 'reveal', { creatures, places: [], sheets: [] }));
const mask = async (trial: Trial, id: string, name: string): Promise<unknown> =>
  must(await ask(trial, 'gm', 'hide', { creatures: [], places: [], as: { [id]: name } }));

const PLAYERS = ['ann', 'bea', 'dan'];

/** Checks that only the game master got any of these words, in any answer or message. */
async function untold(trial: Trial, words: readonly (string | RegExp)[], who = PLAYERS): Promise<void> {
  for (const one of who) {
    const bytes = await allBytes(trial, one);
    for (const word of words)
      expect(bytes, one).not.toMatch(typeof word === 'string' ? new RegExp(`\\b${word}\\b`) : word);
  }
}

/** Passes every turn until it is this creature's turn. */
async function turnOf(trial: Trial, whose: string): Promise<void> {
  for (let turns = 0; turns < 30; turns++) {
    const [due] = (await seen(trial, 'gm')).seen.due;
    if (due === whose) return;
    await act(trial, 'gm', { type: 'pass', by: due });
  }
  throw new Error(`it is never the turn of ${whose}`);
}

test('what a foe adds to its dice, soaks and has left is in nobody’s log', async () => {
  const trial = await fighting();
  const ears = await Promise.all(PLAYERS.map((who) => earOf(trial, who)));
  for (const field of ['precision', 'resistance', 'health', 'maxHealth', 'exp'])
    await set(trial, ['creatures', 'berto', field], 7919);
  await turnOf(trial, 'berto');
  await act(trial, 'gm', { type: 'attack', by: 'berto', on: 'brenna' });
  await turnOf(trial, 'brenna');
  await act(trial, 'ann', { type: 'attack', by: 'brenna', on: 'berto' });
  await untold(trial, [/79[0-4]\d/]);
  for (const ear of ears) expect(ear.frames.join('').replaceAll(/\d{10,}/g, '')).not.toMatch(/79[0-4]\d/);
});

test('what a foe adds to a risk it takes is in nobody’s log', async () => {
  const trial = await resting();
  await set(trial, ['creatures', 'berto', 'stats'], { Notare: 7919 });
  await act(trial, 'gm', { type: 'risk', by: 'berto', kind: 'Notare', level: 'high' });
  const bytes = await allBytes(trial, 'ann');
  expect(bytes).toContain('risk-taken');
  expect(bytes).not.toMatch(/79[1-4]\d/);
});

test('what it takes to hit a foe is told with the roll against it, and not before', async () => {
  const trial = await tableWith(peaceful(noppa), guestsFor(noppa));
  await set(trial, ['creatures', 'pekka', 'tns', 'mundane'], 17);
  await act(trial, 'gm', { type: 'fight' });
  for (const by of ['veikko', 'aino', 'lumikki']) await act(trial, 'gm', { type: 'initiative', by });
  await turnOf(trial, 'aino');
  expect(await allBytes(trial, 'dan')).not.toMatch(/"tn":17|"value":17/);
  await act(trial, 'ann', { type: 'attack', by: 'aino', with: 'miekka', on: ['pekka'] });
  for (let open = (await tableOf(trial)).game.open; open; open = (await tableOf(trial)).game.open)
    must(await ask(trial, 'gm', 'answer', { ask: open.id, byPolicy: true }));
  const bytes = await allBytes(trial, 'dan');
  expect(bytes).toContain('attack-rolled');
  expect(bytes).toMatch(/"tn":17/);
});

describe('somebody who goes by another name', () => {
  const masked = async (): Promise<Trial> => {
    const trial = await tableWith(peaceful(rischio));
    await mask(trial, 'morgana', 'A hooded figure');
    const seats = trial.seats as Record<string, (typeof trial.seats)[string]>;
    for (const [name, guest] of Object.entries(guestsFor(rischio)))
      seats[name] = await guestAt(trial, name, guest);
    return trial;
  };
  const TRUE = ['morgana', 'Morgana[^"]*', 'sciamana', 'Sciamana[^"]*'];

  test('is never called by the true one, nor by its id', async () => {
    const trial = await masked();
    expect(await allBytes(trial, 'ann')).toContain('~a-hooded-figure');
    await act(trial, 'gm', { type: 'fight' });
    await turnOf(trial, 'brenna');
    await act(trial, 'ann', { type: 'attack', by: 'brenna', on: '~a-hooded-figure' });
    await turnOf(trial, 'morgana');
    await act(trial, 'gm', { type: 'attack', by: 'morgana', on: 'brenna' });
    await set(trial, ['creatures', 'morgana', 'health'], 1);
    must(await ask(trial, 'gm', 'creature', { id: 'morgana', from: 'sciamana', replace: true }));
    await untold(trial, TRUE);
  });

  test('is refused by the true id as one who is not there', async () => {
    const trial = await masked();
    for (const on of ['morgana', 'nobody']) {
      const no = await ask(trial, 'ann', 'act', { action: { type: 'attack', by: 'brenna', on } });
      expect(no.ok || no.refusal).toEqual({ code: 'no-such-creature', params: { id: on } });
      expect(codeOf(await trial.hall.creature(sitting(trial, 'ann'), on))).toBe('no-such-creature');
    }
    const other = await trial.hall.creature(sitting(trial, 'ann'), '~a-hooded-figure');
    expect(textOf(other)).toContain('"not-yours"');
    expect(textOf(other)).not.toMatch(/morgana/i);
  });

  test('is called by it everywhere from when it is revealed', async () => {
    const trial = await masked();
    await act(trial, 'gm', { type: 'fight' });
    await reveal(trial, 'morgana');
    const bytes = await allBytes(trial, 'ann');
    expect(bytes).toContain('morgana');
    expect(bytes).not.toContain('~a-hooded-figure');
  });

  test('may go by a word of the game', async () => {
    const trial = await resting();
    await mask(trial, 'morgana', 'Attack');
    const attack = { type: 'attack', by: 'brenna', on: 'berto' };
    expect(codeOf(await ask(trial, 'ann', 'act', { action: attack }))).toBe('ok');
  });

  test('takes it along when taken from the table', async () => {
    const trial = await masked();
    must(await ask(trial, 'gm', 'dismiss', { creature: 'morgana' }));
    await untold(trial, TRUE);
  });
});

describe('somebody hidden in a fight', () => {
  test('is not in the order, nor counted in it, nor waited for', async () => {
    const trial = await resting();
    await hide(trial, 'morgana', 'zanna');
    const ear = await earOf(trial, 'ann');
    await act(trial, 'gm', { type: 'fight' });
    await turnOf(trial, 'morgana');
    const { seen: now } = await seen(trial, 'ann');
    expect(now.due).toEqual([]);
    expect(now.waiting).toEqual(['gm']);
    const { order, participants, turn } = (
      now.view as { fight: { order: string[]; participants: unknown[]; turn: number } }
    ).fight;
    expect(order[turn]).toBeDefined();
    expect(order).toHaveLength(6);
    expect(participants).toHaveLength(6);
    await turnOf(trial, 'brenna');
    const whose = (await seen(trial, 'ann')).seen.view as { fight: { order: string[]; turn: number } };
    expect(whose.fight.order[whose.fight.turn]).toBe('brenna');
    expect(JSON.stringify(ear.lines)).not.toMatch(/"turn":/);
    expect(JSON.stringify(ear.lines)).not.toContain('someone');
    await untold(trial, ['morgana', 'zanna']);
  });

  test('who strikes is someone, and throws no dice that are seen', async () => {
    const trial = await resting();
    await hide(trial, 'morgana');
    await act(trial, 'gm', { type: 'fight' });
    await turnOf(trial, 'morgana');
    const ear = await earOf(trial, 'ann');
    await act(trial, 'gm', { type: 'attack', by: 'morgana', on: 'brenna' });
    const line = ear.lines.at(-1) as unknown as {
      events: { type: string; by?: string }[];
      rolls: { by: string }[];
    };
    expect(line.events.find(({ type }) => type === 'struck')).toMatchObject({ by: 'someone', on: 'brenna' });
    expect(line.rolls.map(({ by }) => by)).not.toContain('morgana');
    await untold(trial, ['morgana']);
  });

  test('who is taken from the table at their turn goes unheard', async () => {
    const trial = await resting();
    await hide(trial, 'morgana');
    await act(trial, 'gm', { type: 'fight' });
    await turnOf(trial, 'morgana');
    const ear = await earOf(trial, 'ann');
    must(await ask(trial, 'gm', 'dismiss', { creature: 'morgana' }));
    expect(ear.told.at(-1)?.seen.due).not.toEqual([]);
    expect(ear.told.at(-1)?.lines).toEqual([]);
    await untold(trial, ['morgana']);
  });

  test('who comes into it or leaves it goes unheard', async () => {
    const trial = await resting();
    await hide(trial, 'morgana');
    await act(trial, 'gm', { type: 'fight' });
    await turnOf(trial, 'morgana');
    const ear = await earOf(trial, 'ann');
    await act(trial, 'gm', { type: 'leave', by: 'morgana' });
    await act(trial, 'gm', { type: 'join', by: 'morgana' });
    expect(JSON.stringify(ear.lines)).not.toContain('someone');
  });

  test('has no number in the countdown that others hear of', async () => {
    const trial = await tableWith(peaceful(noppa), guestsFor(noppa));
    await set(trial, ['creatures', 'lohikaarme', 'initiative'], 9);
    await hide(trial, 'lohikaarme');
    const ear = await earOf(trial, 'ann');
    await act(trial, 'gm', { type: 'fight' });
    for (const by of ['veikko', 'aino', 'lumikki']) await act(trial, 'gm', { type: 'initiative', by });
    expect((await seen(trial, 'gm')).seen.due).toEqual(['lohikaarme']);
    expect(JSON.stringify(ear.lines)).not.toContain('"tick":9');
  });
});

test('of a blind roll others hear nothing: no dice, no outcome, no gap', async () => {
  const trial = await resting();
  const ears = await Promise.all(PLAYERS.map((who) => earOf(trial, who)));
  const before = await Promise.all(PLAYERS.map((who) => allBytes(trial, who)));
  const action = { type: 'risk', by: 'morgana', kind: 'Magia', level: 'high' };
  must(await ask(trial, 'gm', 'act', { action, secret: true }));
  for (const ear of ears) expect(ear.frames).toHaveLength(1);
  expect(await Promise.all(PLAYERS.map((who) => allBytes(trial, who)))).toEqual(before);
  expect(JSON.stringify((await earOf(trial, 'gm')).lines.at(-1))).toContain('risk-taken');
});

test('of what somebody hidden does for all to hear, only those hear who know of them', async () => {
  const trial = await resting();
  await hide(trial, 'ilva');
  const ears = await Promise.all([...PLAYERS, 'cid'].map((who) => earOf(trial, who)));
  await act(trial, 'cid', { type: 'risk', by: 'ilva', kind: 'Notare', level: 'high' });
  expect(ears.map(({ frames }) => frames.length)).toEqual([1, 1, 1, 2]);
  expect(JSON.stringify(ears.at(-1)?.lines.at(-1))).toMatch(/risk-taken.*"faces"/);
});

test('whoever rolls blind hears that they did, and no more', async () => {
  const trial = await resting();
  const action = { type: 'risk', by: 'brenna', kind: 'Notare', level: 'high' };
  must(await ask(trial, 'ann', 'act', { action, secret: true }));
  expect((await earOf(trial, 'ann')).lines.at(-1)).toMatchObject({ action, events: [], rolls: [] });
  expect((await earOf(trial, 'bea')).lines.at(-1)).toMatchObject({ kind: 'seated' });
});

describe('paths under fog', () => {
  const fog = async (): Promise<Trial> => {
    const trial = await tableWith(peaceful(noppa), guestsFor(noppa));
    await hidePlace(trial, 'pelto');
    return trial;
  };
  const moves = async (trial: Trial, to: string): Promise<string> =>
    textOf(await ask(trial, 'ann', 'act', { action: { type: 'move', by: 'aino', to } })).replaceAll(to, '…');

  test('lead nowhere that is hidden, and nobody stands there', async () => {
    const trial = await fog();
    await untold(trial, ['pelto', 'mikko', 'matti', 'lohikaarme']);
  });

  test('are refused as paths to nowhere', async () => {
    const trial = await fog();
    expect(await moves(trial, 'pelto')).toBe(await moves(trial, 'kuu'));
    const odds = async (to: string): Promise<string> =>
      textOf(await trial.hall.odds(sitting(trial, 'ann'), { action: { type: 'move', by: 'aino', to } }));
    expect((await odds('pelto')).replaceAll('pelto', '…')).toBe((await odds('kuu')).replaceAll('kuu', '…'));
    await trial.hall.close();
  });

  test('are not heard of when somebody comes to one', async () => {
    const trial = await fog();
    const ear = await earOf(trial, 'ann');
    must(await ask(trial, 'gm', 'creature', { id: 'zq7919', from: 'nostovaki', sheet: { zone: 'pelto' } }));
    await set(trial, ['creatures', 'zq7919', 'name'], 'Zq7919');
    expect(ear.frames).toHaveLength(1);
    await untold(trial, ['pelto', 'zq7919', 'Zq7919']);
    must(await ask(trial, 'gm', 'reveal', { creatures: [], places: ['pelto'], sheets: [] }));
    expect(ear.lines.at(-1)).toMatchObject({ kind: 'shown', revealed: ['pelto'] });
  });

  test('do not tell whose sheet lies open there', async () => {
    const trial = await fog();
    must(await ask(trial, 'gm', 'reveal', { creatures: [], places: [], sheets: ['mikko', 'pekka'] }));
    expect((await seen(trial, 'ann')).seen.opened).toEqual(['pekka']);
    await untold(trial, ['pelto', 'mikko']);
  });
});
