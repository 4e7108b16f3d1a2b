import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import type { System } from '@arbitro/kernel';
import type { Game, KeptEntry, Seat } from '@arbitro/protocol';
import { openMemory } from '@arbitro/store';
import { describe, expect, test } from 'vitest';
import { knownTo } from './known.ts';
import { parseEntry, showEntry } from './live-table.ts';
import { openHall } from './open-hall.ts';
import { seatAt } from './secret-deeds-trying.ts';
import { openStep, twins } from './secret-play-trying.ts';
import { probesFor } from './secret-probes-trying.ts';
import {
  closed,
  dieFor,
  guestsFor,
  must,
  OBSERVERS,
  peaceful,
  pick,
  same,
  sitting,
  type Trial,
  tableOf,
  tableWith,
  textOf,
  twinOf,
} from './secret-trying.ts';
import type { Table } from './table.ts';

const STEPS = 40;

/** Hides a third of the creatures without a player and one place; masks one creature and opens one sheet. */
function veiledGame({ game, system, seats }: Table, die: Die): Game {
  const others = game.world.creatures
    .map(({ id }) => id)
    .filter((id) => !seats.some(({ owns }) => owns.includes(id)));
  const hidden = others.filter(() => die(3) === 1);
  const seen = others.filter((id) => !hidden.includes(id));
  const [masked, opened] = [pick(seen, die), pick(seen, die)];
  const places = [pick(system.places(game.world), die)].filter((place) => place !== undefined);
  return {
    ...game,
    hidden: { creatures: hidden, places: die(2) === 1 ? places : [] },
    opened: opened === undefined || opened === masked ? [] : [opened],
    masks: masked === undefined ? {} : { [masked]: { id: 'a-shadow', name: 'A shadow' } },
  };
}

/** Returns the game as this seat knows it, with nothing hidden. */
function gameFor(table: Table, seat: Seat): Game {
  const { world, masked } = knownTo(table, seat);
  const opened = table.game.opened.filter((id) =>
    world.creatures.some((one) => one.id === (masked.get(id) ?? id)),
  );
  return { world, open: null, hidden: { creatures: [], places: [] }, opened, masks: {} };
}

/** Creates a table that starts with this game, with the same guests. */
async function startedWith(trial: Trial, game: Game): Promise<Trial> {
  const [entry] = await trial.store.read(trial.id, 0, 1);
  const opening = parseEntry(entry ?? { version: 0, moment: 0, command: '', body: 'null' });
  const there = new Set(game.world.creatures.map(({ id }) => id));
  const seats = (await tableOf(trial)).seats.map((seat) => ({
    ...seat,
    owns: seat.owns.filter((id) => there.has(id)),
  }));
  const { does } = opening.kept;
  if (does.kind !== 'opened') throw new Error('the first entry opens the table');
  const kept = { ...opening.kept, does: { ...does, game, seats } };
  const start: KeptEntry = { ...opening, kept };
  const store = openMemory();
  await store.create(trial.id, [showEntry(start)]);
  const clock = { ms: trial.clock.ms };
  return { ...trial, store, clock, hall: openHall({ store, now: () => clock.ms }) };
}

async function sameAsKnown(trial: Trial, die: Die, where: string): Promise<void> {
  const table = await tableOf(trial);
  if (table.game.open) return;
  const real = await startedWith(trial, veiledGame(table, die));
  const at = await tableOf(real);
  for (const who of OBSERVERS) {
    const forged = await startedWith(real, gameFor(at, seatAt(at, sitting(real, who).seat)));
    const all = { open: forged, secret: real, die, ears: {}, step: 0 };
    for (const [name, probe] of Object.entries(await probesFor(all, who)))
      same(await probe(forged), await probe(real), `${where}: ${name} of ${who}`);
    await closed(forged);
  }
  await closed(real);
}

async function play(system: System, starts: 'fighting' | 'at peace'): Promise<void> {
  const die = dieFor(`${system.id} known ${starts}`);
  const open = await tableWith(
    starts === 'fighting' ? { demo: system.id } : peaceful(system),
    guestsFor(system),
  );
  const secret = await twinOf(open);
  const all = await twins(open, secret, die);
  for (let step = 0; step < STEPS; step++) {
    await openStep(all);
    await sameAsKnown(open, die, `${system.id}, ${starts}, step ${step}`);
  }
  await closed(open, secret);
}

describe.each(systems.map((system) => [system.id, system] as const))('a table of %s', (_, system) => {
  test.concurrent.each(['fighting', 'at peace'] as const)(
    'gives a seat the same as a table at which there is nothing but what it knows (%s)',
    { timeout: 600_000 },
    (starts) => play(system, starts),
  );

  test('goes on in a fork as if nothing secret had ever been', async () => {
    const die = dieFor(`${system.id} fork`);
    const open = await tableWith(peaceful(system), guestsFor(system));
    const secret = await twinOf(open);
    const ids = Object.keys(system.content);
    const hidden = { id: 'zq7919', from: pick(ids, die) ?? '', hidden: true, command: 'c' };
    must(await secret.hall.ask(sitting(secret, 'gm'), 'creature', hidden));
    const [one, other] = [await forked(open), await forked(secret)];
    expect(other).toBe(one);
    await closed(open, secret);
  });
});

/** Returns everything that a player and a spectator get at a fork of the table. */
async function forked(trial: Trial): Promise<string> {
  const { hall, clock } = trial;
  clock.ms += 1000;
  const gm = must(await hall.fork(sitting(trial, 'gm'), { command: 'fork' }));
  const [, , , , mine] = (await tableOf(trial)).seats.toReversed();
  const texts: string[] = [];
  for (const [role, owns] of [
    ['player', mine?.owns ?? []],
    ['spectator', []],
  ] as const) {
    const made = must(await hall.ask(gm, 'seat', { command: role, role, owns: [...owns] }));
    const seat = { table: gm.table, seat: made.seat ?? '', key: '' };
    const reads = [hall.see(seat), hall.offers(seat), hall.exported(seat), hall.log(seat, { limit: 9 })];
    const { commitment } = must(await hall.see(seat)).seen.seal;
    for (const answer of await Promise.all(reads))
      texts.push(textOf(answer).replaceAll(gm.table, 'TABLE').replaceAll(commitment, 'SEAL'));
  }
  return texts.join('\n');
}
