import {
  type CreatureId,
  findDuplicate,
  findFight,
  findFirstTarget,
  firstRefusal,
  getCreature,
  type Offer,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { refuseRischio } from '../refusals.ts';
import {
  type Ability,
  BASIC_ATTACK,
  type Creature,
  findAbility,
  findParticipant,
  isParticipant,
  type World,
} from '../state.ts';
import { defaultSide } from './fight.ts';
import { cannotAct, cannotBeReached, notOnTable } from './may-act.ts';

/** Returns why the creature may not use the ability on these targets, or undefined. */
export function cannotUse(world: World, by: CreatureId, id: string, on: readonly CreatureId[]): Verdict {
  const user = getCreature(world, by);
  const used = findAbility(user, id);
  const twice = findDuplicate(on);
  if (!used)
    return refuseRischio('no-such-ability', {
      who: by,
      ability: id,
      known: user.abilities.map((ability) => ability.id).join(', ') || '–',
    });
  if (used.targets === 'single' && on.length > 1)
    return refuseRischio('one-target-only', { ability: used.name });
  if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
  return (
    cannotAct(world, by) ??
    notOnTable(world, used.risk?.level) ??
    firstRefusal(on, (target) => cannotReach(world, by, used, target)) ??
    cannotPay(user, used)
  );
}

function cannotReach(world: World, by: CreatureId, { kind }: Ability, on: CreatureId): Verdict {
  const isAttack = kind === 'attack';
  if (isAttack && on === by) return refuse('no-such-target', { on });
  const mayMeddle = !isAttack && world.options.bystanders === 'may-support';
  const meddling = mayMeddle ? undefined : cannotMeddle(world, by, on);
  return meddling ?? (isAttack ? notInReach(world, by, on) : cannotBeReached(world, on, 'reached'));
}

/** A creature outside the fight must join before it affects participants. @ruling R14 */
function cannotMeddle(world: World, by: CreatureId, on: CreatureId): Verdict {
  return !isParticipant(world, by) && isParticipant(world, on)
    ? refuseRischio('not-in-fight', { who: by })
    : undefined;
}

/**
 * An attack in a fight may target creatures outside it, unless the options keep them out, but not those that have left.
 * @ruling R14
 */
function notInReach(world: World, by: CreatureId, on: CreatureId): Verdict {
  const isOut = isParticipant(world, by) && !isParticipant(world, on);
  if (isOut && (world.options.bystanders === 'kept-out' || hasLeft(world, on)))
    return refuseRischio('not-in-fight', { who: on });
  return cannotBeReached(world, on, 'struck');
}

const hasLeft = (world: World, id: CreatureId): boolean =>
  findFight(world)?.participants.some(({ who, left }) => who === id && left) ?? false;

/** Health may be paid down to 0 and below; any other resource must be available in full. */
function cannotPay({ id, resources }: Creature, { cost }: Ability): Verdict {
  const short = Object.entries(cost).find(
    ([resource, points]) => resource !== 'health' && (resources[resource] ?? 0) < points,
  );
  return (
    short &&
    refuseRischio('cannot-pay', {
      who: id,
      resource: short[0],
      cost: short[1],
      has: resources[short[0]] ?? 0,
    })
  );
}

/** Returns all valid targets of the ability now, those it is meant for first. */
export function listTargets(world: World, by: CreatureId, used: Ability): readonly CreatureId[] {
  // most creatures wait for their turn: then no target needs to be checked
  if (cannotAct(world, by)) return [];
  const all = world.creatures.map(({ id }) => id).filter((id) => !cannotUse(world, by, used.id, [id]));
  const own = currentSideOf(world, by);
  const rank = used.kind === 'attack' ? rankStruck : rankSupported;
  const ranks = new Map(all.map((id) => [id, rank(world, id, { own, used })]));
  return all.toSorted((id, other) => (ranks.get(id) ?? 0) - (ranks.get(other) ?? 0));
}

interface AbilityUser {
  readonly own: string;
  readonly used: Ability;
}

/** The usual order of targets: foes in the fight, other foes, friends. */
function rankStruck(world: World, id: CreatureId, { own }: AbilityUser): number {
  if (currentSideOf(world, id) === own) return 2;
  return findFight(world) && !isParticipant(world, id) ? 1 : 0;
}

/** Friends that it helps, friends that it does not help, foes. */
function rankSupported(world: World, id: CreatureId, { own, used: { effect } }: AbilityUser): number {
  if (currentSideOf(world, id) !== own) return 2;
  const { health, maxHealth } = getCreature(world, id);
  const onlyHeals = effect.shield === undefined && effect.boost === undefined;
  return onlyHeals && maxHealth !== null && health >= maxHealth ? 1 : 0;
}

/** An attack that reaches only friends, or healing for those whose health is full. */
export function isUnlikelyOffer(world: World, { id }: Creature, offer: Offer): boolean {
  const { type, ability } = offer.action;
  const on = findFirstTarget(offer);
  if (on === undefined || (type !== 'attack' && type !== 'use')) return false;
  const used = findAbility(getCreature(world, id), type === 'attack' ? BASIC_ATTACK : String(ability));
  if (!used) return false;
  const terms = { own: currentSideOf(world, id), used };
  return used.kind === 'attack' ? rankStruck(world, on, terms) === 2 : rankSupported(world, on, terms) > 0;
}

function currentSideOf(world: World, id: CreatureId): string {
  const fight = findFight(world);
  return (fight && findParticipant(fight, id)?.side) ?? defaultSide(getCreature(world, id));
}
