import { memoizeByObject } from '@arbitro/kernel';
import { listTableSkills } from '../content/naming.ts';
import {
  findSpecialisationRow,
  SKILL_KEYS,
  SKILLS,
  type SkillId,
  skillKeyOf,
} from '../content/skill-table.ts';
import type { Creature, World } from '../state.ts';
import { computeRating } from './derived.ts';

type Rules = Pick<World, 'options' | 'setting'>;

/** Skills named in the book without combat skills, which are used by attacking and not by checks. */
const COMMON_SKILLS: readonly SkillId[] = SKILL_KEYS.filter((key) => !SKILLS[key].tags.includes('combat'))
  .flatMap(listTableSkills)
  .filter((skill) => !findSpecialisationRow(skill)?.open);

/**
 * Whether the setting has the skill; a removed skill is removed with all its specialisations.
 * @rule brp.skills.gm-customise
 */
export const isThere = ({ setting }: Pick<World, 'setting'>, skill: SkillId): boolean =>
  !setting.removed.some((gone) => gone === skill || gone === skillKeyOf(skill));

/** Returns the skills a creature can try with any chance, its own first. @rule brp.skills.rating */
export const listRollableSkills = ({ options, setting }: Rules, creature: Creature): readonly SkillId[] =>
  findRollable(creature, options, setting);

const findRollable = memoizeByObject(
  (creature: Creature, options: World['options'], setting: World['setting']): readonly SkillId[] => {
    const world = { options, setting };
    const own = Object.keys(creature.skills).filter((skill) => skillKeyOf(skill) !== 'martial-arts');
    const all = new Set([...own, ...Object.keys(setting.added), ...COMMON_SKILLS]);
    return [...all].filter(
      (skill) => isThere(world, skill) && (computeRating(world, creature, skill)?.value ?? 0) > 0,
    );
  },
);

/** Returns the skills that all these creatures can try. */
export function listCommonSkills(world: Rules, creatures: readonly Creature[]): readonly SkillId[] {
  const [first = [], ...rest] = creatures.map((creature) => listRollableSkills(world, creature));
  const others = rest.map((skills) => new Set(skills));
  return first.filter((skill) => others.every((skills) => skills.has(skill)));
}
