import {
  type CreatureId,
  type createOfferBuilder,
  getCreature,
  getFighter,
  idsOf,
  type Offer,
} from '@arbitro/kernel';
import type { Act, Intent, World } from '../state.ts';
import { offerIntendedAttack } from './attack.ts';
import { breakFreeOffers, offerIntendedGrapple } from './grapple.ts';
import { notOnTurn } from './may-take-turn.ts';
import { sortFoesFirst } from './sort-targets.ts';
import { offerIntendedAct, standOffers } from './turn.ts';

type OfferedAction = Offer['action'];
type Offering = Pick<ReturnType<typeof createOfferBuilder<World, never>>, 'offered' | 'onOneOf'>;

/**
 * Returns the offers of an act at the creature's rank. If the declared intent is possible, it is the only offer and
 * complete; otherwise all free acts are offered.
 */
export function offersInTurn(
  world: World,
  by: CreatureId,
  act: Act,
  free: () => readonly Offer[],
): readonly Offer[] {
  if (notOnTurn(world, by)) return [];
  const { intent, used } = getFighter(world, by);
  const offers = intent && used.length === 0 ? offerIntent(world, by, intent) : [];
  if (intent && offers.length > 0) return intent.act === act ? offers : [];
  return free();
}

/** Offers the action that carries out an intent. */
function offerIntent(world: World, by: CreatureId, intent: Intent): readonly Offer[] {
  switch (intent.act) {
    case 'attack':
      return offerIntendedAttack(world, by, intent);
    case 'grapple':
      return offerIntendedGrapple(world, by, intent);
    case 'break-free':
      return breakFreeOffers(world, by);
    case 'stand':
      return standOffers(world, by);
    case 'other':
      return offerIntendedAct(world, by, intent);
    default:
      return [];
  }
}

/** Offers an action on any creature for which the rules allow it, foes who are up first. */
export const offerOnAny = (world: World, may: Offering, action: OfferedAction): readonly Offer[] =>
  may.onOneOf(
    world,
    action,
    sortFoesFirst(world, getCreature(world, String(action.by)), idsOf(world.creatures)),
  );

/** Offers an action on the named target, or on any if none is named. */
export const offerOn = (
  world: World,
  may: Offering,
  action: OfferedAction,
  on: CreatureId | null,
): readonly Offer[] => (on === null ? offerOnAny(world, may, action) : may.offered(world, { ...action, on }));
