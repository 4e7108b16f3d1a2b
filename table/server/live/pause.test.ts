import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine } from '@arbitro/protocol';
import { openMemory, openSqlite, type Store } from '@arbitro/store';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from './table-service.ts';
import {
  DRAGON_TABLE,
  type DragonParty,
  errorReplyOf,
  openDragonTable,
  refusalCodeOf,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

/** The dragon has attacked: Aino is asked whether she parries. */
async function openStrike(
  trial = new TestService(),
): Promise<DragonParty & { readonly trial: TestService; readonly ask: number }> {
  const party = await openDragonTable(trial);
  const { moment } = await trial.submit(party.gm, 'act', { action: TAIL_ATTACK });
  return { trial, ask: moment, ...party };
}

/** Answers all further questions: spends no point of mind, and leaves the rest to the policy. */
async function answerRest(trial: TestService, gm: SeatSession): Promise<void> {
  for (let { open } = (await trial.table(gm)).game; open; open = (await trial.table(gm)).game.open) {
    const answer = open.ask.label.name === 'mind' ? { answer: 'accept' } : { byPolicy: true as const };
    await trial.submit(gm, 'answer', { ask: open.id, ...answer });
  }
}

const listEventTypes = (lines: readonly LogLine[]): readonly string[] =>
  lines.flatMap(({ events }) => (Array.isArray(events) ? events : [])).map(({ type }) => type);

describe('a pause for an answer', () => {
  test('the player of the attacked creature is asked, the others see for whom the table waits', async () => {
    const { trial, gm, aino, veikko, guest, ask } = await openStrike();
    const { seen } = await trial.readMessage(aino);
    expect(seen.ask).toEqual({
      id: ask,
      kind: 'choose',
      label: {
        name: 'parry',
        rule: 'noppa.parry.reaction',
        costs: { parry: { value: 1, of: 'actions' } },
      },
      to: [{ who: 'aino', question: { kind: 'one', options: ['parry', 'let-pass'] } }],
    });
    for (const other of [veikko, guest]) {
      const streamMessage = await trial.readMessage(other);
      expect(streamMessage.seen.ask).toBeNull();
      expect(streamMessage.seen.waiting).toEqual(['aino']);
    }
    expect((await trial.readMessage(gm)).seen.ask).toEqual(seen.ask);
  });

  test('the answer to a secret action is secret too', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK, secret: true });
    await trial.submit(gm, 'answer', { ask, who: 'aino', answer: 'let-pass' });
    expect((await trial.readMessage(gm)).lines.at(-1)).toMatchObject({ kind: 'answered', secret: true });
    expect(JSON.stringify((await trial.readMessage(aino)).lines)).not.toContain('secret');
  });

  test('the answer resumes the action: the next question is asked, and nothing is sent twice', async () => {
    const { trial, gm, aino, veikko, ask } = await openStrike();
    const before = listEventTypes((await trial.readMessage(veikko)).lines);
    expect(before).toContain('defence-rolled');
    const next = await trial.submit(aino, 'answer', { ask, answer: 'let-pass' });
    const streamMessage = await trial.readMessage(veikko);
    expect(streamMessage.seen.ask).toMatchObject({ id: next.moment, to: [{ who: 'veikko' }] });
    expect(streamMessage.seen.waiting).toEqual(['veikko']);
    await trial.submit(veikko, 'answer', { ask: next.moment, answer: 'let-pass' });
    await answerRest(trial, gm);
    const { lines, seen } = await trial.readMessage(veikko);
    expect(seen.waiting).toEqual([]);
    const eventTypes = listEventTypes(lines);
    for (const once of ['declared', 'defence-rolled', 'struck'])
      expect(
        eventTypes.filter((type) => type === once),
        once,
      ).toHaveLength(1);
    expect(eventTypes.slice(0, before.length)).toEqual(before);
  });

  test('each entry’s events, one after the other, are those of the whole run', async () => {
    const { trial, gm, aino, veikko, ask } = await openStrike();
    const next = await trial.submit(aino, 'answer', { ask, answer: 'let-pass' });
    await trial.submit(veikko, 'answer', { ask: next.moment, answer: 'let-pass' });
    await answerRest(trial, gm);
    const { game, system } = await trial.table(gm);
    expect(game.open).toBeNull();
    expect(system.schemas.world.safeParse(game.world).success).toBe(true);
    const hurt = game.world.creatures.find(({ id }) => id === 'aino') as unknown as { body: number };
    const whole = (await trial.world(await trial.make(DRAGON_TABLE))).creatures.find(
      ({ id }) => id === 'aino',
    );
    expect(hurt.body).toBe((whole as unknown as { body: number }).body - 3);
  });

  test('the game master answers for an absent player', async () => {
    const { trial, gm, veikko, ask } = await openStrike();
    await trial.submit(gm, 'answer', { ask, who: 'aino', answer: 'let-pass' });
    expect((await trial.readMessage(veikko)).seen.ask?.kind).toBe('choose');
  });

  test('the game master lets the policy answer', async () => {
    const { trial, gm, ask } = await openStrike();
    await trial.submit(gm, 'answer', { ask, byPolicy: true });
    expect((await trial.table(gm)).game.open?.id).not.toBe(ask);
  });
});

describe('while a question is open', () => {
  test('nothing else may change the world', async () => {
    const { trial, gm, veikko } = await openStrike();
    const before = await trial.table(gm);
    const refused = [
      await trial.expectRefusal(gm, 'act', { action: { type: 'end-fight' } }),
      await trial.expectRefusal(gm, 'override', { path: ['creatures', 'aino', 'mind'], value: 0 }),
      await trial.expectRefusal(gm, 'options', { options: { freeStrikes: 'one' } }),
      await trial.expectRefusal(gm, 'scene', { scene: { zones: ['piha'] } }),
      await trial.expectRefusal(gm, 'creature', { from: 'susi' }),
      await trial.expectRefusal(gm, 'dismiss', { creature: 'veikko' }),
      await trial.expectRefusal(veikko, 'creature', { id: 'veikko', replace: true, sheet: {} }),
    ];
    expect(refused).toEqual(refused.map(() => 'question-open'));
    expect((await trial.table(gm)).game).toEqual(before.game);
    expect(requireValue(await trial.service.offers(gm))).toEqual([]);
  });

  test('people may talk, take notes, and arrange seats', async () => {
    const { trial, gm, guest, ask } = await openStrike();
    await trial.submit(guest, 'say', { text: 'Duck!' });
    await trial.submit(gm, 'note', { note: 'tail', text: 'It has another one.' });
    await trial.submit(gm, 'title', { title: 'The tail' });
    await trial.seat(gm, 'player', ['aino']);
    expect((await trial.table(gm)).game.open?.id).toBe(ask);
  });
});

describe('an answer is refused', () => {
  test('when it was not offered', async () => {
    const { trial, aino, ask } = await openStrike();
    const answered = await trial.ask(aino, 'answer', { ask, answer: 'fly' });
    expect(refusalCodeOf(answered)).toBe('answer-does-not-fit');
    for (const language of ['en', 'it', 'fi'] as const)
      expect(errorReplyOf(answered).says(language)).toMatch(/fly/);
    expect(await trial.expectRefusal(aino, 'answer', { ask })).toBe('answer-does-not-fit');
    expect(await trial.expectRefusal(aino, 'answer', { ask, faces: [3] })).toBe('answer-does-not-fit');
  });

  test('from a seat that was not asked', async () => {
    const { trial, veikko, guest, ask } = await openStrike();
    expect(await trial.expectRefusal(veikko, 'answer', { ask, answer: 'parry' })).toBe('not-yours');
    expect(await trial.expectRefusal(veikko, 'answer', { ask, who: 'veikko', answer: 'parry' })).toBe(
      'no-question',
    );
    expect(await trial.expectRefusal(guest, 'answer', { ask, answer: 'parry' })).toBe('not-allowed');
  });

  test('when it is sent a second time, or to a question that is answered', async () => {
    const { trial, aino, veikko, ask } = await openStrike();
    const { moment } = await trial.submit(aino, 'answer', { ask, answer: 'let-pass' });
    expect(await trial.expectRefusal(aino, 'answer', { ask, answer: 'parry' })).toBe('other-question');
    expect(await trial.expectRefusal(veikko, 'answer', { ask, answer: 'parry' })).toBe('other-question');
    expect(await trial.expectRefusal(aino, 'answer', { ask: moment, answer: 'parry' })).toBe('not-yours');
  });

  test('when nothing is asked', async () => {
    const trial = new TestService();
    const { aino, gm } = await openDragonTable(trial);
    expect(await trial.expectRefusal(aino, 'answer', { ask: 1, answer: 'parry' })).toBe('no-question');
    expect(await trial.expectRefusal(gm, 'withdraw', {})).toBe('no-question');
  });
});

describe('the game master withdraws the action', () => {
  test('the world is as before it, and the log keeps it', async () => {
    const trial = new TestService();
    const party = await openDragonTable(trial);
    const before = await trial.table(party.gm);
    const { moment: ask } = await trial.submit(party.gm, 'act', { action: TAIL_ATTACK });
    expect((await trial.table(party.gm)).game.world).not.toEqual(before.game.world);
    expect(await trial.expectRefusal(party.gm, 'withdraw', { ask: ask - 1 })).toBe('other-question');
    expect(await trial.expectRefusal(party.aino, 'withdraw', { ask })).toBe('not-allowed');
    await trial.submit(party.gm, 'withdraw', { ask });
    const after = await trial.table(party.gm);
    expect(after.game).toEqual(before.game);
    const { lines, seen } = await trial.readMessage(party.aino);
    expect(seen.ask).toBeNull();
    expect(lines.map(({ kind }) => kind).slice(-2)).toEqual(['acted', 'withdrawn']);
    expect(lines.at(-1)).toMatchObject({ because: 'gm' });
  });

  test('dice thrown for it are not thrown again', async () => {
    const { trial, gm, ask } = await openStrike();
    const first = (await trial.readMessage(gm)).lines.at(-1)?.rolls as readonly { faces: number[] }[];
    await trial.submit(gm, 'withdraw', { ask });
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    const { dice } = await trial.table(gm);
    const second = (await trial.readMessage(gm)).lines.at(-1)?.rolls as readonly { faces: number[] }[];
    const count = [...first, ...second].reduce((sum, { faces }) => sum + faces.length, 0);
    expect(dice.thrown.aino).toBe(count);
  });
});

describe('a seat reconnects during a pause', () => {
  test('missed lines are sent once, with the question', async () => {
    const { trial, gm, aino, ask } = await openStrike();
    const { moment } = await trial.readMessage(aino);
    await trial.submit(gm, 'say', { text: 'Well?' });
    const frames: string[] = [];
    const listener = { tell: (frame: string) => frames.push(frame), end: () => undefined };
    const ends = requireValue(await trial.service.listen(aino, moment, listener));
    expect(frames).toHaveLength(1);
    const eventTypes = JSON.parse(frames[0]?.split('data: ')[1] ?? '');
    expect(eventTypes.lines.map(({ kind }: LogLine) => kind)).toEqual(['said']);
    expect(eventTypes.seen.ask.id).toBe(ask);
    await trial.submit(aino, 'answer', { ask, answer: 'let-pass' });
    expect(frames).toHaveLength(2);
    ends();
    requireValue(await trial.service.listen(aino, (await trial.readMessage(aino)).moment, listener));
    expect(frames).toHaveLength(2);
  });
});

describe('the server is started again in the middle', () => {
  test('the question is open still, and its answer leads to the same world', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arbitro-'));
    try {
      const file = join(folder, 'tables.sqlite');
      const first = new TestService(await openSqlite(file));
      const { gm, aino, ask } = await openStrike(first);
      const seatView = (await first.readMessage(aino)).seen;
      const game = (await first.table(gm)).game;
      await first.service.close();
      await first.store.close();

      const second = new TestService(await openSqlite(file), first.time);
      const again = requireValue(await second.service.sit(aino.table, aino.key));
      expect((await second.readMessage(again)).seen).toEqual(seatView);
      expect((await second.table(gm)).game).toEqual(game);
      await second.submit(again, 'answer', { ask, answer: 'parry' });
      const { table } = gm;
      const entries = await second.store.read(table, 0);
      const [acted, answered] = entries.map(({ body }) => JSON.parse(body).does).slice(-2);
      expect(answered.kind).toBe('answered');
      expect(answered.answers.slice(0, acted.answers.length)).toEqual(acted.answers);
      await second.service.close();
      await second.store.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** A store in which one entry reads differently than it was written. */
function rewriteEntries(store: Store, change: (body: string) => string): Store {
  return {
    ...store,
    read: async (...args) =>
      (await store.read(...args)).map((entry) => ({ ...entry, body: change(entry.body) })),
  };
}

describe('the rules have changed while the question was open', () => {
  // how the stored run differs from what the rules do now
  const CHANGES: readonly (readonly [string, (body: string) => string])[] = [
    ['an event was told otherwise', (body) => body.replace(/"digest":"[^"]+"/, '"digest":"of other events"')],
    [
      'a roll has another name',
      (body) => body.replace('"answers":[{"label":"basic"', '"answers":[{"label":"agility"'),
    ],
    [
      'a die shows what none can',
      (body) => body.replace(/("answers":\[\{"label":"basic","faces":\[)\d/, '$19'),
    ],
    ['something else is asked', (body) => body.replaceAll('"name":"parry"', '"name":"dodge"')],
  ];

  test.each(CHANGES)('%s: the action is withdrawn, and all seats hear of it', async (_, change) => {
    const store = openMemory();
    const first = new TestService(store);
    const { gm, aino, ask } = await openStrike(first);
    const before = (await first.table(gm)).game.open?.before;
    const second = new TestService(rewriteEntries(store, change), first.time);
    await second.submit(aino, 'answer', { ask, answer: 'parry' });
    const { game } = await second.table(gm);
    expect(game.open).toBeNull();
    expect(game.world).toEqual(before);
    expect((await second.readMessage(aino)).lines.at(-1)).toMatchObject({
      kind: 'withdrawn',
      because: 'rules-changed',
    });
  });
});
