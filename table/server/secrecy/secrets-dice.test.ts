import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import { type AnyAction, createLiveOracle, GM, run, type System } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { getKnownTable } from './known-table.ts';
import { buildProbes } from './probes.fixture.ts';
import { getSeat } from './secret-actions.fixture.ts';
import { answerAll } from './secret-fight.fixture.ts';
import {
  askAs,
  closeTables,
  copyTable,
  demoGuestsOf,
  expectSame,
  fillOffer,
  listSeeds,
  loadTestTable,
  OBSERVERS,
  openTestTable,
  peacefulDemoOf,
  pickRandom,
  requireValue,
  resultTextOf,
  seedDie,
  sessionOf,
  type TestTable,
} from './test-table.fixture.ts';
import { expectSameProbes, expectSameStreams, openTwins } from './twin-tables.fixture.ts';

const SEEDS = listSeeds(4);
const WITH_REAL_DICE = ['gm', 'ann', 'bea'];

/** Returns checks that the game master may call for a creature whose player throws real dice: they begin with that roll. */
async function listChecks(trial: TestTable, die: Die): Promise<readonly AnyAction[]> {
  const { system, game, seats } = await loadTestTable(trial);
  const owned = new Set(seats.flatMap(({ owns }) => owns));
  return system
    .offers(game.world, GM)
    .filter(({ action }) => owned.has(system.actor(action)))
    .map((offer) => system.schemas.action.parse(fillOffer(offer, die)))
    .filter((action) => {
      const step = run(
        system,
        game.world,
        action,
        createLiveOracle([], () => undefined),
      );
      return step.kind === 'paused' && step.ask.kind === 'roll' && step.events.length === 0;
    });
}

/** Returns the world as all observers know it. */
async function readKnownWorlds(trial: TestTable): Promise<string> {
  const table = await loadTestTable(trial);
  const seats = OBSERVERS.map((who) => getSeat(table, sessionOf(trial, who).seat));
  return JSON.stringify(seats.map((seat) => getKnownTable(table, seat).world));
}

/** Returns the reply to each player who tries an offered action. */
async function tryOffers(trial: TestTable, die: Die): Promise<string> {
  const replies: string[] = [];
  for (const who of ['ann', 'bea']) {
    const offer = pickRandom(requireValue(await trial.service.offers(sessionOf(trial, who))), die);
    if (!offer) continue;
    const reply = await askAs(trial, who, 'act', { action: fillOffer(offer, die) });
    expect(reply.ok).toBe(false);
    replies.push(resultTextOf(reply));
  }
  return replies.join('\n');
}

/** The game master withdraws the check, or rolls for it. */
async function resolveCheck(trial: TestTable, die: Die): Promise<void> {
  const isThrown = die(2) === 1;
  for (;;) {
    const { open } = (await loadTestTable(trial)).game;
    if (!open) return;
    if (!isThrown || open.ask.kind !== 'roll')
      requireValue(await askAs(trial, 'gm', 'withdraw', { ask: open.id }));
    else requireValue(await askAs(trial, 'gm', 'answer', { ask: open.id, faces: [die(open.ask.sides)] }));
  }
}

/** Returns whether there was anything to roll for. */
async function playChecks(system: System, seed: string): Promise<boolean> {
  const die = seedDie(`${system.id} secret dice ${seed}`);
  const open = await openTestTable(
    die(2) === 1 ? { demo: system.id } : peacefulDemoOf(system),
    demoGuestsOf(system),
  );
  await answerAll(open);
  for (const who of WITH_REAL_DICE) requireValue(await askAs(open, who, 'dice', { dice: 'real' }));
  const where = `${system.id}, secret dice, seed ${seed}`;
  const all = await openTwins(open, await copyTable(open), die);
  const other = await copyTable(open);
  const checks = await listChecks(open, die);
  const [action, two] = [pickRandom(checks, die), pickRandom(checks, die)];
  if (!action || !two) return false;
  requireValue(await askAs(all.secret, 'gm', 'act', { action: { ...action }, secret: true }));
  requireValue(await askAs(other, 'gm', 'act', { action: { ...two }, secret: true }));
  expectSameStreams(all, `${where}: asked`);
  await expectSameProbes(all, `${where}: asked`, buildProbes);
  expectSame(
    await tryOffers(other, seedDie(seed)),
    await tryOffers(all.secret, seedDie(seed)),
    `${where}: attempts`,
  );
  await resolveCheck(all.secret, die);
  if ((await readKnownWorlds(open)) === (await readKnownWorlds(all.secret))) {
    expectSameStreams(all, `${where}: settled`);
    await expectSameProbes(all, `${where}: settled`, buildProbes);
  }
  await closeTables(open, all.secret, other);
  return true;
}

describe.each(systems.map((system) => [system.id, system] as const))('a secret check of %s', (_, system) => {
  test('of a player with real dice leaves no trace, open or answered', {
    timeout: 100_000 * SEEDS.length,
  }, async () => {
    let plays = 0;
    for (const seed of SEEDS) if (await playChecks(system, seed)) plays++;
    expect(plays).toBeGreaterThan(0);
  });
});
