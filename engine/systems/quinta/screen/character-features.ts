import {
  buildDetail,
  type CharacterField,
  type CharacterSection,
  fillText,
  joinTexts,
  type Score,
  sameInAllLanguages,
  score,
} from '@arbitro/kernel';
import { abilityReason, makeReason } from '../rules/derived.ts';
import { listFeatures } from '../rules/features.ts';
import { computedField, field } from '../rules/field.ts';
import { SQUARE } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import type { Creature, Damage, Feature, Trait } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { fillMeasure } from './narration.ts';
import { termName } from './term-names.ts';

/** Returns the section of features: weapons with their bonus to hit, the others with what they require; then traits. */
export const describeFeatures = (creature: Creature): CharacterSection => ({
  title: TEXT.sheet.attacksPowers,
  kind: 'list',
  fields: [
    ...listFeatures(creature).map((feature) => buildFeatureField(creature, feature)),
    ...(creature.traits ?? []).map((trait) => buildTraitField(creature, trait)),
  ],
});

function buildTraitField({ spent }: Creature, trait: Trait): CharacterField {
  const named = (name: string, value: number | null = null) =>
    field(termName(name), value, 'quinta.core.exceptions-win');
  if (trait.kind === 'legendary-resistance')
    return named(trait.kind, Math.max(0, trait.uses - (spent[trait.kind] ?? 0)));
  if (trait.kind === 'regeneration') return named(trait.kind, trait.points);
  if (trait.kind !== 'aura') return named(trait.kind);
  const { save, damage, metres } = trait;
  const details = [
    formatAmount(metres, 'metres'),
    ...describeDamage(damage),
    ...describeDamage(save?.damage ?? []),
    ...(save ? [fillText(TEXT.sheet.dc, { dc: save.dc }), termName(save.ability)] : []),
  ];
  return { ...named(trait.name), ...buildDetail(details) };
}

function buildFeatureField(creature: Creature, feature: Feature): CharacterField {
  const details = buildDetail(describeDetails(creature, feature));
  if (feature.attack)
    return {
      ...computedField(termName(feature.name), featureToHit(creature, feature), 'quinta.d20.attack-roll'),
      ...details,
    };
  return { ...field(termName(feature.name), feature.save?.dc ?? null, 'quinta.actions.magic'), ...details };
}

/** @rule quinta.attack.ability @rule quinta.proficiency.weapons */
function featureToHit(creature: Creature, { attack }: Feature): Score {
  if (!attack) return score([]);
  if (attack.bonus !== null) return score([makeReason('quinta.d20.attack-roll', 'printed', attack.bonus)]);
  const able = abilityReason(creature, attack.ability);
  return attack.proficient
    ? score([able, makeReason('quinta.proficiency.weapons', 'proficiency', proficiencyBonus(creature))])
    : score([able]);
}

const describeDamage = (damage: readonly Damage[]) =>
  damage.map(({ dice, type }) => joinTexts(sameInAllLanguages(`${dice} `), termName(type)));

const formatAmount = (value: number, unit: 'metres' | 'kilograms') =>
  fillMeasure(TEXT.sheet[unit], 'n', value);

/** `24/96 m`, or one number if there is no long range. */
const formatRange = ([normal, long]: readonly [number, number]) =>
  normal === long
    ? formatAmount(normal, 'metres')
    : fillMeasure(fillMeasure(TEXT.sheet.range, 'a', normal), 'b', long);

function describeDetails(
  { spent }: Creature,
  { id, attack, save, heals, temporary, recharge, uses }: Feature,
) {
  return [
    ...describeDamage(attack?.damage ?? []),
    ...describeDamage(save?.damage ?? []),
    ...(attack?.range ? [formatRange(attack.range)] : []),
    ...(attack?.kind === 'melee' && attack.reach > SQUARE ? [formatAmount(attack.reach, 'metres')] : []),
    ...(save ? [fillText(TEXT.sheet.dc, { dc: save.dc }), termName(save.ability)] : []),
    ...(heals === null ? [] : [fillText(TEXT.sheet.heals, { heals })]),
    ...(temporary === null ? [] : [fillText(TEXT.sheet.temporary, { temporary })]),
    ...(recharge === null ? [] : [fillText(TEXT.sheet.recharge6, { recharge })]),
    ...(uses === null ? [] : [sameInAllLanguages(`${uses - (spent[id] ?? 0)}/${uses}`)]),
  ];
}

/** @rule quinta.objects.carrying */
export const describeItems = ({ items }: Creature): CharacterSection => ({
  title: TEXT.sheet.equipment,
  kind: 'list',
  fields: items.map(({ name, kg, held }) => ({
    ...field(termName(name), held ? 'held-in-hand' : 'carried', 'quinta.objects.carrying'),
    ...buildDetail([formatAmount(kg, 'kilograms')]),
  })),
});
