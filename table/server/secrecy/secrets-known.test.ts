import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import type { System } from '@arbitro/kernel';
import type { Game, LogEntry, Seat } from '@arbitro/protocol';
import { openMemory } from '@arbitro/store';
import { describe, expect, test } from 'vitest';
import { parseEntry, serializeEntry } from '../live/live-table.ts';
import { openTableService } from '../live/open-table-service.ts';
import type { Table } from '../live/table.ts';
import { getKnownTable } from './known-table.ts';
import { buildProbes } from './probes.fixture.ts';
import { getSeat } from './secret-actions.fixture.ts';
import {
  closeTables,
  copyTable,
  demoGuestsOf,
  expectSame,
  isInTonightPart,
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
import { openTwins, playOpenStep } from './twin-tables.fixture.ts';

const STEPS = 40;
/** A third of the steps is checked each night. */
const NIGHTS = 3;

/** Hides a third of the creatures without a player and one place; masks one creature and opens one sheet. */
function hideRandomly({ game, system, seats }: Table, die: Die): Game {
  const others = game.world.creatures
    .map(({ id }) => id)
    .filter((id) => !seats.some(({ owns }) => owns.includes(id)));
  const hidden = others.filter(() => die(3) === 1);
  const seen = others.filter((id) => !hidden.includes(id));
  const [masked, opened] = [pickRandom(seen, die), pickRandom(seen, die)];
  const places = [pickRandom(system.hideablePlaces(game.world), die)].filter((place) => place !== undefined);
  return {
    ...game,
    hidden: { creatures: hidden, places: die(2) === 1 ? places : [] },
    opened: opened === undefined || opened === masked ? [] : [opened],
    masks: masked === undefined ? {} : { [masked]: { id: 'a-shadow', name: 'A shadow' } },
  };
}

/** Returns the game as this seat knows it, with nothing hidden. */
function knownGameOf(table: Table, seat: Seat): Game {
  const { world, masked } = getKnownTable(table, seat);
  const opened = table.game.opened.filter((id) =>
    world.creatures.some((creature) => creature.id === (masked.get(id) ?? id)),
  );
  return { world, open: null, hidden: { creatures: [], places: [] }, opened, masks: {} };
}

/** Creates a table that starts with this game, with the same guests. */
async function openTableWith(trial: TestTable, game: Game): Promise<TestTable> {
  const [entry] = await trial.store.read(trial.id, 0, 1);
  const opening = parseEntry(entry ?? { version: 0, moment: 0, command: '', body: 'null' });
  const there = new Set(game.world.creatures.map(({ id }) => id));
  const seats = (await loadTestTable(trial)).seats.map((seat) => ({
    ...seat,
    owns: seat.owns.filter((id) => there.has(id)),
  }));
  const { does } = opening.kept;
  if (does.kind !== 'opened') throw new Error('the first entry opens the table');
  const kept = { ...opening.kept, does: { ...does, game, seats } };
  const start: LogEntry = { ...opening, kept };
  const store = openMemory();
  await store.create(trial.id, [serializeEntry(start)]);
  const clock = { ms: trial.clock.ms };
  return { ...trial, store, clock, service: openTableService({ store, now: () => clock.ms }) };
}

async function expectSameAsKnown(trial: TestTable, die: Die, context: string): Promise<void> {
  const table = await loadTestTable(trial);
  if (table.game.open) return;
  const real = await openTableWith(trial, hideRandomly(table, die));
  const place = await loadTestTable(real);
  for (const who of OBSERVERS) {
    const forged = await openTableWith(real, knownGameOf(place, getSeat(place, sessionOf(real, who).seat)));
    const all = { open: forged, secret: real, die, listeners: {}, step: 0 };
    for (const [name, probe] of Object.entries(await buildProbes(all, who)))
      expectSame(await probe(forged), await probe(real), `${context}: ${name} of ${who}`);
    await closeTables(forged);
  }
  await closeTables(real);
}

async function playKnown(system: System, starts: 'fighting' | 'at peace'): Promise<void> {
  const die = seedDie(`${system.id} known ${starts}`);
  const open = await openTestTable(
    starts === 'fighting' ? { demo: system.id } : peacefulDemoOf(system),
    demoGuestsOf(system),
  );
  const secret = await copyTable(open);
  const all = await openTwins(open, secret, die);
  for (let step = 0; step < STEPS; step++) {
    await playOpenStep(all);
    if (isInTonightPart(step, NIGHTS))
      await expectSameAsKnown(open, die, `${system.id}, ${starts}, step ${step}`);
  }
  await closeTables(open, secret);
}

describe.each(systems.map((system) => [system.id, system] as const))('a table of %s', (_, system) => {
  test.concurrent.each(['fighting', 'at peace'] as const)(
    'gives a seat the same as a table at which there is nothing but what it knows (%s)',
    { timeout: 600_000 },
    (starts) => playKnown(system, starts),
  );

  test('continues in a fork without any trace of secrets', async () => {
    const die = seedDie(`${system.id} fork`);
    const open = await openTestTable(peacefulDemoOf(system), demoGuestsOf(system));
    const secret = await copyTable(open);
    const ids = Object.keys(system.content);
    const hidden = { id: 'zq7919', from: pickRandom(ids, die) ?? '', hidden: true, command: 'c' };
    requireValue(await secret.service.ask(sessionOf(secret, 'gm'), 'creature', hidden));
    const [text, other] = [await readFork(open), await readFork(secret)];
    expect(other).toBe(text);
    await closeTables(open, secret);
  });
});

/** Returns everything that a player and a spectator get at a fork of the table. */
async function readFork(trial: TestTable): Promise<string> {
  const { service: tableService, clock } = trial;
  clock.ms += 1000;
  const gm = requireValue(await tableService.fork(sessionOf(trial, 'gm'), { command: 'fork' }));
  const [, , , , mine] = (await loadTestTable(trial)).seats.toReversed();
  const texts: string[] = [];
  for (const [role, owns] of [
    ['player', mine?.owns ?? []],
    ['spectator', []],
  ] as const) {
    const newTable = requireValue(
      await tableService.ask(gm, 'seat', { command: role, role, owns: [...owns] }),
    );
    const seat = { table: gm.table, seat: newTable.seat ?? '', key: '' };
    const reads = [
      tableService.see(seat),
      tableService.offers(seat),
      tableService.exported(seat),
      tableService.log(seat, { limit: 9 }),
    ];
    const { commitment } = requireValue(await tableService.see(seat)).seen.seal;
    for (const answer of await Promise.all(reads))
      texts.push(resultTextOf(answer).replaceAll(gm.table, 'TABLE').replaceAll(commitment, 'SEAL'));
  }
  return texts.join('\n');
}
