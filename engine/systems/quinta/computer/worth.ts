import { abilityModifier } from '../rules/derived.ts';
import type { Creature, Damage, Deed } from '../state.ts';

const PART = /([+-]?)\s*(?:(\d*)d(\d+)|(\d+))/gu;

/** Average of a dice notation. */
function meanOf(notation: string): number {
  let sum = 0;
  for (const [, sign, count, sides, number] of notation.matchAll(PART)) {
    const part = sides === undefined ? Number(number) : (Number(count || 1) * (Number(sides) + 1)) / 2;
    sum += sign === '-' ? -part : part;
  }
  return sum;
}

const meanOfAll = (damage: readonly Damage[]): number =>
  damage.reduce((sum, { dice }) => sum + meanOf(dice), 0);

/** Returns the average damage of a hit with the feature. */
export function meanDamage(one: Creature, { attack, save }: Deed): number {
  if (!attack) return save ? meanOfAll(save.damage) : 0;
  const added = attack.addsModifier ? abilityModifier(one, attack.ability) : 0;
  return (
    Math.max(0, meanOfAll(attack.damage) + added) + (attack.save ? meanOfAll(attack.save.damage) / 2 : 0)
  );
}
