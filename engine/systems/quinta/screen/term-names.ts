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
const FEATURE_TEXTS: readonly (readonly [id: string, said: LocalizedText])[] = [
  ['longsword', TEXT.terms.deeds.longsword],
  ['javelin', TEXT.terms.deeds.javelin],
  ['second-wind', TEXT.terms.deeds['second-wind']],
  ['longbow', TEXT.terms.deeds.longbow],
  ['shortsword', TEXT.terms.deeds.shortsword],
  ['mace', TEXT.terms.deeds.mace],
  ['healing-word', TEXT.terms.deeds['healing-word']],
  ['sacred-flame', TEXT.terms.deeds['sacred-flame']],
  ['blessing', TEXT.terms.deeds.blessing],
  ['fire-bolt', TEXT.terms.deeds['fire-bolt']],
  ['burning-hands', TEXT.terms.deeds['burning-hands']],
  ['quarterstaff', TEXT.terms.deeds.quarterstaff],
  ['axe', TEXT.terms.deeds.axe],
  ['sling', TEXT.terms.deeds.sling],
  ['shortbow', TEXT.terms.deeds.shortbow],
  ['knife', TEXT.terms.deeds.knife],
  ['dagger', TEXT.terms.deeds.dagger],
  ['great-axe', TEXT.terms.deeds['great-axe']],
  ['greatsword', TEXT.terms.deeds.greatsword],
  ['multiattack', TEXT.terms.deeds.multiattack],
  ['war-cry', TEXT.terms.deeds['war-cry']],
  ['bite', TEXT.terms.deeds.bite],
  ['fangs', TEXT.terms.deeds.fangs],
  ['web', TEXT.terms.deeds.web],
  ['rusty-blade', TEXT.terms.deeds['rusty-blade']],
  ['old-bow', TEXT.terms.deeds['old-bow']],
  ['chilling-touch', TEXT.terms.deeds['chilling-touch']],
  ['club', TEXT.terms.deeds.club],
  ['rock', TEXT.terms.deeds.rock],
  ['gaze', TEXT.terms.deeds.gaze],
  ['jaws', TEXT.terms.deeds.jaws],
  ['claw', TEXT.terms.deeds.claw],
  ['ember-breath', TEXT.terms.deeds['ember-breath']],
  ['hooves', TEXT.terms.deeds.hooves],
  ['tentacles', TEXT.terms.deeds.tentacles],
  ['sparks', TEXT.terms.deeds.sparks],
  ['prayer-of-healing', TEXT.terms.deeds['prayer-of-healing']],
];
const FEATURE_TERMS: Terms = {
  ...Object.fromEntries(
    FEATURE_TEXTS.flatMap(([id, localizedText]) => [
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
