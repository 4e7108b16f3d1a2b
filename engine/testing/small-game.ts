import {
  type AnyAction,
  type AnyEvent,
  createScriptedOracle,
  encounterFile,
  run,
  type SmallSheet,
  type SmallWorld,
  type System,
} from '@arbitro/kernel';
import { parseScenario } from '@arbitro/scenario';
import { testSystemContract } from './contract.ts';

/** A game of one file: its fights begin with the action `fight`. */
type SmallSystem<
  World extends SmallWorld,
  Action extends AnyAction,
  Event extends AnyEvent,
  Options,
> = System<World, Action, Event, Options, SmallSheet, null>;

/** Registers the contract suite for a game of one file: its own encounters are the situations to start from. */
export function testSmallGame<
  World extends SmallWorld,
  Action extends AnyAction,
  Event extends AnyEvent,
  Options,
>(system: SmallSystem<World, Action, Event, Options>): void {
  const camp = buildCamp(system, system.schemas.options.parse({}));
  testSystemContract(system, {
    worlds: { camp, fight: beginFight(system, camp) },
    worldUnder: (options) => buildCamp(system, options),
    changedByFights: ['health'],
    secrets: listSecrets(system, beginFight(system, camp)),
  });
}

/** The party and the foes of the demo at one table. */
function buildCamp<World extends SmallWorld, Options>(
  system: SmallSystem<World, AnyAction, AnyEvent, Options>,
  options: Options,
): World {
  const read = parseScenario(system, encounterFile(system));
  if (!read.ok) throw new Error(`the demo of ${system.id} has faults: ${JSON.stringify(read.faults)}`);
  return system.createWorld({ ...read.value.setup, options });
}

function beginFight<World extends SmallWorld>(
  system: Pick<SmallSystem<World, AnyAction, AnyEvent, unknown>, 'id' | 'resolve' | 'apply'>,
  world: World,
): World {
  const step = run(system, world, { type: 'fight' }, createScriptedOracle([]));
  if (step.kind !== 'done') throw new Error(`the fight of ${system.id} did not begin: ${step.kind}`);
  return step.world;
}

/** Two fights that differ only in the health of a foe: a player must not see a difference. */
function listSecrets<World extends SmallWorld>(
  system: Pick<System, 'id'>,
  world: World,
): readonly {
  readonly viewer: { role: 'player'; owns: readonly string[] };
  readonly worlds: readonly [World, World];
}[] {
  const hero = world.creatures.find(({ side }) => side === 'party');
  const foe = world.creatures.find(({ side }) => side === 'foes');
  if (!hero || !foe) throw new Error(`the demo of ${system.id} needs a party and foes`);
  const more = foe.full + 7;
  const creatures = world.creatures.map((creature) =>
    creature === foe ? { ...creature, health: more, full: more } : creature,
  );
  return [{ viewer: { role: 'player', owns: [hero.id] }, worlds: [world, { ...world, creatures }] }];
}
