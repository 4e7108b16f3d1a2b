import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import type { AnyAction, AnyWorld, System } from '@arbitro/kernel';
import { formatFraction, oddsOf } from '@arbitro/odds';
import { fillOfferAtRandom } from '@arbitro/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeatSession } from '../live/table-service.ts';
import {
  DRAGON_TABLE,
  errorReplyOf,
  openDragonTable,
  refusalCodeOf,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from '../live/test-service.fixture.ts';
import { getKnownTable } from '../secrecy/known-table.ts';

const workers: Worker[] = [];
const collectMessage = (message: unknown): void => void workers.push((message as { worker: Worker }).worker);
beforeEach(() => subscribe('worker_threads', collectMessage));
afterEach(() => {
  unsubscribe('worker_threads', collectMessage);
  workers.splice(0);
});

interface OddsReply {
  readonly chances: Readonly<Record<string, { readonly exact: string; readonly about: number }>>;
  readonly amounts: Readonly<Record<string, { readonly mean: { readonly exact: string } }>>;
  readonly assumed: readonly string[];
  readonly supposes: readonly { readonly who: string; readonly label: string; readonly answers: unknown }[];
}

/** Computes the exact odds of an action in the test; of an announced action, when it is done. */
function computeHere(system: System, now: AnyWorld, asked: AnyAction) {
  const [policy] = Object.values(system.policies);
  const isAnnouncement = system.announcements?.includes(asked.type);
  const { world, action } = (isAnnouncement && system.tactics.delayedAction?.(now, asked)) || {
    world: now,
    action: asked,
  };
  const found = oddsOf(
    system,
    world,
    action,
    (decisionRequest, now) => policy?.answer(decisionRequest, now) ?? null,
  );
  if (found.kind !== 'odds') throw new Error(`it is ${found.kind}`);
  return Object.fromEntries([...found.chances].map(([name, chance]) => [name, formatFraction(chance)]));
}

const exactChancesOf = ({ chances }: OddsReply) =>
  Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name, chance.exact]));

describe('odds for a seat', () => {
  test.each(systems)('are exact, from what the seat knows ($id)', async (system) => {
    const trial = new TestService();
    const gm = await trial.make({ demo: system.id });
    const [toAct = ''] = (await trial.readMessage(gm)).seen.due;
    const player = await trial.seat(gm, 'player', [toAct]);
    const die = createSeededDie(seedOf('odds'));
    for (const seat of [gm, player]) {
      const offers = requireValue(await trial.service.offers(seat));
      const offer = offers.find(({ action }) => action.type === 'attack') ?? offers[0];
      if (!offer) throw new Error('there is nothing to do');
      const action = fillOfferAtRandom(offer, die) as unknown as AnyAction;
      const oddsReply = requireValue(
        await trial.service.odds(seat, { action: { ...action } }),
      ) as unknown as OddsReply;
      const table = await trial.table(gm);
      const own = table.seats.find(({ id }) => id === seat.seat);
      if (!own) throw new Error('nobody sits there');
      expect(exactChancesOf(oddsReply)).toEqual(computeHere(system, getKnownTable(table, own).world, action));
      expect(oddsReply.assumed.includes(toAct)).toBe(false);
      expect(oddsReply.assumed.length > 0).toBe(seat === player);
    }
    await trial.service.close();
  });

  test('of an action that the table has left behind are refused as late', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const { moment } = await trial.readMessage(gm);
    const late = { type: 'pass', by: 'aino' };
    const oddsOfLate = () => trial.service.odds(gm, { action: late, seen: moment });
    expect(refusalCodeOf(await oddsOfLate())).not.toBe('stale');
    await trial.submit(gm, 'say', { text: 'Hush.' });
    expect(refusalCodeOf(await oddsOfLate())).toBe('stale');
    requireValue(await trial.service.odds(gm, { action: TAIL_ATTACK, seen: moment }));
    await trial.service.close();
  });

  test('may be asked for other decisions than the usual', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const asked = async (parry: string) =>
      requireValue(
        await trial.service.odds(gm, { action: TAIL_ATTACK, policy: { parry, mind: 'accept' } }),
      ) as unknown as OddsReply;
    const [pass, parried] = [await asked('let-pass'), await asked('parry')];
    expect(pass.chances['hit:aino']?.exact).toBe('1');
    expect(parried.chances).not.toEqual({});
    const wrong = await trial.service.odds(gm, { action: TAIL_ATTACK, policy: { parry: 'fly' } });
    expect(refusalCodeOf(wrong)).toBe('answer-does-not-fit');
    requireValue(await trial.service.odds(gm, { action: TAIL_ATTACK }));
    expect(workers).toHaveLength(1);
    await trial.service.close();
  });

  test('of an impossible action are refused as the action would be', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    expect(refusalCodeOf(await trial.service.odds(gm, { action: { type: 'dance' } }))).toBe('does-not-fit');
    const answer = await trial.service.odds(aino, { action: { type: 'pass', by: 'zorro' } });
    expect(refusalCodeOf(answer)).toBe('no-such-creature');
    for (const language of ['en', 'it', 'fi'] as const)
      expect(errorReplyOf(answer).says(language)).toContain('zorro');
    expect(workers).toHaveLength(0);
    await trial.service.close();
  });

  test('say what people were supposed to answer', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const { supposes } = requireValue(
      await trial.service.odds(gm, { action: TAIL_ATTACK, policy: { 'parry:aino': 'let-pass' } }),
    ) as unknown as OddsReply;
    expect(supposes).toContainEqual({ who: 'aino', label: 'parry', answers: ['let-pass'] });
    expect(supposes).toContainEqual({ who: 'veikko', label: 'parry', answers: ['parry'] });
    expect(supposes.map(({ who, label }) => `${label}:${who}`)).toEqual([
      ...new Set(supposes.map(({ who, label }) => `${label}:${who}`)),
    ]);
    await trial.service.close();
  });

  test('change nothing at the table', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const before = await trial.table(gm);
    requireValue(await trial.service.odds(gm, { action: TAIL_ATTACK }));
    expect(await trial.table(gm)).toEqual(before);
    expect(trial.service.figures().oddsAsked).toBe(1);
    await trial.service.close();
  });
});

/** The dragon attacks with its own attack, and Aino is asked. */
async function openStrike(
  attack: object,
): Promise<{ trial: TestService; gm: SeatSession; aino: SeatSession; ask: number }> {
  const trial = new TestService();
  const sheet = { kind: 'foe', actions: 2, weight: 1, attacks: [{ id: 'hanta', tn: 20, ...attack }] };
  const creatures = DRAGON_TABLE.creatures.map((creature) =>
    creature.id === 'lohikaarme' ? { ...creature, sheet } : creature,
  );
  const gm = await trial.make({ ...DRAGON_TABLE, creatures });
  const aino = await trial.seat(gm, 'player', ['aino']);
  await trial.seat(gm, 'player', ['veikko']);
  await trial.submit(aino, 'dice', { dice: 'real' });
  const reply = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
  const { moment: ask } = await trial.submit(aino, 'answer', { ask: reply.moment, faces: [3, 4] });
  await trial.submit(aino, 'dice', { dice: 'table' });
  return { trial, gm, aino, ask };
}

describe('odds of an answer', () => {
  const HURT = 'damage:aino';
  const policy = { mind: 'accept' };
  const oddsOfAnswer = async (
    { trial, ask }: { trial: TestService; ask: number },
    by: SeatSession,
    answer: string,
  ) =>
    requireValue(
      await trial.service.odds(by, { ask, answer, policy: { ...policy, parry: 'let-pass' } }),
    ) as unknown as OddsReply;

  test('are shown to the player asked, although the attacker is another’s', async () => {
    const struck = await openStrike({ damage: 3 });
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
    await trial.service.close();
  });

  test('depend on nothing that was not sent', async () => {
    const told: string[] = [];
    for (const attack of [{}, { damage: 9, effects: ['prone'], range: 3 }]) {
      const struck = await openStrike(attack);
      for (const answer of ['parry', 'let-pass'])
        told.push(JSON.stringify(await oddsOfAnswer(struck, struck.aino, answer)));
      await struck.trial.service.close();
    }
    expect(told.slice(2)).toEqual(told.slice(0, 2));
    expect(told[0]).not.toBe(told[1]);
  });

  test('use the names of masks', async () => {
    const struck = await openStrike({});
    const { trial, gm, aino } = struck;
    await trial.submit(gm, 'withdraw', {});
    await trial.submit(gm, 'hide', { as: { lohikaarme: 'A shadow' } });
    const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    const { assumed } = await oddsOfAnswer({ trial, ask }, aino, 'parry');
    expect(assumed).toHaveLength(2);
    expect(assumed).not.toContain('lohikaarme');
    await trial.service.close();
  });

  test('are sent to no other seat, and not for secret actions', async () => {
    const { trial, gm, ask } = await openStrike({});
    const guest = await trial.seat(gm, 'spectator');
    expect(refusalCodeOf(await trial.service.odds(guest, { ask, answer: 'parry' }))).toBe('no-question');
    const secretly = await openStrike({});
    await secretly.trial.submit(secretly.gm, 'withdraw', {});
    const { moment } = await secretly.trial.submit(secretly.gm, 'act', { action: TAIL_ATTACK, secret: true });
    const no = await secretly.trial.service.odds(secretly.aino, { ask: moment, answer: 'parry' });
    expect(refusalCodeOf(no)).toBe('not-now');
    await Promise.all([trial.service.close(), secretly.trial.service.close()]);
  });
});
