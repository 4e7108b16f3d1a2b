import { type CreatureId, getCreature, getFight, getFighter } from '@arbitro/kernel';
import { createAim } from '../rules/aim.ts';
import { armsOf } from '../rules/arms.ts';
import {
  type AttackOption,
  canCombineAttacks,
  isBroken,
  isLoaded,
  isMissile,
} from '../rules/attack-options.ts';
import { type DamageDice, damageDice } from '../rules/damage-dice.ts';
import { isEngaged } from '../rules/distance.ts';
import { findGrip, type GripChange } from '../rules/grip.ts';
import { maxMovement } from '../rules/ranks.ts';
import { findLoadableMode } from '../rules/reload.ts';
import { isThere } from '../rules/rollable.ts';
import { FREE_STEP } from '../rules/tables.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { USUAL_DAMAGE, weighByDanger } from './danger.ts';
import { combatValueOf, expectBlow, type Guard } from './expected-blow.ts';

/** An attack on a target with a weapon, and what it requires. */
export interface Plan {
  readonly arm: string;
  readonly on: CreatureId;
  readonly thrown: boolean;
  readonly missile: boolean;
  /** The weapon must be loaded first. */
  readonly loads: boolean;
  readonly grip: GripChange;
  readonly metres: number;
  readonly worth: number;
}

/** A creature of another side that is up, as the planning creature sees it. */
interface Foe {
  readonly creature: Creature;
  readonly metres: number;
  readonly guard: Guard;
  /** More points than these are lost on it. */
  readonly maxPoints: number;
  readonly worthPerPoint: number;
}

function listFoes(world: World, { id, side }: Creature): readonly Foe[] {
  const fight = getFight(world);
  const { at } = getFighter(world, id);
  const creatures: Creature[] = [];
  const distances: number[] = [];
  for (const fighter of fight.fighters) {
    const creature = getCreature(world, fighter.who);
    if (creature.side === side || !isUp(creature)) continue;
    creatures.push(creature);
    distances.push(Math.abs(fighter.at - at));
  }
  const values = creatures.map((creature) => combatValueOf(world, creature));
  const worths = weighByDanger(values);
  return values.map(({ guard, hitPoints }, index) => ({
    creature: creatures[index]!,
    metres: distances[index]!,
    guard,
    maxPoints: Math.max(USUAL_DAMAGE, hitPoints),
    worthPerPoint: worths[index]!,
  }));
}

/** Returns an attack on the first foe in reach with the first weapon at hand, or else an approach to the nearest foe. */
export function findFirstPlan(world: World, who: CreatureId): Plan | undefined {
  const all = listAllPlans(world, who);
  return all.find(({ metres }) => metres === 0) ?? all.toSorted((a, b) => a.metres - b.metres)[0];
}

export const findBestPlan = (world: World, who: CreatureId): Plan | undefined =>
  pickBestPlan(listAllPlans(world, who));

/** Returns the plan with the highest value; the first of equals. */
export function pickBestPlan(all: readonly Plan[]): Plan | undefined {
  let best: Plan | undefined;
  for (const plan of all) if (!best || plan.worth > best.worth) best = plan;
  return best;
}

/** Returns every combination of foe and weapon, or of a foe and the weapon with this id. */
export function listAllPlans(world: World, who: CreatureId, armId?: string | null): readonly Plan[] {
  const creature = getCreature(world, who);
  const foes = listFoes(world, creature);
  const plans: Plan[] = [];
  for (const arm of armsOf(creature)) {
    if (armId !== undefined && arm.id !== armId) continue;
    for (const mode of arm.modes) {
      const use = findArmUse(world, creature, { arm, mode });
      if (!use) continue;
      for (const foe of foes) {
        const plan = planAttack(world, use, foe);
        if (plan) plans.push(plan);
      }
    }
  }
  return plans;
}

/** An arm as it could be used now, against any foe. */
interface ArmUse extends AttackOption {
  readonly creature: Creature;
  readonly grip: GripChange;
  /** How many arms are drawn or stowed for it. */
  readonly handled: number;
  readonly loads: boolean;
  readonly damage: DamageDice;
  readonly aimAt: ReturnType<typeof createAim>;
}

/** In the action phase, creatures draw no weapons; engaged ones do not load. */
function findArmUse(world: World, creature: Creature, { arm, mode }: AttackOption): ArmUse | undefined {
  if (mode.chance === null && !isThere(world, mode.skill)) return undefined;
  const grip = findGrip(creature, arm);
  if (!grip || isBroken(mode, arm.damage, world.options)) return undefined;
  const { used } = getFighter(world, creature.id);
  if (used.length > 0 && !canCombineAttacks(world, creature, [...used, arm.id])) return undefined;
  const handled = (grip.draw?.length ?? 0) + (grip.stow?.length ?? 0);
  const fight = getFight(world);
  if (fight.phase === 'actions' && handled > 0) return undefined;
  const loads = !isLoaded({ arm, mode });
  if (loads && (handled > 0 || !findLoadableMode(arm) || isEngaged(fight, creature.id))) return undefined;
  const damage = damageDice(world, creature, { mode });
  return { creature, arm, mode, grip, handled, loads, damage, aimAt: createAim(world, creature, mode) };
}

/** In the action phase, creatures do not move; engaged ones move no further than a step. @rule brp.combat.movement */
function planAttack(world: World, use: ArmUse, foe: Foe): Plan | undefined {
  const { creature, arm, mode, grip, handled, loads } = use;
  const { phase } = getFight(world);
  const metres = isMissile(mode) ? 0 : Math.max(0, foe.metres - FREE_STEP);
  if (metres > 0 && (phase === 'actions' || isEngaged(getFight(world), creature.id))) return undefined;
  // where no targets are declared, the rank does not allow for a step to the target
  const way = phase === 'movement' && metres > 0 ? foe.metres : metres;
  return {
    arm: arm.id,
    on: foe.creature.id,
    thrown: isMissile(mode) && arm.modes.length > 1,
    missile: isMissile(mode),
    loads,
    grip,
    metres: Math.min(way, maxMovement(creature)),
    worth: estimateWorth(world, use, foe) * computeDelayFactor(creature, { metres, handled, loads }),
  };
}

interface PlanDelay {
  readonly metres: number;
  readonly handled: number;
  readonly loads: boolean;
}

/** Whether the attack must wait for another round. */
export const needsAnotherRound = (creature: Creature, { metres, loads }: PlanDelay): boolean =>
  loads || (metres > 0 && metres + FREE_STEP >= Math.min(30, maxMovement(creature)));

/** Returns a factor that falls the later the attack comes; it is a half if the attack must wait for another round. */
export function computeDelayFactor(creature: Creature, trouble: PlanDelay): number {
  const { metres, handled } = trouble;
  const late = needsAnotherRound(creature, trouble);
  const delays = handled + (metres > 0 ? 1 : 0) + (metres + FREE_STEP > 15 ? 1 : 0);
  if (delays === 0 && !late) return 1;
  return (late ? 0.5 : 1) * 0.9 ** delays * (late ? 0.98 ** (metres / 30) : 1);
}

/** The expected damage, as far as the foe has hit points, weighted by what it is worth; and a little for a hit. */
function estimateWorth(world: World, { mode, damage, aimAt }: ArmUse, foe: Foe): number {
  const chance = aimAt(foe.creature.id).score.value;
  const points = expectBlow(world.options, { mode, chance, damage }, foe.guard);
  return Math.min(points, foe.maxPoints) * foe.worthPerPoint + chance / 100_000;
}
