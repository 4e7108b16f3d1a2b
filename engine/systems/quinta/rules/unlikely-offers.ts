import { createOfferBuilder, idsOf, type Offer } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import type { AttackFeature } from './attack-feature.ts';
import { areEnemies } from './distance.ts';
import { squaresNear, uselessOffers } from './feature-offers.ts';
import { listFeatures, UNARMED } from './features.ts';
import { grappleOffers, shoveOffers } from './grapple.ts';
import { cannotAttack, cannotPayAttack, maxRange } from './may-attack.ts';
import { SQUARE } from './tables.ts';

/** How many squares away blind attacks are offered. */
const GUESSES = 4;

/**
 * Returns allowed but unlikely offers: features that now do no good, attacks on friends, or on a square without a
 * visible target.
 * @rule quinta.attack.unseen-target
 */
export function unlikelyOffers(world: World, creature: Creature): readonly Offer[] {
  const { onOneOf, withOneOf } = createOfferBuilder(cannotAttack);
  const arms = listFeatures(creature)
    .filter((feature): feature is AttackFeature => feature.attack !== null)
    .filter((arm) => !cannotPayAttack(world, creature, arm));
  const friends = idsOf(world.creatures.filter((other) => !areEnemies(creature, other)));
  const attackWith = (arm: AttackFeature): Offer['action'] => ({
    type: 'attack',
    by: creature.id,
    with: arm.id,
  });
  return [
    ...uselessOffers(world, creature),
    ...arms.flatMap((arm) => onOneOf(world, attackWith(arm), friends)),
    ...(cannotPayAttack(world, creature, UNARMED)
      ? []
      : [...grappleOffers(world, creature.id, friends), ...shoveOffers(world, creature.id, friends)]),
    ...arms.flatMap((arm) =>
      withOneOf(world, attackWith(arm), [
        'at',
        squaresNear(world, creature, Math.min(maxRange(arm) / SQUARE, GUESSES)),
      ]),
    ),
  ];
}
