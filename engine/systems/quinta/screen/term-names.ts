import { createTermLookup, joinTexts, type LocalizedText } from '@arbitro/kernel';
import { featureName } from '../content/monster-parts.ts';
import { TEXT } from '../text/index.ts';

type Terms = Readonly<Record<string, LocalizedText>>;

const CAUSE_TERMS: Terms = {
  ...Object.fromEntries(
    Object.entries(TEXT.terms.ability).map(([ability, name]) => [
      `zero-${ability}`,
      joinTexts(name, TEXT.terms.atZero),
    ]),
  ),
  ...TEXT.labels.cause,
};

/** The features of our own heroes and monsters, by feature id and by name. */
const FEATURE_TERMS: Terms = {
  ...Object.fromEntries(
    Object.entries(TEXT.labels.features).flatMap(([id, localizedText]) => [
      [id, localizedText],
      [featureName(id), localizedText],
    ]),
  ),
  'Two blows': TEXT.terms.deed['Two blows'],
  'Jaws and claws': TEXT.terms.deed['Jaws and claws'],
};

export const TERMS: Terms = {
  ...TEXT.terms.ability,
  ...TEXT.terms.skill,
  ...TEXT.terms.condition,
  ...TEXT.labels.body,
  ...TEXT.labels.reason,
  ...TEXT.labels.roll,
  ...TEXT.labels.answer,
  ...CAUSE_TERMS,
  ...TEXT.labels.result,
  ...TEXT.labels.creation,
  ...FEATURE_TERMS,
  ...TEXT.terms.damage,
};

export const termName = createTermLookup(TERMS);
