import { idsOf, type Offer, offering } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { squaresNear } from './deed-offers.ts';
import { deedsOf, UNARMED } from './deeds.ts';
import { areEnemies } from './distance.ts';
import { grappleOffers, shoveOffers } from './grapple.ts';
import { cannotAttack, cannotPayAttack, farthest } from './may-attack.ts';
import type { Arm } from './strike.ts';
import { SQUARE } from './tables.ts';

/** How many squares away blind attacks are offered. */
const GUESSES = 4;

/**
 * Returns allowed but unlikely offers: attacks on friends, or on a square without a visible target.
 *
 * @rule quinta.attack.unseen-target
 */
export function unlikelyOffers(world: World, one: Creature): readonly Offer[] {
  const { onOneOf, withOneOf } = offering(cannotAttack);
  const arms = deedsOf(one)
    .filter((deed): deed is Arm => deed.attack !== null)
    .filter((arm) => !cannotPayAttack(world, one, arm));
  const friends = idsOf(world.creatures.filter((other) => !areEnemies(one, other)));
  const attackWith = (arm: Arm): Offer['action'] => ({ type: 'attack', by: one.id, with: arm.id });
  return [
    ...arms.flatMap((arm) => onOneOf(world, attackWith(arm), friends)),
    ...(cannotPayAttack(world, one, UNARMED)
      ? []
      : [...grappleOffers(world, one.id, friends), ...shoveOffers(world, one.id, friends)]),
    ...arms.flatMap((arm) =>
      withOneOf(world, attackWith(arm), [
        'at',
        squaresNear(world, one, Math.min(farthest(arm) / SQUARE, GUESSES)),
      ]),
    ),
  ];
}
