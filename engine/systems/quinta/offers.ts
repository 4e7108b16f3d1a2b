import { mayActFor, type Offer, type Viewer } from '@arbitro/kernel';
import { attackOffers, blindOffers, gmAttackOffers } from './offers-attack.ts';
import { checkOffers, gmCheckOffers } from './offers-checks.ts';
import { fightOffers, gmFightOffers } from './offers-in-fight.ts';
import { asNoticed } from './rules/lost.ts';
import type { Creature, World } from './state.ts';

/** What the viewer may do now, each with the places left to fill; a blow at nobody in particular is thought of last. */
export function offers(world: World, viewer: Viewer): readonly Offer[] {
  const own = world.creatures
    .filter(({ id }) => mayActFor(viewer, id))
    .map((one) => [asNoticed(world, one), one] as const);
  return [
    ...own.flatMap(([noticed, one]) => ownOffers(noticed, one)),
    ...(viewer.role === 'gm' ? gmOffers(world) : []),
    ...own.flatMap(([noticed, one]) => blindOffers(noticed, one)),
  ];
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
