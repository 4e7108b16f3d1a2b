import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  createRandomOracle,
  encounterFile,
  run,
  type System,
} from '@arbitro/kernel';
import { parseAnyScenario } from '@arbitro/scenario';

/** Repeats the creatures of a system's demo under new ids up to the given number. */
export function crowdOf(system: System, size: number): AnyWorld {
  const parsed = parseAnyScenario(encounterFile(system), systems);
  if (!parsed.ok) throw new Error(`the demo of ${system.id} cannot be read`);
  const { options, creatures, scene } = parsed.value.setup;
  const crowd = Array.from({ length: size }, (_, n) => {
    const model = creatures[n % creatures.length];
    if (!model) throw new Error(`the demo of ${system.id} has no creatures`);
    const round = Math.floor(n / creatures.length);
    return round === 0
      ? model
      : { ...model, id: `${model.id}-${round + 1}`, name: `${model.name} ${round + 1}` };
  });
  return system.createWorld({ options, creatures: crowd, scene });
}

/** The same world in a fight that all creatures have joined. */
export function fightOf(system: System, world: AnyWorld): AnyWorld {
  const action: AnyAction = { type: 'fight' };
  const die = createSeededDie(seedOf(`${system.id} crowd`));
  const step = run(
    system,
    world,
    action,
    createRandomOracle(die, ({ question }) =>
      question.kind === 'one' ? (question.options[0] ?? null) : null,
    ),
  );
  if (step.kind !== 'done') throw new Error(`the fight of ${system.id} did not begin: ${step.kind}`);
  return step.world;
}
