import { isSameName } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { isSkill, type SkillId } from '../content/skill-table.ts';
import { settingSkillId } from '../schema/sheet-parts.ts';
import type { Setting, Sheet, World } from '../state.ts';

/**
 * Finds a skill added by the setting, by its id or name, with or without `own:`; other texts stay as typed. Skills of
 * the book take precedence.
 * @rule brp.skills.gm-customise
 */
export function resolveSkill({ added }: Setting, text: SkillId): SkillId {
  if (isSkill(text) || Object.hasOwn(added, text)) return text;
  const isMeant = (name: string): boolean => isSameName(name, text) || isSameName(settingSkillId(name), text);
  const found = Object.entries(added).find(
    ([id, { name }]) => isMeant(name) || isSameName(id, settingSkillId(text)),
  );
  return found?.[0] ?? text;
}

/** Replaces names of the setting's skills in the action with ids. */
export function resolveSkillNames<A extends Action>({ setting }: World, action: A): A {
  if (Object.keys(setting.added).length === 0) return action;
  return { ...action, ...renameSkills(action, (text) => resolveSkill(setting, text)) };
}

function renameSkills(action: Action, id: (text: SkillId) => SkillId): Partial<Action> {
  switch (action.type) {
    case 'check':
      return action.skill === undefined ? {} : { skill: id(action.skill) };
    case 'task':
    case 'teach':
    case 'set-skill':
      return { skill: id(action.skill) };
    case 'contest':
      return { parties: action.parties.map((party) => ({ ...party, skill: id(party.skill) })) };
    case 'free-checks':
      return { skills: action.skills.map(id) };
    case 'related':
      return { skill: id(action.skill), by: action.by && id(action.by) };
    default:
      return {};
  }
}

/** Replaces names of the setting's skills on a sheet with ids, including those of its weapons. */
export function resolveSheetSkills(setting: Setting, sheet: Sheet): Sheet {
  if (Object.keys(setting.added).length === 0) return sheet;
  const skills = Object.entries(sheet.skills).map(
    ([text, skill]) => [resolveSkill(setting, text), skill] as const,
  );
  return {
    ...sheet,
    skills: Object.fromEntries(skills),
    arms: sheet.arms.map((arm) => ({
      ...arm,
      modes: arm.modes.map((mode) => ({ ...mode, skill: resolveSkill(setting, mode.skill) })),
    })),
  };
}
