import { type Dice, dice } from '@arbitro/dice';
import { type CreatureId, getCreature, getFight } from '@arbitro/kernel';
import { limitsOf } from '../rules/checks.ts';
import { hitPoints } from '../rules/derived.ts';
import { skillChance } from '../rules/skill.ts';
import { FIRST_AID_DICE } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';

const AID_DICE = { special: dice(FIRST_AID_DICE.special), success: dice(FIRST_AID_DICE.success) };

interface Patient {
  readonly creature: Creature;
  /** The points of the wound: first aid restores no more. */
  readonly most: number;
}

/**
 * Returns the chance that first aid brings a dying creature above 0 hit points; none if aid that was given already does.
 * @rule brp.healing.first-aid @rule brp.healing.first-aid-rescue
 */
export function computeRescueChance(world: World, by: CreatureId, { creature, most }: Patient): number {
  const aidPoints = getFight(world)
    .aids.filter(({ on }) => on === creature.id)
    .reduce((sum, { points }) => sum + points, 0);
  const needed = 1 - hitPoints(creature).value - aidPoints;
  if (needed <= 0 || needed > most) return 0;
  const { special, success } = limitsOf(
    skillChance(world, getCreature(world, by), 'first-aid').score.value,
    world.options,
  );
  return (
    (special * chanceOfAtLeast(AID_DICE.special, needed) +
      Math.max(0, success - special) * chanceOfAtLeast(AID_DICE.success, needed)) /
    100
  );
}

function chanceOfAtLeast(aid: Dice<number>, points: number): number {
  const { outcomes, total } = aid.ways();
  const enough = outcomes.filter(({ value }) => value >= points);
  return enough.reduce((sum, { ways }) => sum + Number(ways), 0) / Number(total);
}
