import {
  gmPart,
  joinParts,
  mayActFor,
  type Offer,
  type Person,
  partsByCreature,
  type Viewer,
} from '@arbitro/kernel';
import { attackOffers, gmAttackOffers } from './offers-attack.ts';
import { checkOffers, gmCheckOffers } from './offers-checks.ts';
import { fightOffers, gmFightOffers } from './offers-in-fight.ts';
import { unlikelyOffers } from './offers-unlikely.ts';
import { asNoticed } from './rules/lost.ts';
import type { Creature, World } from './state.ts';

/** What the viewer may do now, each with the places left to fill; what hardly anybody means comes last. */
export function offers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = [
    ...partsByCreature(own, (one) => ownOffers(asNoticed(world, one), one)),
    ...(viewer.role === 'gm' ? [gmPart(() => gmOffers(world))] : []),
    ...partsByCreature(own, (one) => unlikelyOffers(asNoticed(world, one), one)),
  ];
  return joinParts(parts, of);
}

const gmOffers = (world: World): readonly Offer[] => [
  ...gmFightOffers(world),
  ...gmAttackOffers(world),
  ...gmCheckOffers(world),
];

const ownOffers = (world: World, one: Creature): readonly Offer[] => [
  ...attackOffers(world, one),
  ...fightOffers(world, one),
  ...checkOffers(world, one),
];
