import { systems } from '@arbitro/catalogue';
import type { Die } from '@arbitro/dice';
import { type AnyAction, type Json, mentions, redact, type System } from '@arbitro/kernel';
import type { AddressedEvent } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import { buildAnswerProbes, buildProbes } from './probes.fixture.ts';
import { answerAll, isHiddenTurn, listOwnActions } from './secret-fight.fixture.ts';
import {
  askAs,
  closeTables,
  copyTable,
  demoGuestsOf,
  expectSame,
  listSeeds,
  loadTestTable,
  openTestTable,
  pickRandom,
  requireValue,
  resultTextOf,
  seedDie,
  type TestTable,
  toJson,
} from './test-table.fixture.ts';
import {
  askBoth,
  askEach,
  expectSameProbes,
  expectSameStreams,
  openTwins,
  playOpenStep,
  type TwinTables,
} from './twin-tables.fixture.ts';

const STEPS = 40;
const PLAYS = listSeeds(1).length;
const MIN_TURNS = 2;
const MAX_PLAYS = Math.max(30, PLAYS);

/** A fight at two tables with a hidden creature in its turn order: a different creature at each. */
interface HiddenFight extends TwinTables {
  readonly hidden: string;
}

async function openHiddenFight(system: System, die: Die): Promise<HiddenFight> {
  const open = await openTestTable({ demo: system.id }, demoGuestsOf(system));
  await answerAll(open);
  const { game, seats } = await loadTestTable(open);
  const owned = new Set(seats.flatMap(({ owns }) => owns));
  const hidden =
    pickRandom(
      game.world.creatures.filter(({ id }) => !owned.has(id)),
      die,
    )?.id ?? '';
  requireValue(await askAs(open, 'gm', 'hide', { creatures: [hidden], places: [] }));
  const secret = await copyTable(open);
  const all = { ...(await openTwins(open, secret, die)), hidden, without: new Set([hidden]) };
  await changeHiddenCreature(all);
  return all;
}

/** At the second table the hidden creature has another name, other numbers, or another sheet. */
async function changeHiddenCreature({ secret, hidden, die }: HiddenFight): Promise<void> {
  const { system } = await loadTestTable(secret);
  const from = pickRandom(Object.keys(system.content), die) ?? '';
  if (die(3) === 1) requireValue(await askAs(secret, 'gm', 'creature', { id: hidden, from, replace: true }));
  requireValue(
    await askAs(secret, 'gm', 'override', { path: ['creatures', hidden, 'name'], value: 'Quite another' }),
  );
  for (let tries = 0; tries < 6; tries++) await setNumber(secret, hidden, die);
}

/** Numbers that decide when it acts: players see how long they wait. */
const TURN_FIELDS = new Set(['actions']);

/** Sets some number of the hidden creature, if the world stays valid. */
async function setNumber(trial: TestTable, id: string, die: Die): Promise<void> {
  const { game } = await loadTestTable(trial);
  const item = game.world.creatures.find((creature) => creature.id === id);
  const numbers = Object.entries(item ?? {}).filter(
    ([field, value]) => typeof value === 'number' && !TURN_FIELDS.has(field),
  );
  const [field, was] = pickRandom(numbers, die) ?? ['', 0];
  const value = Math.max(1, Number(was) + die(5) - 3);
  await askAs(trial, 'gm', 'override', { path: ['creatures', id, field], value });
}

const readTurns = async ({ open, secret, hidden }: HiddenFight) => {
  const [table, other] = [await loadTestTable(open), await loadTestTable(secret)];
  const turns = [table, other].map(({ system, game }) =>
    JSON.stringify([system.creaturesToAct(game.world), system.fightState(game.world)]),
  );
  const over = table.system.fightState(table.game.world)?.over !== false;
  const isAmong = table.system.creaturesToAct(table.game.world).includes(hidden);
  return { over, isAmong, same: turns[0] === turns[1], hidden: isHiddenTurn(table) && isHiddenTurn(other) };
};

/**
 * The game master plays the hidden creature differently at each table; returns false if that is impossible at the same
 * moment.
 */
async function playHiddenStep(all: HiddenFight): Promise<boolean> {
  const { open, secret, hidden, die } = all;
  const [item, other] = [await listOwnActions(open, hidden, die), await listOwnActions(secret, hidden, die)];
  const kinds = (['ending', 'going on'] as const).filter(
    (kind) => item[kind].length > 0 && other[kind].length > 0,
  );
  const kind = pickRandom(kinds, die);
  if (kind === undefined) return false;
  const actions = [pickRandom(item[kind], die), pickRandom(other[kind], die)] as AnyAction[];
  const both = await askEach(
    all,
    'gm',
    'act',
    actions.map((action) => ({ action: { ...action } })),
  );
  return (
    both.every(({ ok }) => ok) &&
    (await readVisibleWorld(open, hidden)) === (await readVisibleWorld(secret, hidden))
  );
}

/** Returns the world without the hidden creature and the fight: every seat sees what it does there. */
async function readVisibleWorld(trial: TestTable, hidden: string): Promise<string> {
  const { world } = (await loadTestTable(trial)).game;
  const creatures = world.creatures.filter(({ id }) => id !== hidden);
  return JSON.stringify({ ...world, creatures, fight: null });
}

/** Does something in public; returns false if the hidden creature made a difference to others. */
async function playVisibleStep(all: HiddenFight, context: string): Promise<boolean> {
  const { open } = (await loadTestTable(all.open)).game;
  const both = open || all.die(3) === 1 ? await playOpenStep(all) : await playDueStep(all);
  if (await hasAffectedOthers(all)) return false;
  if (both) expectSame(resultTextOf(both[0]), resultTextOf(both[1]), `${context}: the reply`);
  return true;
}

/** The creature to act takes the action of a policy, or another action. */
async function playDueStep(all: HiddenFight) {
  const { system, game } = await loadTestTable(all.open);
  const who = system.creaturesToAct(game.world).find((id) => id !== all.hidden) ?? '';
  const [policy] = Object.values(system.policies);
  const chosenAction = policy?.act(game.world, who, all.die);
  const isMeant = chosenAction && !mentions(toJson(chosenAction), new Set([all.hidden]));
  const action = isMeant
    ? chosenAction
    : pickRandom((await listOwnActions(all.open, who, all.die)).ending, all.die);
  return action && askBoth(all, 'gm', 'act', { action: { ...action } });
}

/** Whether other creatures were affected at one table but not at the other. */
async function hasAffectedOthers({ open, secret, hidden }: HiddenFight): Promise<boolean> {
  const facts = await Promise.all(
    [open, secret].map(async ({ store, id }) => {
      const [entry] = await store.readBack(id, undefined, 1);
      const { does } = JSON.parse(entry?.body ?? '{}') as {
        does: { events?: AddressedEvent[]; pause?: Json };
      };
      const facts = [does.events?.filter(({ alone }) => !alone) ?? [], does.pause ?? null];
      return JSON.stringify(redact(toJson(facts), new Set([hidden])));
    }),
  );
  return facts[0] !== facts[1];
}

/** Returns how many turns of the hidden creature were checked. */
async function playHiddenFight(system: System, seed: string): Promise<number> {
  const die = seedDie(`${system.id} fight ${seed}`);
  const all = await openHiddenFight(system, die);
  let turns = 0;
  for (let step = 0; step < STEPS; step++) {
    const where = `${system.id}, hidden fighter, seed ${seed}, step ${step}`;
    const whose = await readTurns(all);
    if (!whose.same || whose.over) break;
    expectSameStreams(all, where);
    await expectSameProbes(all, where, buildAnswerProbes);
    if (whose.hidden || step % 6 === 5) await expectSameProbes(all, where, buildProbes);
    const isHis = whose.hidden || (whose.isAmong && all.die(2) === 1);
    if (isHis) turns++;
    const isOn = isHis ? await playHiddenStep(all) : await playVisibleStep(all, where);
    if (!isOn) break;
  }
  await closeTables(all.open, all.secret);
  return turns;
}

describe.each(systems.map((system) => [system.id, system] as const))('a fight of %s', (_, system) => {
  test.concurrent('shows nothing of a hidden creature in its order but that the game master is waited for', {
    timeout: 100_000 * MAX_PLAYS,
  }, async () => {
    let turns = 0;
    // not every play reaches a hidden turn
    for (let n = 1; n <= MAX_PLAYS && (n <= PLAYS || turns < MIN_TURNS); n++)
      turns += await playHiddenFight(system, `play ${n}`);
    expect(turns).toBeGreaterThanOrEqual(MIN_TURNS);
  });
});
