import { isInside, canSee as noWallBefore, type Square } from '@arbitro/grid';
import { type CreatureId, getCreature, type Verdict } from '@arbitro/kernel';
import { squareParams, refuseQuinta } from '../refusals.ts';
import type { Creature, Feature, World } from '../state.ts';
import { defaultWeapon, findCreatureAt } from './attack.ts';
import { metresToThing } from './attack-thing.ts';
import { coverBetween } from './cover.ts';
import { findFeature, UNARMED } from './features.ts';
import { metresApart, metresBetween, spaceIn } from './distance.ts';
import { hasHandsFor } from './hands.ts';
import { isLost } from './lurking.ts';
import { cannotAct, cannotReact, cannotTake, cannotTarget, noTarget, notOnTurn } from './may-act.ts';
import { findActiveMap } from './space.ts';
import type { AttackFeature } from './strike.ts';
import { type Cover, SQUARE, sizeStep } from './tables.ts';
import { attacksLeft, isSpent } from './uses.ts';

/**
 * Returns why the feature cannot be paid for: the action, bonus action or reaction is spent.
 *
 * @rule quinta.actions.attack
 */
export const cannotPay = (world: World, who: CreatureId, { cost }: Feature): Verdict =>
  cost === 'reaction' ? cannotReact(world, who) : cannotTake(world, who, cost);

export function cannotPayAttack(world: World, one: Creature, arm: Feature): Verdict {
  if (attacksLeft(one, arm.id) > 0) return cannotAct(world, one.id) ?? notOnTurn(world, one.id);
  return cannotPay(world, one.id, arm) ?? cannotUseAgain(one, arm);
}

export const cannotUseAgain = (one: Creature, deed: Feature): Verdict =>
  isSpent(one, deed) ? refuseQuinta('deed-used-up', { who: one.id, deed: deed.id }) : undefined;

/** Returns why the creature has no free hands for the weapon. @rule quinta.actions.attack @ruling R116 */
export const cannotHold = (world: World, one: Creature, arm: Feature): Verdict =>
  hasHandsFor(world, one, arm) ? undefined : refuseQuinta('hands-full', { who: one.id, deed: arm.id });

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
  const one = getCreature(world, who);
  const id = action.with ?? defaultWeapon(one);
  const deed = findFeature(one, id);
  if (!deed) return refuseQuinta('no-such-deed', { who, deed: id });
  if (!deed.attack) return refuseQuinta('not-an-attack', { deed: id });
  const arm = deed as AttackFeature;
  const barred = cannotPayAttack(world, one, arm) ?? cannotHold(world, one, arm);
  if (barred) return barred;
  if (thing !== undefined)
    return on === undefined && !at ? cannotHitThing(world, one, { arm, thing }) : NO_TARGET;
  if (at)
    return (
      cannotAimAt(world, one, { arm, at }) ??
      cannotStrikeThere(world, one, at) ??
      (on === undefined ? undefined : noTarget(world, who, on))
    );
  return on === undefined ? NO_TARGET : cannotHit(world, one, { arm, on, action });
}

const NO_TARGET = refuseQuinta('no-target');

interface AttackTarget {
  readonly arm: AttackFeature;
  readonly on: CreatureId;
  readonly action: Pick<AttackRequest, 'cover' | 'distance'>;
}

/** @rule quinta.attack.sequence @rule quinta.attack.cover */
function cannotHit(world: World, one: Creature, { arm, on, action }: AttackTarget): Verdict {
  const none = noTarget(world, one.id, on) ?? cannotTarget(world, one.id, { on, harmful: true });
  if (none) return none;
  const target = getCreature(world, on);
  if (isLost(world, one, target)) return refuseQuinta('place-unknown', { who: one.id, on });
  const far = tooFar(arm, on, action.distance ?? metresBetween(world, one, target));
  if (far) return far;
  const cover = action.cover ?? coverBetween(world, one, target);
  return cover === 'total' ? refuseQuinta('total-cover', { on }) : undefined;
}

/** Returns the maximum range of the attack in metres. @rule quinta.attack.melee-reach @rule quinta.attack.range */
export const maxRange = ({ attack: { kind, reach, range } }: AttackFeature): number =>
  kind === 'melee' ? Math.max(reach, range?.[1] ?? 0) : (range?.[1] ?? reach);

function tooFar(arm: AttackFeature, on: string, metres: number | null): Verdict {
  const most = maxRange(arm);
  if (metres === null || metres <= most) return undefined;
  return refuseQuinta(arm.attack.range === null ? 'out-of-reach' : 'out-of-range', { on, metres, most });
}

/** @rule quinta.objects.breaking-resilient */
function cannotHitThing(
  world: World,
  one: Creature,
  { arm, thing: id }: { readonly arm: AttackFeature; readonly thing: string },
): Verdict {
  const thing = world.things.find((other) => other.id === id);
  if (!thing) return refuseQuinta('no-such-thing', { thing: id });
  if (thing.hp === 0) return refuseQuinta('broken-already', { thing: thing.name });
  return tooFar(arm, thing.name, metresToThing(world, one, thing.at));
}

/**
 * A wall gives cover to a square just as to a creature behind it.
 *
 * @rule quinta.attack.unseen-target
 * @rule quinta.attack.cover
 */
function cannotAimAt(
  world: World,
  one: Creature,
  { arm, at }: { readonly arm: AttackFeature; readonly at: Square },
): Verdict {
  const off = offMap(world, one, at);
  if (off) return off;
  const [map, space] = [findActiveMap(world), spaceIn(world, one)];
  if (!map || !space) return refuseQuinta('no-map', { who: one.id });
  const most = maxRange(arm);
  if (metresApart(world, space, { at, side: 1 }) > most)
    return refuseQuinta('place-too-far', { ...squareParams(at), most });
  return noWallBefore(map, space, { at, side: 1 })
    ? undefined
    : refuseQuinta('place-behind-wall', squareParams(at));
}

/** A creature that may not be attacked cannot be attacked through its square either. @rule quinta.conditions.charmed */
function cannotStrikeThere(world: World, { id: by }: Creature, at: Square): Verdict {
  const on = findCreatureAt(world, by, at);
  return on === undefined ? undefined : cannotTarget(world, by, { on, harmful: true });
}

export function offMap(world: World, one: Creature, at: Square): Verdict {
  const map = findActiveMap(world);
  if (!map || !one.at) return refuseQuinta('no-map', { who: one.id });
  return isInside(map, at) ? undefined : refuseQuinta('off-grid', { ...at });
}

/** @rule quinta.attack.grappling @ruling R56 */
export function cannotSeize(world: World, who: CreatureId, on: CreatureId): Verdict {
  const [one, target] = [getCreature(world, who), getCreature(world, on)];
  const barred =
    cannotPayAttack(world, one, UNARMED) ??
    noTarget(world, who, on) ??
    cannotTarget(world, who, { on, harmful: true });
  if (barred) return barred;
  if (isLost(world, one, target)) return refuseQuinta('place-unknown', { who, on });
  if (sizeStep(target.size) > sizeStep(one.size) + 1) return refuseQuinta('too-large', { on });
  const metres = metresBetween(world, one, target);
  return metres === null || metres <= SQUARE
    ? undefined
    : refuseQuinta('out-of-reach', { on, metres, most: SQUARE });
}
