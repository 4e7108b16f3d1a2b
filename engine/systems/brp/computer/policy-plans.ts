import type { Dice } from '@arbitro/dice';
import { type CreatureId, getCreature, getFight, getFighter } from '@arbitro/kernel';
import { aim } from '../rules/aim.ts';
import { armsOf } from '../rules/arms.ts';
import { canCombineAttacks, isBroken, isLoaded, isMissile } from '../rules/attack-options.ts';
import { damageDice } from '../rules/damage-dice.ts';
import { armourPoints, hitPoints } from '../rules/derived.ts';
import { distance, isEngaged } from '../rules/distance.ts';
import { findGrip, type GripChange } from '../rules/grip.ts';
import { maxMovement } from '../rules/ranks.ts';
import { findLoadableMode } from '../rules/reload.ts';
import { FREE_STEP } from '../rules/tables.ts';
import { type Arm, type Creature, isUp, type Weapon, type World } from '../state.ts';

/** An attack on a target with a weapon, and what it requires. */
export interface Plan {
  readonly arm: string;
  readonly on: CreatureId;
  readonly thrown: boolean;
  /** The weapon must be loaded first. */
  readonly loads: boolean;
  readonly grip: GripChange;
  readonly metres: number;
  readonly worth: number;
}

/** Returns the creatures of other sides that are up. */
function listFoes(world: World, who: CreatureId): readonly Creature[] {
  const { side } = getCreature(world, who);
  return getFight(world)
    .fighters.map((fighter) => getCreature(world, fighter.who))
    .filter((creature) => creature.side !== side && isUp(creature));
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

/** Returns every combination of foe and weapon. */
export function listAllPlans(world: World, who: CreatureId): readonly Plan[] {
  const creature = getCreature(world, who);
  const foes = listFoes(world, who);
  return armsOf(creature).flatMap((arm) =>
    arm.modes.flatMap((mode) => foes.flatMap((foe) => listPlans(world, creature, { arm, mode, foe }))),
  );
}

interface AttackIdea {
  readonly arm: Arm;
  readonly mode: Weapon;
  readonly foe: Creature;
}

/** In the action phase, creatures neither draw weapons nor move. */
function listPlans(world: World, creature: Creature, { arm, mode, foe }: AttackIdea): readonly Plan[] {
  const { phase } = getFight(world);
  const grip = findGrip(creature, arm);
  const { used } = getFighter(world, creature.id);
  if (
    !grip ||
    isBroken(mode, arm.damage, world.options) ||
    !canCombineAttacks(world, creature, [...used, arm.id])
  )
    return [];
  const loads = !isLoaded({ arm, mode });
  if (loads && !findLoadableMode(arm)) return [];
  const away = distance(world, creature.id, foe.id);
  const metres = isMissile(mode) ? 0 : Math.max(0, away - FREE_STEP);
  const handled = (grip.draw?.length ?? 0) + (grip.stow?.length ?? 0);
  if (phase === 'actions' && (metres > 0 || handled > 0)) return [];
  if (loads && (handled > 0 || isEngaged(getFight(world), creature.id))) return [];
  const isThrown = isMissile(mode) && arm.modes.length > 1;
  const worth =
    estimateWorth(world, creature, { arm, mode, foe }) *
    computeDelayFactor(creature, { metres, handled, loads });
  // where no targets are declared, the rank does not allow for a step to the target
  const way = Math.min(phase === 'movement' && metres > 0 ? away : metres, maxMovement(creature));
  return [{ arm: arm.id, on: foe.id, thrown: isThrown, loads, grip, metres: way, worth }];
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
  return (
    (late ? 0.5 : 1) *
    0.9 ** (handled + (metres > 0 ? 1 : 0) + (metres + FREE_STEP > 15 ? 1 : 0)) *
    (late ? 0.98 ** (metres / 30) : 1)
  );
}

/** The expected share of the foe's remaining hit points, plus a small amount for the chance to hit. */
function estimateWorth(world: World, creature: Creature, { arm, mode, foe }: AttackIdea): number {
  const action = { type: 'attack', by: creature.id, on: foe.id, with: arm.id } as const;
  const chance = Math.min(95, aim(world, action, mode).chance.score.value) / 100;
  const armour = armourPoints(foe, mode.velocity === 'high' ? 'second' : 'points').value;
  const left = Math.max(1, hitPoints(foe).value);
  return (
    (chance * Math.min(left, expectedDamage(damageDice(world, creature, { mode }).dice, armour))) / left +
    chance / 1000
  );
}

/** Average damage after armour, without special successes. */
function expectedDamage(dice: Dice<number>, armour: number): number {
  const { outcomes, total } = dice.ways();
  let sum = 0;
  for (const { value, ways } of outcomes) sum += Math.max(0, value - armour) * Number(ways);
  return sum / Number(total);
}
