import { systems } from '@arbitro/catalogue';
import { adviseActions } from '@arbitro/policies';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from '../live/table-service.ts';
import { refusalCodeOf, requireValue, TestService } from '../live/test-service.fixture.ts';
import { createDecisionDie } from '../threads/decide-task.ts';
import { listToDecide } from './decide.ts';

/** A hero's turn against foes that the computer plays, while it waits. */
async function openTurn(trial: TestService, demo: string) {
  const gm = await trial.make({ demo, computer: 'foes' });
  const { seat = '', key = '' } = gm.player ?? {};
  const player: SeatSession = { table: gm.table, seat, key };
  await trial.submit(gm, 'computer', { pace: 'paused' });
  const [who = ''] = listToDecide(await trial.table(gm));
  return { gm, player, who };
}

const readAdvice = async ({ service }: TestService, seat: SeatSession, who: string) =>
  requireValue(await service.advice(seat, { who })) as {
    readonly action: { readonly type: string };
    readonly purpose: string;
    readonly chances?: Readonly<Record<string, number>>;
  }[];

describe.each(systems)('$id', ({ id }) => {
  test('advises at most two different actions at a hero’s turn, and the best one can be done', async () => {
    const trial = new TestService();
    const { player, who } = await openTurn(trial, id);
    const advice = await readAdvice(trial, player, who);
    const [best] = advice;
    expect([1, 2]).toContain(advice.length);
    expect(new Set(advice.map(({ action }) => JSON.stringify(action))).size).toBe(advice.length);
    await trial.submit(player, 'act', { action: best?.action ?? { type: '' } });
    await trial.service.close();
  });
});

test('what is hidden from a seat does not change its advice', async () => {
  const trial = new TestService();
  const gm = await trial.make({ system: 'rischio' });
  for (const [id, from] of Object.entries({ brenna: 'brenna', grey: 'lupo', black: 'lupo' }))
    await trial.submit(gm, 'creature', { id, from, name: id });
  const player = await trial.seat(gm, 'player', ['brenna']);
  await trial.submit(gm, 'act', { action: { type: 'fight' } });
  const who = 'brenna';
  for (let [due] = listToDecide(await trial.table(gm)); due !== undefined && due !== who; ) {
    await trial.submit(gm, 'decide', { who: due });
    [due] = listToDecide(await trial.table(gm));
  }
  const before = await readAdvice(trial, player, who);
  const { game, system } = await trial.table(gm);
  const advised = (world: typeof game.world) =>
    adviseActions(system, { world, who, die: createDecisionDie('') });
  const [best] = advised(game.world);
  const index = game.world.creatures.findIndex(({ id }) => id !== who && JSON.stringify(best).includes(id));
  await trial.submit(gm, 'override', { path: ['creatures', index, 'resistance'], value: 9 });
  await trial.submit(gm, 'override', { path: ['creatures', index, 'dodge'], value: 9 });
  await trial.submit(gm, 'creature', { from: 'lupo', hidden: true });
  expect(await readAdvice(trial, player, who)).toEqual(before);
  // from the whole world it would be another one
  const { game: now } = await trial.table(gm);
  expect(advised(now.world)).not.toEqual(advised(game.world));
  await trial.service.close();
});

test('the game master switches it off for players, also after a restart', async () => {
  const trial = new TestService();
  const { gm, player, who } = await openTurn(trial, 'rischio');
  await trial.submit(gm, 'computer', { advice: false });
  expect((await trial.readMessage(player)).seen.computer.advice).toBe(false);
  await trial.service.close();
  const restarted = new TestService(trial.store, trial.time);
  expect(refusalCodeOf(await restarted.service.advice(player, { who }))).toBe('advice-off');
  expect(await readAdvice(restarted, gm, who)).not.toEqual([]);
  await restarted.submit(gm, 'computer', { pace: 'quick' });
  expect(refusalCodeOf(await restarted.service.advice(player, { who }))).toBe('advice-off');
  await restarted.submit(gm, 'computer', { advice: true });
  expect(await readAdvice(restarted, player, who)).not.toEqual([]);
  await restarted.service.close();
});

test('refuses advice for others’ creatures, out of turn, and to spectators', async () => {
  const trial = new TestService();
  const { gm, player, who } = await openTurn(trial, 'rischio');
  const watcher = await trial.seat(gm, 'spectator');
  expect(refusalCodeOf(await trial.service.advice(watcher, { who }))).toBe('not-yours');
  expect(refusalCodeOf(await trial.service.advice(player, { who: 'zanna' }))).toBe('not-yours');
  expect(refusalCodeOf(await trial.service.advice(player, { who: 'nobody' }))).toBe('no-such-creature');
  const due = listToDecide(await trial.table(gm));
  const { owns } = (await trial.readMessage(player)).seen.you;
  const [idle = ''] = owns.filter((id) => !due.includes(id));
  expect(refusalCodeOf(await trial.service.advice(player, { who: idle }))).toBe('nothing-to-decide');
  await trial.service.close();
});
