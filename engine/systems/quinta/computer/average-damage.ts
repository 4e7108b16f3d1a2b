import { memoizeByObject } from '@arbitro/kernel';
import { abilityModifier } from '../rules/derived.ts';
import type { Creature, Damage, Feature } from '../state.ts';

const DICE_PART = /([+-]?)\s*(?:(\d*)d(\d+)|(\d+))/gu;

/** Average of a dice notation. */
export function averageOf(notation: string): number {
  let sum = 0;
  for (const [, sign, count, sides, number] of notation.matchAll(DICE_PART)) {
    const part = sides === undefined ? Number(number) : (Number(count || 1) * (Number(sides) + 1)) / 2;
    sum += sign === '-' ? -part : part;
  }
  return sum;
}

const averageOfAll = memoizeByObject((damage: readonly Damage[]): number =>
  damage.reduce((sum, { dice }) => sum + averageOf(dice), 0),
);

/** Returns the average damage of a hit with the feature. */
export function averageDamage(creature: Pick<Creature, 'scores'>, { attack, save }: Feature): number {
  if (!attack) return save ? averageOfAll(save.damage) : 0;
  const added = attack.addsModifier ? abilityModifier(creature, attack.ability) : 0;
  return (
    Math.max(0, averageOfAll(attack.damage) + added) +
    (attack.save ? averageOfAll(attack.save.damage) / 2 : 0)
  );
}
