import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  act,
  type CreatureId,
  type CreatureStatus,
  createRandomOracle,
  encounterFile,
  type System,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { parseScenario, playOutFight } from '@arbitro/scenario';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { deepFreeze } from '../freeze.ts';
import { acceptAction, type PlayedTurn } from '../play.ts';
import { expectSame, forEvery, mustHold } from '../promise.ts';
import { namedSeed } from '../seeds.ts';

/** Promises: combat stats are available, and a look-ahead policy has sensible choices. */
export function listCombatStatsPoints(subject: ContractSubject): readonly ContractPoint[] {
  const { system } = subject;
  const everywhere = (check: (world: AnyWorld) => void) => () => forEvery(listAllWorlds(subject), check);
  return [
    {
      id: 'SY37',
      says: 'every creature has a side, a status and a health that can be counted',
      holds: everywhere((world) => {
        for (const { id } of world.creatures) checkCombatStats(system, world, id);
      }),
    },
    {
      id: 'SY38',
      says: 'dealt damage names a creature of the world, and the winner of a fight is still up',
      holds: () => {
        forEvery(subject.sample(), (turn) => checkDamage(system, turn));
        // after the fight the game master may still kill its winners
        forEvery(playFights(subject), (world) => checkWinner(system, world));
      },
    },
    {
      id: 'SY39',
      says: 'the state key of a world is plain data without names',
      holds: everywhere((world) => checkStateKey(system, world)),
    },
    {
      id: 'SY40',
      says: 'every proposed action is accepted, and so is the retreat',
      holds: () => forEvery(listDecisions(subject), ([world, who]) => checkChoices(system, world, who)),
    },
  ];
}

/** The worlds of random play, and those of a fight by policy: random play seldom reaches its end. */
function* listAllWorlds(subject: ContractSubject): Generator<AnyWorld> {
  yield* subject.worlds;
  yield* buildDemoWorlds(subject.system);
  for (const { world } of subject.sample()) yield world;
  yield* playFights(subject);
}

/** All creatures of the demo; content that its schema refuses breaks another promise, [SY19]. */
function buildDemoWorlds(system: System): readonly AnyWorld[] {
  const read = parseScenario(system, encounterFile(system));
  return read.ok ? [system.createWorld(read.value.setup)] : [];
}

/** Every creature that must act, in every world. */
function* listDecisions(subject: ContractSubject): Generator<readonly [AnyWorld, CreatureId]> {
  for (const world of listAllWorlds(subject))
    for (const who of subject.system.creaturesToAct(world)) yield [world, who];
}

function playFights({ system, worlds, input }: ContractSubject): readonly AnyWorld[] {
  const seenWorlds: AnyWorld[] = [];
  const policy = policyOf(system);
  for (const initialWorld of worlds) {
    if (system.fightState(initialWorld)?.over !== false) continue;
    const die = createSeededDie(seedOf(namedSeed(`${system.id} faring`)));
    const oracle = createRandomOracle<AnyWorld>(die, (decisionRequest, now) =>
      policy.answer(decisionRequest, now),
    );
    playOutFight(system, deepFreeze(initialWorld), {
      policy,
      die,
      maxTurns: input.maxTurns,
      act: (world, action) => {
        const step = act(system, world, action, oracle);
        if (step.kind === 'done') seenWorlds.push(deepFreeze(step.world));
        return step;
      },
    });
  }
  return seenWorlds;
}

const STATUSES: readonly CreatureStatus[] = ['up', 'down', 'dead', 'away'];

function checkThat(holds: boolean, what: string): void {
  mustHold(holds, `${what} is not what it must be`);
}

function checkCombatStats({ combatStats }: System, world: AnyWorld, id: CreatureId): void {
  checkThat(combatStats.side(world, id) !== '', `the side of ${id}`);
  checkThat(STATUSES.includes(combatStats.status(world, id)), `the fate of ${id}`);
  const health = combatStats.health(world, id);
  checkThat(health === null || (Number.isFinite(health.now) && health.full > 0), `the health of ${id}`);
  for (const [what, left] of Object.entries(combatStats.reserves(world, id)))
    checkThat(left >= 0, `${what} of ${id}`);
}

function checkDamage({ combatStats }: System, { events, world }: PlayedTurn): void {
  const isThere = (id: CreatureId | null): boolean =>
    id === null || world.creatures.some((creature) => creature.id === id);
  for (const event of events) {
    const damage = combatStats.damageDealt(event);
    checkThat(
      !damage || (damage.points >= 0 && isThere(damage.on) && isThere(damage.by)),
      `the blow of ${event.type}`,
    );
  }
}

function checkWinner({ combatStats, fightState }: System, world: AnyWorld): void {
  const stands = fightState(world);
  const winner = stands?.over ? stands.winner : null;
  if (winner === null || winner === undefined) return;
  const up = world.creatures.filter(({ id }) => combatStats.status(world, id) === 'up');
  const sides = up.map(({ id }) => combatStats.side(world, id));
  mustHold(
    sides.includes(winner),
    `${winner} won, and those who stand are of ${sides.join(', ') || 'no side'}`,
  );
}

function checkStateKey({ combatStats }: System, world: AnyWorld): void {
  const stateKey = combatStats.stateKey(deepFreeze(world));
  expectSame(JSON.parse(JSON.stringify(stateKey)), stateKey, 'the gist');
  const creatures = world.creatures.map((creature) => ({ ...creature, name: 'somebody' }));
  expectSame(combatStats.stateKey({ ...world, creatures }), stateKey, 'the gist without names');
}

/** More choices than this would not be evaluated. */
const MAX_CHOICES = 100;

function checkChoices(system: System, world: AnyWorld, who: CreatureId): void {
  const { tactics } = system;
  const choices = tactics.choices(deepFreeze(world), who);
  checkThat(choices.length <= MAX_CHOICES, `the number of choices of ${who}`);
  const away = tactics.withdraw(world, who);
  for (const action of away ? [...choices, away] : choices) acceptAction(system, world, action);
  for (const action of choices) checkDelayedAction(system, world, action);
  for (const { id } of world.creatures) {
    checkThat(tactics.distance(world, who, id) >= 0, `the distance from ${who} to ${id}`);
    checkThat(Number.isFinite(tactics.positionValue?.(world, id) ?? 0), `the edge of ${id}`);
  }
}

/** Checks that a declared action is accepted when it is resolved. */
function checkDelayedAction(system: System, world: AnyWorld, action: AnyAction): void {
  const later = system.tactics.delayedAction?.(world, action);
  if (!later) return;
  acceptAction(system, later.world, later.action);
  checkThat(later.share > 0 && later.share <= 1, `how much counts of ${JSON.stringify(action)}`);
}
