import {
  type CreatureId,
  gmPart,
  idsOf,
  joinParts,
  mayActFor,
  type Offer,
  offering,
  oneOf,
  type Person,
  partsByCreature,
  type Viewer,
} from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { World } from './state.ts';
import { DIFFICULTY_NAMES, STATS } from './tables.ts';

/** Offers ask `refuses` first: what is offered is never refused. */
const { offered, onOneOf } = offering<World, Action>(refuses);

/**
 * What the viewer may do now: an action, and the places in it left to fill. These are the buttons people see. With
 * `of` only what that creature, or the game master, may do: the other parts are not made.
 */
export function offers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = partsByCreature(own, ({ id }) => offersTo(world, id));
  return joinParts(viewer.role === 'gm' ? [...parts, gmPart(() => offersToGm(world))] : parts, of);
}

function offersTo(world: World, by: CreatureId): readonly Offer[] {
  const everybody = idsOf(world.creatures);
  return [
    ...onOneOf(world, { type: 'attack', by }, everybody),
    ...offered(world, { type: 'pass', by }),
    ...offered(world, { type: 'check', by }, CHECK),
  ];
}

/** Any check will do to ask whether one may be made. */
const CHECK = {
  slots: { stat: oneOf(STATS), difficulty: oneOf(DIFFICULTY_NAMES) },
  like: { stat: 'nerve', difficulty: 'easy' },
};

const offersToGm = (world: World): readonly Offer[] => [
  ...offered(world, { type: 'fight' }),
  ...offered(world, { type: 'end-fight' }),
];
