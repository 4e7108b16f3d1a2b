import type { CharacterField } from './character.ts';
import { type LocalizedText, localize } from './localized-text.ts';
import type { Score } from './reasons.ts';

/**
 * Creates builders for the fields of a sheet, typed by the rule ids of a system: citing a rule that is not in its book
 * does not compile.
 */
export const createFieldBuilders = <RuleId extends string>() => ({
  field: (label: CharacterField['label'], value: CharacterField['value'], rule: RuleId): CharacterField => ({
    label,
    value,
    rule,
    because: [],
  }),
  reckoned: (label: CharacterField['label'], { value, because }: Score, rule: RuleId): CharacterField => ({
    label,
    value,
    rule,
    because,
  }),
});

/** A second line made of these parts, if there are any. */
export const buildDetail = (parts: readonly LocalizedText[]): Pick<CharacterField, 'detail'> =>
  parts.length === 0
    ? {}
    : { detail: localize((language) => parts.map((part) => part[language]).join(', ')) };
