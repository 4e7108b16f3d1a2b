import type { Dice } from '@arbitro/dice';
import { type CreatureId, creature, fighter, theFight } from '@arbitro/kernel';
import { aim } from '../rules/aim.ts';
import { armsOf } from '../rules/arms.ts';
import { damageDice } from '../rules/damage-dice.ts';
import { armourPoints, hitPoints } from '../rules/derived.ts';
import { distance, isEngaged } from '../rules/distance.ts';
import { type Grip, gripOn } from '../rules/grip.ts';
import { goesWith, isBroken, isLoaded, isMissile } from '../rules/means.ts';
import { furthest } from '../rules/ranks.ts';
import { loadable } from '../rules/reload.ts';
import { STEP } from '../rules/tables.ts';
import { type Arm, type Creature, isUp, type Weapon, type World } from '../state.ts';

/** An attack on a target with a weapon, and what it requires. */
export interface Plan {
  readonly arm: string;
  readonly on: CreatureId;
  readonly thrown: boolean;
  /** The weapon must be loaded first. */
  readonly loads: boolean;
  readonly grip: Grip;
  readonly metres: number;
  readonly worth: number;
}

/** Returns the creatures of other sides that are up. */
function foesOf(world: World, who: CreatureId): readonly Creature[] {
  const { side } = creature(world, who);
  return theFight(world)
    .fighters.map((one) => creature(world, one.who))
    .filter((one) => one.side !== side && isUp(one));
}

/**
 * Returns an attack on the first foe in reach with the first weapon at hand, or else an approach to the nearest foe.
 */
export function firstPlan(world: World, who: CreatureId): Plan | undefined {
  const all = plans(world, who);
  return all.find(({ metres }) => metres === 0) ?? all.toSorted((a, b) => a.metres - b.metres)[0];
}

export const bestPlan = (world: World, who: CreatureId): Plan | undefined => bestOf(plans(world, who));

/** Returns the plan with the highest value; the first of equals. */
export function bestOf(all: readonly Plan[]): Plan | undefined {
  let best: Plan | undefined;
  for (const plan of all) if (!best || plan.worth > best.worth) best = plan;
  return best;
}

/** Returns every combination of foe and weapon. */
export function plans(world: World, who: CreatureId): readonly Plan[] {
  const one = creature(world, who);
  const foes = foesOf(world, who);
  return armsOf(one).flatMap((arm) =>
    arm.modes.flatMap((mode) => foes.flatMap((foe) => planFor(world, one, { arm, mode, foe }))),
  );
}

interface Idea {
  readonly arm: Arm;
  readonly mode: Weapon;
  readonly foe: Creature;
}

/** In the action phase, creatures neither draw weapons nor move. */
function planFor(world: World, one: Creature, { arm, mode, foe }: Idea): readonly Plan[] {
  const { phase } = theFight(world);
  const grip = gripOn(one, arm);
  const { used } = fighter(world, one.id);
  if (!grip || isBroken(mode, arm.damage, world.options) || !goesWith(world, one, [...used, arm.id]))
    return [];
  const loads = !isLoaded({ arm, mode });
  if (loads && !loadable(arm)) return [];
  const away = distance(world, one.id, foe.id);
  const metres = isMissile(mode) ? 0 : Math.max(0, away - STEP);
  const handled = (grip.draw?.length ?? 0) + (grip.stow?.length ?? 0);
  if (phase === 'actions' && (metres > 0 || handled > 0)) return [];
  if (loads && (handled > 0 || isEngaged(theFight(world), one.id))) return [];
  const thrown = isMissile(mode) && arm.modes.length > 1;
  const worth = worthOf(world, one, { arm, mode, foe }) * patience(one, { metres, handled, loads });
  // where no targets are declared, the rank does not allow for a step to the target
  const way = Math.min(phase === 'movement' && metres > 0 ? away : metres, furthest(one));
  return [{ arm: arm.id, on: foe.id, thrown, loads, grip, metres: way, worth }];
}

interface Trouble {
  readonly metres: number;
  readonly handled: number;
  readonly loads: boolean;
}

/** Whether the attack must wait for another round. */
export const isLate = (one: Creature, { metres, loads }: Trouble): boolean =>
  loads || (metres > 0 && metres + STEP >= Math.min(30, furthest(one)));

/** Returns a factor that falls the later the attack comes; it is a half if the attack must wait for another round. */
export function patience(one: Creature, trouble: Trouble): number {
  const { metres, handled } = trouble;
  const late = isLate(one, trouble);
  return (
    (late ? 0.5 : 1) *
    0.9 ** (handled + (metres > 0 ? 1 : 0) + (metres + STEP > 15 ? 1 : 0)) *
    (late ? 0.98 ** (metres / 30) : 1)
  );
}

/** The expected share of the foe's remaining hit points, plus a small amount for the chance to hit. */
function worthOf(world: World, one: Creature, { arm, mode, foe }: Idea): number {
  const action = { type: 'attack', by: one.id, on: foe.id, with: arm.id } as const;
  const chance = Math.min(95, aim(world, action, mode).chance.score.value) / 100;
  const armour = armourPoints(foe, mode.velocity === 'high' ? 'second' : 'points').value;
  const left = Math.max(1, hitPoints(foe).value);
  return (
    (chance * Math.min(left, expected(damageDice(world, one, { mode }).dice, armour))) / left + chance / 1000
  );
}

/** Average damage after armour, without special successes. */
function expected(dice: Dice<number>, armour: number): number {
  const { outcomes, total } = dice.ways();
  let sum = 0;
  for (const { value, ways } of outcomes) sum += Math.max(0, value - armour) * Number(ways);
  return sum / Number(total);
}
