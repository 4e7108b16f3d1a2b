import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { systemById, systems } from '@arbitro/catalogue';
import { seededDie, seedOf } from '@arbitro/dice';
import type { AnyAction, AnyWorld, System } from '@arbitro/kernel';
import { oddsOf, showFraction } from '@arbitro/odds';
import { fill } from '@arbitro/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { knownTo } from './known.ts';
import { OddsDesk } from './odds-desk.ts';
import { codeOf, dragonTable, given, no, TAIL, Trial } from './trying.ts';

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
}

/** The exact chances of an action, reckoned here. */
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

describe('the desk where odds are reckoned', () => {
  const noppa = systemById('noppa');
  const ids = Array.from({ length: 40 }, (_, n) => `c${n}`);
  const world = noppa?.begin({
    options: noppa.schemas.options.parse({}),
    scene: noppa.schemas.scene.parse({}),
    creatures: ids.map((id) => ({
      id,
      name: id,
      sheet: noppa.schemas.sheet.parse({ attributes: { ketteryys: 4 } }),
    })),
  });
  if (!world) throw new Error('there is no noppa');
  const check = { type: 'check', by: 'c0', attribute: 'ketteryys', tn: 2 };
  const cheap = { system: 'noppa', world, policy: {}, given: [], action: check };
  // forty people duck at once, and each throws a handful of dice
  const rockfall = { type: 'hazard', name: 'rocks', on: ids, threat: 'trap', tn: 2, damage: 1, effects: [] };
  const costly = { ...cheap, action: rockfall };

  test('says no when it takes too long, and goes on with the next', async () => {
    const desk = new OddsDesk(1500);
    expect(await desk.ask(cheap)).toMatchObject({ is: 'odds' });
    const begun = performance.now();
    const took = desk.ask(costly).then((found) => ({ found, after: performance.now() - begun }));
    const [first, second, third] = await Promise.all([took, desk.ask(cheap), desk.ask(cheap)]);
    expect(first.found).toBe('too-costly');
    expect(first.after).toBeGreaterThan(1400);
    expect(first.after).toBeLessThan(2500);
    expect([second, third]).toMatchObject([{ is: 'odds' }, { is: 'odds' }]);
    expect(workers).toHaveLength(2);
    await desk.close();
  });

  test('closed, leaves no thread behind and nobody waiting', async () => {
    const desk = new OddsDesk();
    await desk.ask(cheap);
    const waiting = [desk.ask(costly), desk.ask(cheap)];
    await desk.close();
    expect(await Promise.all(waiting)).toEqual(['too-costly', 'too-costly']);
    expect(await desk.ask(cheap)).toBe('too-costly');
    expect(workers.map(({ threadId }) => threadId)).toEqual([-1]);
  });
});
