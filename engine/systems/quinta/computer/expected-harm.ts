import { addReasons } from '@arbitro/kernel';
import { effectsOfKind } from '../rules/active-effects.ts';
import { type AttackFeature, attackBonus, isMelee, modifierOf } from '../rules/attack-feature.ts';
import { type Aim, attackSources, isInScope } from '../rules/attack-sources.ts';
import { failsSaves, saveSources } from '../rules/check-sources.ts';
import { modeOf, type RollMode } from '../rules/checks.ts';
import { coverBetween } from '../rules/cover.ts';
import { armourClass, saveBonus } from '../rules/derived.ts';
import { flankingReasons } from '../rules/flanking.ts';
import { findResistance } from '../rules/resistance.ts';
import { COVERS } from '../rules/tables.ts';
import type { Creature, Damage, SavePart, World } from '../state.ts';
import { averageOfDice } from './average-help.ts';

/** Returns how much of the damage of this type the creature suffers. @rule quinta.damage.types */
function shareSuffered(world: World, creature: Creature, type: Damage['type']): number {
  if (creature.immunities.includes(type)) return 0;
  const halved = creature.resistances.includes(type) || findResistance(world, creature, type);
  return (halved ? 0.5 : 1) * (creature.vulnerabilities.includes(type) ? 2 : 1);
}

/** Returns the average points that this damage costs the creature. @rule quinta.damage.order */
export function expectDamage(
  world: World,
  creature: Creature,
  { damage, plus = 0 }: { readonly damage: readonly Damage[]; readonly plus?: number },
): number {
  let sum = 0;
  let added = plus;
  for (const part of damage) {
    sum += Math.max(0, averageOfDice(part) + added) * shareSuffered(world, creature, part.type);
    added = 0;
  }
  return sum;
}

/** The chance that a d20 in this mode shows a face that one die shows with the given chance. @rule quinta.d20.advantage */
function chanceInMode(chance: number, mode: RollMode): number {
  if (mode === 'normal') return chance;
  return mode === 'advantage' ? 1 - (1 - chance) ** 2 : chance ** 2;
}

const chanceToReach = (target: number): number => Math.min(1, Math.max(0, (21 - target) / 20));

/** A blow with a weapon, from a distance that may still have to be reached. */
export interface Blow {
  readonly arm: AttackFeature;
  readonly target: Creature;
  readonly metres: number | null;
}

export interface BlowChances {
  /** Including critical hits. */
  readonly hit: number;
  readonly critical: number;
}

/** Returns the chances of the attack roll. @rule quinta.d20.attack-roll @rule quinta.d20.natural-20-and-1 */
export function computeBlowChances(
  world: World,
  attacker: Creature,
  { arm, target, metres }: Blow,
): BlowChances {
  const aim: Aim = { attacker, target, part: arm.attack, melee: isMelee(arm.attack, metres), metres };
  const mode = modeOf(attackSources(world, aim), world.options);
  const ac = armourClass(target).value + COVERS[coverBetween(world, attacker, target)];
  const reached = chanceToReach(
    ac - addReasons(attackBonus(world, attacker, arm), ...flankingReasons(world, aim)).value,
  );
  const isNatural = world.options.natural20and1 === 'srd';
  const singleChance = isNatural ? Math.min(0.95, Math.max(0.05, reached)) : reached;
  const hit = chanceInMode(singleChance, mode);
  const isAlwaysCritical =
    target.afflictions.length > 0 &&
    effectsOfKind(world, target, 'hits-critical').some(({ effect }) => isInScope(effect.scope, aim));
  return { hit, critical: isAlwaysCritical ? hit : isNatural ? chanceInMode(0.05, mode) : 0 };
}

/** Returns the average damage of a hit, without that of its save. @rule quinta.damage.roll */
export const expectHit = (world: World, attacker: Creature, { arm, target }: Blow): number =>
  expectDamage(world, target, { damage: arm.attack.damage, plus: modifierOf(attacker, arm, undefined) });

/** Returns the chance that the creature fails the save. @rule quinta.d20.saving-throw */
export function computeFailChance(world: World, creature: Creature, { ability, dc }: SavePart): number {
  if (creature.afflictions.length > 0 && failsSaves(world, creature.id, ability)) return 1;
  const mode = modeOf(saveSources(world, creature, ability), world.options);
  return 1 - chanceInMode(chanceToReach(dc - saveBonus(world, creature, ability).value), mode);
}
