import {
  type CreatureId,
  findDuplicate,
  findFight,
  findFirstTarget,
  firstRefusal,
  getCreature,
  idsOf,
  type Offer,
  oneOf,
  refuse,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { refuseNoppa } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import {
  type AttackOption,
  findAttackOption,
  findDisablingCondition,
  isInHand,
  isWithinReach,
  listAttackOptions,
} from './attack-options.ts';
import { findGrip, fullBody, setHeldItems } from './derived.ts';
import { STATUSES } from './effects.ts';
import { cannotAfford, cannotHold, notOnTick } from './may-act.ts';
import { cannotCastSpell } from './spell.ts';

/** The attack fields of an action. */
interface NamedAttack {
  readonly by: CreatureId;
  readonly with: string;
  readonly on: readonly CreatureId[];
  readonly hold?: readonly string[] | undefined;
}

export function cannotAttack(world: World, { by, with: id, on, hold }: NamedAttack): Verdict {
  const creature = setHeldItems(getCreature(world, by), hold);
  return (
    notOnTick(world, by) ??
    cannotHold(creature, hold) ??
    cannotUse(creature, id) ??
    cannotStrike(world, creature, id, on)
  );
}

/** Returns why the attack cannot be used (missing, not in hand or taken away), or undefined. */
export function cannotUse(creature: Creature, id: string): Verdict {
  const { id: who } = creature;
  const attackOption = findAttackOption(creature, id);
  if (!attackOption) {
    const known = listAttackOptions(creature).map((other) => other.id);
    return refuseNoppa('no-such-means', { who, means: id, known: known.join(', ') || '–' });
  }
  if (!isInHand(creature, attackOption)) return refuseNoppa('not-in-hand', { who, item: attackOption.name });
  const status = findDisablingCondition(creature, attackOption);
  if (status !== undefined) return refuseNoppa('cannot-act', { who, status });
  return attackOption.spell ? cannotCastSpell(creature, attackOption.spell) : undefined;
}

function cannotStrike(world: World, creature: Creature, id: string, on: readonly CreatureId[]): Verdict {
  const attackOption = findAttackOption(creature, id);
  if (!attackOption) return refuseNoppa('no-such-means', { who: creature.id, means: id, known: '–' });
  const twice = findDuplicate(on);
  if (!attackOption.area && on.length > 1)
    return refuseNoppa('one-target-only', { means: attackOption.name });
  if (twice !== undefined) return refuseNoppa('named-twice', { who: twice });
  return (
    firstRefusal(on, (target) => notInReach(world, creature, attackOption, target)) ??
    hasSeveralZones(world, on) ??
    cannotAfford(world, creature.id, attackOption.cost)
  );
}

function notInReach(world: World, creature: Creature, attackOption: AttackOption, on: CreatureId): Verdict {
  if (on === creature.id) return refuse('no-such-target', { on });
  if (!findFight(world)?.order.includes(on)) return refuseNoppa('not-in-fight', { who: on });
  const target = getCreature(world, on);
  if (!STATUSES[target.status].acts) return refuse('no-such-target', { on });
  return isWithinReach(world, creature, attackOption, target)
    ? undefined
    : refuseNoppa('not-in-reach', { on, zone: target.zone });
}

function hasSeveralZones(world: World, on: readonly CreatureId[]): Verdict {
  if (on.length < 2) return undefined;
  const zones = new Set(on.map((id) => getCreature(world, id).zone));
  return zones.size > 1 ? refuseNoppa('several-zones') : undefined;
}

/** What to take in hand with an act; empty if it is already in hand. */
export interface GripChange {
  readonly hold?: readonly string[];
}

const gripOf = (hold: readonly string[] | undefined): GripChange => (hold ? { hold } : {});

/** Returns a grip with a free hand for a spell's gestures: the last item is put away. */
export const freeHandGrip = (creature: Creature): GripChange => gripOf(findGrip(creature, null));

/** Returns the grip with the weapon in hand, or with a free hand for a spell. */
export function gripFor(creature: Creature, { item, spell }: AttackOption): GripChange {
  if (spell) return freeHandGrip(creature);
  return item === null ? {} : gripOf(findGrip(creature, item));
}

/** Offers one attack option on all its possible targets; an attack spell is cast. */
export function attackOffers(world: World, creature: Creature, attackOption: AttackOption): readonly Offer[] {
  const { id: by } = creature;
  const grip = gripFor(creature, attackOption);
  const isStruck = (id: CreatureId): boolean =>
    !cannotAttack(world, { by, with: attackOption.id, on: [id], ...grip });
  const among = sortFoesFirst(world, creature, idsOf(world.creatures).filter(isStruck));
  const action = attackOption.spell
    ? { type: 'cast', by, spell: attackOption.id, ...grip }
    : { type: 'attack', by, with: attackOption.id, ...grip };
  return attackOption.area ? areaOffers(world, action, among) : offerOn(action, among);
}

/** Offers the action on one target; the action takes a list of one. */
export const offerOn = (action: Offer['action'], among: readonly CreatureId[]): readonly Offer[] =>
  among.length > 0 ? [{ action, slots: { on: oneOf(among) } }] : [];

/** One offer for each zone. */
function areaOffers(world: World, action: Offer['action'], among: readonly CreatureId[]): readonly Offer[] {
  return world.zones.flatMap((zone) => {
    const here = among.filter((id) => getCreature(world, id).zone === zone);
    return here.length === 0
      ? []
      : [{ action, slots: { on: someOf(here, { least: 1, most: here.length }) } }];
  });
}

function isHurt(world: World, id: CreatureId): boolean {
  const creature = getCreature(world, id);
  return creature.body === null ? creature.damageTaken > 0 : creature.body < (fullBody(creature) ?? 0);
}

/** Sorts hurt comrades first, then unhurt ones, then foes, each in roster order, because healing is for comrades. */
export function sortByNeed(
  world: World,
  { side }: Creature,
  among: readonly CreatureId[],
): readonly CreatureId[] {
  const rank = (id: CreatureId): number =>
    getCreature(world, id).side === side ? Number(!isHurt(world, id)) : 2;
  return among.toSorted((id, other) => rank(id) - rank(other));
}

/** An attack that reaches only comrades, or healing for the unhurt. */
export function isUnlikelyOffer(world: World, { side, spells }: Creature, offer: Offer): boolean {
  const { type, spell } = offer.action;
  const on = findFirstTarget(offer);
  if (on === undefined || (type !== 'attack' && type !== 'cast')) return false;
  const isComrade = getCreature(world, on).side === side;
  const heals = spells.some(({ id, attack }) => id === spell && attack === null);
  return heals ? !isComrade || !isHurt(world, on) : isComrade;
}

/** Sorts foes before comrades, each in roster order, because attacks mostly target foes. */
export function sortFoesFirst(
  world: World,
  { side }: Creature,
  among: readonly CreatureId[],
): readonly CreatureId[] {
  const isFriend = (id: CreatureId): boolean => getCreature(world, id).side === side;
  return [...among.filter((id) => !isFriend(id)), ...among.filter(isFriend)];
}
