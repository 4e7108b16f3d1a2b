import { type CreatureId, getCreature, getFight, getFighter, memoizeByObject } from '@arbitro/kernel';
import { isUsable, type Reach, reachOf } from '../rules/attack-options.ts';
import { feetLeft, isFoe } from '../rules/distance.ts';
import { forbids } from '../rules/effects.ts';
import { isLocated } from '../rules/invisibility.ts';
import { feetInRound } from '../rules/move-rate.ts';
import { listMelee } from '../rules/shoot-into-melee.ts';
import { CLOSE_FEET, MELEE_FEET } from '../rules/tables.ts';
import { countHittingFaces, toHitThrow } from '../rules/to-hit.ts';
import type { Step } from '../rules/turn-actions.ts';
import type { Creature, Fighter, Weapon, World } from '../state.ts';
import { averageOf, canShoot, keepsBack, menaceOf } from './menace.ts';

/** The target, the weapon, and how far to move for it. */
export interface Plan {
  readonly on: CreatureId;
  /** Undefined: all weapons of the attack routine. */
  readonly with: string | undefined;
  readonly first: Step | undefined;
  readonly worth: number;
}

/** A foe, its distance, and whether comrades fight it. */
export interface Foe {
  readonly one: Creature;
  readonly feet: number;
  readonly beset: boolean;
  /** How many comrades have declared to attack it. */
  readonly claimed: number;
}

/** Returns all creatures of other sides that still fight and whose position is known. */
export function listFoes(world: World, me: Creature): readonly Foe[] {
  const { fighters } = getFight(world);
  const { at } = getFighter(world, me.id);
  const friends: Fighter[] = [];
  const foes: { readonly one: Creature; readonly at: number }[] = [];
  for (const fighter of fighters) {
    const one = getCreature(world, fighter.who);
    if (one.side === me.side) {
      if (one.id !== me.id && one.status === 'up') friends.push(fighter);
    } else if (isFoe(me, one) && isLocated(world, me.id, one)) foes.push({ one, at: fighter.at });
  }
  return foes.map(({ one, at: there }) => ({
    one,
    feet: Math.abs(there - at),
    beset: friends.some((friend) => Math.abs(friend.at - there) <= MELEE_FEET),
    claimed: countAttackers(friends, one.id),
  }));
}

function countAttackers(fighters: readonly Fighter[], on: CreatureId): number {
  let count = 0;
  for (const { intent } of fighters) if (intent?.type === 'attack' && intent.on === on) count++;
  return count;
}

/** How far the creature may move before its action: in the alternative sequence movement comes last. */
const maxStepFeet = (world: World, me: Creature): number => {
  const { phase } = getFight(world);
  if (world.options.combatSequence === 'alternative' || forbids(me, 'move')) return 0;
  if (phase === 'declare' || phase === 'announce') return Math.floor(feetInRound(world, me).value);
  return phase === 'acting' ? Math.floor(feetLeft(world, me)) : 0;
};

/** Returns a plan with the first weapon at hand that reaches a foe, the nearest it reaches. */
export function findFirstPlan(world: World, me: Creature, foes: readonly Foe[]): Plan | undefined {
  const max = maxStepFeet(world, me);
  const near = foes.toSorted((a, b) => a.feet - b.feet);
  for (const weapon of me.weapons) {
    const aim = createPlanner(world, me, weapon);
    for (const foe of near) {
      const plan = listPlans(world, { foe, weapon, most: max, aim });
      if (plan && plan.worth > 0) return plan;
    }
  }
  return undefined;
}

/** A creature that can shoot steps into melee only for something much better. */
const STEP_SHARE = 0.7;

/**
 * Returns the plan that takes the most from the danger of the foes. A shot into a melee may hit comrades, and a
 * creature behind sturdier comrades does not step into melee.
 */
export function findBestPlan(world: World, me: Creature, foes: readonly Foe[]): Plan | undefined {
  const max = keepsBack(world, me, foes) ? 0 : maxStepFeet(world, me);
  const stepShare = me.weapons.some(canShoot) ? STEP_SHARE : 1;
  let best: Plan | undefined;
  for (const weapon of me.weapons) {
    const aim = createPlanner(world, me, weapon);
    const weighShot = createMeleeShotWeighing(world, me, aim);
    for (const foe of foes) {
      const plan = listPlans(world, { foe, weapon, most: max, aim });
      if (!plan) continue;
      const isShot = !plan.first && reachOf(weapon, foe.feet) === 'missile';
      const worth = isShot && foe.beset ? weighShot(foe) : weighPlan(plan, foe);
      const counted = plan.first ? stepShare * worth : worth;
      if (counted > 0 && (!best || counted > best.worth)) best = { ...plan, worth: counted };
    }
  }
  return best;
}

const weighPlan = ({ worth }: Plan, { one }: Foe): number => worth * menaceOf(one);

/** Weighs shots at foes in melees: a shot at any creature of the same melee is worth the same. */
function createMeleeShotWeighing(world: World, me: Creature, aim: AttackPlanner): (foe: Foe) => number {
  const worths = new Map<readonly CreatureId[], number>();
  return (foe) => {
    const melee = listMelee(world, getFight(world), foe.one.id);
    const worth = worths.get(melee) ?? weighShotIntoMelee(world, me, { foe, aim, melee });
    worths.set(melee, worth);
    return worth;
  };
}

/** Every creature in the melee is hit equally often. @rule whitebox.combat.missile-into-melee */
function weighShotIntoMelee(
  world: World,
  me: Creature,
  { foe, aim, melee }: Pick<AttackIdea, 'foe' | 'aim'> & { readonly melee: readonly CreatureId[] },
): number {
  const among = melee.filter((id) => id !== me.id);
  let sum = 0;
  for (const id of among) {
    const one = getCreature(world, id);
    const worth = weighPlan(aim({ ...foe, one, claimed: 0 }, 'missile', undefined), { ...foe, one });
    sum += one.side === me.side ? -COMRADE_FACTOR * worth : worth;
  }
  return sum / Math.max(1, among.length);
}

/** A comrade's wound counts for more than a foe's. */
const COMRADE_FACTOR = 3;

type AttackPlanner = (foe: Foe, reach: Reach, first: Step | undefined) => Plan;

interface AttackIdea {
  readonly foe: Foe;
  readonly weapon: Weapon;
  readonly most: number;
  readonly aim: AttackPlanner;
}

function listPlans(world: World, { foe, weapon, most, aim }: AttackIdea): Plan | undefined {
  const { one, feet } = foe;
  const now = reachOf(weapon, feet);
  if (now && isUsable(ignorePhase(world), { weapon, reach: now })) return aim(foe, now, undefined);
  if (weapon.kind !== 'melee' || most === 0 || feet - MELEE_FEET > most) return undefined;
  return aim(foe, 'melee', { feet: Math.min(most, feet - CLOSE_FEET), toward: one.id });
}

/** A declared action need not be possible yet. */
const ignorePhase = (world: World): Pick<World, 'options' | 'fight'> =>
  getFight(world).phase === 'declare' ? { options: world.options, fight: null } : world;

/** The chances to hit targets without conditions, by their armour class. */
const plainChancesOf = memoizeByObject((_: Weapon, _me: Creature, _options: World['options']) => ({
  melee: new Map<number, number>(),
  missile: new Map<number, number>(),
}));

/** Scores a weapon against each foe; equal foes are computed once, also in later turns. */
function createPlanner(world: World, me: Creature, weapon: Weapon): AttackPlanner {
  const together = me.routine.includes(weapon.id);
  const damage = averageOf(weapon.damage) * weapon.attacks;
  const plainChances = plainChancesOf(weapon, me, world.options);
  const chanceOf = (on: Creature, reach: Reach): number => {
    const known = on.conditions.length === 0 ? plainChances[reach].get(on.ac.ascending) : undefined;
    if (known !== undefined) return known;
    const chance = countHittingFaces(toHitThrow(world, { by: me, on, means: { weapon, reach } })) / FACES;
    if (on.conditions.length === 0) plainChances[reach].set(on.ac.ascending, chance);
    return chance;
  };
  return ({ one: on, claimed }, reach, first) => {
    const chance = chanceOf(on, reach);
    const left = Math.max(1, on.hp);
    // moving costs nothing, but a foe within reach is attacked first
    const worth = (chance * Math.min(left, damage)) / left + chance / 1000 - (first ? chance / 10_000 : 0);
    return { on: on.id, with: together ? undefined : weapon.id, first, worth: worth / (1 + claimed) };
  };
}

const FACES = 20;

export const findNearestFoe = (foes: readonly Foe[]): Foe | undefined =>
  foes.reduce<Foe | undefined>(
    (nearest, foe) => (nearest && nearest.feet <= foe.feet ? nearest : foe),
    undefined,
  );

/** Returns true if any weapon of the creature could ever hurt any of the foes. */
export const canEverHurt = (world: World, me: Creature, foes: readonly Foe[]): boolean =>
  foes.some(({ one: on, feet }) =>
    me.weapons.some((weapon) => {
      const far = reachOf(weapon, feet);
      const canWalk = feetInRound(world, me).value > 0 && !forbids(me, 'move');
      const reach = far ?? (weapon.kind === 'melee' && canWalk ? 'melee' : undefined);
      const comesUp = reach ?? (canWalk ? 'missile' : undefined);
      return (
        comesUp !== undefined &&
        countHittingFaces(toHitThrow(world, { by: me, on, means: { weapon, reach: comesUp } })) > 0
      );
    }),
  );
