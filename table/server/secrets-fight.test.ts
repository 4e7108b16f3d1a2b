import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import { type AnyAction, type Json, mentions, type System, veiled } from '@arbitro/kernel';
import type { ToldEvent } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import { answerAll, isHiddenTurn, ownActions } from './secret-fight-trying.ts';
import {
  bothAsk,
  eachAsk,
  openStep,
  sameProbes,
  sameStreams,
  type Twins,
  twins,
} from './secret-play-trying.ts';
import { answerProbes, probesFor } from './secret-probes-trying.ts';
import {
  asJson,
  ask,
  closed,
  dieFor,
  guestsFor,
  must,
  pick,
  same,
  seedsOf,
  type Trial,
  tableOf,
  tableWith,
  textOf,
  twinOf,
} from './secret-trying.ts';

const STEPS = 40;
const PLAYS = seedsOf(2).length;
const LEAST_TURNS = 4;
const MOST_PLAYS = Math.max(30, PLAYS);

/** A fight at two tables with a hidden creature in its turn order: a different creature at each. */
interface HiddenFight extends Twins {
  readonly hidden: string;
}

async function hiddenFight(system: System, die: Die): Promise<HiddenFight> {
  const open = await tableWith({ demo: system.id }, guestsFor(system));
  await answerAll(open);
  const { game, seats } = await tableOf(open);
  const owned = new Set(seats.flatMap(({ owns }) => owns));
  const hidden =
    pick(
      game.world.creatures.filter(({ id }) => !owned.has(id)),
      die,
    )?.id ?? '';
  must(await ask(open, 'gm', 'hide', { creatures: [hidden], places: [] }));
  const secret = await twinOf(open);
  const all = { ...(await twins(open, secret, die)), hidden, without: new Set([hidden]) };
  await makeOther(all);
  return all;
}

/** At the second table the hidden creature has another name, other numbers, or another sheet. */
async function makeOther({ secret, hidden, die }: HiddenFight): Promise<void> {
  const { system } = await tableOf(secret);
  const from = pick(Object.keys(system.content), die) ?? '';
  if (die(3) === 1) must(await ask(secret, 'gm', 'creature', { id: hidden, from, replace: true }));
  must(await ask(secret, 'gm', 'override', { path: ['creatures', hidden, 'name'], value: 'Quite another' }));
  for (let tries = 0; tries < 6; tries++) await setNumber(secret, hidden, die);
}

/** Numbers that decide when it acts: players see how long they wait. */
const WHEN = new Set(['actions']);

/** Sets some number of the hidden creature, if the world stays valid. */
async function setNumber(trial: Trial, id: string, die: Die): Promise<void> {
  const { game } = await tableOf(trial);
  const one = game.world.creatures.find((creature) => creature.id === id);
  const numbers = Object.entries(one ?? {}).filter(
    ([field, value]) => typeof value === 'number' && !WHEN.has(field),
  );
  const [field, was] = pick(numbers, die) ?? ['', 0];
  const value = Math.max(1, Number(was) + die(5) - 3);
  await ask(trial, 'gm', 'override', { path: ['creatures', id, field], value });
}

const whoseTurns = async ({ open, secret, hidden }: HiddenFight) => {
  const [one, other] = [await tableOf(open), await tableOf(secret)];
  const turns = [one, other].map(({ system, game }) =>
    JSON.stringify([system.due(game.world), system.standing(game.world)]),
  );
  const over = one.system.standing(one.game.world)?.over !== false;
  const isAmong = one.system.due(one.game.world).includes(hidden);
  return { over, isAmong, same: turns[0] === turns[1], hidden: isHiddenTurn(one) && isHiddenTurn(other) };
};

/**
 * The game master plays the hidden creature differently at each table; returns false if that is impossible at the same
 * moment.
 */
async function hiddenStep(all: HiddenFight): Promise<boolean> {
  const { open, secret, hidden, die } = all;
  const [one, other] = [await ownActions(open, hidden, die), await ownActions(secret, hidden, die)];
  const kinds = (['ending', 'going on'] as const).filter(
    (kind) => one[kind].length > 0 && other[kind].length > 0,
  );
  const kind = pick(kinds, die);
  if (kind === undefined) return false;
  const actions = [pick(one[kind], die), pick(other[kind], die)] as AnyAction[];
  const both = await eachAsk(
    all,
    'gm',
    'act',
    actions.map((action) => ({ action: { ...action } })),
  );
  return both.every(({ ok }) => ok) && (await restOf(open, hidden)) === (await restOf(secret, hidden));
}

/** Returns the world without the hidden creature and the fight: every seat sees what it does there. */
async function restOf(trial: Trial, hidden: string): Promise<string> {
  const { world } = (await tableOf(trial)).game;
  const creatures = world.creatures.filter(({ id }) => id !== hidden);
  return JSON.stringify({ ...world, creatures, fight: null });
}

/** Does something in public; returns false if the hidden creature made a difference to others. */
async function visibleStep(all: HiddenFight, where: string): Promise<boolean> {
  const { open } = (await tableOf(all.open)).game;
  const both = open || all.die(3) === 1 ? await openStep(all) : await dueStep(all);
  if (await concerns(all)) return false;
  if (both) same(textOf(both[0]), textOf(both[1]), `${where}: the reply`);
  return true;
}

/** The creature to act takes the action of a policy, or another action. */
async function dueStep(all: HiddenFight) {
  const { system, game } = await tableOf(all.open);
  const who = system.due(game.world).find((id) => id !== all.hidden) ?? '';
  const [policy] = Object.values(system.policies);
  const meant = policy?.act(game.world, who, all.die);
  const isMeant = meant && !mentions(asJson(meant), new Set([all.hidden]));
  const action = isMeant ? meant : pick((await ownActions(all.open, who, all.die)).ending, all.die);
  return action && bothAsk(all, 'gm', 'act', { action: { ...action } });
}

/** Whether other creatures were affected at one table but not at the other. */
async function concerns({ open, secret, hidden }: HiddenFight): Promise<boolean> {
  const facts = await Promise.all(
    [open, secret].map(async ({ store, id }) => {
      const [entry] = await store.readBack(id, undefined, 1);
      const { does } = JSON.parse(entry?.body ?? '{}') as { does: { events?: ToldEvent[]; pause?: Json } };
      const facts = [does.events?.filter(({ alone }) => !alone) ?? [], does.pause ?? null];
      return JSON.stringify(veiled(asJson(facts), new Set([hidden])));
    }),
  );
  return facts[0] !== facts[1];
}

/** Returns how many turns of the hidden creature were checked. */
async function play(system: System, seed: string): Promise<number> {
  const die = dieFor(`${system.id} fight ${seed}`);
  const all = await hiddenFight(system, die);
  let turns = 0;
  for (let step = 0; step < STEPS; step++) {
    const where = `${system.id}, hidden fighter, seed ${seed}, step ${step}`;
    const whose = await whoseTurns(all);
    if (!whose.same || whose.over) break;
    sameStreams(all, where);
    await sameProbes(all, where, answerProbes);
    if (whose.hidden || step % 6 === 5) await sameProbes(all, where, probesFor);
    const isHis = whose.hidden || (whose.isAmong && all.die(2) === 1);
    if (isHis) turns++;
    const isOn = isHis ? await hiddenStep(all) : await visibleStep(all, where);
    if (!isOn) break;
  }
  await closed(all.open, all.secret);
  return turns;
}

describe.each(systems.map((system) => [system.id, system] as const))('a fight of %s', (_, system) => {
  test.concurrent('tells nothing of a hidden creature in its order but that the game master is waited for', {
    timeout: 100_000 * MOST_PLAYS,
  }, async () => {
    let turns = 0;
    // not every play reaches a hidden turn
    for (let n = 1; n <= MOST_PLAYS && (n <= PLAYS || turns < LEAST_TURNS); n++)
      turns += await play(system, `play ${n}`);
    expect(turns).toBeGreaterThanOrEqual(LEAST_TURNS);
  });
});
