import { type CreatureId, idsOf, type Offer } from '@arbitro/kernel';
import { deedsOf, UNARMED } from './deeds.ts';
import { type Given, onOneOf, withOneOf } from './offering.ts';
import { gripsOn, squaresNear } from './offers-attack.ts';
import { cannotPayAttack, farthest } from './refuses-attack.ts';
import { areEnemies } from './rules/distance.ts';
import type { Arm } from './rules/strike.ts';
import type { Creature, World } from './state.ts';
import { SQUARE } from './tables.ts';

/** What the rules allow and hardly anybody means: a blow at one's own, or blindly at a place. */
export function unlikelyOffers(world: World, one: Creature): readonly Offer[] {
  const arms = deedsOf(one)
    .filter((deed): deed is Arm => deed.attack !== null)
    .filter((arm) => !cannotPayAttack(world, one, arm));
  const own = fellowsOf(world, one);
  return [
    ...arms.flatMap((arm) => onOneOf(world, blowOf(one, arm), own)),
    ...(cannotPayAttack(world, one, UNARMED) ? [] : gripsOn(world, one, own)),
    ...arms.flatMap((arm) => blindly(world, one, arm)),
  ];
}

const blowOf = ({ id: by }: Creature, arm: Arm): Given => ({ type: 'attack', by, with: arm.id });

const fellowsOf = ({ creatures }: World, one: Creature): readonly CreatureId[] =>
  idsOf(creatures.filter((other) => !areEnemies(one, other)));

/** How many squares away one guesses where somebody is. */
const GUESSES = 4;

/** Where somebody unseen might be. @rule quinta.attack.unseen-target */
const blindly = (world: World, one: Creature, arm: Arm): readonly Offer[] =>
  withOneOf(world, blowOf(one, arm), [
    'at',
    squaresNear(world, one, Math.min(farthest(arm) / SQUARE, GUESSES)),
  ]);
