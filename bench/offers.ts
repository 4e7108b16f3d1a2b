import { systems } from '@arbitro/catalogue';
import { type AnyWorld, GM, type Person, type System } from '@arbitro/kernel';
import { type Case, compareCases, measure, type Row } from './harness.ts';
import { crowdOf, fightOf } from './offers-worlds.ts';

/** The maximum number of creatures at a table. */
const CROWD = 200;

/** The offers of one actor, at a table of the maximum size. */
const offersOf = (system: System, world: AnyWorld, of: Person): Case => ({
  name: `offers of ${of}`,
  run: (times) => {
    let offers = 0;
    for (let i = 0; i < times; i++) offers += system.offers(copyOf(world), GM, of).length;
    return offers;
  },
});

/** Returns a world with nothing cached for it. */
const copyOf = (world: AnyWorld): AnyWorld => ({
  ...world,
  creatures: world.creatures.map((creature) => ({ ...creature })),
});

const serializationCase = (world: AnyWorld): Case => ({
  name: 'JSON of the world',
  run: (times) => {
    let length = 0;
    for (let i = 0; i < times; i++) length += JSON.stringify(world).length;
    return length;
  },
});

function measureSystem(system: System, label: string, world: AnyWorld): readonly Row[] {
  const [first] = world.creatures;
  const creature = system.creaturesToAct(world)[0] ?? first?.id ?? 'gm';
  return [creature, 'gm'].flatMap((of) =>
    compareCases(
      `${system.id}, ${CROWD} ${label}, ${of === 'gm' ? 'gm' : 'creature'}`,
      measure([offersOf(system, world, of), serializationCase(world)]),
    ),
  );
}

export function measureOffers(): readonly Row[] {
  return systems.flatMap((system) => {
    const crowd = crowdOf(system, CROWD);
    return [
      ...measureSystem(system, 'at rest', crowd),
      ...measureSystem(system, 'in a fight', fightOf(system, crowd)),
    ];
  });
}
