import { mayActFor, type Offer, type Viewer } from '@arbitro/kernel';
import { checkOffers } from './offers-checks.ts';
import { gmCheckOffers } from './offers-checks-gm.ts';
import { fightOffers, gmFightOffers } from './offers-in-fight.ts';
import type { World } from './state.ts';

/** What the viewer may do now, each with the places left to fill. */
export function offers(world: World, viewer: Viewer): readonly Offer[] {
  const own = world.creatures
    .filter(({ id }) => mayActFor(viewer, id))
    .flatMap((one) => [...fightOffers(world, one), ...checkOffers(world, one)]);
  return viewer.role === 'gm' ? [...own, ...gmFightOffers(world), ...gmCheckOffers(world)] : own;
}
