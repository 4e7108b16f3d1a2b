import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { systems } from '@arbitro/catalogue';
import { seededDie, seedOf } from '@arbitro/dice';
import type { AnyAction, AnyWorld, System } from '@arbitro/kernel';
import { oddsOf, showFraction } from '@arbitro/odds';
import { fill } from '@arbitro/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sitting } from './hall.ts';
import { knownTo } from './known.ts';
import { codeOf, DRAGON, dragonTable, given, no, TAIL, Trial } from './trying.ts';

const workers: Worker[] = [];
const keep = (message: unknown): void => void workers.push((message as { worker: Worker }).worker);
beforeEach(() => subscribe('worker_threads', keep));
afterEach(() => {
  unsubscribe('worker_threads', keep);
  workers.splice(0);
});

interface Told {
  readonly chances: Readonly<Record<string, { readonly exact: string; readonly about: number }>>;
  readonly amounts: Readonly<Record<string, { readonly mean: { readonly exact: string } }>>;
  readonly assumed: readonly string[];
  readonly supposes: readonly { readonly who: string; readonly label: string; readonly answers: unknown }[];
}

/** Computes the exact odds of an action in the test. */
function reckoned(system: System, world: AnyWorld, action: AnyAction) {
  const [policy] = Object.values(system.policies);
  const found = oddsOf(system, world, action, (asked, now) => policy?.answer(asked, now) ?? null);
  if (found.is !== 'odds') throw new Error(`it is ${found.is}`);
  return Object.fromEntries([...found.chances].map(([name, chance]) => [name, showFraction(chance)]));
}

const exact = ({ chances }: Told) =>
  Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name, chance.exact]));

describe('odds for a seat', () => {
  test.each(systems)('are exact, from what the seat knows ($id)', async (system) => {
    const trial = new Trial();
    const gm = await trial.make({ demo: system.id });
    const [due = ''] = (await trial.see(gm)).seen.due;
    const player = await trial.seat(gm, 'player', [due]);
    const die = seededDie(seedOf('odds'));
    for (const seat of [gm, player]) {
      const offers = given(await trial.hall.offers(seat));
      const offer = offers.find(({ action }) => action.type === 'attack') ?? offers[0];
      if (!offer) throw new Error('there is nothing to do');
      const action = fill(offer, die) as unknown as AnyAction;
      const told = given(await trial.hall.odds(seat, { action: { ...action } })) as unknown as Told;
      const table = await trial.table(gm);
      const own = table.seats.find(({ id }) => id === seat.seat);
      if (!own) throw new Error('nobody sits there');
      expect(exact(told)).toEqual(reckoned(system, knownTo(table, own).world, action));
      expect(told.assumed.includes(due)).toBe(false);
      expect(told.assumed.length > 0).toBe(seat === player);
    }
    await trial.hall.close();
  });

  test('may be asked for other decisions than the usual', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const asked = async (parry: string) =>
      given(
        await trial.hall.odds(gm, { action: TAIL, policy: { parry, mind: 'accept' } }),
      ) as unknown as Told;
    const [pass, parried] = [await asked('let-pass'), await asked('parry')];
    expect(pass.chances['hit:aino']?.exact).toBe('1');
    expect(parried.chances).not.toEqual({});
    const wrong = await trial.hall.odds(gm, { action: TAIL, policy: { parry: 'fly' } });
    expect(codeOf(wrong)).toBe('answer-does-not-fit');
    given(await trial.hall.odds(gm, { action: TAIL }));
    expect(workers).toHaveLength(1);
    await trial.hall.close();
  });

  test('of what cannot be done are refused as the deed would be', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    expect(codeOf(await trial.hall.odds(gm, { action: { type: 'dance' } }))).toBe('does-not-fit');
    const answer = await trial.hall.odds(aino, { action: { type: 'pass', by: 'zorro' } });
    expect(codeOf(answer)).toBe('no-such-creature');
    for (const language of ['en', 'it', 'fi'] as const) expect(no(answer).says(language)).toContain('zorro');
    expect(workers).toHaveLength(0);
    await trial.hall.close();
  });

  test('say what people were supposed to answer', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const { supposes } = given(
      await trial.hall.odds(gm, { action: TAIL, policy: { 'parry:aino': 'let-pass' } }),
    ) as unknown as Told;
    expect(supposes).toContainEqual({ who: 'aino', label: 'parry', answers: ['let-pass'] });
    expect(supposes).toContainEqual({ who: 'veikko', label: 'parry', answers: ['parry'] });
    expect(supposes.map(({ who, label }) => `${label}:${who}`)).toEqual([
      ...new Set(supposes.map(({ who, label }) => `${label}:${who}`)),
    ]);
    await trial.hall.close();
  });

  test('change nothing at the table', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const before = await trial.table(gm);
    given(await trial.hall.odds(gm, { action: TAIL }));
    expect(await trial.table(gm)).toEqual(before);
    expect(trial.hall.figures().oddsAsked).toBe(1);
    await trial.hall.close();
  });
});

/** The dragon attacks with its own attack, and Aino is asked. */
async function struckBy(attack: object): Promise<{ trial: Trial; gm: Sitting; aino: Sitting; ask: number }> {
  const trial = new Trial();
  const sheet = { kind: 'foe', actions: 2, weight: 1, attacks: [{ id: 'hanta', tn: 20, ...attack }] };
  const creatures = DRAGON.creatures.map((one) => (one.id === 'lohikaarme' ? { ...one, sheet } : one));
  const gm = await trial.make({ ...DRAGON, creatures });
  const aino = await trial.seat(gm, 'player', ['aino']);
  await trial.seat(gm, 'player', ['veikko']);
  await trial.done(aino, 'dice', { dice: 'real' });
  const thrown = await trial.done(gm, 'act', { action: TAIL });
  const { moment: ask } = await trial.done(aino, 'answer', { ask: thrown.moment, faces: [3, 4] });
  await trial.done(aino, 'dice', { dice: 'table' });
  return { trial, gm, aino, ask };
}

describe('odds of an answer', () => {
  const HURT = 'damage:aino';
  const policy = { mind: 'accept' };
  const oddsOfAnswer = async ({ trial, ask }: { trial: Trial; ask: number }, by: Sitting, answer: string) =>
    given(
      await trial.hall.odds(by, { ask, answer, policy: { ...policy, parry: 'let-pass' } }),
    ) as unknown as Told;

  test('are told to whoever is asked, though what strikes is another’s', async () => {
    const struck = await struckBy({ damage: 3 });
    const { trial, gm, aino } = struck;
    const [hers, all] = [
      await oddsOfAnswer(struck, aino, 'let-pass'),
      await oddsOfAnswer(struck, gm, 'let-pass'),
    ];
    // her own roll told her that it cannot be defended against; how much damage it does she was not told
    expect([hers, all].map(({ chances }) => chances['hit:aino']?.exact)).toEqual(['1', '1']);
    expect([hers, all].map(({ amounts }) => amounts[HURT]?.mean.exact)).toEqual(['1', '3']);
    expect([hers.assumed, all.assumed]).toEqual([['veikko', 'lohikaarme'], []]);
    expect(hers.supposes).toContainEqual({ who: 'veikko', label: 'parry', answers: ['let-pass'] });
    expect(await oddsOfAnswer(struck, aino, 'parry')).toMatchObject({ assumed: ['veikko', 'lohikaarme'] });
    await trial.hall.close();
  });

  test('hang on nothing that was not told', async () => {
    const told: string[] = [];
    for (const attack of [{}, { damage: 9, effects: ['prone'], range: 3 }]) {
      const struck = await struckBy(attack);
      for (const answer of ['parry', 'let-pass'])
        told.push(JSON.stringify(await oddsOfAnswer(struck, struck.aino, answer)));
      await struck.trial.hall.close();
    }
    expect(told.slice(2)).toEqual(told.slice(0, 2));
    expect(told[0]).not.toBe(told[1]);
  });

  test('know those who go by another name by that name', async () => {
    const struck = await struckBy({});
    const { trial, gm, aino } = struck;
    await trial.done(gm, 'withdraw', {});
    await trial.done(gm, 'hide', { as: { lohikaarme: 'A shadow' } });
    const { moment: ask } = await trial.done(gm, 'act', { action: TAIL });
    const { assumed } = await oddsOfAnswer({ trial, ask }, aino, 'parry');
    expect(assumed).toHaveLength(2);
    expect(assumed).not.toContain('lohikaarme');
    await trial.hall.close();
  });

  test('are nobody else’s, and none of what is done in secret', async () => {
    const { trial, gm, ask } = await struckBy({});
    const guest = await trial.seat(gm, 'spectator');
    expect(codeOf(await trial.hall.odds(guest, { ask, answer: 'parry' }))).toBe('no-question');
    const secretly = await struckBy({});
    await secretly.trial.done(secretly.gm, 'withdraw', {});
    const { moment } = await secretly.trial.done(secretly.gm, 'act', { action: TAIL, secret: true });
    const no = await secretly.trial.hall.odds(secretly.aino, { ask: moment, answer: 'parry' });
    expect(codeOf(no)).toBe('not-now');
    await Promise.all([trial.hall.close(), secretly.trial.hall.close()]);
  });
});
