import { seededDie, seedOf } from '@arbitro/dice';
import { type AnyWorld, type Json, mentions, NOTHING_HIDDEN, type System } from '@arbitro/kernel';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { fill } from '../fill.ts';
import { deepFreeze } from '../freeze.ts';
import { type Look, looks } from '../onlookers.ts';
import { accepted } from '../play.ts';
import { expectSame, fail, forEvery, passDoor, within } from '../promise.ts';
import { seedNamed } from '../seeds.ts';

/** Promises: a viewer's known world reveals no more than a view does, and can be played. */
export function knownPoints(subject: Subject): readonly Point[] {
  const { system } = subject;
  const each = (check: (system: System, look: Look) => void) => () =>
    forEvery(looks(subject, seededDie(seedOf(seedNamed(`${system.id} looks`)))), (look) =>
      within(
        () => `${JSON.stringify(look.viewer)}, ${JSON.stringify(look.hidden)} hidden`,
        () => check(system, look),
      ),
    );
  return [
    { id: 'SY21', says: 'the world as known is known as it is', holds: each(isSettled) },
    {
      id: 'SY22',
      says: 'where nothing is hidden a viewer sees and may do the same',
      holds: each(showsAlike),
    },
    {
      id: 'SY24',
      says: 'the world as known is a world, and its offers are accepted',
      holds: each(isPlayable),
    },
    { id: 'SY25', says: 'nothing that is hidden is named in a view or an offer', holds: each(isUnnamed) },
    {
      id: 'SY27',
      says: 'what a player is offered is the doing of their own creature',
      holds: each(isTheirs),
    },
  ];
}

const knownTo = (system: System, { world, viewer, hidden }: Look): AnyWorld =>
  deepFreeze(system.known(world, viewer, hidden));

export const alike = (what: string, one: unknown, other: unknown): void => {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  expect(one, what).toStrictEqual(other);
  fail(`${what}: keys in another order`);
};

function isSettled(system: System, look: Look): void {
  const known = knownTo(system, look);
  alike('known twice', system.known(known, look.viewer, look.hidden), known);
  if (look.viewer.role === 'gm') expect(known, 'the game master’s').toBe(look.world);
}

function showsAlike(system: System, { world, viewer }: Look): void {
  const own = knownTo(system, { world, viewer, hidden: NOTHING_HIDDEN });
  // a viewer who knows the world itself is asked again with a copy of it
  const known = own === world ? structuredClone(world) : own;
  alike('the view', system.view(known, viewer), system.view(world, viewer));
  alike('the offers', system.offers(known, viewer), system.offers(world, viewer));
}

function isPlayable(system: System, look: Look): void {
  const known = knownTo(system, look);
  expectSame(passDoor(system.schemas.world, known, 'the world as known'), known);
  const die = seededDie(seedOf(seedNamed(`${system.id} offers as known`)));
  for (const offer of system.offers(known, look.viewer)) accepted(system, known, fill(offer, die));
  if (system.standing(known)?.over !== false) return;
  const due = system.due(look.world).filter((id) => known.creatures.some((one) => one.id === id));
  expect(system.due(known), 'due as far as known').toEqual(due);
}

function isUnnamed(system: System, look: Look): void {
  const known = knownTo(system, look);
  const places = system.places(look.world).filter((place) => !system.places(known).includes(place));
  const hidden = look.world.creatures.filter(({ id }) => !known.creatures.some((one) => one.id === id));
  checkHidden(look, { places, ids: hidden.map(({ id }) => id) });
  // dots are the names and remarks of random play
  const names = new Set(
    [...places, ...hidden.flatMap(({ id, name }) => [id, name])].filter((name) => /\p{L}/u.test(name)),
  );
  const told = { view: system.view(known, look.viewer), offers: system.offers(known, look.viewer) };
  if (mentions(told as unknown as Json, names)) fail(`one of ${[...names]} is named`);
}

/** Checks that hiding removes what it names, but never a viewer's own creature. */
function checkHidden(
  { viewer, hidden }: Look,
  { ids }: { readonly places: readonly string[]; readonly ids: readonly string[] },
): void {
  if (viewer.role === 'gm') return expect(ids).toEqual([]);
  const owns = viewer.role === 'player' ? viewer.owns : [];
  const due = hidden.creatures.filter((id) => !owns.includes(id));
  expect(ids, 'what is hidden is out of sight').toEqual(expect.arrayContaining([...due]));
  expect(
    ids.filter((id) => owns.includes(id)),
    'one’s own is not',
  ).toEqual([]);
}

function isTheirs(system: System, { world, viewer }: Look): void {
  if (viewer.role !== 'player') return;
  const die = seededDie(seedOf(seedNamed(`${system.id} whose`)));
  for (const offer of system.offers(world, viewer)) {
    const action = accepted(system, world, fill(offer, die));
    if (!viewer.owns.includes(system.actor(action)))
      fail(`${JSON.stringify(action)} is the doing of ${system.actor(action)}`);
  }
}
