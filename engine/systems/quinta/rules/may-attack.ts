import { isInside, canSee as noWallBefore, type Square, squareName } from '@arbitro/grid';
import { type CreatureId, getCreature, type Verdict } from '@arbitro/kernel';
import { refuseQuinta, squareParams } from '../refusals.ts';
import type { Creature, Feature, World } from '../state.ts';
import { defaultWeapon, findCreatureAt } from './attack.ts';
import type { AttackFeature } from './attack-feature.ts';
import { coverBetween, coverOfSquare } from './cover.ts';
import { metresApart, metresBetween, metresToSquare, spaceIn } from './distance.ts';
import { findFeature, UNARMED } from './features.ts';
import { hasHandsFor } from './hands.ts';
import { isLost } from './lurking.ts';
import { cannotAct, cannotReact, cannotTake, cannotTarget, noTarget, notOnTurn } from './may-act.ts';
import { findActiveMap } from './space.ts';
import { type Cover, SQUARE, sizeStep } from './tables.ts';
import { attacksLeft, isSpent } from './uses.ts';

/**
 * Returns why the feature cannot be paid for: the action, bonus action or reaction is spent.
 * @rule quinta.actions.attack
 */
export const cannotPay = (world: World, who: CreatureId, { cost }: Pick<Feature, 'cost'>): Verdict =>
  cost === 'reaction' ? cannotReact(world, who) : cannotTake(world, who, cost);

export function cannotPayAttack(world: World, creature: Creature, arm: Feature): Verdict {
  if (attacksLeft(creature, arm.id) > 0)
    return cannotAct(world, creature.id) ?? notOnTurn(world, creature.id);
  return cannotPay(world, creature.id, arm) ?? cannotUseAgain(creature, arm);
}

/** Returns the features that the creature can pay for; each cost is judged once. */
export function listPayableArms<F extends Feature>(
  world: World,
  creature: Creature,
  features: readonly F[],
): readonly F[] {
  const verdicts: { [C in Feature['cost']]?: boolean } = {};
  const canPay = (cost: Feature['cost']): boolean => {
    verdicts[cost] ??= !cannotPay(world, creature.id, { cost });
    return verdicts[cost];
  };
  return features.filter((arm) =>
    attacksLeft(creature, arm.id) > 0
      ? !cannotPayAttack(world, creature, arm)
      : canPay(arm.cost) && !isSpent(creature, arm),
  );
}

export const cannotUseAgain = (creature: Creature, feature: Feature): Verdict =>
  isSpent(creature, feature)
    ? refuseQuinta('deed-used-up', { who: creature.id, deed: feature.id })
    : undefined;

/** Returns why the creature has no free hands for the weapon. @rule quinta.actions.attack @ruling R116 */
export const cannotHold = (world: World, creature: Creature, arm: Feature): Verdict =>
  hasHandsFor(world, creature, arm)
    ? undefined
    : refuseQuinta('hands-full', { who: creature.id, deed: arm.id });

/** The target of an attack, and its weapon. */
interface AttackRequest {
  readonly by: CreatureId;
  readonly with?: string | undefined;
  readonly on?: CreatureId | undefined;
  readonly at?: Square | undefined;
  readonly thing?: string | undefined;
  readonly cover?: Cover | undefined;
  readonly distance?: number | undefined;
}

export function cannotAttack(world: World, action: AttackRequest): Verdict {
  const { by: who, on, at, thing } = action;
  const creature = getCreature(world, who);
  const id = action.with ?? defaultWeapon(creature);
  const feature = findFeature(creature, id);
  if (!feature) return refuseQuinta('no-such-deed', { who, deed: id });
  if (!feature.attack) return refuseQuinta('not-an-attack', { deed: id });
  const arm = feature as AttackFeature;
  const refusal = cannotPayAttack(world, creature, arm) ?? cannotHold(world, creature, arm);
  if (refusal) return refusal;
  if (thing !== undefined)
    return on === undefined && !at ? cannotHitThing(world, creature, { arm, thing, action }) : NO_TARGET;
  if (at)
    return (
      cannotAimAt(world, creature, { arm, at, action }) ??
      cannotStrikeThere(world, creature, at) ??
      (on === undefined ? undefined : noTarget(world, who, on))
    );
  return on === undefined ? NO_TARGET : cannotHit(world, creature, { arm, on, action });
}

const NO_TARGET = refuseQuinta('no-target');

interface AttackTarget {
  readonly arm: AttackFeature;
  readonly on: CreatureId;
  readonly action: Pick<AttackRequest, 'cover' | 'distance'>;
}

/** Refuses targets that are absent, forbidden or lost from sight, whatever the weapon. */
function cannotAim(world: World, creature: Creature, on: CreatureId): Verdict {
  const none = noTarget(world, creature.id, on) ?? cannotTarget(world, creature.id, { on, harmful: true });
  if (none) return none;
  return isLost(world, creature, getCreature(world, on))
    ? refuseQuinta('place-unknown', { who: creature.id, on })
    : undefined;
}

/** Returns those of the payable features that the creature may attack this target with, where it is now. */
export function listArmsAgainst(
  world: World,
  creature: Creature,
  { on, arms }: { readonly on: CreatureId; readonly arms: readonly AttackFeature[] },
): readonly AttackFeature[] {
  const target = getCreature(world, on);
  const metres = metresBetween(world, creature, target);
  const near = arms.filter((arm) => isInRange(arm, metres) && hasHandsFor(world, creature, arm));
  if (near.length === 0 || cannotAim(world, creature, on)) return [];
  return coverBetween(world, creature, target) === 'total' ? [] : near;
}

/** @rule quinta.attack.sequence @rule quinta.attack.cover */
function cannotHit(world: World, creature: Creature, { arm, on, action }: AttackTarget): Verdict {
  const none = cannotAim(world, creature, on);
  if (none) return none;
  const target = getCreature(world, on);
  const far = tooFar(arm, on, action.distance ?? metresBetween(world, creature, target));
  if (far) return far;
  const cover = action.cover ?? coverBetween(world, creature, target);
  return cover === 'total' ? refuseQuinta('total-cover', { on }) : undefined;
}

/** Returns the maximum range of the attack in metres. @rule quinta.attack.melee-reach @rule quinta.attack.range */
export const maxRange = ({ attack: { kind, reach, range } }: AttackFeature): number =>
  kind === 'melee' ? Math.max(reach, range?.[1] ?? 0) : (range?.[1] ?? reach);

const isInRange = (arm: AttackFeature, metres: number | null): boolean =>
  metres === null || metres <= maxRange(arm);

function tooFar(arm: AttackFeature, on: string, metres: number | null): Verdict {
  const max = maxRange(arm);
  if (metres === null || isInRange(arm, metres)) return undefined;
  return refuseQuinta(arm.attack.range === null ? 'out-of-reach' : 'out-of-range', { on, metres, most: max });
}

/** @rule quinta.objects.breaking-resilient @rule quinta.attack.cover */
function cannotHitThing(
  world: World,
  creature: Creature,
  { arm, thing: id, action }: Pick<AttackTarget, 'arm' | 'action'> & { readonly thing: string },
): Verdict {
  const thing = world.things.find((other) => other.id === id);
  if (!thing) return refuseQuinta('no-such-thing', { thing: id });
  if (thing.hp === 0) return refuseQuinta('broken-already', { thing: thing.name });
  const far = tooFar(arm, thing.name, action.distance ?? metresToSquare(world, creature, thing.at));
  if (far) return far;
  const cover = action.cover ?? coverOfSquare(world, creature, thing.at);
  return cover === 'total' ? refuseQuinta('total-cover', { on: thing.name }) : undefined;
}

/**
 * A wall gives cover to a square just as to a creature behind it.
 * @rule quinta.attack.unseen-target @rule quinta.attack.cover
 */
function cannotAimAt(
  world: World,
  creature: Creature,
  { arm, at, action }: Pick<AttackTarget, 'arm' | 'action'> & { readonly at: Square },
): Verdict {
  const off = offMap(world, creature, at);
  if (off) return off;
  const [map, space] = [findActiveMap(world), spaceIn(world, creature)];
  if (!map || !space) return refuseQuinta('no-map', { who: creature.id });
  const max = maxRange(arm);
  if ((action.distance ?? metresApart(world, space, { at, side: 1 })) > max)
    return refuseQuinta('place-too-far', { ...squareParams(at), most: max });
  if (action.cover === 'total') return refuseQuinta('total-cover', { on: squareName(at) });
  return noWallBefore(map, space, { at, side: 1 })
    ? undefined
    : refuseQuinta('place-behind-wall', squareParams(at));
}

/** A creature that may not be attacked cannot be attacked through its square either. @rule quinta.conditions.charmed */
function cannotStrikeThere(world: World, { id: by }: Creature, square: Square): Verdict {
  const on = findCreatureAt(world, by, square);
  return on === undefined ? undefined : cannotTarget(world, by, { on, harmful: true });
}

export function offMap(world: World, creature: Creature, square: Square): Verdict {
  const map = findActiveMap(world);
  if (!map || !creature.at) return refuseQuinta('no-map', { who: creature.id });
  return isInside(map, square) ? undefined : refuseQuinta('off-grid', { ...square });
}

/** @rule quinta.attack.grappling @rule quinta.attack.cover @ruling R56 */
export function cannotSeize(world: World, who: CreatureId, on: CreatureId): Verdict {
  const [creature, target] = [getCreature(world, who), getCreature(world, on)];
  const refusal =
    cannotPayAttack(world, creature, UNARMED) ??
    noTarget(world, who, on) ??
    cannotTarget(world, who, { on, harmful: true });
  if (refusal) return refusal;
  if (isLost(world, creature, target)) return refuseQuinta('place-unknown', { who, on });
  if (sizeStep(target.size) > sizeStep(creature.size) + 1) return refuseQuinta('too-large', { on });
  const metres = metresBetween(world, creature, target);
  if (metres !== null && metres > SQUARE) return refuseQuinta('out-of-reach', { on, metres, most: SQUARE });
  return coverBetween(world, creature, target) === 'total' ? refuseQuinta('total-cover', { on }) : undefined;
}
