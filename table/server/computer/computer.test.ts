import { systems } from '@arbitro/catalogue';
import type { EntryChange } from '@arbitro/protocol';
import { openMemory } from '@arbitro/store';
import { describe, expect, test, vi } from 'vitest';
import { parseEntry } from '../live/live-table.ts';
import type { Table } from '../live/table.ts';
import type { SeatSession, StreamListener } from '../live/table-service.ts';
import { requireValue, TestService } from '../live/test-service.fixture.ts';
import { listToDecide } from './decide.ts';

const AT_ONCE = { quick: 0, normal: 0, slow: 0 };

const openService = (other?: TestService): TestService =>
  new TestService(other?.store, other?.time ?? Date.UTC(2026, 0, 1), AT_ONCE);

const SILENT: StreamListener = { tell: () => undefined, end: () => undefined };

const listen = async (trial: TestService, session: SeatSession): Promise<() => void> =>
  requireValue(await trial.service.listen(session, undefined, SILENT));

async function openAlone(trial: TestService, demo: string) {
  const newTable = await trial.make({ demo, computer: 'foes' });
  const { seat = '', key = '' } = newTable.player ?? {};
  return { gm: newTable, player: { table: newTable.table, seat, key } satisfies SeatSession };
}

async function readEntries(trial: TestService, { table }: SeatSession) {
  return (await trial.store.read(table, 0)).map(parseEntry).map(({ kept }) => kept.does);
}

const byComputer = (entry: EntryChange): boolean => 'computer' in entry && typeof entry.computer === 'object';

const isPlayed = ({ computer }: Table, who: string): boolean => Object.hasOwn(computer.players, who);

/** Waits until the table waits for a person, or the fight is over. */
async function waitForPerson(trial: TestService, session: SeatSession): Promise<string | undefined> {
  let waiting: readonly string[] = [];
  await expect
    .poll(
      async () => {
        const table = await trial.table(session);
        waiting = listToDecide(table);
        return waiting.some((who) => isPlayed(table, who));
      },
      { interval: 5 },
    )
    .toBe(false);
  return waiting[0];
}

describe.each(systems)('$id alone', ({ id, fightState }) => {
  test('is played to its end: the foes by themselves, the heroes when they are told to', async () => {
    const trial = openService();
    const { gm, player } = await openAlone(trial, id);
    const leave = await listen(trial, player);
    for (let turns = 0; turns < 400; turns++) {
      const who = await waitForPerson(trial, gm);
      if (who === undefined) break;
      const hero = await trial.ask(player, 'decide', { who });
      requireValue(hero);
    }
    const { game } = await trial.table(gm);
    expect(fightState(game.world)?.over).toBe(true);
    expect((await readEntries(trial, gm)).filter(byComputer).length).toBeGreaterThan(10);
    expect(trial.errors).toEqual([]);
    leave();
    await trial.service.close();
  });
});

test('the first decision is the player’s, and the foes who act first have acted', async () => {
  const trial = openService();
  const { gm, player } = await openAlone(trial, 'whitebox');
  const [who = ''] = listToDecide(await trial.table(gm));
  const { seen } = await trial.readMessage(player);
  expect(seen.you.owns).toContain(who);
  expect(seen.due).toContain(who);
  await trial.service.close();
});

test('nothing is played while no client listens; a restarted server continues', async () => {
  const trial = openService();
  const { gm, player } = await openAlone(trial, 'rischio');
  const before = (await readEntries(trial, gm)).length;
  await trial.service.close();
  const restarted = openService(trial);
  expect(await readEntries(restarted, gm)).toHaveLength(before);
  await listen(restarted, player);
  const who = await waitForPerson(restarted, gm);
  expect(who).toBeDefined();
  await restarted.service.close();
});

test('a decision that the store could not keep is made again', async () => {
  const store = openMemory();
  const append = vi.spyOn(store, 'append');
  const trial = new TestService(store, Date.UTC(2026, 0, 1), AT_ONCE);
  const gm = await trial.make({ demo: 'rischio', computer: 'all' });
  const { version } = await trial.table(gm);
  append.mockRejectedValueOnce(new Error('the disk is full'));
  await listen(trial, gm);
  await expect.poll(async () => (await trial.table(gm)).version).toBeGreaterThan(version);
  expect(append.mock.settledResults.filter(({ type }) => type === 'rejected')).toHaveLength(1);
  await trial.service.close();
});

test('paused, it decides only when told to; an undo pauses it', async () => {
  const trial = openService();
  const gm = await trial.make({ demo: 'rischio', computer: 'all' });
  await trial.submit(gm, 'computer', { pace: 'paused' });
  await listen(trial, gm);
  const { version, moment } = await trial.table(gm);
  const [who = ''] = listToDecide(await trial.table(gm));
  await trial.submit(gm, 'decide', { who });
  const after = await trial.table(gm);
  expect(after.version).toBe(version + 1);
  await trial.submit(gm, 'computer', { pace: 'quick' });
  await expect.poll(async () => (await trial.table(gm)).version).toBeGreaterThan(version + 5);
  await trial.submit(gm, 'undo', { to: moment });
  const undone = await trial.table(gm);
  expect(undone.computer.pace).toBe('paused');
  expect(listToDecide(undone)).toContain(who);
  await trial.service.close();
});

test('two nodes play a fight together: every decision is stored once', async () => {
  const firstService = openService();
  const gm = await firstService.make({ demo: 'rischio', computer: 'all' });
  const secondService = openService(firstService);
  await Promise.all([listen(firstService, gm), listen(secondService, gm)]);
  const isOver = async () => {
    const { system, game } = await firstService.table(gm);
    return system.fightState(game.world)?.over === true;
  };
  await expect.poll(isOver).toBe(true);
  const keys = (await firstService.store.read(gm.table, 0)).map(({ command }) => command);
  expect(new Set(keys).size).toBe(keys.length);
  expect([...firstService.errors, ...secondService.errors]).toEqual([]);
  await Promise.all([firstService.service.close(), secondService.service.close()]);
});

test('the computer throws the table’s dice, even if the game master throws real ones', async () => {
  const trial = openService();
  const { gm, player } = await openAlone(trial, 'rischio');
  await trial.submit(gm, 'dice', { dice: 'real' });
  await listen(trial, player);
  const who = await waitForPerson(trial, gm);
  expect((await trial.readMessage(player)).seen.you.owns).toContain(who);
  expect((await trial.table(gm)).game.open).toBeNull();
  await trial.service.close();
});

test('a player is told of the computer only for creatures that they know', async () => {
  const trial = openService();
  const { gm, player } = await openAlone(trial, 'rischio');
  await trial.submit(gm, 'computer', { pace: 'paused' });
  expect((await trial.readMessage(player)).seen.computer.players).toHaveProperty('zanna');
  await trial.submit(gm, 'hide', { creatures: ['zanna'], as: { grigia: 'A shadow' } });
  const { players } = (await trial.readMessage(player)).seen.computer;
  expect(Object.keys(players)).not.toContain('zanna');
  expect(Object.keys(players)).not.toContain('grigia');
  expect(Object.keys((await trial.readMessage(gm)).seen.computer.players)).toContain('zanna');
  await trial.service.close();
});

test('refuses unknown policies and creatures, and decisions that are not awaited', async () => {
  const trial = openService();
  const { gm, player } = await openAlone(trial, 'rischio');
  expect(await trial.expectRefusal(gm, 'computer', { play: { brenna: 'genius' } })).toBe('no-such-policy');
  expect(await trial.expectRefusal(gm, 'computer', { play: { nobody: 'plain' } })).toBe('no-such-creature');
  expect(await trial.expectRefusal(player, 'decide', { who: 'zanna' })).toBe('not-yours');
  expect(await trial.expectRefusal(gm, 'decide', { who: 'gm' })).toBe('nothing-to-decide');
  await trial.service.close();
});
