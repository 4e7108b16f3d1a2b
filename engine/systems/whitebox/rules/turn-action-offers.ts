import {
  type CreatureId,
  createOfferBuilder,
  findFight,
  findFighter,
  getCreature,
  type Offer,
} from '@arbitro/kernel';
import type { Creature, Fight, World } from '../state.ts';
import { findDeclaredIntent } from './intent.ts';
import { validateTurnAction } from './may-do.ts';
import type { OfferedAction } from './questions.ts';
import { type TurnAction, type TurnActionType, toTurnAction } from './turn-actions.ts';

/** Builds offers of turn actions that are not refused. */
export const turnActionOffers = createOfferBuilder<World, TurnAction>((world, turnAction) =>
  validateTurnAction(world, turnAction),
);

/**
 * Offers an action in the creature's own turn. A declared action is offered complete, ready to carry out, and no other
 * action is offered.
 * @rule whitebox.combat.declared-intent
 */
export function offersInTurn(
  world: World,
  { id }: Creature,
  type: TurnActionType,
  make: (fight: Fight) => readonly Offer[],
): readonly Offer[] {
  const fight = fightWithTurn(world, id);
  if (!fight) return [];
  return findDeclaredIntent(world, id) ? declaredOffers(world, id, type) : make(fight);
}

/** Offers an action that is also possible outside a fight. */
export function offersInAndOutOfFight(
  world: World,
  creature: Creature,
  type: TurnActionType,
  make: () => readonly Offer[],
): readonly Offer[] {
  return findFight(world) ? offersInTurn(world, creature, type, make) : make();
}

/** Returns the fight in which the creature has the turn, or undefined. */
export function fightWithTurn(world: World, id: CreatureId): Fight | undefined {
  const fight = findFight(world);
  if (!fight || !findFighter(fight, id) || fight.phase === 'declare' || fight.phase === 'announce')
    return undefined;
  return turnActionOffers.allows(world, { type: 'pass', by: id }) ? fight : undefined;
}

export function declaredOffers(world: World, id: CreatureId, type: TurnActionType): readonly Offer[] {
  const intent = findDeclaredIntent(world, id);
  return intent?.type === type
    ? turnActionOffers.offered(world, { ...(toTurnAction(intent, id) as unknown as OfferedAction) })
    : [];
}

/** Returns all other creatures in the fight. */
export const listOtherFighters = ({ fighters }: Fight, id: CreatureId): readonly CreatureId[] =>
  fighters.map(({ who }) => who).filter((who) => who !== id);

/** Returns the fighters, the foes who stand first: most actions are meant for them. */
export function listFoesFirst(world: World, { fighters }: Fight, { side }: Creature): readonly CreatureId[] {
  const rank = (id: CreatureId): number => {
    const other = getCreature(world, id);
    return other.side === side ? 2 : Number(other.status !== 'up');
  };
  return fighters.map(({ who }) => who).toSorted((id, other) => rank(id) - rank(other));
}
