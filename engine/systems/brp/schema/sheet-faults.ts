import { fillText, type LocalizedText } from '@arbitro/kernel';
import { ARMOUR_IDS } from '../content/armour-table.ts';
import { listSkillIds, listTableSkills } from '../content/naming.ts';
import { SHIELD_IDS } from '../content/shield-table.ts';
import { SKILL_KEYS, type SkillId, skillKeyOf } from '../content/skill-table.ts';
import { WEAPON_IDS } from '../content/weapon-table.ts';
import { TEXT } from '../text/index.ts';

/** Messages about faults on a sheet, with the valid values where they can be listed. */
export const SHEET_FAULTS = {
  twice: TEXT.faults.twice,
  hands: TEXT.faults.hands,
  routine: TEXT.faults.routine,
  helmet: TEXT.faults.helmet,
  professional: TEXT.faults.professional,
  personal: TEXT.faults.personal,
  dice: TEXT.faults.dice,
} as const satisfies Readonly<Record<string, LocalizedText>>;

const joinIds = (ids: readonly string[]): string => ids.join(', ');

export function unknownArm(text: string): LocalizedText {
  const known = joinIds([...WEAPON_IDS, ...SHIELD_IDS]);
  return fillText(TEXT.faults.unknownArm, { text, known });
}

export function unknownArmour(text: string): LocalizedText {
  const known = joinIds(ARMOUR_IDS);
  return fillText(TEXT.faults.unknownArmour, { text, known });
}

/** Returns the skills that an unknown skill name may have meant. */
export function suggestSkills(id: SkillId): readonly SkillId[] {
  const key = skillKeyOf(id);
  if (key !== undefined) return listTableSkills(key);
  const several = listSkillIds(id);
  return several.length > 0 ? several : SKILL_KEYS;
}

/** Describes an unknown skill, one without its specialisation, or one with a specialisation it does not take. */
export function unknownSkill(id: SkillId): LocalizedText {
  const key = skillKeyOf(id);
  const known = joinIds(suggestSkills(id));
  if (key === undefined) return fillText(TEXT.faults.unknownSkill.noSuchSkill, { id, known });
  return id === key
    ? fillText(TEXT.faults.unknownSkill.needsSpecialisation, { id, known })
    : fillText(TEXT.faults.unknownSkill.noSpecialisations, { id, known });
}
