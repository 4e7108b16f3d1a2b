import { createSeededDie, seedOf } from '@arbitro/dice';
import { openMemory, type Store } from '@arbitro/store';
import { drawAnswer, fillOfferAtRandom } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { SnapshotTail } from './snapshot.ts';
import type { Table } from './table.ts';
import { playRandomStep, TestService } from './test-service.fixture.ts';

const CREATURES = 150;
const FROM = { brp: 'guardia', quinta: 'scheletro' } as const;

/** A store that adds up the size of what it stores. */
function openMeasuringStore() {
  const memory = openMemory();
  const bytes = { entries: 0, snapshots: 0 };
  const store: Store = {
    ...memory,
    append: (table, entry) => {
      bytes.entries += entry.body.length;
      return memory.append(table, entry);
    },
    saveSnapshot: (table, snapshot) => {
      bytes.snapshots += snapshot.body.length;
      return memory.saveSnapshot(table, snapshot);
    },
  };
  return { store, bytes };
}

/** The game as exact text, with the fields of an open action in a fixed order. */
const gameTextOf = ({ open, ...game }: Table['game']): string =>
  JSON.stringify([game, open && Object.entries(open).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

describe.each(Object.entries(FROM))('a table of 150 creatures of %s', (system, from) => {
  test('grows by what changed, not by its size', async () => {
    const { store, bytes } = openMeasuringStore();
    const trial = new TestService(store);
    const gm = await trial.make({ system, creatures: [{ from }] });
    const costs = async (ask: () => Promise<unknown>): Promise<number> => {
      const before = bytes.entries;
      await ask();
      return bytes.entries - before;
    };
    const each = [];
    for (let n = 1; n < CREATURES; n++) each.push(await costs(() => trial.submit(gm, 'creature', { from })));
    expect(Math.max(...each)).toBeLessThan(5_000);

    const { moment, game } = await trial.table(gm);
    const [first, last] = [game.world.creatures[0]?.id ?? '', game.world.creatures.at(-1)?.id ?? ''];
    const rename = () => trial.submit(gm, 'override', { path: ['creatures', first, 'name'], value: 'Uno' });
    expect(await costs(rename)).toBeLessThan(500);
    expect(await costs(() => trial.submit(gm, 'undo', { to: moment }))).toBeLessThan(500);
    expect(await costs(() => trial.submit(gm, 'dismiss', { creature: last }))).toBeLessThan(500);
    expect(await costs(() => trial.submit(gm, 'undo', { to: moment }))).toBeLessThan(5_000);
    expect(gameTextOf((await trial.table(gm)).game) === gameTextOf(game)).toBe(true);

    for (let n = 0; n < 300; n++) await trial.submit(gm, 'say', { text: 'And now?' });
    await trial.service.close();
    expect(bytes.snapshots).toBeLessThan(bytes.entries);
  });
});

test.each(['noppa', 'quinta'])(
  'an undo in a fight of %s weighs no more than what it undoes',
  async (demo) => {
    const { store, bytes } = openMeasuringStore();
    const trial = new TestService(store);
    const gm = await trial.make({ demo });
    const player = { die: createSeededDie(seedOf('disk')), fill: fillOfferAtRandom, answerTo: drawAnswer };
    const games: string[] = [];
    const moments: number[] = [];
    for (let n = 0; n < 30; n++) {
      const { moment, game } = await trial.table(gm);
      moments.push(moment);
      games.push(gameTextOf(game));
      await playRandomStep(trial, gm, player);
    }
    const whole = Math.max(...games.map(({ length }) => length));
    const before = bytes.entries;
    for (const [n, to] of moments.entries()) {
      await trial.submit(gm, 'undo', { to });
      expect(gameTextOf((await trial.table(gm)).game) === games[n]).toBe(true);
    }
    expect((bytes.entries - before) / moments.length).toBeLessThan(whole / 3);
  },
);

test('a snapshot is due when the entries weigh as much as the last one, or are many', () => {
  const dueAfter = (size: number, body: string): number => {
    const tail = new SnapshotTail(size);
    let entries = 0;
    for (; !tail.isDue; entries++) tail.add({ body });
    return entries;
  };
  expect(dueAfter(0, 'x')).toBe(100);
  expect(dueAfter(20_000, 'x'.repeat(100))).toBe(200);
  expect(dueAfter(400_000, 'x'.repeat(100))).toBe(500);
  expect(dueAfter(0, 'x'.repeat(500_000))).toBe(2);
  expect(dueAfter(3_000_000, 'x'.repeat(500_000))).toBe(6);
});
