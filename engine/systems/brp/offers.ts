import {
  gmPart,
  joinParts,
  mayActFor,
  type Offer,
  type Person,
  partsByCreature,
  type Viewer,
} from '@arbitro/kernel';
import { checkOffers } from './offers-checks.ts';
import { gmCheckParts } from './offers-checks-gm.ts';
import { fightOffers, gmFightOffers } from './offers-in-fight.ts';
import type { World } from './state.ts';

/** What the viewer may do now, each with the places left to fill. */
export function offers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = partsByCreature(own, (one) => [...fightOffers(world, one), ...checkOffers(world, one)]);
  if (viewer.role !== 'gm') return joinParts(parts, of);
  return joinParts([...parts, gmPart(() => gmFightOffers(world)), ...gmCheckParts(world)], of);
}
