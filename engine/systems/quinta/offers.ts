import { mayActFor, type Offer, type Viewer } from '@arbitro/kernel';
import { attackOffers, gmAttackOffers } from './offers-attack.ts';
import { checkOffers, gmCheckOffers } from './offers-checks.ts';
import { fightOffers, gmFightOffers } from './offers-in-fight.ts';
import { asNoticed } from './rules/lost.ts';
import type { Creature, World } from './state.ts';

/** What the viewer may do now, each with the places left to fill. */
export function offers(world: World, viewer: Viewer): readonly Offer[] {
  const own = world.creatures
    .filter(({ id }) => mayActFor(viewer, id))
    .flatMap((one) => ownOffers(asNoticed(world, one), one));
  return viewer.role === 'gm'
    ? [...own, ...gmFightOffers(world), ...gmAttackOffers(world), ...gmCheckOffers(world)]
    : own;
}

const ownOffers = (world: World, one: Creature): readonly Offer[] => [
  ...attackOffers(world, one),
  ...fightOffers(world, one),
  ...checkOffers(world, one),
];
