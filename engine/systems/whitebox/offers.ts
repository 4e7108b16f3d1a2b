import { joinParts, mayActFor, type Offer, type Person, partsByCreature, type Viewer } from '@arbitro/kernel';
import { gmPartsInFight, offersInFight } from './offers-in-fight.ts';
import { gmPartsAtPeace, offersAtPeace } from './offers-peace.ts';
import type { World } from './state.ts';

/** What the viewer may do now, each with the places left to fill. */
export function offers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = partsByCreature(own, (one) => [...offersInFight(world, one), ...offersAtPeace(world, one)]);
  if (viewer.role !== 'gm') return joinParts(parts, of);
  return joinParts([...parts, ...gmPartsInFight(world), ...gmPartsAtPeace(world)], of);
}
