import { seededDie, seedOf } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  act,
  type CreatureId,
  encounterFile,
  type Fate,
  random,
  type System,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { fightOut, parseScenario } from '@arbitro/scenario';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { deepFreeze } from '../freeze.ts';
import { accepted, type Played } from '../play.ts';
import { expectSame, fail, forEvery } from '../promise.ts';
import { seedNamed } from '../seeds.ts';

/** Promises: combat stats are available, and a look-ahead policy has sensible choices. */
export function faringPoints(subject: Subject): readonly Point[] {
  const { system } = subject;
  const everywhere = (check: (world: AnyWorld) => void) => () => forEvery(worldsIn(subject), check);
  return [
    {
      id: 'SY37',
      says: 'everybody has a side, a fate and a health that can be counted',
      holds: everywhere((world) => {
        for (const { id } of world.creatures) fares(system, world, id);
      }),
    },
    {
      id: 'SY38',
      says: 'a blow is told of somebody at the table, and the winner of a fight stands',
      holds: () => {
        forEvery(subject.sample(), (turn) => blowsIn(system, turn));
        // after the fight the game master may still kill its winners
        forEvery(foughtOut(subject), (world) => winnerStands(system, world));
      },
    },
    {
      id: 'SY39',
      says: 'the gist of a world is plain data without names',
      holds: everywhere((world) => gistIsPlain(system, world)),
    },
    {
      id: 'SY40',
      says: 'whatever there is to choose from is accepted, and so is the way out of danger',
      holds: () => forEvery(deciders(subject), ([world, who]) => choicesHold(system, world, who)),
    },
  ];
}

/** The worlds of random play, and those of a fight by policy: random play seldom reaches its end. */
function* worldsIn(subject: Subject): Generator<AnyWorld> {
  yield* subject.worlds;
  yield* demoOf(subject.system);
  for (const { world } of subject.sample()) yield world;
  yield* foughtOut(subject);
}

/** All creatures of the demo; content that its schema refuses breaks another promise, [SY19]. */
function demoOf(system: System): readonly AnyWorld[] {
  const read = parseScenario(encounterFile(system), [system]);
  return read.ok ? [system.begin(read.value.setup)] : [];
}

/** Every creature that must act, in every world. */
function* deciders(subject: Subject): Generator<readonly [AnyWorld, CreatureId]> {
  for (const world of worldsIn(subject)) for (const who of subject.system.due(world)) yield [world, who];
}

function foughtOut({ system, worlds, given }: Subject): readonly AnyWorld[] {
  const seen: AnyWorld[] = [];
  const policy = policyOf(system);
  for (const begun of worlds) {
    if (system.standing(begun)?.over !== false) continue;
    const die = seededDie(seedOf(seedNamed(`${system.id} faring`)));
    const oracle = random<AnyWorld>(die, (asked, now) => policy.answer(asked, now));
    fightOut(system, deepFreeze(begun), {
      policy,
      die,
      maxTurns: given.maxTurns,
      act: (world, action) => {
        const step = act(system, world, action, oracle);
        if (step.is === 'done') seen.push(deepFreeze(step.world));
        return step;
      },
    });
  }
  return seen;
}

const FATES: readonly Fate[] = ['up', 'down', 'dead', 'away'];

/** Called for every creature in every world: `expect` would take longer than all the rest. */
function must(holds: boolean, what: string): void {
  if (!holds) fail(`${what} is not what it must be`);
}

function fares({ faring }: System, world: AnyWorld, id: CreatureId): void {
  must(faring.side(world, id) !== '', `the side of ${id}`);
  must(FATES.includes(faring.fate(world, id)), `the fate of ${id}`);
  const health = faring.health(world, id);
  must(health === null || (Number.isFinite(health.now) && health.full > 0), `the health of ${id}`);
  for (const [what, left] of Object.entries(faring.reserves(world, id))) must(left >= 0, `${what} of ${id}`);
}

function blowsIn({ faring }: System, { events, world }: Played): void {
  const there = (id: CreatureId | null): boolean =>
    id === null || world.creatures.some((one) => one.id === id);
  for (const event of events) {
    const blow = faring.blow(event);
    must(!blow || (blow.points >= 0 && there(blow.on) && there(blow.by)), `the blow of ${event.type}`);
  }
}

function winnerStands({ faring, standing }: System, world: AnyWorld): void {
  const stands = standing(world);
  const winner = stands?.over ? stands.winner : null;
  if (winner === null || winner === undefined) return;
  const up = world.creatures.filter(({ id }) => faring.fate(world, id) === 'up');
  expect(
    up.map(({ id }) => faring.side(world, id)),
    'the sides of those who stand',
  ).toContain(winner);
}

function gistIsPlain({ faring }: System, world: AnyWorld): void {
  const gist = faring.gist(deepFreeze(world));
  expectSame(JSON.parse(JSON.stringify(gist)), gist, 'the gist');
  const creatures = world.creatures.map((one) => ({ ...one, name: 'somebody' }));
  expectSame(faring.gist({ ...world, creatures }), gist, 'the gist without names');
}

/** More choices than this would not be evaluated. */
const MOST_CHOICES = 100;

function choicesHold(system: System, world: AnyWorld, who: CreatureId): void {
  const { tactics } = system;
  const choices = tactics.choices(deepFreeze(world), who);
  must(choices.length <= MOST_CHOICES, `the number of choices of ${who}`);
  const away = tactics.withdraw(world, who);
  for (const action of away ? [...choices, away] : choices) accepted(system, world, action);
  for (const action of choices) foreseen(system, world, action);
  for (const { id } of world.creatures) {
    must(tactics.distance(world, who, id) >= 0, `the distance from ${who} to ${id}`);
    must(Number.isFinite(tactics.edge?.(world, id) ?? 0), `the edge of ${id}`);
  }
}

/** Checks that a declared action is accepted when it is resolved. */
function foreseen(system: System, world: AnyWorld, action: AnyAction): void {
  const later = system.tactics.foreseen?.(world, action);
  if (!later) return;
  accepted(system, later.world, later.action);
  must(later.share > 0 && later.share <= 1, `how much counts of ${JSON.stringify(action)}`);
}
