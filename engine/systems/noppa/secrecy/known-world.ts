import {
  type CreatureId,
  findFight,
  findHiddenFrom,
  getCreature,
  type HiddenThings,
  mayKnow,
  type Viewer,
} from '@arbitro/kernel';
import { copyFight } from '../copy-state.ts';
import { isUp } from '../rules/melee.ts';
import { whoseTurn } from '../rules/turn.ts';
import { removeCreatures } from '../schema/world.ts';
import type { Creature, Fight, World } from '../state.ts';
import { assumeUnknowns } from './unknown-defaults.ts';
import { renumberMelees } from './view.ts';

/**
 * Returns the world as the viewer may assume it: without hidden things, and with assumed values for what the view does
 * not show.
 */
export function knownWorld(world: World, viewer: Viewer, hidden: HiddenThings): World {
  if (viewer.role === 'gm') return world;
  const rest = removeCreatures(
    world,
    findHiddenFrom(world.creatures, viewer, hidden, ({ zone }) => zone),
  );
  const whose = whoseTurn(world);
  const creatures = rest.creatures.map((creature) =>
    mayKnow(viewer, creature.id) ? creature : assumeUnknowns(creature, seemsReady(rest, creature, whose)),
  );
  const { options, zones, borders, fight } = rest;
  const knownWithoutFight = { options, zones, borders, rereads: false, creatures, fight };
  return { ...knownWithoutFight, fight: fight && knownFight(knownWithoutFight, fight, whose) };
}

/** Of a foe's readiness a viewer knows only that the foe was passed over when its number came. */
function seemsReady(world: World, creature: Creature, whose: CreatureId | undefined): boolean {
  if (creature.kind !== 'foe') return creature.readied !== null;
  const fight = findFight(world);
  if (!fight || whose === undefined || !fight.order.includes(whose) || fight.phase !== 'acting') return false;
  const before = fight.order.slice(0, fight.order.indexOf(whose));
  return before.includes(creature.id) && couldAct(world, fight, creature) && creature.actions >= fight.tick;
}

const couldAct = (world: World, { passed }: Fight, { id }: Creature): boolean =>
  isUp(world, id) && !passed.includes(id);

/** Renumbers melees by what is visible; the countdown too while an unseen creature acts. */
function knownFight(world: World, fight: Fight, whose: CreatureId | undefined): Fight {
  const melees = renumberMelees(fight.melees, world);
  const unseen = whose !== undefined && !fight.order.includes(whose);
  const tick = unseen ? tickBeforeAll(world, fight) : fight.tick;
  return copyFight({ ...fight, tick, melees, formed: melees.length });
}

/** The lowest tick on which none of the visible creatures acts yet. */
function tickBeforeAll(world: World, fight: Fight): number {
  const waiting = fight.order
    .map((id) => getCreature(world, id))
    .filter((creature) => creature.readied === null && couldAct(world, fight, creature))
    .map(({ actions }) => actions);
  return 1 + Math.max(0, ...waiting);
}
