import { type Die, seededDie, seedOf } from '@arbitro/dice';
import { type AnyWorld, type CreatureId, GM, type Json, mentions, type System } from '@arbitro/kernel';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { pick } from '../fill.ts';
import { deepFreeze } from '../freeze.ts';
import { worldsOf } from '../onlookers.ts';
import { expectSame, fail, forEvery, within } from '../promise.ts';
import { seedNamed } from '../seeds.ts';
import { emptyScene } from './doors.ts';
import { settings } from './play.ts';

/** Promises: a world passes its schema unchanged, and creatures can be added and removed. */
export function worldPoints(subject: Subject): readonly Point[] {
  const { system } = subject;
  const each = (check: (world: AnyWorld, die: Die) => void) => () => {
    const die = seededDie(seedOf(seedNamed(`${system.id} comings`)));
    forEvery(worldsOf(subject), (world) => check(world, die));
  };
  return [
    {
      id: 'SY26',
      says: 'every world that play can reach passes its door as it is',
      isNightly: true,
      holds: () => {
        forEvery(subject.worlds, (world) => isWanted(system, world));
        forEvery(reached(subject), (world) => passes(system, world));
      },
    },
    {
      id: 'SY28',
      says: 'people come, change and go, and the world can be played on',
      holds: each((world, die) => comeAndGo(system, world, die)),
    },
  ];
}

/**
 * Every fifth world of random play, since neighbouring worlds are nearly the same, and all worlds under every setting.
 */
function* reached(subject: Subject): Generator<AnyWorld> {
  yield* subject.worlds;
  for (const [turn, { world }] of subject.nightlyPlay().entries()) if (turn % 5 === 0) yield world;
  if (!subject.given.under) return;
  for (const setting of settings(subject)) for (const { world } of subject.playUnder(setting)) yield world;
}

function passes(system: System, world: AnyWorld): void {
  const read = system.schemas.world.safeParse(world);
  if (!read.success) fail(`${read.error.message} in ${JSON.stringify(world)}`);
  expectSame(read.data, world);
}

/** Checks that each part is required: no default is filled in. */
function isWanted(system: System, world: AnyWorld): void {
  for (const [key] of Object.entries(world)) {
    const { [key]: _, ...rest } = world as unknown as Readonly<Record<string, Json>>;
    expect(system.schemas.world.safeParse(rest).success, `a world without ${key}`).toBe(false);
  }
}

function comeAndGo(system: System, world: AnyWorld, die: Die): void {
  const content = pick(Object.values(system.content), die);
  const sheet = system.schemas.sheet.parse(content?.sheet);
  const ids = world.creatures.map(({ id }) => id);
  const newcomer = { id: 'somebody-new', name: 'Somebody New', sheet };
  const came = goesOn(system, 'a newcomer', system.enter(world, newcomer));
  expect(came.creatures.map(({ id }) => id)).toEqual([...ids, newcomer.id]);
  expect(system.due(came), 'a newcomer changes no turn').toEqual(system.due(world));
  goesOn(system, 'a scene set anew', system.staged(world, emptyScene(system)));
  for (const id of ids) {
    const changed = goesOn(
      system,
      `another sheet for ${id}`,
      system.enter(world, { id, name: 'Other', sheet }),
    );
    expect(changed.creatures.map((one) => one.id)).toEqual(ids);
    const left = goesOn(system, `${id} leaves`, system.leave(world, id));
    forgets(left, id);
  }
  expect(
    ids.reduce((so, id) => goesOn(system, `${id} leaves too`, system.leave(so, id)), world).creatures,
  ).toEqual([]);
}

function forgets(world: AnyWorld, id: CreatureId): void {
  if (mentions(world as unknown as Json, new Set([id]))) fail(`${id} is gone and still named`);
}

/** Checks that it passes its schema, and that a fight waits for a creature that can act, or is over. */
function goesOn(system: System, what: string, world: AnyWorld): AnyWorld {
  return within(what, () => {
    deepFreeze(world);
    passes(system, world);
    const standing = system.standing(world);
    const due = system.due(world);
    if (standing && !standing.over && due.length === 0) fail(`nobody is due in ${JSON.stringify(world)}`);
    for (const id of due)
      if (system.offers(world, { role: 'player', owns: [id] }).length === 0)
        fail(`${id} is due and can do nothing in ${JSON.stringify(world)}`);
    system.offers(world, GM);
    return world;
  });
}
