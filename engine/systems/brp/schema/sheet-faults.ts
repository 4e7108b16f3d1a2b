import { fill, type Words } from '@arbitro/kernel';
import type { z } from 'zod';
import { ARMOUR_IDS } from '../content/armour-table.ts';
import { skillsCalled, tableSkills } from '../content/naming.ts';
import { SHIELD_IDS } from '../content/shield-table.ts';
import { SKILL_KEYS, type SkillId, skillKey } from '../content/skill-table.ts';
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
} as const satisfies Readonly<Record<string, Words>>;

const list = (ids: readonly string[]): string => ids.join(', ');

export function unknownArm(text: string): Words {
  const known = list([...WEAPON_IDS, ...SHIELD_IDS]);
  return fill(TEXT.faults.unknownArm, { text, known });
}

export function unknownArmour(text: string): Words {
  const known = list(ARMOUR_IDS);
  return fill(TEXT.faults.unknownArmour, { text, known });
}

/** Returns the skills that an unknown skill name may have meant. */
export function meantBy(id: SkillId): readonly SkillId[] {
  const key = skillKey(id);
  if (key !== undefined) return tableSkills(key);
  const several = skillsCalled(id);
  return several.length > 0 ? several : SKILL_KEYS;
}

/** Describes an unknown skill, one without its specialisation, or one with a specialisation it does not take. */
export function unknownSkill(id: SkillId): Words {
  const key = skillKey(id);
  const known = list(meantBy(id));
  if (key === undefined) return fill(TEXT.faults.unknownSkill.noSuchSkill, { id, known });
  return id === key
    ? fill(TEXT.faults.unknownSkill.needsSpecialisation, { id, known })
    : fill(TEXT.faults.unknownSkill.noSpecialisations, { id, known });
}

type Context = { readonly issues: z.core.$ZodRawIssue[] };

/** Reports a fault at a path below the value being parsed. */
export function complain(context: Context, input: unknown, says: Words, path: readonly string[] = []): void {
  context.issues.push({ code: 'custom', input, path: [...path], message: says.en, params: { says } });
}
