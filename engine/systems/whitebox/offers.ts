import { mayActFor, type Offer, type Viewer } from '@arbitro/kernel';
import { gmOffersInFight, offersInFight } from './offers-in-fight.ts';
import { gmOffersAtPeace, offersAtPeace } from './offers-peace.ts';
import type { World } from './state.ts';

/** What the viewer may do now, each with the places left to fill. */
export function offers(world: World, viewer: Viewer): readonly Offer[] {
  const own = world.creatures
    .filter(({ id }) => mayActFor(viewer, id))
    .flatMap((one) => [...offersInFight(world, one), ...offersAtPeace(world, one)]);
  return viewer.role === 'gm' ? [...own, ...gmOffersInFight(world), ...gmOffersAtPeace(world)] : own;
}
