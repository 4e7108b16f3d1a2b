import { COMMANDS, type CommandName } from '@arbitro/protocol';
import { openMemory, type Store } from '@arbitro/store';
import { describe, expect, test } from 'vitest';
import type { Sitting } from './hall.ts';
import { bodyOf, codeOf, dragonTable, given, type Party, TAIL, Trial } from './trying.ts';

type Prepared = readonly [body: object, other: object];
const END = { type: 'end-fight' };

/** The dragon has attacked; returns its question. */
async function asking(trial: Trial, { gm }: Party): Promise<number> {
  return (await trial.done(gm, 'act', { action: TAIL })).moment;
}

/** For each command a body, and a different body to send under the same id. */
const CASES: Readonly<Record<CommandName, (trial: Trial, party: Party) => Promise<Prepared>>> = {
  act: async () => [{ action: TAIL }, { action: END }],
  answer: async (trial, party) => {
    const ask = await asking(trial, party);
    return [
      { ask, answer: 'parry' },
      { ask, answer: 'let-pass' },
    ];
  },
  withdraw: async (trial, party) => {
    const ask = await asking(trial, party);
    return [{ ask }, {}];
  },
  say: async () => [{ text: 'Ciao' }, { text: 'Moi' }],
  note: async () => [
    { note: 'a', text: 'one' },
    { note: 'a', text: 'two' },
  ],
  hide: async () => [{ creatures: ['veikko'] }, { creatures: ['aino'] }],
  reveal: async () => [{ sheets: ['veikko'] }, { sheets: ['aino'] }],
  undo: async (trial, { gm }) => {
    const { moment: to } = await trial.done(gm, 'say', { text: 'before' });
    await trial.done(gm, 'say', { text: 'after' });
    return [{ to }, { to: to - 1 }];
  },
  override: async () => {
    const path = ['creatures', 'aino', 'mind'];
    return [
      { path, value: 0 },
      { path, value: 2 },
    ];
  },
  options: async () => [{ options: { freeStrikes: 'one' } }, { options: { freeStrikes: 'each-enemy' } }],
  order: async () => {
    const order = { who: 'aino', label: 'parry' };
    return [
      { ...order, answer: 'parry' },
      { ...order, answer: null },
    ];
  },
  creature: async () => [{ from: 'susi' }, { from: 'koira' }],
  dismiss: async (trial, { gm }) => {
    await trial.done(gm, 'act', { action: END });
    return [{ creature: 'veikko' }, { creature: 'aino' }];
  },
  scene: async (trial, { gm }) => {
    await trial.done(gm, 'act', { action: END });
    return [{ scene: { zones: ['piha'] } }, { scene: { zones: ['lato'] } }];
  },
  seat: async () => [{ role: 'player', owns: ['aino'] }, { role: 'spectator' }],
  revoke: async (_, { aino, veikko }) => [{ seat: aino.seat }, { seat: veikko.seat }],
  dice: async () => [{ dice: 'real' }, { dice: 'table' }],
  entropy: async () => [{ text: 'cat' }, { text: 'dog' }],
  seal: async () => [{}, {}],
  title: async () => [{ title: 'One' }, { title: 'Two' }],
};

const send = (trial: Trial, by: Sitting, name: CommandName, body: object) =>
  trial.hall.ask(by, name, bodyOf(name, body as never));

async function versionOf(trial: Trial, at: Sitting): Promise<number> {
  return (await trial.table(at)).version;
}

describe.each(Object.keys(COMMANDS) as CommandName[])('%s sent again', (name) => {
  test('is done once and answered with the same bytes, now and after a restart', async () => {
    const trial = new Trial();
    const party = await dragonTable(trial);
    const [body] = await CASES[name](trial, party);
    const before = await versionOf(trial, party.gm);
    const sent = { ...body, command: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => send(trial, party.gm, name, sent)));
    await trial.done(party.gm, 'say', { text: 'meanwhile' });
    answers.push(await send(trial, party.gm, name, sent));
    const restarted = new Trial(trial.store, trial.time + 60_000);
    answers.push(await send(restarted, party.gm, name, sent));
    for (const answer of answers) given(answer);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await versionOf(trial, party.gm)).toBe(before + 2);
    expect(trial.hall.figures().repeated).toBe(3);
  });

  test('with another body is refused and changes nothing', async () => {
    const trial = new Trial();
    const party = await dragonTable(trial);
    const [body, other] = await CASES[name](trial, party);
    given(await send(trial, party.gm, name, { ...body, command: 'once' }));
    const before = await trial.table(party.gm);
    if (name !== 'seal')
      expect(codeOf(await send(trial, party.gm, name, { ...other, command: 'once' }))).toBe('command-reused');
    const foreign = await send(trial, party.gm, 'say', { text: 'x', command: 'once' });
    expect(codeOf(foreign)).toBe('command-reused');
    expect(await trial.table(party.gm)).toEqual(before);
  });

  test('is nothing when the table has moved on since what its sender had seen', async () => {
    const trial = new Trial();
    const party = await dragonTable(trial);
    const [body] = await CASES[name](trial, party);
    const { moment: seen } = await trial.see(party.gm);
    const { moment: now } = await trial.done(party.aino, 'say', { text: 'Wait!' });
    const before = await trial.table(party.gm);
    const stale = await send(trial, party.gm, name, { ...body, command: 'late', seen });
    expect(codeOf(stale)).toBe('stale');
    expect(!stale.ok && stale.status).toBe(409);
    expect(await trial.table(party.gm)).toEqual(before);
    given(await send(trial, party.gm, name, { ...body, command: 'late', seen: now }));
    given(await send(trial, party.gm, name, { ...body, command: 'late', seen }));
  });
});

test('the key of a new seat opens it, however often it was asked for', async () => {
  const trial = new Trial();
  const { gm } = await dragonTable(trial);
  const sent = { role: 'player', owns: ['aino'], command: 'invite' };
  const keys = [
    given(await send(trial, gm, 'seat', sent)).key,
    given(await send(trial, gm, 'seat', sent)).key,
  ];
  expect(keys[0]).toBe(keys[1]);
  expect(given(await trial.hall.sit(gm.table, keys[0] ?? '')).seat).toBe('s5');
});

test('the ids of one seat’s commands are not those of another’s', async () => {
  const trial = new Trial();
  const { gm, aino } = await dragonTable(trial);
  given(await send(trial, gm, 'say', { text: 'one', command: 'x' }));
  given(await send(trial, aino, 'say', { text: 'two', command: 'x' }));
  const said = (await trial.see(gm)).lines.filter(({ kind }) => kind === 'said');
  expect(said.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('fifty commands at once are all kept, one after the other, in the order they came', async () => {
  const trial = new Trial();
  const { gm, aino, veikko } = await dragonTable(trial);
  const seats = [gm, aino, veikko];
  const before = await versionOf(trial, gm);
  const sent = Array.from({ length: 50 }, (_, n) => `${n}`);
  const answers = await Promise.all(
    sent.map((text, n) => trial.hall.ask(seats[n % 3] ?? gm, 'say', bodyOf('say', { text }))),
  );
  const moments = answers.map((answer) => given(answer).moment);
  expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
  const entries = await trial.store.read(gm.table, before);
  expect(entries.map(({ body }) => JSON.parse(body).does.text)).toEqual(sent);
  expect(entries.map(({ version }) => version)).toEqual(sent.map((_, n) => before + 1 + n));
});

test('two servers on one store: each takes in what the other has kept, and tells its listeners', async () => {
  const one = new Trial();
  const { gm, aino } = await dragonTable(one);
  const two = new Trial(one.store, one.time);
  const heard: string[] = [];
  await two.see(aino);
  const listener = { tell: (frame: string) => heard.push(frame), end: () => undefined };
  given(await two.hall.listen(aino, (await two.see(aino)).moment, listener));
  await one.done(gm, 'say', { text: 'from one' });
  await two.done(gm, 'say', { text: 'from two' });
  await one.done(gm, 'say', { text: 'from one again' });
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? one : two).ask(gm, 'say', { text: `${n}` })),
  );
  for (const answer of all) given(answer);
  await one.done(gm, 'say', { text: 'end' });
  await two.done(gm, 'say', { text: 'end' });
  expect((await one.see(aino)).lines).toEqual((await two.see(aino)).lines.slice(0, -1));
  const texts = heard.flatMap((frame) =>
    JSON.parse(frame.split('data: ')[1] ?? '').lines.map(({ text }: { text: string }) => text),
  );
  const said = (await two.see(aino)).lines.filter(({ kind }) => kind === 'said').map(({ text }) => text);
  expect(texts).toEqual(said);
});

test('what the store could not keep is told to nobody, and can be asked again', async () => {
  const memory = openMemory();
  let down = false;
  const store: Store = {
    ...memory,
    append: (...entry) => (down ? Promise.reject(new Error('disk full')) : memory.append(...entry)),
  };
  const trial = new Trial(store);
  const { gm, aino } = await dragonTable(trial);
  const heard: string[] = [];
  const listener = { tell: (frame: string) => heard.push(frame), end: () => undefined };
  given(await trial.hall.listen(aino, (await trial.see(aino)).moment, listener));
  const before = await trial.see(aino);
  down = true;
  expect(codeOf(await send(trial, gm, 'say', { text: 'lost?', command: 'x' }))).toBe('store-down');
  expect(trial.troubles).toEqual([new Error('disk full')]);
  down = false;
  expect(heard).toEqual([]);
  expect(await trial.see(aino)).toEqual(before);
  given(await send(trial, gm, 'say', { text: 'lost?', command: 'x' }));
  expect(heard).toHaveLength(1);
});
