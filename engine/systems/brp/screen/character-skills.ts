import {
  buildDetail,
  type CharacterField,
  type CharacterSection,
  type LocalizedText,
  labelNumber,
} from '@arbitro/kernel';
import { groupOf, SKILL_GROUPS, sortByGroup } from '../content/skill-groups.ts';
import { findSkillRow, SKILL_KEYS, SKILLS, type SkillId } from '../content/skill-table.ts';
import { findRating } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { isThere } from '../rules/rollable.ts';
import { skillChance } from '../rules/skill.ts';
import { COMPETENCE } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

/** Returns a section for each group that has skills. @rule brp.skills.list */
export function skillSections(creature: Creature, view: View): readonly CharacterSection[] {
  const skills = sortByGroup(listShownSkills(creature, view));
  return SKILL_GROUPS.map((group) => ({
    title: termName(group),
    kind: 'numbers',
    fields: skills
      .filter((skill) => groupOf(skill) === group)
      .map((skill) => skillField(creature, view, skill)),
  }));
}

/** The native language, spoken and written, needs no points. */
const DEFAULT_SKILLS: readonly SkillId[] = [
  ...SKILL_KEYS.filter((key) => SKILLS[key].spec !== 'required' && key !== 'fly'),
  'language:own',
  'literacy:own',
];

/** All skills a player character can try; for other creatures, those of the block. */
function listShownSkills(creature: Creature, view: View): readonly SkillId[] {
  const own = Object.keys(creature.skills);
  if (creature.kind === 'npc') return [...new Set([...own, 'dodge'])];
  const flying = creature.flies === null ? [] : ['fly'];
  const all = [...DEFAULT_SKILLS, ...flying, ...Object.keys(view.setting.added), ...own];
  return [...new Set(all)].filter((skill) => isThere(view, skill));
}

/** @rule brp.skills.rating @rule brp.experience.tick @rule brp.skills.competence-levels */
function skillField(creature: Creature, view: View, skill: SkillId): CharacterField {
  const rule = findSkillRow(skill)?.rule ?? 'brp.skills.rating';
  const label = view.setting.added[skill]?.name ?? termName(skill);
  const rated = findRating(view, creature, skill);
  if (!rated) return { ...field(label, null, rule), ...buildDetail([TEXT.sheet.gameMasterYetSet]) };
  const chance = skillChance(view, creature, skill).score.value;
  const written = creature.skills[skill]?.written ?? null;
  return {
    ...computedField(label, rated, rule),
    ...(rated.value > 0 ? { rolls: { type: 'check', by: creature.id, skill } } : {}),
    ...(written !== null && !skill.includes('.') ? { path: `skills.${skill}.written` } : {}),
    ...buildDetail([
      ...(creature.skills[skill]?.ticked ? [TEXT.sheet.ticked] : []),
      ...(chance === rated.value ? [] : [labelNumber(TEXT.sheet.now, chance)]),
      competence(rated.value),
    ]),
  };
}

function competence(value: number): LocalizedText {
  const [, name] = COMPETENCE.find(([max]) => value <= max) ?? COMPETENCE[0];
  return termName(name === 'professional' ? 'professional-level' : name);
}
