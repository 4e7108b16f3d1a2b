import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Line } from '@arbitro/protocol';
import { openMemory, openSqlite, type Store } from '@arbitro/store';
import { describe, expect, test } from 'vitest';
import type { Sitting } from './hall.ts';
import { codeOf, DRAGON, dragonTable, given, no, type Party, TAIL, Trial } from './trying.ts';

/** The dragon has attacked: Aino is asked whether she parries. */
async function struck(trial = new Trial()): Promise<Party & { readonly trial: Trial; readonly ask: number }> {
  const party = await dragonTable(trial);
  const { moment } = await trial.done(party.gm, 'act', { action: TAIL });
  return { trial, ask: moment, ...party };
}

/** Answers all further questions: spends no point of mind, and leaves the rest to the policy. */
async function settled(trial: Trial, gm: Sitting): Promise<void> {
  for (let { open } = (await trial.table(gm)).game; open; open = (await trial.table(gm)).game.open) {
    const how = open.ask.label.name === 'mind' ? { answer: 'accept' } : { byPolicy: true as const };
    await trial.done(gm, 'answer', { ask: open.id, ...how });
  }
}

const typesIn = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ events }) => (Array.isArray(events) ? events : [])).map(({ type }) => type);

describe('somebody is asked', () => {
  test('the player of whoever was attacked is asked, the others see for whom the table waits', async () => {
    const { trial, gm, aino, veikko, guest, ask } = await struck();
    const { seen } = await trial.see(aino);
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
      const told = await trial.see(other);
      expect(told.seen.ask).toBeNull();
      expect(told.seen.waiting).toEqual(['aino']);
    }
    expect((await trial.see(gm)).seen.ask).toEqual(seen.ask);
  });

  test('the answer to what was done in secret is told as secret too', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const { moment: ask } = await trial.done(gm, 'act', { action: TAIL, secret: true });
    await trial.done(gm, 'answer', { ask, who: 'aino', answer: 'let-pass' });
    expect((await trial.see(gm)).lines.at(-1)).toMatchObject({ kind: 'answered', secret: true });
    expect(JSON.stringify((await trial.see(aino)).lines)).not.toContain('secret');
  });

  test('the answer resumes: the next is asked, and nothing is told twice', async () => {
    const { trial, gm, aino, veikko, ask } = await struck();
    const before = typesIn((await trial.see(veikko)).lines);
    expect(before).toContain('defence-rolled');
    const next = await trial.done(aino, 'answer', { ask, answer: 'let-pass' });
    const asked = await trial.see(veikko);
    expect(asked.seen.ask).toMatchObject({ id: next.moment, to: [{ who: 'veikko' }] });
    expect(asked.seen.waiting).toEqual(['veikko']);
    await trial.done(veikko, 'answer', { ask: next.moment, answer: 'let-pass' });
    await settled(trial, gm);
    const { lines, seen } = await trial.see(veikko);
    expect(seen.waiting).toEqual([]);
    const told = typesIn(lines);
    for (const once of ['declared', 'defence-rolled', 'struck'])
      expect(
        told.filter((type) => type === once),
        once,
      ).toHaveLength(1);
    expect(told.slice(0, before.length)).toEqual(before);
  });

  test('each entry’s events, one after the other, are those of the whole run', async () => {
    const { trial, gm, aino, veikko, ask } = await struck();
    const next = await trial.done(aino, 'answer', { ask, answer: 'let-pass' });
    await trial.done(veikko, 'answer', { ask: next.moment, answer: 'let-pass' });
    await settled(trial, gm);
    const { game, system } = await trial.table(gm);
    expect(game.open).toBeNull();
    expect(system.schemas.world.safeParse(game.world).success).toBe(true);
    const hurt = game.world.creatures.find(({ id }) => id === 'aino') as unknown as { body: number };
    const whole = (await trial.world(await trial.make(DRAGON))).creatures.find(({ id }) => id === 'aino');
    expect(hurt.body).toBe((whole as unknown as { body: number }).body - 3);
  });

  test('the game master answers for somebody who is away', async () => {
    const { trial, gm, veikko, ask } = await struck();
    await trial.done(gm, 'answer', { ask, who: 'aino', answer: 'let-pass' });
    expect((await trial.see(veikko)).seen.ask?.kind).toBe('choose');
  });

  test('the game master lets the policy answer', async () => {
    const { trial, gm, ask } = await struck();
    await trial.done(gm, 'answer', { ask, byPolicy: true });
    expect((await trial.table(gm)).game.open?.id).not.toBe(ask);
  });
});

describe('while a question is open', () => {
  test('nothing else may change the world', async () => {
    const { trial, gm, veikko } = await struck();
    const before = await trial.table(gm);
    const refused = [
      await trial.refused(gm, 'act', { action: { type: 'end-fight' } }),
      await trial.refused(gm, 'override', { path: ['creatures', 'aino', 'mind'], value: 0 }),
      await trial.refused(gm, 'options', { options: { freeStrikes: 'one' } }),
      await trial.refused(gm, 'scene', { scene: { zones: ['piha'] } }),
      await trial.refused(gm, 'creature', { from: 'susi' }),
      await trial.refused(gm, 'dismiss', { creature: 'veikko' }),
      await trial.refused(veikko, 'creature', { id: 'veikko', replace: true, sheet: {} }),
    ];
    expect(refused).toEqual(refused.map(() => 'question-open'));
    expect((await trial.table(gm)).game).toEqual(before.game);
    expect(given(await trial.hall.offers(gm))).toEqual([]);
  });

  test('people may talk, take notes, and arrange seats', async () => {
    const { trial, gm, guest, ask } = await struck();
    await trial.done(guest, 'say', { text: 'Duck!' });
    await trial.done(gm, 'note', { note: 'tail', text: 'It has another one.' });
    await trial.done(gm, 'title', { title: 'The tail' });
    await trial.seat(gm, 'player', ['aino']);
    expect((await trial.table(gm)).game.open?.id).toBe(ask);
  });
});

describe('an answer is refused', () => {
  test('when it was not offered', async () => {
    const { trial, aino, ask } = await struck();
    const answered = await trial.ask(aino, 'answer', { ask, answer: 'fly' });
    expect(codeOf(answered)).toBe('answer-does-not-fit');
    for (const language of ['en', 'it', 'fi'] as const) expect(no(answered).says(language)).toMatch(/fly/);
    expect(await trial.refused(aino, 'answer', { ask })).toBe('answer-does-not-fit');
    expect(await trial.refused(aino, 'answer', { ask, faces: [3] })).toBe('answer-does-not-fit');
  });

  test('from a seat that was not asked', async () => {
    const { trial, veikko, guest, ask } = await struck();
    expect(await trial.refused(veikko, 'answer', { ask, answer: 'parry' })).toBe('not-yours');
    expect(await trial.refused(veikko, 'answer', { ask, who: 'veikko', answer: 'parry' })).toBe(
      'no-question',
    );
    expect(await trial.refused(guest, 'answer', { ask, answer: 'parry' })).toBe('not-allowed');
  });

  test('when it comes a second time, or to a question that is settled', async () => {
    const { trial, aino, veikko, ask } = await struck();
    const { moment } = await trial.done(aino, 'answer', { ask, answer: 'let-pass' });
    expect(await trial.refused(aino, 'answer', { ask, answer: 'parry' })).toBe('other-question');
    expect(await trial.refused(veikko, 'answer', { ask, answer: 'parry' })).toBe('other-question');
    expect(await trial.refused(aino, 'answer', { ask: moment, answer: 'parry' })).toBe('not-yours');
  });

  test('when nothing is asked', async () => {
    const trial = new Trial();
    const { aino, gm } = await dragonTable(trial);
    expect(await trial.refused(aino, 'answer', { ask: 1, answer: 'parry' })).toBe('no-question');
    expect(await trial.refused(gm, 'withdraw', {})).toBe('no-question');
  });
});

describe('the game master withdraws the action', () => {
  test('the world is as before it, and the log keeps it', async () => {
    const trial = new Trial();
    const party = await dragonTable(trial);
    const before = await trial.table(party.gm);
    const { moment: ask } = await trial.done(party.gm, 'act', { action: TAIL });
    expect((await trial.table(party.gm)).game.world).not.toEqual(before.game.world);
    expect(await trial.refused(party.gm, 'withdraw', { ask: ask - 1 })).toBe('other-question');
    expect(await trial.refused(party.aino, 'withdraw', { ask })).toBe('not-allowed');
    await trial.done(party.gm, 'withdraw', { ask });
    const after = await trial.table(party.gm);
    expect(after.game).toEqual(before.game);
    const { lines, seen } = await trial.see(party.aino);
    expect(seen.ask).toBeNull();
    expect(lines.map(({ kind }) => kind).slice(-2)).toEqual(['acted', 'withdrawn']);
    expect(lines.at(-1)).toMatchObject({ because: 'gm' });
  });

  test('dice thrown for it are not thrown again', async () => {
    const { trial, gm, ask } = await struck();
    const first = (await trial.see(gm)).lines.at(-1)?.rolls as readonly { faces: number[] }[];
    await trial.done(gm, 'withdraw', { ask });
    await trial.done(gm, 'act', { action: TAIL });
    const { dice } = await trial.table(gm);
    const second = (await trial.see(gm)).lines.at(-1)?.rolls as readonly { faces: number[] }[];
    const count = [...first, ...second].reduce((sum, { faces }) => sum + faces.length, 0);
    expect(dice.thrown.aino).toBe(count);
  });
});

describe('somebody comes back in the middle', () => {
  test('what was missed is told once, with the question', async () => {
    const { trial, gm, aino, ask } = await struck();
    const { moment } = await trial.see(aino);
    await trial.done(gm, 'say', { text: 'Well?' });
    const frames: string[] = [];
    const listener = { tell: (frame: string) => frames.push(frame), end: () => undefined };
    const ends = given(await trial.hall.listen(aino, moment, listener));
    expect(frames).toHaveLength(1);
    const told = JSON.parse(frames[0]?.split('data: ')[1] ?? '');
    expect(told.lines.map(({ kind }: Line) => kind)).toEqual(['said']);
    expect(told.seen.ask.id).toBe(ask);
    await trial.done(aino, 'answer', { ask, answer: 'let-pass' });
    expect(frames).toHaveLength(2);
    ends();
    given(await trial.hall.listen(aino, (await trial.see(aino)).moment, listener));
    expect(frames).toHaveLength(2);
  });
});

describe('the server is started again in the middle', () => {
  test('the question is open still, and its answer leads to the same world', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arbitro-'));
    try {
      const file = join(folder, 'tables.sqlite');
      const first = new Trial(await openSqlite(file));
      const { gm, aino, ask } = await struck(first);
      const seen = (await first.see(aino)).seen;
      const game = (await first.table(gm)).game;
      await first.hall.close();
      await first.store.close();

      const second = new Trial(await openSqlite(file), first.time);
      const again = given(await second.hall.sit(aino.table, aino.key));
      expect((await second.see(again)).seen).toEqual(seen);
      expect((await second.table(gm)).game).toEqual(game);
      await second.done(again, 'answer', { ask, answer: 'parry' });
      const { table } = gm;
      const entries = await second.store.read(table, 0);
      const [acted, answered] = entries.map(({ body }) => JSON.parse(body).does).slice(-2);
      expect(answered.kind).toBe('answered');
      expect(answered.answers.slice(0, acted.answers.length)).toEqual(acted.answers);
      await second.hall.close();
      await second.store.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** A store in which one entry reads differently than it was written. */
function rewritten(store: Store, change: (body: string) => string): Store {
  return {
    ...store,
    read: async (...asked) =>
      (await store.read(...asked)).map((entry) => ({ ...entry, body: change(entry.body) })),
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

  test.each(CHANGES)('%s: the action is withdrawn, and everybody is told', async (_, change) => {
    const store = openMemory();
    const first = new Trial(store);
    const { gm, aino, ask } = await struck(first);
    const before = (await first.table(gm)).game.open?.before;
    const second = new Trial(rewritten(store, change), first.time);
    await second.done(aino, 'answer', { ask, answer: 'parry' });
    const { game } = await second.table(gm);
    expect(game.open).toBeNull();
    expect(game.world).toEqual(before);
    expect((await second.see(aino)).lines.at(-1)).toMatchObject({
      kind: 'withdrawn',
      because: 'rules-changed',
    });
  });
});
