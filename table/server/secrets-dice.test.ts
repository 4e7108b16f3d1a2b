import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import { type AnyAction, GM, live, run, type System } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { knownTo } from './known.ts';
import { seatAt } from './secret-deeds-trying.ts';
import { answerAll } from './secret-fight-trying.ts';
import { sameProbes, sameStreams, twins } from './secret-play-trying.ts';
import { probesFor } from './secret-probes-trying.ts';
import {
  ask,
  closed,
  dieFor,
  filledBy,
  guestsFor,
  must,
  OBSERVERS,
  peaceful,
  pick,
  same,
  seedsOf,
  sitting,
  type Trial,
  tableOf,
  tableWith,
  textOf,
  twinOf,
} from './secret-trying.ts';

const SEEDS = seedsOf(4);
const WITH_REAL_DICE = ['gm', 'ann', 'bea'];

/**
 * Returns checks that the game master may call for a creature whose player throws real dice: they begin with that roll.
 */
async function checksOf(trial: Trial, die: Die): Promise<readonly AnyAction[]> {
  const { system, game, seats } = await tableOf(trial);
  const owned = new Set(seats.flatMap(({ owns }) => owns));
  return system
    .offers(game.world, GM)
    .filter(({ action }) => owned.has(system.actor(action)))
    .map((offer) => system.schemas.action.parse(filledBy(offer, die)))
    .filter((action) => {
      const step = run(
        system,
        game.world,
        action,
        live([], () => undefined),
      );
      return step.is === 'paused' && step.ask.kind === 'roll' && step.events.length === 0;
    });
}

/** Returns the world as all observers know it. */
async function worldsKnown(trial: Trial): Promise<string> {
  const table = await tableOf(trial);
  const seats = OBSERVERS.map((who) => seatAt(table, sitting(trial, who).seat));
  return JSON.stringify(seats.map((seat) => knownTo(table, seat).world));
}

/** Returns the reply to each player who tries an offered action. */
async function attempts(trial: Trial, die: Die): Promise<string> {
  const replies: string[] = [];
  for (const who of ['ann', 'bea']) {
    const offer = pick(must(await trial.hall.offers(sitting(trial, who))), die);
    if (!offer) continue;
    const reply = await ask(trial, who, 'act', { action: filledBy(offer, die) });
    expect(reply.ok).toBe(false);
    replies.push(textOf(reply));
  }
  return replies.join('\n');
}

/** The game master withdraws the check, or rolls for it. */
async function settle(trial: Trial, die: Die): Promise<void> {
  const thrown = die(2) === 1;
  for (;;) {
    const { open } = (await tableOf(trial)).game;
    if (!open) return;
    if (!thrown || open.ask.kind !== 'roll') must(await ask(trial, 'gm', 'withdraw', { ask: open.id }));
    else must(await ask(trial, 'gm', 'answer', { ask: open.id, faces: [die(open.ask.sides)] }));
  }
}

/** Returns whether there was anything to roll for. */
async function play(system: System, seed: string): Promise<boolean> {
  const die = dieFor(`${system.id} secret dice ${seed}`);
  const open = await tableWith(die(2) === 1 ? { demo: system.id } : peaceful(system), guestsFor(system));
  await answerAll(open);
  for (const who of WITH_REAL_DICE) must(await ask(open, who, 'dice', { dice: 'real' }));
  const where = `${system.id}, secret dice, seed ${seed}`;
  const all = await twins(open, await twinOf(open), die);
  const other = await twinOf(open);
  const checks = await checksOf(open, die);
  const [one, two] = [pick(checks, die), pick(checks, die)];
  if (!one || !two) return false;
  must(await ask(all.secret, 'gm', 'act', { action: { ...one }, secret: true }));
  must(await ask(other, 'gm', 'act', { action: { ...two }, secret: true }));
  sameStreams(all, `${where}: asked`);
  await sameProbes(all, `${where}: asked`, probesFor);
  same(await attempts(other, dieFor(seed)), await attempts(all.secret, dieFor(seed)), `${where}: attempts`);
  await settle(all.secret, die);
  if ((await worldsKnown(open)) === (await worldsKnown(all.secret))) {
    sameStreams(all, `${where}: settled`);
    await sameProbes(all, `${where}: settled`, probesFor);
  }
  await closed(open, all.secret, other);
  return true;
}

describe.each(systems.map((system) => [system.id, system] as const))('a secret check of %s', (_, system) => {
  test('of somebody with real dice leaves no trace, asked or settled', {
    timeout: 100_000 * SEEDS.length,
  }, async () => {
    let plays = 0;
    for (const seed of SEEDS) if (await play(system, seed)) plays++;
    expect(plays).toBeGreaterThan(0);
  });
});
