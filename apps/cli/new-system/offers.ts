import { type CreatureId, idsOf, mayActFor, type Offer, offering, oneOf, type Viewer } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { World } from './state.ts';
import { DIFFICULTY_NAMES, STATS } from './tables.ts';

/** Offers ask `refuses` first: what is offered is never refused. */
const { offered, onOneOf } = offering<World, Action>(refuses);

/** What the viewer may do now: an action, and the places in it left to fill. These are the buttons people see. */
export function offers(world: World, viewer: Viewer): readonly Offer[] {
  const own = idsOf(world.creatures).filter((id) => mayActFor(viewer, id));
  return [...own.flatMap((by) => offersTo(world, by)), ...(viewer.role === 'gm' ? offersToGm(world) : [])];
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
