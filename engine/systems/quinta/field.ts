import { type CharacterField, inEveryLanguage, type Score, type Words } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';

/** The parts that a sheet is laid out of. */
export const field = (
  label: CharacterField['label'],
  value: CharacterField['value'],
  rule: RuleId,
): CharacterField => ({ label, value, rule, because: [] });

export const reckoned = (
  label: CharacterField['label'],
  { value, because }: Score,
  rule: RuleId,
): CharacterField => ({ label, value, rule, because });

/** A second line made of these, where there are any. */
export const detailed = (parts: readonly Words[]): Pick<CharacterField, 'detail'> =>
  parts.length === 0
    ? {}
    : { detail: inEveryLanguage((language) => parts.map((part) => part[language]).join(', ')) };
