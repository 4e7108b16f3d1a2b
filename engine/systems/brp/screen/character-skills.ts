import { type CharacterField, type CharacterSection, detailed, numbered, type Words } from '@arbitro/kernel';
import { groupOf, inOrder, SKILL_GROUPS } from '../content/skill-groups.ts';
import { SKILL_KEYS, SKILLS, type SkillId, skillRow } from '../content/skill-table.ts';
import { rating } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { isThere } from '../rules/rollable.ts';
import { skillChance } from '../rules/skill.ts';
import { COMPETENCE } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

/** Returns a section for each group that has skills. @rule brp.skills.list */
export function skillSections(one: Creature, view: View): readonly CharacterSection[] {
  const skills = inOrder(skillsOf(one, view));
  return SKILL_GROUPS.map((group) => ({
    title: called(group),
    kind: 'numbers',
    fields: skills.filter((skill) => groupOf(skill) === group).map((skill) => skillField(one, view, skill)),
  }));
}

/** The native language, spoken and written, needs no points. */
const EVERYBODYS: readonly SkillId[] = [
  ...SKILL_KEYS.filter((key) => SKILLS[key].spec !== 'required' && key !== 'fly'),
  'language:own',
  'literacy:own',
];

/** All skills a player character can try; for other creatures, those of the block. */
function skillsOf(one: Creature, view: View): readonly SkillId[] {
  const own = Object.keys(one.skills);
  if (one.kind === 'npc') return [...new Set([...own, 'dodge'])];
  const flying = one.flies === null ? [] : ['fly'];
  const all = [...EVERYBODYS, ...flying, ...Object.keys(view.setting.added), ...own];
  return [...new Set(all)].filter((skill) => isThere(view, skill));
}

/** @rule brp.skills.rating @rule brp.experience.tick @rule brp.skills.competence-levels */
function skillField(one: Creature, view: View, skill: SkillId): CharacterField {
  const rule = skillRow(skill)?.rule ?? 'brp.skills.rating';
  const label = view.setting.added[skill]?.name ?? called(skill);
  const rated = rating(view, one, skill);
  if (!rated) return { ...field(label, null, rule), ...detailed([TEXT.sheet.gameMasterYetSet]) };
  const chance = skillChance(view, one, skill).score.value;
  const written = one.skills[skill]?.written ?? null;
  return {
    ...reckoned(label, rated, rule),
    ...(rated.value > 0 ? { rolls: { type: 'check', by: one.id, skill } } : {}),
    ...(written !== null && !skill.includes('.') ? { path: `skills.${skill}.written` } : {}),
    ...detailed([
      ...(one.skills[skill]?.ticked ? [TEXT.sheet.ticked] : []),
      ...(chance === rated.value ? [] : [numbered(TEXT.sheet.now, chance)]),
      competence(rated.value),
    ]),
  };
}

function competence(value: number): Words {
  const [, name] = COMPETENCE.find(([most]) => value <= most) ?? COMPETENCE[0];
  return called(name === 'professional' ? 'professional-level' : name);
}
