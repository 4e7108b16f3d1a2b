import { type CreatureId, findFight, getCreature, refuse, type Verdict } from '@arbitro/kernel';
import { isSkill, type SkillId, skillKeyOf } from '../content/skill-table.ts';
import { refuseBrp } from '../refusals.ts';
import { suggestSkills } from '../schema/sheet-faults.ts';
import { isSettingSkill } from '../schema/sheet-parts.ts';
import type { World } from '../state.ts';
import { findRating } from './derived.ts';
import { durationsFor, type TimedUse } from './duration.ts';
import { notUp } from './may-act.ts';
import { isThere } from './rollable.ts';

/**
 * Refuses a skill that is neither in the book nor in the setting.
 * @rule brp.skills.list @rule brp.skills.gm-customise
 */
export function noSuchSkill(world: World, skill: SkillId): Verdict {
  const { setting } = world;
  const key = skillKeyOf(skill);
  const removed = notInSetting(world, skill);
  if (removed) return removed;
  if (Object.hasOwn(setting.added, skill) || isSkill(skill)) return undefined;
  if (isSettingSkill(skill)) return refuseBrp('not-in-this-setting', { skill });
  const known = suggestSkills(skill).join(', ');
  if (key === undefined) return refuseBrp('no-such-skill', { skill, known });
  return refuseBrp(skill === key ? 'needs-specialisation' : 'no-specialisations', { skill, known });
}

/** Refuses a skill that the setting does without, in whatever use. @rule brp.skills.gm-customise */
export const notInSetting = (world: Pick<World, 'setting'>, skill: SkillId): Verdict =>
  isThere(world, skill) ? undefined : refuseBrp('not-in-this-setting', { skill });

/** A skill without a base cannot be rolled, taught or improved until the game master sets one. @ruling R19 */
export const hasNoBase = (world: World, who: CreatureId, skill: SkillId): Verdict =>
  findRating(world, getCreature(world, who), skill) ? undefined : refuseBrp('no-base', { skill });

/** @rule brp.skills.martial-arts */
export const cannotRollSkill = (world: World, who: CreatureId, skill: SkillId): Verdict =>
  skillKeyOf(skill) === 'martial-arts'
    ? refuseBrp('never-by-itself', { skill })
    : (notInSetting(world, skill) ?? hasNoBase(world, who, skill));

export const cannotUseSkill = (world: World, by: CreatureId, skill: SkillId): Verdict =>
  notUp(world, by) ?? cannotRollSkill(world, by, skill);

/** @rule brp.time.skill-durations */
export function cannotTakeSoLong(world: World, { skill, takes }: TimedUse): Verdict {
  if (takes === undefined) return undefined;
  if (findFight(world)) return refuse('fight-on');
  const may: readonly string[] = durationsFor(skill);
  return may.includes(takes) ? undefined : refuseBrp('not-so-long', { allowed: may.join(', ') });
}
