import { COMMANDS, type CommandName } from '@arbitro/protocol';
import { openMemory, type Store } from '@arbitro/store';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from './table-service.ts';
import {
  type DragonParty,
  openDragonTable,
  parseBody,
  refusalCodeOf,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

const LINE = {
  id: 'a',
  shape: 'stroke',
  color: 'red',
  points: [
    [0, 0],
    [1, 1],
  ],
  for: 'gm',
} as const;

type Prepared = readonly [body: object, other: object];
const END = { type: 'end-fight' };

/** The dragon has attacked; returns its question. */
async function openQuestion(trial: TestService, { gm }: DragonParty): Promise<number> {
  return (await trial.submit(gm, 'act', { action: TAIL_ATTACK })).moment;
}

/** For each command a body, and a different body to send under the same id. */
const CASES: Readonly<Record<CommandName, (trial: TestService, party: DragonParty) => Promise<Prepared>>> = {
  act: async () => [{ action: TAIL_ATTACK }, { action: END }],
  answer: async (trial, party) => {
    const ask = await openQuestion(trial, party);
    return [
      { ask, answer: 'parry' },
      { ask, answer: 'let-pass' },
    ];
  },
  withdraw: async (trial, party) => {
    const ask = await openQuestion(trial, party);
    return [{ ask }, {}];
  },
  computer: async () => [{ play: { aino: 'sensible' } }, { pace: 'slow' }],
  decide: async (trial, party) => {
    await openQuestion(trial, party);
    return [{ who: 'aino' }, { who: 'veikko' }];
  },
  say: async () => [{ text: 'Ciao' }, { text: 'Moi' }],
  note: async () => [
    { note: 'a', text: 'one' },
    { note: 'a', text: 'two' },
  ],
  picture: async () => [
    { creature: 'aino', picture: null },
    { creature: 'veikko', picture: null },
  ],
  draw: async () => [{ add: LINE }, { erase: ['none'] }],
  fog: async () => [{ mode: 'none' }, { mode: 'none', forget: true }],
  hide: async () => [{ creatures: ['veikko'] }, { creatures: ['aino'] }],
  reveal: async () => [{ sheets: ['veikko'] }, { sheets: ['aino'] }],
  undo: async (trial, { gm }) => {
    const { moment: to } = await trial.submit(gm, 'say', { text: 'before' });
    await trial.submit(gm, 'say', { text: 'after' });
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
  join: async () => [
    { name: 'Ilmatar', sheet: {} },
    { name: 'Tapio', sheet: {} },
  ],
  admit: async (trial, { gm, aino }) => {
    await trial.submit(gm, 'joining', { policy: 'ask' });
    const { moment: request } = await trial.submit(aino, 'join', { name: 'Ilmatar', sheet: {} });
    return [
      { seat: aino.seat, request },
      { seat: aino.seat, request, admit: false },
    ];
  },
  journal: async () => [
    { chapter: 1, text: 'One' },
    { chapter: 1, text: null },
  ],
  day: async () => [{ day: 2 }, { day: 3 }],
  joining: async () => [{ policy: 'ask' }, { policy: 'closed' }],
  dismiss: async (trial, { gm }) => {
    await trial.submit(gm, 'act', { action: END });
    return [{ creature: 'veikko' }, { creature: 'aino' }];
  },
  scene: async (trial, { gm }) => {
    await trial.submit(gm, 'act', { action: END });
    return [{ scene: { zones: ['piha'] } }, { scene: { zones: ['lato'] } }];
  },
  seat: async () => [{ role: 'player', owns: ['aino'] }, { role: 'spectator' }],
  revoke: async (_, { aino, veikko }) => [{ seat: aino.seat }, { seat: veikko.seat }],
  dice: async () => [{ dice: 'real' }, { dice: 'table' }],
  entropy: async () => [{ text: 'cat' }, { text: 'dog' }],
  seal: async () => [{}, {}],
  title: async () => [{ title: 'One' }, { title: 'Two' }],
};

/** Only players join. */
const senderOf = (name: CommandName, { gm, aino }: DragonParty): SeatSession => (name === 'join' ? aino : gm);

const sendCommand = (trial: TestService, by: SeatSession, name: CommandName, body: object) =>
  trial.service.ask(by, name, parseBody(name, body as never));

async function readVersion(trial: TestService, seatSession: SeatSession): Promise<number> {
  return (await trial.table(seatSession)).version;
}

describe.each(Object.keys(COMMANDS) as CommandName[])('%s sent again', (name) => {
  test('is done once and answered with the same bytes, now and after a restart', async () => {
    const trial = new TestService();
    const party = await openDragonTable(trial);
    const [body] = await CASES[name](trial, party);
    const before = await readVersion(trial, party.gm);
    const sent = { ...body, command: 'once' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCommand(trial, senderOf(name, party), name, sent)),
    );
    await trial.submit(party.gm, 'say', { text: 'meanwhile' });
    answers.push(await sendCommand(trial, senderOf(name, party), name, sent));
    const restarted = new TestService(trial.store, trial.time + 60_000);
    answers.push(await sendCommand(restarted, senderOf(name, party), name, sent));
    for (const answer of answers) requireValue(answer);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await readVersion(trial, party.gm)).toBe(before + 2);
    expect(trial.service.figures().repeated).toBe(3);
  });

  test('with another body is refused and changes nothing', async () => {
    const trial = new TestService();
    const party = await openDragonTable(trial);
    const [body, other] = await CASES[name](trial, party);
    requireValue(await sendCommand(trial, senderOf(name, party), name, { ...body, command: 'once' }));
    const before = await trial.table(party.gm);
    if (name !== 'seal')
      expect(
        refusalCodeOf(await sendCommand(trial, senderOf(name, party), name, { ...other, command: 'once' })),
      ).toBe('command-reused');
    const foreign = await sendCommand(trial, senderOf(name, party), 'say', { text: 'x', command: 'once' });
    expect(refusalCodeOf(foreign)).toBe('command-reused');
    expect(await trial.table(party.gm)).toEqual(before);
  });

  test('is nothing when the table has moved on since what its sender had seen', async () => {
    const trial = new TestService();
    const party = await openDragonTable(trial);
    const [body] = await CASES[name](trial, party);
    const { moment: seen } = await trial.readMessage(senderOf(name, party));
    const { moment: now } = await trial.submit(party.aino, 'say', { text: 'Wait!' });
    const before = await trial.table(party.gm);
    const stale = await sendCommand(trial, senderOf(name, party), name, { ...body, command: 'late', seen });
    expect(refusalCodeOf(stale)).toBe('stale');
    expect(!stale.ok && stale.status).toBe(409);
    expect(await trial.table(party.gm)).toEqual(before);
    requireValue(
      await sendCommand(trial, senderOf(name, party), name, { ...body, command: 'late', seen: now }),
    );
    requireValue(await sendCommand(trial, senderOf(name, party), name, { ...body, command: 'late', seen }));
  });
});

test('the key of a new seat opens it, however often it was asked for', async () => {
  const trial = new TestService();
  const { gm } = await openDragonTable(trial);
  const sent = { role: 'player', owns: ['aino'], command: 'invite' };
  const keys = [
    requireValue(await sendCommand(trial, gm, 'seat', sent)).key,
    requireValue(await sendCommand(trial, gm, 'seat', sent)).key,
  ];
  expect(keys[0]).toBe(keys[1]);
  expect(requireValue(await trial.service.sit(gm.table, keys[0] ?? '')).seat).toBe('s5');
});

test('the ids of one seat’s commands are not those of another’s', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  requireValue(await sendCommand(trial, gm, 'say', { text: 'one', command: 'x' }));
  requireValue(await sendCommand(trial, aino, 'say', { text: 'two', command: 'x' }));
  const logLines = (await trial.readMessage(gm)).lines.filter(({ kind }) => kind === 'said');
  expect(logLines.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('fifty commands at once are all kept, one after the other, in the order they came', async () => {
  const trial = new TestService();
  const { gm, aino, veikko } = await openDragonTable(trial);
  const seats = [gm, aino, veikko];
  const before = await readVersion(trial, gm);
  const sent = Array.from({ length: 50 }, (_, n) => `${n}`);
  const answers = await Promise.all(
    sent.map((text, n) => trial.service.ask(seats[n % 3] ?? gm, 'say', parseBody('say', { text }))),
  );
  const moments = answers.map((answer) => requireValue(answer).moment);
  expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
  const entries = await trial.store.read(gm.table, before);
  expect(entries.map(({ body }) => JSON.parse(body).does.text)).toEqual(sent);
  expect(entries.map(({ version }) => version)).toEqual(sent.map((_, n) => before + 1 + n));
});

test('two servers on one store: each reads what the other has stored, and tells its listeners', async () => {
  const testService = new TestService();
  const { gm, aino } = await openDragonTable(testService);
  const two = new TestService(testService.store, testService.time);
  const messages: string[] = [];
  await two.readMessage(aino);
  const listener = { tell: (frame: string) => messages.push(frame), end: () => undefined };
  requireValue(await two.service.listen(aino, (await two.readMessage(aino)).moment, listener));
  await testService.submit(gm, 'say', { text: 'from one' });
  await two.submit(gm, 'say', { text: 'from two' });
  await testService.submit(gm, 'say', { text: 'from one again' });
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? testService : two).ask(gm, 'say', { text: `${n}` })),
  );
  for (const answer of all) requireValue(answer);
  await testService.submit(gm, 'say', { text: 'end' });
  await two.submit(gm, 'say', { text: 'end' });
  expect((await testService.readMessage(aino)).lines).toEqual(
    (await two.readMessage(aino)).lines.slice(0, -1),
  );
  const texts = messages.flatMap((frame) =>
    JSON.parse(frame.split('data: ')[1] ?? '').lines.map(({ text }: { text: string }) => text),
  );
  const spokenTexts = (await two.readMessage(aino)).lines
    .filter(({ kind }) => kind === 'said')
    .map(({ text }) => text);
  expect(texts).toEqual(spokenTexts);
});

test('an entry that was not stored is sent to no seat, and the command can be repeated', async () => {
  const memory = openMemory();
  let down = false;
  const store: Store = {
    ...memory,
    append: (...entry) => (down ? Promise.reject(new Error('disk full')) : memory.append(...entry)),
  };
  const trial = new TestService(store);
  const { gm, aino } = await openDragonTable(trial);
  const messages: string[] = [];
  const listener = { tell: (frame: string) => messages.push(frame), end: () => undefined };
  requireValue(await trial.service.listen(aino, (await trial.readMessage(aino)).moment, listener));
  const before = await trial.readMessage(aino);
  down = true;
  expect(refusalCodeOf(await sendCommand(trial, gm, 'say', { text: 'lost?', command: 'x' }))).toBe(
    'store-down',
  );
  expect(trial.errors).toEqual([new Error('disk full')]);
  down = false;
  expect(messages).toEqual([]);
  expect(await trial.readMessage(aino)).toEqual(before);
  requireValue(await sendCommand(trial, gm, 'say', { text: 'lost?', command: 'x' }));
  expect(messages).toHaveLength(1);
});
