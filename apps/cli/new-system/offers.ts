import { type CreatureId, mayActFor, type Offer, oneOf, type Viewer } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import type { Creature, World } from './state.ts';
import { DIFFICULTY_NAMES, STATS } from './tables.ts';

/** What the viewer may do now: an action, and the places in it left to fill. These are the buttons people see. */
export function offers(world: World, viewer: Viewer): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  return [
    ...own.flatMap((one) => creatureOffers(world, one)),
    ...(viewer.role === 'gm'
      ? [...plain(world, { type: 'fight' }), ...plain(world, { type: 'end-fight' })]
      : []),
  ];
}

function creatureOffers(world: World, one: Creature): readonly Offer[] {
  return [
    ...onOne(world, 'attack', one.id),
    ...plain(world, { type: 'pass', by: one.id }),
    ...checkOffer(world, one),
  ];
}

/** An action with nothing left to fill, if the rules allow it. */
const plain = (world: World, action: Action): readonly Offer[] =>
  refuses(world, action) ? [] : [{ action, slots: {} }];

/** An action on one of those whom the rules allow it on. */
function onOne(world: World, type: 'attack', by: CreatureId): readonly Offer[] {
  const targets = world.creatures.map(({ id }) => id).filter((on) => !refuses(world, { type, by, on }));
  return targets.length > 0 ? [{ action: { type, by }, slots: { on: oneOf(targets) } }] : [];
}

function checkOffer(world: World, { id: by }: Creature): readonly Offer[] {
  if (refuses(world, { type: 'check', by, stat: 'nerve', difficulty: 'easy' })) return [];
  const slots = { stat: oneOf(STATS), difficulty: oneOf(DIFFICULTY_NAMES) };
  return [{ action: { type: 'check', by }, slots }];
}
