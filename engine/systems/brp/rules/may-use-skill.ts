import { type CreatureId, creature, fightOn, refuse, type Verdict } from '@arbitro/kernel';
import { isSkill, type SkillId, skillKey } from '../content/skill-table.ts';
import { refuseBrp } from '../refusals.ts';
import { meantBy } from '../schema/sheet-faults.ts';
import { isOwn } from '../schema/sheet-parts.ts';
import type { World } from '../state.ts';
import { rating } from './derived.ts';
import { durationsFor, type Lasting } from './duration.ts';
import { notUp } from './may-act.ts';
import { isThere } from './rollable.ts';

/**
 * Refuses a skill that is neither in the book nor in the setting.
 *
 * @rule brp.skills.list
 * @rule brp.skills.gm-customise
 */
export function unknownSkill(world: World, skill: SkillId): Verdict {
  const { setting } = world;
  const key = skillKey(skill);
  if (!isThere(world, skill)) return refuseBrp('not-in-this-setting', { skill });
  if (Object.hasOwn(setting.added, skill) || isSkill(skill)) return undefined;
  if (isOwn(skill)) return refuseBrp('not-in-this-setting', { skill });
  const known = meantBy(skill).join(', ');
  if (key === undefined) return refuseBrp('no-such-skill', { skill, known });
  return refuseBrp(skill === key ? 'needs-specialisation' : 'no-specialisations', { skill, known });
}

/** A skill without a base cannot be rolled, taught or improved until the game master sets one. @ruling R19 */
export const unratedSkill = (world: World, who: CreatureId, skill: SkillId): Verdict =>
  rating(world, creature(world, who), skill) ? undefined : refuseBrp('no-base', { skill });

/** @rule brp.skills.martial-arts */
export const unusableSkill = (world: World, who: CreatureId, skill: SkillId): Verdict =>
  skillKey(skill) === 'martial-arts'
    ? refuseBrp('never-by-itself', { skill })
    : unratedSkill(world, who, skill);

export const cannotUseSkill = (world: World, by: CreatureId, skill: SkillId): Verdict =>
  notUp(world, by) ?? unusableSkill(world, by, skill);

/** @rule brp.time.skill-durations */
export function notSoLong(world: World, { skill, takes }: Lasting): Verdict {
  if (takes === undefined) return undefined;
  if (fightOn(world)) return refuse('fight-on');
  const may: readonly string[] = durationsFor(skill);
  return may.includes(takes) ? undefined : refuseBrp('not-so-long', { allowed: may.join(', ') });
}
