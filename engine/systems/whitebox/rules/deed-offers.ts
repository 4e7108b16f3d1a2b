import { type CreatureId, fighterIn, fightOn, type Offer, offering } from '@arbitro/kernel';
import type { Creature, Fight, World } from '../state.ts';
import { type Deed, type DeedType, doneBy } from './deeds.ts';
import { declaredBy } from './intent.ts';
import { refusesDeed } from './may-do.ts';
import type { Given } from './questions.ts';

/** Builds offers of turn actions that are not refused. */
export const deedOffers = offering<World, Deed>((world, deed) => refusesDeed(world, deed));

/**
 * Offers an action in the creature's own turn. A declared action is offered complete, ready to carry out, and no other
 * action is offered.
 *
 * @rule whitebox.combat.declared-intent
 */
export function offersInTurn(
  world: World,
  { id }: Creature,
  type: DeedType,
  make: (fight: Fight) => readonly Offer[],
): readonly Offer[] {
  const fight = fightWithTurn(world, id);
  if (!fight) return [];
  return declaredBy(world, id) ? declaredOffers(world, id, type) : make(fight);
}

/** Offers an action that is also possible outside a fight. */
export function offersAnytime(
  world: World,
  creature: Creature,
  type: DeedType,
  make: () => readonly Offer[],
): readonly Offer[] {
  return fightOn(world) ? offersInTurn(world, creature, type, make) : make();
}

/** Returns the fight in which the creature has the turn, or undefined. */
export function fightWithTurn(world: World, id: CreatureId): Fight | undefined {
  const fight = fightOn(world);
  if (!fight || !fighterIn(fight, id) || fight.phase === 'declare' || fight.phase === 'announce')
    return undefined;
  return deedOffers.allows(world, { type: 'pass', by: id }) ? fight : undefined;
}

export function declaredOffers(world: World, id: CreatureId, type: DeedType): readonly Offer[] {
  const intent = declaredBy(world, id);
  return intent?.type === type
    ? deedOffers.offered(world, { ...(doneBy(intent, id) as unknown as Given) })
    : [];
}

/** Returns all other creatures in the fight. */
export const othersIn = ({ fighters }: Fight, id: CreatureId): readonly CreatureId[] =>
  fighters.map(({ who }) => who).filter((who) => who !== id);
