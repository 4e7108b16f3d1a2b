import { isInside, canSee as noWallBefore, type Square } from '@arbitro/grid';
import { type CreatureId, creature, firstOf, refuse, repeated, type Verdict } from '@arbitro/kernel';
import type { ActionOf, Attack, Escape, Grapple, Hurt, Inflict, Release, Shove } from './actions.ts';
import { deedOf, UNARMED } from './deeds.ts';
import { onSquare, refuseQuinta } from './refusals.ts';
import { cannotTarget } from './refuses-in-fight.ts';
import { refusesUse } from './refuses-use.ts';
import { usualArm, whoIsAt } from './rules/attack.ts';
import { metresToThing } from './rules/attack-thing.ts';
import { coverBetween } from './rules/cover.ts';
import { isThere, metresApart, metresBetween, spaceIn } from './rules/distance.ts';
import { holdOn, holds } from './rules/grapple.ts';
import { hasFreeHand, hasHandsFor } from './rules/hands.ts';
import { isLost } from './rules/lost.ts';
import { usedMap } from './rules/space.ts';
import type { Arm } from './rules/strike.ts';
import { attacksLeft, isSpent } from './rules/uses.ts';
import type { Creature, Deed, World } from './state.ts';
import { SQUARE, sizeStep } from './tables.ts';
import { cannotAct, cannotReact, cannotTake, notOnTurn } from './verdicts.ts';

/** Why a deed cannot be paid for: the action, the bonus action or the reaction is gone. @rule quinta.actions.attack */
export const cannotPay = (world: World, who: CreatureId, { cost }: Deed): Verdict =>
  cost === 'reaction' ? cannotReact(world, who) : cannotTake(world, who, cost);

export function cannotPayAttack(world: World, one: Creature, arm: Deed): Verdict {
  if (attacksLeft(one, arm.id) > 0) return cannotAct(world, one.id) ?? notOnTurn(world, one.id);
  return cannotPay(world, one.id, arm) ?? usedUp(one, arm);
}

export const usedUp = (one: Creature, deed: Deed): Verdict =>
  isSpent(one, deed) ? refuseQuinta('deed-used-up', { who: one.id, deed: deed.id }) : undefined;

/** Two hands hold so much. @rule quinta.actions.attack @ruling R116 */
export const handsFull = (world: World, one: Creature, arm: Deed): Verdict =>
  hasHandsFor(world, one, arm) ? undefined : refuseQuinta('hands-full', { who: one.id, deed: arm.id });

function refusesAttack(world: World, action: Attack): Verdict {
  const { by: who, on, at, thing } = action;
  const one = creature(world, who);
  const id = action.with ?? usualArm(one);
  const deed = deedOf(one, id);
  if (!deed) return refuseQuinta('no-such-deed', { who, deed: id });
  if (!deed.attack) return refuseQuinta('not-an-attack', { deed: id });
  const arm = deed as Arm;
  const barred = cannotPayAttack(world, one, arm) ?? handsFull(world, one, arm);
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

/** Oneself and the dead are no targets. */
function noTarget(world: World, by: CreatureId, on: CreatureId): Verdict {
  return on === by || !isThere(creature(world, on)) ? refuse('no-such-target', { on }) : undefined;
}

interface Wanted {
  readonly arm: Arm;
  readonly on: CreatureId;
  readonly action: Pick<Attack, 'cover' | 'distance'>;
}

/** @rule quinta.attack.sequence @rule quinta.attack.cover */
function cannotHit(world: World, one: Creature, { arm, on, action }: Wanted): Verdict {
  const none = noTarget(world, one.id, on) ?? cannotTarget(world, one.id, { on, harmful: true });
  if (none) return none;
  const target = creature(world, on);
  if (isLost(world, one, target)) return refuseQuinta('place-unknown', { who: one.id, on });
  const far = tooFar(arm, on, action.distance ?? metresBetween(world, one, target));
  if (far) return far;
  const cover = action.cover ?? coverBetween(world, one, target);
  return cover === 'total' ? refuseQuinta('total-cover', { on }) : undefined;
}

/** How far an attack goes at most, in metres. @rule quinta.attack.melee-reach @rule quinta.attack.range */
export const farthest = ({ attack: { kind, reach, range } }: Arm): number =>
  kind === 'melee' ? Math.max(reach, range?.[1] ?? 0) : (range?.[1] ?? reach);

function tooFar(arm: Arm, on: string, metres: number | null): Verdict {
  const most = farthest(arm);
  if (metres === null || metres <= most) return undefined;
  return refuseQuinta(arm.attack.range === null ? 'out-of-reach' : 'out-of-range', { on, metres, most });
}

/** @rule quinta.objects.breaking-resilient */
function cannotHitThing(
  world: World,
  one: Creature,
  { arm, thing: id }: { readonly arm: Arm; readonly thing: string },
): Verdict {
  const thing = world.things.find((other) => other.id === id);
  if (!thing) return refuseQuinta('no-such-thing', { thing: id });
  if (thing.hp === 0) return refuseQuinta('broken-already', { thing: thing.name });
  return tooFar(arm, thing.name, metresToThing(world, one, thing.at));
}

/** A wall shelters a place like anybody behind it. @rule quinta.attack.unseen-target @rule quinta.attack.cover */
function cannotAimAt(
  world: World,
  one: Creature,
  { arm, at }: { readonly arm: Arm; readonly at: Square },
): Verdict {
  const off = offMap(world, one, at);
  if (off) return off;
  const [map, space] = [usedMap(world), spaceIn(world, one)];
  if (!map || !space) return refuseQuinta('no-map', { who: one.id });
  const most = farthest(arm);
  if (metresApart(world, space, { at, side: 1 }) > most)
    return refuseQuinta('place-too-far', { ...onSquare(at), most });
  return noWallBefore(map, space, { at, side: 1 })
    ? undefined
    : refuseQuinta('place-behind-wall', onSquare(at));
}

/** Who may not be attacked is not attacked by way of the square either. @rule quinta.conditions.charmed */
function cannotStrikeThere(world: World, { id: by }: Creature, at: Square): Verdict {
  const on = whoIsAt(world, by, at);
  return on === undefined ? undefined : cannotTarget(world, by, { on, harmful: true });
}

export function offMap(world: World, one: Creature, at: Square): Verdict {
  const map = usedMap(world);
  if (!map || !one.at) return refuseQuinta('no-map', { who: one.id });
  return isInside(map, at) ? undefined : refuseQuinta('off-grid', { ...at });
}

/** @rule quinta.attack.grappling @ruling R56 */
function cannotSeize(world: World, { by: who, on }: Grapple | Shove): Verdict {
  const [one, target] = [creature(world, who), creature(world, on)];
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

function refusesGrapple(world: World, action: Grapple): Verdict {
  const { by: who, on } = action;
  const barred = cannotSeize(world, action);
  if (barred) return barred;
  if (holds(who, creature(world, on))) return refuseQuinta('held-already', { who, on });
  return hasFreeHand(world, creature(world, who)) ? undefined : refuseQuinta('no-free-hand', { who });
}

const refusesEscape = (world: World, { by: who }: Escape): Verdict =>
  cannotTake(world, who, 'action') ??
  (holdOn(creature(world, who)) ? undefined : refuseQuinta('not-held', { who }));

const refusesRelease = (world: World, { by: who, on }: Release): Verdict =>
  holds(who, creature(world, on)) ? undefined : refuseQuinta('holds-not', { who, on });

const isDead = (world: World, who: CreatureId): Verdict =>
  creature(world, who).life === 'dead' ? refuseQuinta('is-dead', { who }) : undefined;

function refusesHurt(world: World, { who }: Hurt): Verdict {
  const twice = repeated(who);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  return firstOf(who, (one) => isDead(world, one));
}

function refusesInflict(world: World, { who, condition, gained }: Inflict): Verdict {
  if (gained) return isDead(world, who);
  const has = creature(world, who).afflictions.some((one) => one.condition === condition);
  return has ? undefined : refuseQuinta('has-not', { who, condition });
}

type OfHarm =
  | 'attack'
  | 'use'
  | 'grapple'
  | 'shove'
  | 'escape'
  | 'release'
  | 'hurt'
  | 'heal'
  | 'temporary'
  | 'condition'
  | 'revive'
  | 'set-score'
  | 'set-maximum'
  | 'cover'
  | 'light'
  | 'death-saves';

const never = (): Verdict => undefined;

/** Whether attacks, deeds and what the game master says of harm may be done now. */
export const ATTACK_VERDICTS = {
  attack: refusesAttack,
  use: refusesUse,
  grapple: refusesGrapple,
  shove: cannotSeize,
  escape: refusesEscape,
  release: refusesRelease,
  hurt: refusesHurt,
  heal: (world, { who }) => isDead(world, who),
  temporary: (world, { who }) => isDead(world, who),
  condition: refusesInflict,
  revive: (world, { who }) => (isDead(world, who) ? undefined : refuseQuinta('not-dead', { who })),
  'set-score': (world, { who }) => isDead(world, who),
  'set-maximum': (world, { who }) => isDead(world, who),
  cover: (_, { by, on }) => (by === on ? refuse('no-such-target', { on }) : undefined),
  light: never,
  'death-saves': never,
} satisfies { readonly [T in OfHarm]: (world: World, action: ActionOf<T>) => Verdict };
