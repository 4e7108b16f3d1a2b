import type { Dice } from '@arbitro/dice';
import { memoizeByObject, memoizeByParts } from '@arbitro/kernel';
import { MISSILE_PARRY } from '../content/shield-table.ts';
import type { Options } from '../options.ts';
import { parryChance } from '../rules/aim.ts';
import { armsOf, BRAWL } from '../rules/arms.ts';
import { isMissile, listParryOptions } from '../rules/attack-options.ts';
import { limitsOf } from '../rules/checks.ts';
import { type DamageDice, damageDice } from '../rules/damage-dice.ts';
import { armourPoints, hitPoints } from '../rules/derived.ts';
import { type ChanceRules, findSkillChance, NO_CIRCUMSTANCES, skillChance } from '../rules/skill.ts';
import type { Creature, Weapon, World } from '../state.ts';

/** A blow as it could be struck now. */
export interface Blow {
  readonly mode: Weapon;
  /** The chance of the attack, in percent. */
  readonly chance: number;
  readonly damage: DamageDice;
}

/** Returns the average points that the blow costs a target with this guard, which defends itself as well as it can. */
export function expectBlow(options: Options, { mode, chance, damage }: Blow, guard: Guard): number {
  const { special, success } = levelChances(chance, options, 'attack');
  const isFast = mode.velocity === 'high';
  const defence = isFast ? DEFENCELESS : isMissile(mode) ? guard.missile : guard.melee;
  const open = 1 - defence.special - defence.success;
  const armour = isFast ? guard.secondArmour : guard.armour;
  const normalDamage = damageThrough(damage.dice, armour);
  const { dice, plus } = damage.special;
  const stops = options.specialArmour === 'ignored' ? 0 : armour;
  const hard = special === 0 ? 0 : damageThrough(dice, stops - plus);
  return special * (open * hard + defence.success * normalDamage) + success * open * normalDamage;
}

interface LevelChances {
  readonly special: number;
  readonly success: number;
}
const DEFENCELESS: LevelChances = { special: 0, success: 0 };

/** The chances of a special and of a mere success. @rule brp.combat.attack-defence-matrix */
function levelChances(chance: number, options: Options, purpose: 'attack' | 'defence'): LevelChances {
  const { special, success } = limitsOf(chance, options, purpose);
  return { special: special / 100, success: Math.max(0, success - special) / 100 };
}

/** Average damage above the armour; below 0, the armour adds to it. */
function damageThrough(dice: Dice<number>, armour: number): number {
  const averages = averagesOf(dice);
  const known = averages.get(armour);
  if (known !== undefined) return known;
  const { outcomes, total } = dice.ways();
  let sum = 0;
  for (const { value, ways } of outcomes) sum += Math.max(0, value - armour) * Number(ways);
  const average = sum / Number(total);
  averages.set(armour, average);
  return average;
}
/** Average damages of the same dice by armour. */
const averagesOf = memoizeByObject((_: Dice<number>) => new Map<number, number>());

/** What stops blows: the best defences against a melee attack and a missile, and the armour. */
export interface Guard {
  readonly melee: LevelChances;
  readonly missile: LevelChances;
  readonly armour: number;
  /** Against fast missiles, where armour has two values. */
  readonly secondArmour: number;
}

/** @rule brp.combat.parry @rule brp.combat.dodge @rule brp.armour.absorb */
function guardOf(rules: ChanceRules, target: Creature): Guard {
  const parries = listParryOptions(rules, target).filter(({ arm }) => arm.id !== BRAWL);
  const shields = parries.flatMap(({ mode }) => (mode.shield === null ? [] : MISSILE_PARRY[mode.shield]));
  const melee = Math.max(
    skillChance(rules, target, 'dodge').score.value,
    ...parries.map(({ mode }) => parryChance(rules, target, mode, NO_CIRCUMSTANCES).chance.score.value),
  );
  return {
    melee: levelChances(melee, rules.options, 'defence'),
    missile: levelChances(Math.max(0, ...shields), rules.options, 'defence'),
    armour: armourPoints(target, 'points').value,
    secondArmour: armourPoints(target, 'second').value,
  };
}

/** What a creature is worth in a fight, whoever fights it. */
export interface CombatValue {
  /** The average damage of its best attack, before any defence or armour. */
  readonly threat: number;
  readonly hitPoints: number;
  readonly guard: Guard;
}

export const combatValueOf = (world: World, creature: Creature): CombatValue =>
  combatValues(creature, world.options, world.setting, world.light);

const combatValues = memoizeByObject(
  (creature: Creature, options: Options, setting: World['setting'], light: World['light']): CombatValue => {
    const rules = { options, setting, light };
    return {
      threat: threatByParts(rules, creature),
      hitPoints: hitPoints(creature).value,
      guard: guardOf(rules, creature),
    };
  },
);

/** A creature that can do no harm still stands in the way. */
const MIN_THREAT = 0.5;

const threatByParts = memoizeByParts(
  ({ options, light, setting }, { skills, arms, characteristics }) => [
    skills,
    arms,
    characteristics,
    options,
    light,
    setting,
  ],
  (world: ChanceRules, creature: Creature): number => {
    let best = MIN_THREAT;
    for (const { modes } of armsOf(creature))
      for (const mode of modes) {
        const chance =
          mode.chance ?? findSkillChance(world, creature, mode.skill, NO_CIRCUMSTANCES)?.score.value ?? 0;
        const points = damageThrough(damageDice(world, creature, { mode }).dice, 0);
        best = Math.max(best, (Math.min(100, chance) / 100) * points);
      }
    return best;
  },
);
