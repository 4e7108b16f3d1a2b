import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { type AnyWorld, type CreatureId, GM, type Json, mentions, type System } from '@arbitro/kernel';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { pickOne } from '../fill-at-random.ts';
import { deepFreeze } from '../freeze.ts';
import { listWorlds } from '../observations.ts';
import { addContext, breakPromise, expectSame, forEvery, mustHold } from '../promise.ts';
import { namedSeed } from '../seeds.ts';
import { listSettings } from './play.ts';
import { findEmptyScene } from './schemas.ts';

/** Promises: a world passes its schema unchanged, and creatures can be added and removed. */
export function listWorldPoints(subject: ContractSubject): readonly ContractPoint[] {
  const { system } = subject;
  const each = (check: (world: AnyWorld, die: Die) => void) => () => {
    const die = createSeededDie(seedOf(namedSeed(`${system.id} comings`)));
    forEvery(listWorlds(subject), (world) => check(world, die));
  };
  return [
    {
      id: 'SY26',
      says: 'every world that play can reach fulfils its schema unchanged',
      isNightly: true,
      holds: () => {
        forEvery(subject.worlds, (world) => checkEachPartNeeded(system, world));
        forEvery(listReachedWorlds(subject), (world) => checkPassesSchema(system, world));
      },
    },
    {
      id: 'SY28',
      says: 'creatures can be added, changed and removed, and play goes on',
      holds: each((world, die) => checkRosterChanges(system, world, die)),
    },
  ];
}

/** Every fifth world of random play, since neighbouring worlds are nearly the same, and all worlds under every setting. */
function* listReachedWorlds(subject: ContractSubject): Generator<AnyWorld> {
  yield* subject.worlds;
  for (const [turn, { world }] of subject.nightlyPlay().entries()) if (turn % 5 === 0) yield world;
  if (!subject.input.worldUnder) return;
  for (const setting of listSettings(subject))
    for (const { world } of subject.playUnder(setting)) yield world;
}

function checkPassesSchema(system: System, world: AnyWorld): void {
  const read = system.schemas.world.safeParse(world);
  if (!read.success) breakPromise(`${read.error.message} in ${JSON.stringify(world)}`);
  expectSame(read.data, world);
}

/** Checks that each part is required: no default is filled in. */
function checkEachPartNeeded(system: System, world: AnyWorld): void {
  for (const [key] of Object.entries(world)) {
    const { [key]: _, ...rest } = world as unknown as Readonly<Record<string, Json>>;
    mustHold(!system.schemas.world.safeParse(rest).success, `a world without ${key} passes its schema`);
  }
}

function checkRosterChanges(system: System, world: AnyWorld, die: Die): void {
  const content = pickOne(Object.values(system.content), die);
  const sheet = system.schemas.sheet.parse(content?.sheet);
  const ids = listIds(world);
  const newcomer = { id: 'somebody-new', name: 'Somebody New', sheet };
  const withNewcomer = checkGoesOn(system, 'a newcomer', system.addCreature(world, newcomer));
  expectSame(listIds(withNewcomer), [...ids, newcomer.id], 'the creatures with a newcomer');
  expectSame(
    system.creaturesToAct(withNewcomer),
    system.creaturesToAct(world),
    'whose turn it is with a newcomer',
  );
  checkGoesOn(system, 'a scene set anew', system.setScene(world, findEmptyScene(system)));
  for (const id of ids) {
    const changed = checkGoesOn(
      system,
      `another sheet for ${id}`,
      system.addCreature(world, { id, name: 'Other', sheet }),
    );
    expectSame(listIds(changed), ids, `the creatures after a change of ${id}`);
    const afterRemoval = checkGoesOn(system, `${id} leaves`, system.removeCreature(world, id));
    checkForgotten(afterRemoval, id);
  }
  const empty = ids.reduce(
    (current, id) => checkGoesOn(system, `${id} leaves too`, system.removeCreature(current, id)),
    world,
  );
  expectSame(listIds(empty), [], 'the creatures when all have left');
}

const listIds = ({ creatures }: AnyWorld): readonly CreatureId[] => creatures.map(({ id }) => id);

function checkForgotten(world: AnyWorld, id: CreatureId): void {
  if (mentions(world as unknown as Json, new Set([id]))) breakPromise(`${id} is gone and still named`);
}

/** Checks that it passes its schema, and that a fight waits for a creature that can act, or is over. */
function checkGoesOn(system: System, what: string, world: AnyWorld): AnyWorld {
  return addContext(what, () => {
    deepFreeze(world);
    checkPassesSchema(system, world);
    const fightState = system.fightState(world);
    const toAct = system.creaturesToAct(world);
    if (fightState && !fightState.over && toAct.length === 0)
      breakPromise(`nobody is due in ${JSON.stringify(world)}`);
    for (const id of toAct)
      if (system.offers(world, { role: 'player', owns: [id] }).length === 0)
        breakPromise(`${id} is due and can do nothing in ${JSON.stringify(world)}`);
    system.offers(world, GM);
    return world;
  });
}
