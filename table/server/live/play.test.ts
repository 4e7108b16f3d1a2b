import { systems } from '@arbitro/catalogue';
import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { encounterFile } from '@arbitro/kernel';
import { drawAnswer, fillOfferAtRandom, isInTonightSample } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { openTable, parseEntry } from './live-table.ts';
import { applyEntry } from './table.ts';
import type { SeatSession } from './table-service.ts';
import {
  openDragonTable,
  playRandomStep,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

const STEPS = 60;

/** Runs other commands of a game master: accepted or refused, the table must stay intact. */
async function interfere(trial: TestService, gm: SeatSession, die: Die): Promise<void> {
  const { game, system, version } = await trial.table(gm);
  const who = game.world.creatures[die(Math.max(1, game.world.creatures.length)) - 1]?.id ?? 'nobody';
  const [entry] = await trial.store.read(gm.table, die(version) - 1, 1);
  const content = Object.keys(system.content);
  const commands = [
    () => trial.ask(gm, 'undo', { to: entry?.moment ?? 0 }),
    () => trial.ask(gm, 'hide', { creatures: [who] }),
    () => trial.ask(gm, 'hide', { as: { [who]: 'A stranger' } }),
    () => trial.ask(gm, 'reveal', { creatures: [who], sheets: [who] }),
    () => trial.ask(gm, 'creature', { from: content[die(content.length) - 1] ?? '', hidden: die(2) === 1 }),
    () => trial.ask(gm, 'dismiss', { creature: who }),
    () => trial.ask(gm, 'withdraw', {}),
    () => trial.ask(gm, 'dice', { dice: die(2) === 1 ? 'real' : 'table' }),
    () => trial.ask(gm, 'seal', {}),
    () => trial.ask(gm, 'entropy', { text: who }),
    () => trial.ask(gm, 'seat', { role: 'player', owns: [who] }),
    () => trial.ask(gm, 'override', { path: ['creatures', who, 'name'], value: 'Somebody else' }),
  ];
  await commands[die(commands.length) - 1]?.();
}

/** Half of them each night. */
const SEEDS = ['luna', 'sole', 'vento', 'neve'];

describe.each(systems)('random legal play at a table of $id', (system) => {
  test.each(SEEDS.filter((_, index) => isInTonightSample(index, 2)))(
    'the log folded anew is the table, at any time (%s)',
    async (seed) => {
      const trial = new TestService();
      const gm = await trial.make({ demo: system.id });
      const player = { die: createSeededDie(seedOf(seed)), fill: fillOfferAtRandom, answerTo: drawAnswer };
      for (let n = 0; n < STEPS && (await playRandomStep(trial, gm, player)); n++) {
        if (n % 3 === 0) await interfere(trial, gm, player.die);
        if (n % 6 > 0) continue;
        // a service that has just started knows the table only from the store
        const fresh = new TestService(trial.store, trial.time);
        expect(JSON.stringify(await fresh.readMessage(gm))).toBe(JSON.stringify(await trial.readMessage(gm)));
        expect(requireValue(await fresh.service.offers(gm))).toEqual(
          requireValue(await trial.service.offers(gm)),
        );
      }
      const table = await trial.table(gm);
      const [opening, ...rest] = (await trial.store.read(gm.table, 0)).map(parseEntry);
      if (!opening) throw new Error('the log is empty');
      const rebuilt = rest.reduce(applyEntry, openTable(gm.table, opening));
      expect(rebuilt).toStrictEqual(table);
      expect(JSON.parse(JSON.stringify(rebuilt.game))).toStrictEqual(rebuilt.game);
      expect(table.version).toBeGreaterThan(50);
      expect(trial.errors).toEqual([]);
    },
  );
});

describe('a creature that is shown, and so named anew, while a question waits', () => {
  test.each([
    ['answered', true],
    ['withdrawn', false],
  ])('keeps its new name when the question is %s, also after a restart', async (_, isAnswered) => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    await trial.submit(gm, 'creature', { from: 'aino', hidden: true });
    const [hidden = ''] = (await trial.table(gm)).game.hidden.creatures;
    await trial.submit(gm, 'creature', { from: 'aino' });
    const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    await trial.submit(gm, 'reveal', { creatures: [hidden] });
    const nameOf = async (at: TestService) =>
      (await at.world(gm)).creatures.find(({ id }) => id === hidden)?.name;
    const name = await nameOf(trial);
    if (isAnswered) await trial.submit(gm, 'answer', { ask, answer: 'parry' });
    else await trial.submit(gm, 'withdraw', {});
    expect(name).toBe('Aino 3');
    for (const service of [trial, new TestService(trial.store, trial.time)])
      expect(await nameOf(service)).toBe(name);
  });
});

describe('a new table', () => {
  test.each(systems)('is empty, a demo’s or a scenario’s ($id)', async (system) => {
    const trial = new TestService();
    const empty = await trial.make({ system: system.id, title: 'Monday', name: 'Olga' });
    expect((await trial.readMessage(empty)).seen).toMatchObject({
      table: { title: 'Monday', system: system.id },
      you: { name: 'Olga', role: 'gm' },
    });
    expect((await trial.world(empty)).creatures).toEqual([]);
    const demo = await trial.make({ demo: system.id });
    expect((await trial.readMessage(demo)).seen.standing).not.toBeNull();
    const { steps: _, ...setup } = encounterFile(system);
    const scenario = await trial.make({ scenario: setup });
    expect((await trial.world(scenario)).creatures.map(({ id }) => id)).toEqual(
      (await trial.world(demo)).creatures.map(({ id }) => id),
    );
    const text = JSON.stringify(encounterFile(system));
    await trial.make({ scenario: text });
  });

  test.each([
    [{ system: 'chess' }, 'no-such-system'],
    [{ demo: 'chess' }, 'no-such-system'],
    [{ demo: 'rischio', encounter: 'chess' }, 'does-not-fit'],
    [{ scenario: 'a: [b' }, 'malformed'],
    [{ scenario: 'just words' }, 'does-not-fit'],
    [{ scenario: { system: 'rischio', creatures: [{ from: 'nobody' }] } }, 'does-not-fit'],
    [{ system: 'rischio', options: { dragons: true } }, 'does-not-fit'],
    [
      { system: 'rischio', creatures: ['brenna', 'nerio'].map((from) => ({ id: 'a', from })) },
      'does-not-fit',
    ],
  ])('from %j is refused', async (request, code) => {
    const trial = new TestService();
    const answer = await trial.service.make(request);
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
    expect(await trial.store.tables()).toEqual([]);
  });
});
