import { type CreatureId, creature, type Verdict } from '@arbitro/kernel';
import { type SkillId, skillKey } from './content/skill-table.ts';
import { rating } from './derived.ts';
import { refuseBrp } from './refusals.ts';
import type { World } from './state.ts';

/** What has no base cannot be rolled, taught or improved until the game master gives one. @ruling R19 */
export const unratedSkill = (world: World, who: CreatureId, skill: SkillId): Verdict =>
  rating(world, creature(world, who), skill) ? undefined : refuseBrp('no-base', { skill });

/** @rule brp.skills.martial-arts */
export const unusableSkill = (world: World, who: CreatureId, skill: SkillId): Verdict =>
  skillKey(skill) === 'martial-arts'
    ? refuseBrp('never-by-itself', { skill })
    : unratedSkill(world, who, skill);
