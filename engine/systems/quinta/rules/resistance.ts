import type { Reason } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Creature, Damage, World } from '../state.ts';
import { effectsOfKind } from './active-effects.ts';
import { isUnderWater } from './water.ts';

export const multiplyReason = (rule: RuleId, what: string, value: number): Reason => ({
  rule,
  what,
  how: 'times',
  value,
});
export const RESISTANCE = multiplyReason('quinta.damage.resistance', 'resistance', 0.5);
const IN_WATER = multiplyReason('quinta.underwater.fire', 'under-water', 0.5);

/** Resistance from a condition or from water. @rule quinta.conditions.petrified @rule quinta.underwater.fire */
export function findResistance(world: World, creature: Creature, type: Damage['type']): Reason | undefined {
  const [stone] = effectsOfKind(world, creature, 'resists-all');
  if (stone) return multiplyReason(stone.rule, stone.condition, 0.5);
  return type === 'fire' && isUnderWater(world, creature) ? IN_WATER : undefined;
}
