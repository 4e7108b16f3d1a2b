import { memoizeByObject, memoizeByParts } from '@arbitro/kernel';
import {
  type AttackTotal,
  dodgeOf,
  gradeRoll,
  precisionOf,
  readAttackDie,
  requiredTotal,
  resistanceOf,
  riskStatistic,
  STATIC_DODGE,
} from '../rules/checks.ts';
import { computeRawDamage } from '../rules/damage.ts';
import { isSkipped } from '../rules/risk.ts';
import { findStatisticName } from '../rules/statistic-names.ts';
import type { Ability, Creature, StatisticsContext, World } from '../state.ts';

/** An attack and its damage before the target's resistance. */
export interface Strike {
  readonly ability: Ability;
  readonly damage: number;
}

/** The numbers of a creature that decide its attacks and defence now. */
export interface Fighter {
  readonly precision: number;
  readonly dodge: number;
  readonly resistance: number;
  /** The basic attack first. */
  readonly strikes: readonly Strike[];
  readonly supports: readonly Ability[];
}

const buildFighter = (creature: Creature, world: StatisticsContext): Fighter => ({
  precision: precisionOf(world, creature).value,
  dodge: dodgeOf(world, creature).value,
  resistance: resistanceOf(world, creature).value,
  strikes: [creature.basicAttack, ...creature.abilities.filter(({ kind }) => kind === 'attack')].map(
    (ability) => ({ ability, damage: computeRawDamage(world, creature, ability).value }),
  ),
  supports: creature.abilities.filter(({ kind }) => kind === 'support'),
});

/** Wounds do not change these numbers. */
const fighterByParts = memoizeByParts(
  (creature: Creature, options: World['options'], round: number) => [
    creature.abilities,
    creature.boosts,
    creature.basicAttack,
    creature.equipment,
    creature.stats,
    creature.precision,
    creature.dodge,
    creature.resistance,
    options,
    round,
  ],
  (creature, options, round) => buildFighter(creature, { options, fight: { round, over: false } }),
);

/** Returns a creature's numbers. The round matters only for boosts: without any it is 0. */
export const fighterOf = memoizeByObject((creature: Creature, options: World['options'], round: number) =>
  fighterByParts(creature, options, round),
);

/** Returns a creature's numbers with the boosts of an ability as well. */
export const boostedFighterOf = memoizeByParts(
  (creature: Creature, effect: Ability['effect'], world: World) => [
    creature.abilities,
    effect,
    creature.boosts,
    creature.equipment,
    world.options,
    creature.boosts.length === 0 ? 0 : world.fight?.round,
  ],
  (creature, { boost = {} }, world): Fighter => {
    const added = Object.entries(boost).map(([stat, by]) => ({
      stat: findStatisticName(creature, stat),
      by,
      from: stat,
      until: null,
    }));
    return buildFighter({ ...creature, boosts: [...creature.boosts, ...added] }, world);
  },
);

/** A creature that attacks or is attacked, with its numbers. */
export interface Combatant {
  readonly creature: Creature;
  readonly fighter: Fighter;
}

/** Returns the chance that an ability hits a target. */
export function hitChance(world: World, by: Combatant, ability: Ability, on: Combatant): number {
  switch (ability.hitRule) {
    case 'standard':
      return standardChance(world, by.fighter.precision - on.fighter.dodge);
    case 'automatic':
      return 1;
    case 'target-risk':
      return 1 - chanceToPass(world, on.creature, ability);
    case 'attacker-risk':
      return chanceToPass(world, by.creature, ability);
    case 'gm':
      return 1 / 2;
  }
}

const FACES = 20;

/** Returns the chance of an attack with this advantage, under the options of the table. @ruling R18 @ruling R19 */
function standardChance({ options }: World, advantage: number): number {
  const { attackExtremes, attackTies, dodgeRoll } = options;
  const ties = attackTies === 'hit' ? 1 : 0;
  if (attackExtremes === 'none' && dodgeRoll === 'rolled') return chanceToExceed(advantage + ties);
  let sum = 0;
  for (let face = 1; face <= FACES; face++)
    sum += hitChanceOfFace(options, readAttackDie(options, advantage + ties)(face));
  return sum / FACES;
}

/** The part of the defender's faces below this total. */
function hitChanceOfFace({ dodgeRoll }: World['options'], total: AttackTotal): number {
  if (typeof total === 'string') return total === 'always' ? 1 : 0;
  if (dodgeRoll === 'ten') return total > STATIC_DODGE ? 1 : 0;
  return Math.min(Math.max(total - 1, 0), FACES) / FACES;
}

/** Returns the chance that one d20 with this advantage exceeds another. */
function chanceToExceed(advantage: number): number {
  if (advantage <= 0) {
    const over = Math.max(0, FACES + advantage);
    return (over * (over - 1)) / (2 * FACES ** 2);
  }
  const short = Math.max(0, FACES - advantage);
  return 1 - (short * (short + 1)) / (2 * FACES ** 2);
}

/** Returns the chance that a creature passes the risk of an ability. */
const chanceToPass = memoizeByParts(
  (world: World, creature: Creature, ability: Ability) => [
    creature.stats,
    ability,
    creature.boosts,
    creature.equipment,
    world.options,
    creature.boosts.length === 0 ? 0 : world.fight?.round,
  ],
  (world, creature, { id, risk }): number => {
    if (!risk) throw new Error(`${id} hits by a risk and names none`);
    const needed = requiredTotal(risk.level);
    if (isSkipped(world, needed)) return 1;
    const plus = riskStatistic(world, creature, findStatisticName(creature, risk.kind)).value;
    let passed = 0;
    for (let face = 1; face <= FACES; face++)
      if (gradeRoll(face, plus, needed, world.options.naturalExtremes) === 'passed') passed++;
    return passed / FACES;
  },
);

/** Returns the damage of a hit after the target's resistance. */
export const damageAgainst = (world: World, damage: number, { fighter }: Combatant): number =>
  Math.max(world.options.minimumDamage, damage - fighter.resistance);

/** Returns whether a creature can pay for an ability and stay on its feet. */
export function canAfford({ health, resources }: Creature, { cost }: Ability): boolean {
  for (const resource in cost) {
    const price = cost[resource] ?? 0;
    if (resource === 'health' ? health <= price : (resources[resource] ?? 0) < price) return false;
  }
  return true;
}
