import { createTermLookup, joinTexts, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

type Terms = Readonly<Record<string, LocalizedText>>;

const CAUSE_TERMS: Terms = {
  ...Object.fromEntries(
    Object.entries(TEXT.terms.ability).map(([ability, name]) => [
      `zero-${ability}`,
      joinTexts(name, TEXT.terms.atZero),
    ]),
  ),
  ...TEXT.terms.cause,
};

/** The features of our own heroes and monsters, by feature id and by name. */
const FEATURE_TERMS: Terms = {
  ...Object.fromEntries(
    Object.entries(TEXT.terms.deeds).flatMap(([id, localizedText]) => [
      [id, localizedText],
      [localizedText.en, localizedText],
    ]),
  ),
  'Two blows': TEXT.terms.deed['Two blows'],
  'Jaws and claws': TEXT.terms.deed['Jaws and claws'],
};

export const TERMS: Terms = {
  ...TEXT.terms.ability,
  ...TEXT.terms.skill,
  ...TEXT.terms.condition,
  ...TEXT.terms.body,
  ...TEXT.terms.reason,
  ...TEXT.terms.roll,
  ...TEXT.terms.answer,
  ...CAUSE_TERMS,
  ...TEXT.terms.result,
  ...TEXT.terms.creation,
  ...FEATURE_TERMS,
  ...TEXT.terms.damage,
};

export const termName = createTermLookup(TERMS);
