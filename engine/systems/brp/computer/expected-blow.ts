import type { Dice } from '@arbitro/dice';
import { memoizeByParts } from '@arbitro/kernel';
import { MISSILE_PARRY } from '../content/shield-table.ts';
import type { Options } from '../options.ts';
import { parryChance } from '../rules/aim.ts';
import { armsOf, BRAWL } from '../rules/arms.ts';
import { isMissile, listParryOptions } from '../rules/attack-options.ts';
import { limitsOf } from '../rules/checks.ts';
import { type DamageDice, damageDice } from '../rules/damage-dice.ts';
import { armourPoints } from '../rules/derived.ts';
import { findSkillChance, NO_CIRCUMSTANCES, skillChance } from '../rules/skill.ts';
import type { Creature, Weapon, World } from '../state.ts';

/** A blow as it could be struck now. */
export interface Blow {
  readonly mode: Weapon;
  /** The chance of the attack, in percent. */
  readonly chance: number;
  readonly damage: DamageDice;
}

/** Returns the average points that the blow costs the target, which defends itself as well as it can. */
export function expectBlow(world: World, { mode, chance, damage }: Blow, target: Creature): number {
  const { special, success } = levelChances(chance, world.options, 'attack');
  const guard = levelChances(guardChance(world, target, mode), world.options, 'defence');
  const open = 1 - guard.special - guard.success;
  const armour = armourPoints(target, mode.velocity === 'high' ? 'second' : 'points').value;
  const normalDamage = damageThrough(damage.dice, armour);
  const { dice, plus } = damage.special;
  const stops = world.options.specialArmour === 'ignored' ? 0 : armour;
  const hard = special === 0 ? 0 : damageThrough(dice, stops - plus);
  return special * (open * hard + guard.success * normalDamage) + success * open * normalDamage;
}

/** The chances of a special and of a mere success. @rule brp.combat.attack-defence-matrix */
function levelChances(
  chance: number,
  options: Options,
  purpose: 'attack' | 'defence',
): { readonly special: number; readonly success: number } {
  const { special, success } = limitsOf(chance, options, purpose);
  return { special: special / 100, success: Math.max(0, success - special) / 100 };
}

/** Average damage above the armour; below 0, the armour adds to it. */
const damageThrough = memoizeByParts(
  (dice, armour) => [dice, armour],
  (dice: Dice<number>, armour: number): number => {
    const { outcomes, total } = dice.ways();
    let sum = 0;
    for (const { value, ways } of outcomes) sum += Math.max(0, value - armour) * Number(ways);
    return sum / Number(total);
  },
);

function guardChance(world: World, target: Creature, mode: Weapon): number {
  if (mode.velocity === 'high') return 0;
  const { melee, missile } = guardChances(world, target);
  return isMissile(mode) ? missile : melee;
}

/** The best chances to stop a melee attack and a missile. @rule brp.combat.parry @rule brp.combat.dodge */
const guardChances = memoizeByParts(
  ({ options, light, setting }, target) => [target, options, light, setting],
  (world: World, target: Creature) => {
    const parries = listParryOptions(world, target).filter(({ arm }) => arm.id !== BRAWL);
    const shields = parries.flatMap(({ mode }) => (mode.shield === null ? [] : MISSILE_PARRY[mode.shield]));
    return {
      melee: Math.max(
        skillChance(world, target, 'dodge').score.value,
        ...parries.map(({ mode }) => parryChance(world, target, mode, NO_CIRCUMSTANCES).chance.score.value),
      ),
      missile: Math.max(0, ...shields),
    };
  },
);

/** A creature that can do no harm still stands in the way. */
const MIN_THREAT = 0.5;

/** Returns the average damage of the creature's best attack, before any defence or armour. */
export const threatOf = memoizeByParts(
  ({ options, light, setting }, { skills, arms, characteristics }) => [
    skills,
    arms,
    characteristics,
    options,
    light,
    setting,
  ],
  (world: World, creature: Creature): number => {
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
