import {
  type CreatureId,
  creature,
  fightOn,
  type Hidden,
  isHidden,
  mayActFor,
  mayKnow,
  type Viewer,
} from '@arbitro/kernel';
import { fightCopy } from '../copies.ts';
import { isUp } from '../rules/melee.ts';
import { whoseTurn } from '../rules/turn.ts';
import type { Creature, Fight, World } from '../state.ts';
import { assumed } from './assumed.ts';
import { numbered } from './view.ts';
import { type Gone, without } from './without.ts';

/**
 * Returns the world as the viewer may assume it: without hidden things, and with assumed values for what the view does
 * not show.
 */
export function known(world: World, viewer: Viewer, hidden: Hidden): World {
  if (viewer.role === 'gm') return world;
  const rest = without(world, hiddenFrom(world, viewer, hidden));
  const whose = whoseTurn(world);
  const creatures = rest.creatures.map((one) =>
    mayKnow(viewer, one.id) ? one : assumed(one, seemsReady(rest, one, whose)),
  );
  const { options, zones, borders, fight } = rest;
  const seen = { options, zones, borders, rereads: false, creatures, fight };
  return { ...seen, fight: fight && fightKnown(seen, fight, whose) };
}

/** A viewer's own zones are never hidden from it; a hidden zone hides all creatures in it. */
function hiddenFrom({ creatures, zones }: World, viewer: Viewer, hidden: Hidden): Gone {
  const own = new Set(creatures.filter(({ id }) => mayActFor(viewer, id)).map(({ zone }) => zone));
  const lost = new Set(zones.filter((zone) => hidden.places.includes(zone) && !own.has(zone)));
  const ids = creatures.filter(({ id, zone }) => isHidden(hidden, viewer, id) || lost.has(zone));
  return { ids: new Set(ids.map(({ id }) => id)), zones: lost };
}

/**
 * A foe appears ready only if its tick has come and it was passed over: viewers can tell that by following the
 * countdown.
 */
function seemsReady(world: World, one: Creature, whose: CreatureId | undefined): boolean {
  if (one.kind !== 'foe') return one.readied !== null;
  const fight = fightOn(world);
  if (!fight || whose === undefined || !fight.order.includes(whose) || fight.phase !== 'acting') return false;
  const before = fight.order.slice(0, fight.order.indexOf(whose));
  return before.includes(one.id) && couldAct(world, fight, one) && one.actions >= fight.tick;
}

const couldAct = (world: World, { passed }: Fight, { id }: Creature): boolean =>
  isUp(world, id) && !passed.includes(id);

/** Renumbers melees by what is visible; the countdown too while an unseen creature acts. */
function fightKnown(world: World, fight: Fight, whose: CreatureId | undefined): Fight {
  const melees = numbered(fight.melees, world);
  const unseen = whose !== undefined && !fight.order.includes(whose);
  const tick = unseen ? beforeAll(world, fight) : fight.tick;
  return fightCopy({ ...fight, tick, melees, formed: melees.length });
}

/** The lowest tick on which none of the visible creatures acts yet. */
function beforeAll(world: World, fight: Fight): number {
  const waiting = fight.order
    .map((id) => creature(world, id))
    .filter((one) => one.readied === null && couldAct(world, fight, one))
    .map(({ actions }) => actions);
  return 1 + Math.max(0, ...waiting);
}
