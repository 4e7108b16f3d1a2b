import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import {
  type AnyWorld,
  createRandomOracle,
  defaultAnswer,
  encounterFile,
  isSmallGame,
  run,
  type SmallWorld,
  type System,
} from '@arbitro/kernel';
import { parseScenario, type Scenario } from '@arbitro/scenario';
import type { ContractInput } from './contract-points.ts';

/** An input for the contract suite, and the promises that it says too little for. */
export interface BuiltInput {
  readonly input: ContractInput<AnyWorld, unknown>;
  /** Ids of promises that only the system's own test can check. */
  readonly omitted: readonly string[];
}

/** What may change in a fight and what a viewer may see of it: known of a game of one file, declared by others. */
const NEED_DECLARATIONS = ['SY13', 'SY23', 'SY45'];

/** Builds the situations to start from out of the system's own demo encounter. */
export function buildContractInput(system: System): BuiltInput {
  const scenario = readDemo(system);
  const camp = buildCamp(system, scenario, system.schemas.options.parse({}));
  const fight = beginFight(system, scenario, camp);
  const isSmall = isSmallGame(system);
  return {
    input: {
      worlds: { camp, fight },
      worldUnder: (options) => buildCamp(system, scenario, options),
      // a game of one file has no other state: the fields of its sheet may all be what it keeps
      changedByFights: isSmall ? Object.keys(camp.creatures[0] ?? {}) : [],
      secrets: isSmall ? listSecrets(system, fight as SmallWorld) : [],
    },
    omitted: isSmall ? [] : NEED_DECLARATIONS,
  };
}

function readDemo(system: System): Scenario {
  const read = parseScenario(system, encounterFile(system));
  if (!read.ok) throw new Error(`the demo of ${system.id} has faults: ${JSON.stringify(read.faults)}`);
  return read.value;
}

/** The party and the foes of the demo at one table. */
const buildCamp = (system: System, { setup }: Scenario, options: unknown): AnyWorld =>
  system.createWorld({ ...setup, options });

/** Plays the steps of the demo until its fight is on. */
function beginFight(system: System, { steps }: Scenario, camp: AnyWorld): AnyWorld {
  const die = createSeededDie(seedOf('ambush'));
  let world = camp;
  for (const step of steps) {
    if (step.kind === 'do') world = playStep(system, world, { action: step.action, die });
    if (system.fightState(world)?.over === false) return world;
  }
  throw new Error(`no step of the demo of ${system.id} begins a fight`);
}

function playStep(
  system: System,
  world: AnyWorld,
  { action, die }: { readonly action: Parameters<System['resolve']>[1]; readonly die: Die },
): AnyWorld {
  const oracle = createRandomOracle(die, ({ question }) => defaultAnswer(question));
  const step = run(system, world, action, oracle);
  if (step.kind !== 'done') throw new Error(`${action.type} in the demo of ${system.id} is ${step.kind}`);
  return step.world;
}

/** Two fights that differ only in the health of a foe: a player must not see a difference. */
function listSecrets(
  system: Pick<System, 'id'>,
  world: SmallWorld,
): NonNullable<ContractInput<AnyWorld>['secrets']> {
  const hero = world.creatures.find(({ side }) => side === 'party');
  const foe = world.creatures.find(({ side }) => side === 'foes');
  if (!hero || !foe) throw new Error(`the demo of ${system.id} needs a party and foes`);
  const more = foe.full + 7;
  const creatures = world.creatures.map((creature) =>
    creature === foe ? { ...creature, health: more, full: more } : creature,
  );
  return [{ viewer: { role: 'player', owns: [hero.id] }, worlds: [world, { ...world, creatures }] }];
}
