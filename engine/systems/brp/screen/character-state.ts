import { type CharacterField, detailed, labelled, numbered, type Words } from '@arbitro/kernel';
import { hourOf } from '../rules/clock.ts';
import { CONDITIONS } from '../rules/effects.ts';
import { field } from '../rules/field.ts';
import { SEVERITIES } from '../rules/tables.ts';
import type { Creature, Disease, Dose, Wound } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

/** Lists wounds separately because each heals separately. @rule brp.wounds.hit-point-loss */
export const woundFields = ({ wounds }: Creature): readonly CharacterField[] => wounds.map(woundField);

const woundField = ({ id, points, treated, kind, at }: Wound): CharacterField => ({
  ...field(numbered(called(`wound-${kind}`), id), points, 'brp.wounds.hit-point-loss'),
  ...detailed([when(at), ...(treated ? [TEXT.sheet.treatedAlready] : [])]),
});

/** Shows that another creature has a wound, but not its points. */
export const seenWound = ({ id, treated, kind }: Pick<Wound, 'id' | 'treated' | 'kind'>): CharacterField => ({
  ...field(numbered(called(`wound-${kind}`), id), null, 'brp.wounds.hit-point-loss'),
  ...detailed(treated ? [TEXT.sheet.treatedAlready] : []),
});

const when = (at: number): Words => {
  const { day, hour } = hourOf(at);
  return numbered(TEXT.sheet.day, `${day}, ${hour}`);
};

type Standing = Pick<Creature, 'state' | 'conditions'>;

/** @rule brp.wounds.unconscious @rule brp.wounds.death */
export const standingFields = ({ state, conditions }: Standing): readonly CharacterField[] => [
  {
    ...field(
      TEXT.sheet.state,
      state.is,
      state.is === 'dying' ? 'brp.wounds.death' : 'brp.wounds.unconscious',
    ),
    ...(state.is === 'unconscious' && state.until !== null
      ? detailed([labelled(TEXT.sheet.wakes, when(state.until))])
      : {}),
  },
  ...conditions.map((name) => field(TEXT.sheet.condition, name, CONDITIONS[name].rule)),
];

/** @rule brp.disease.severe @rule brp.poison.delay @rule brp.poison.antidote @rule brp.disease.conditions */
export const illnessFields = (one: Creature): readonly CharacterField[] => [
  ...one.hardships.map((name) => field(TEXT.sheet.hardship, name, 'brp.disease.conditions')),
  ...one.diseases.map(diseaseField),
  ...one.doses.map(doseField),
  ...one.antidotes.map(({ against, eff, takenAt }) => ({
    ...field(labelled(TEXT.sheet.antidote, called(against)), eff, 'brp.poison.antidote'),
    ...detailed([numbered(TEXT.sheet.potency, eff), when(takenAt)]),
  })),
  ...one.losses.map(({ characteristic, nextAt }) => ({
    ...field(labelled(TEXT.sheet.pointsLost, called(characteristic)), null, 'brp.disease.recovery'),
    ...detailed([labelled(TEXT.sheet.nextComesBack, when(nextAt))]),
  })),
];

function diseaseField({ name, severe, attacks, failures, nextAt }: Disease): CharacterField {
  const severity = SEVERITIES.findLast((row) => failures >= row.failures)?.severity;
  return {
    ...field(
      called(name),
      severe ? (severity ?? null) : null,
      severe ? 'brp.disease.severe' : 'brp.disease.minor',
    ),
    ...detailed([
      ...(severe ? attacks.map(called) : [TEXT.sheet.minorDisease]),
      labelled(TEXT.sheet.nextRoll, when(nextAt)),
    ]),
  };
}

const doseField = ({ kind, eff, attacks, onsetAt }: Dose): CharacterField => ({
  ...field(labelled(TEXT.sheet.poison, called(kind)), eff, 'brp.poison.delay'),
  ...detailed([
    numbered(TEXT.sheet.potency, eff),
    ...attacks.map(called),
    labelled(TEXT.sheet.takesEffect, when(onsetAt)),
  ]),
});
