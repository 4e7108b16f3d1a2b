import type { KeptEntry } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import { rischio } from './games-trying.ts';
import { lineOf } from './lines.ts';
import { seatAt } from './secret-deeds-trying.ts';
import {
  allBytes,
  ask,
  codeOf,
  earOf,
  guestsFor,
  must,
  peaceful,
  seen,
  sitting,
  type Trial,
  tableOf,
  tableWith,
} from './secret-trying.ts';

const resting = (): Promise<Trial> => tableWith(peaceful(rischio), guestsFor(rischio));
const seatOf = (trial: Trial, who: string): string => sitting(trial, who).seat;
const EVERYBODY = ['gm', 'ann', 'bea', 'cid', 'dan'];

/** Returns which seats have these words anywhere in their data. */
async function whoHas(trial: Trial, words: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const who of EVERYBODY) if ((await allBytes(trial, who)).includes(words)) found.push(who);
  return found;
}

test('a whisper is heard by those it is for and by whoever whispers, and passes the game master by', async () => {
  const trial = await resting();
  const ears = await Promise.all(EVERYBODY.map((who) => earOf(trial, who)));
  must(await ask(trial, 'ann', 'say', { text: 'zq7919', to: [seatOf(trial, 'bea')] }));
  expect(ears.map(({ frames }) => frames.length)).toEqual([1, 2, 2, 1, 1]);
  expect(await whoHas(trial, 'zq7919')).toEqual(['ann', 'bea']);
});

test('a note is read by those it is for, from when it is and until it is not', async () => {
  const trial = await resting();
  const note = async (text: string | null, forWhom: 'gm' | 'everyone' | string[]) =>
    must(await ask(trial, 'gm', 'note', { note: 'plot', text, for: forWhom }));
  await note('zq7919', 'gm');
  expect(await whoHas(trial, 'zq7919')).toEqual(['gm']);
  expect(await whoHas(trial, 'plot')).toEqual(['gm']);
  await note('zq7919', [seatOf(trial, 'ann')]);
  expect(await whoHas(trial, 'zq7919')).toEqual(['gm', 'ann']);
  expect((await seen(trial, 'ann')).seen.notes).toEqual({ plot: { text: 'zq7919', for: 'you' } });
  await note('zq7919', 'everyone');
  expect(await whoHas(trial, 'zq7919')).toEqual(EVERYBODY);
  await note('zq7920', 'gm');
  expect(await whoHas(trial, 'zq7919')).toEqual(['gm']);
  expect((await seen(trial, 'ann')).seen.notes).toEqual({});
  await note(null, 'gm');
  expect(await whoHas(trial, 'zq7920')).toEqual(['gm']);
});

test('a standing order is its own player’s and the game master’s to know', async () => {
  const trial = await resting();
  const ear = await earOf(trial, 'bea');
  must(await ask(trial, 'ann', 'order', { who: 'brenna', label: 'zq7919', answer: true }));
  expect(ear.frames).toHaveLength(1);
  expect(await whoHas(trial, 'zq7919')).toEqual(['gm', 'ann']);
  must(await ask(trial, 'ann', 'order', { who: 'brenna', label: 'zq7919', answer: null }));
  expect((await seen(trial, 'ann')).seen.orders).toEqual({});
});

test('a seat that was taken away hears nothing more, and its link opens nothing', async () => {
  const trial = await resting();
  const ear = await earOf(trial, 'ann');
  must(await ask(trial, 'gm', 'revoke', { seat: seatOf(trial, 'ann') }));
  expect(ear.ended).toBe(true);
  must(await ask(trial, 'bea', 'say', { text: 'gone?' }));
  expect(ear.frames).toHaveLength(1);
  const { hall } = trial;
  const at = sitting(trial, 'ann');
  const tries = [hall.sit(trial.id, at.key), hall.see(at), hall.offers(at), hall.log(at, { limit: 9 })];
  for (const answer of await Promise.all([...tries, hall.exported(at), hall.creature(at, 'brenna')]))
    expect(codeOf(answer)).toBe('wrong-key');
});

test('whoever has an old key hears nothing more from when it is renewed', async () => {
  const trial = await resting();
  const ear = await earOf(trial, 'ann');
  const renewed = must(await ask(trial, 'gm', 'seat', { seat: seatOf(trial, 'ann'), newKey: true }));
  expect(ear.ended).toBe(true);
  expect(ear.frames).toHaveLength(1);
  expect(codeOf(await trial.hall.sit(trial.id, sitting(trial, 'ann').key))).toBe('wrong-key');
  expect(codeOf(await trial.hall.sit(trial.id, renewed.key ?? ''))).toBe('ok');
});

test('whose link has expired hears nothing more', async () => {
  const trial = await resting();
  const ear = await earOf(trial, 'ann');
  must(await ask(trial, 'gm', 'seat', { seat: seatOf(trial, 'ann'), expires: trial.clock.ms + 1000 }));
  must(await ask(trial, 'bea', 'say', { text: 'in time' }));
  expect(ear.ended).toBe(false);
  trial.clock.ms += 1000;
  must(await ask(trial, 'bea', 'say', { text: 'too late' }));
  expect(ear.ended).toBe(true);
  expect(ear.frames.join('')).toContain('in time');
  expect(ear.frames.join('')).not.toContain('too late');
  expect(codeOf(await trial.hall.sit(trial.id, sitting(trial, 'ann').key))).toBe('key-expired');
});

test('the seed of the dice is told to nobody before it is revealed, and the new seal to everybody then', async () => {
  const trial = await resting();
  const { seed } = (await tableOf(trial)).dice.seal;
  must(
    await ask(trial, 'ann', 'act', { action: { type: 'risk', by: 'brenna', kind: 'Notare', level: 'low' } }),
  );
  expect(await whoHas(trial, seed)).toEqual([]);
  must(await ask(trial, 'gm', 'seal', {}));
  const next = (await tableOf(trial)).dice.seal;
  expect(await whoHas(trial, seed)).toEqual(EVERYBODY);
  expect(await whoHas(trial, next.seed)).toEqual([]);
  for (const who of EVERYBODY) expect((await seen(trial, who)).seen.seal.commitment).toBe(next.commitment);
});

test('no key is in anything that anybody is given, nor its hash', async () => {
  const trial = await resting();
  const keys = Object.values(trial.seats).map(({ key }) => key);
  const hashes = (await tableOf(trial)).seats.map(({ key }) => key);
  for (const secret of [...keys, ...hashes]) expect(await whoHas(trial, secret)).toEqual([]);
});

test('the place that a roll leads to counts only what the seat hears of', async () => {
  const trial = await resting();
  const table = await tableOf(trial);
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
  const kept = { format: 1, seat: 's1', asked: '', saw: [], told: [], does } as unknown as KeptEntry['kept'];
  const entry = { version: 9, moment: 9, command: 'x', kept };
  const lineOfSeat = (who: string) => lineOf(table, entry, seatAt(table, seatOf(trial, who)));
  expect(lineOfSeat('ann')).toMatchObject({
    events: [event('heard'), event('led-to')],
    rolls: [{ leadsTo: 1 }],
  });
  expect(lineOfSeat('gm')).toMatchObject({ rolls: [{ leadsTo: 2 }] });
});
