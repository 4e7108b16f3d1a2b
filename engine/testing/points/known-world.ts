import { createSeededDie, seedOf } from '@arbitro/dice';
import { type AnyWorld, type Json, mentions, NOTHING_HIDDEN, type System } from '@arbitro/kernel';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { fillOfferAtRandom } from '../fill-at-random.ts';
import { deepFreeze } from '../freeze.ts';
import { listObservations, type Observation } from '../observations.ts';
import { acceptAction } from '../play.ts';
import {
  addContext,
  breakPromise,
  expectAll,
  expectSame,
  forEvery,
  mustHold,
  parseOrBreak,
} from '../promise.ts';
import { namedSeed } from '../seeds.ts';

/** Promises: a viewer's known world reveals no more than a view does, and can be played. */
export function listKnownWorldPoints(subject: ContractSubject): readonly ContractPoint[] {
  const { system } = subject;
  const each = (check: (system: System, look: Observation) => void) => () =>
    forEvery(listObservations(subject, createSeededDie(seedOf(namedSeed(`${system.id} looks`)))), (look) =>
      addContext(
        () => `${JSON.stringify(look.viewer)}, ${JSON.stringify(look.hidden)} hidden`,
        () => check(system, look),
      ),
    );
  return [
    { id: 'SY21', says: 'the world as known is known as it is', holds: each(checkIdempotent) },
    {
      id: 'SY22',
      says: 'where nothing is hidden the known world shows and offers the same',
      holds: each(checkSameView),
    },
    {
      id: 'SY24',
      says: 'the known world is a valid world, and its offers are accepted',
      holds: each(checkPlayable),
    },
    { id: 'SY25', says: 'nothing that is hidden is named in a view or an offer', holds: each(checkUnnamed) },
    {
      id: 'SY27',
      says: 'the offers of a player are actions of their own creatures',
      holds: each(checkOwnCreatures),
    },
  ];
}

const computeKnownWorld = (system: System, { world, viewer, hidden }: Observation): AnyWorld =>
  deepFreeze(system.knownWorld(world, viewer, hidden));

export const checkSameWorld = (what: string, item: unknown, other: unknown): void => {
  if (JSON.stringify(item) === JSON.stringify(other)) return;
  expectSame(item, other, what);
  breakPromise(`${what}: keys in another order`);
};

function checkIdempotent(system: System, look: Observation): void {
  const known = computeKnownWorld(system, look);
  checkSameWorld('known twice', system.knownWorld(known, look.viewer, look.hidden), known);
  if (look.viewer.role === 'gm') mustHold(known === look.world, 'the game master’s world is another');
}

function checkSameView(system: System, { world, viewer }: Observation): void {
  const ownKnownWorld = computeKnownWorld(system, { world, viewer, hidden: NOTHING_HIDDEN });
  // a viewer who knows the world itself is asked again with a copy of it
  const known = ownKnownWorld === world ? structuredClone(world) : ownKnownWorld;
  checkSameWorld('the view', system.view(known, viewer), system.view(world, viewer));
  checkSameWorld('the offers', system.offers(known, viewer), system.offers(world, viewer));
}

function checkPlayable(system: System, look: Observation): void {
  const known = computeKnownWorld(system, look);
  expectSame(parseOrBreak(system.schemas.world, known, 'the world as known'), known);
  const die = createSeededDie(seedOf(namedSeed(`${system.id} offers as known`)));
  for (const offer of system.offers(known, look.viewer))
    acceptAction(system, known, fillOfferAtRandom(offer, die));
  if (system.fightState(known)?.over !== false) return;
  const toAct = system
    .creaturesToAct(look.world)
    .filter((id) => known.creatures.some((creature) => creature.id === id));
  expectSame(system.creaturesToAct(known), toAct, 'due as far as known');
}

function checkUnnamed(system: System, look: Observation): void {
  const known = computeKnownWorld(system, look);
  const places = system
    .hideablePlaces(look.world)
    .filter((place) => !system.hideablePlaces(known).includes(place));
  const hidden = look.world.creatures.filter(
    ({ id }) => !known.creatures.some((creature) => creature.id === id),
  );
  checkHidden(look, { places, ids: hidden.map(({ id }) => id) });
  // dots are the names and remarks of random play
  const names = new Set(
    [...places, ...hidden.flatMap(({ id, name }) => [id, name])].filter((name) => /\p{L}/u.test(name)),
  );
  const replies = { view: system.view(known, look.viewer), offers: system.offers(known, look.viewer) };
  if (mentions(replies as unknown as Json, names)) breakPromise(`one of ${[...names]} is named`);
}

/** Checks that hiding removes what it names, but never a viewer's own creature. */
function checkHidden(
  { viewer, hidden }: Observation,
  { ids }: { readonly places: readonly string[]; readonly ids: readonly string[] },
): void {
  if (viewer.role === 'gm') return expectSame(ids, [], 'what is hidden from the game master');
  const owns = viewer.role === 'player' ? viewer.owns : [];
  const toAct = hidden.creatures.filter((id) => !owns.includes(id));
  expectAll(ids, toAct, 'what is hidden is out of sight');
  const ownHidden = ids.filter((id) => owns.includes(id));
  expectSame(ownHidden, [], 'one’s own is in sight');
}

function checkOwnCreatures(system: System, { world, viewer }: Observation): void {
  if (viewer.role !== 'player') return;
  const die = createSeededDie(seedOf(namedSeed(`${system.id} whose`)));
  for (const offer of system.offers(world, viewer)) {
    const action = acceptAction(system, world, fillOfferAtRandom(offer, die));
    if (!viewer.owns.includes(system.actor(action)))
      breakPromise(`${JSON.stringify(action)} is the doing of ${system.actor(action)}`);
  }
}
