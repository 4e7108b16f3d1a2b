import {
  buildDetail,
  type CharacterField,
  type LocalizedText,
  labelNumber,
  labelText,
} from '@arbitro/kernel';
import { dayAndHour } from '../rules/clock.ts';
import { CONDITIONS } from '../rules/effects.ts';
import { field } from '../rules/field.ts';
import { SEVERITIES } from '../rules/tables.ts';
import type { Creature, Disease, Dose, Wound } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { termName } from './term-names.ts';

/** Lists wounds separately because each heals separately. @rule brp.wounds.hit-point-loss */
export const woundFields = ({ wounds }: Creature): readonly CharacterField[] => wounds.map(woundField);

const woundField = ({ id, points, treated, kind, at }: Wound): CharacterField => ({
  ...field(labelNumber(termName(`wound-${kind}`), id), points, 'brp.wounds.hit-point-loss'),
  ...buildDetail([formatTime(at), ...(treated ? [TEXT.sheet.treatedAlready] : [])]),
});

/** Shows that another creature has a wound, but not its points. */
export const seenWoundField = ({
  id,
  treated,
  kind,
}: Pick<Wound, 'id' | 'treated' | 'kind'>): CharacterField => ({
  ...field(labelNumber(termName(`wound-${kind}`), id), null, 'brp.wounds.hit-point-loss'),
  ...buildDetail(treated ? [TEXT.sheet.treatedAlready] : []),
});

const formatTime = (seconds: number): LocalizedText => {
  const { day, hour } = dayAndHour(seconds);
  return labelNumber(TEXT.sheet.day, `${day}, ${hour}`);
};

type StateAndConditions = Pick<Creature, 'state' | 'conditions'>;

/** @rule brp.wounds.unconscious @rule brp.wounds.death */
export const statusFields = ({ state, conditions }: StateAndConditions): readonly CharacterField[] => [
  {
    ...field(
      TEXT.sheet.state,
      state.is,
      state.is === 'dying' ? 'brp.wounds.death' : 'brp.wounds.unconscious',
    ),
    ...(state.is === 'unconscious' && state.until !== null
      ? buildDetail([labelText(TEXT.sheet.wakes, formatTime(state.until))])
      : {}),
  },
  ...conditions.map((name) => field(TEXT.sheet.condition, name, CONDITIONS[name].rule)),
];

/** @rule brp.disease.severe @rule brp.poison.delay @rule brp.poison.antidote @rule brp.disease.conditions */
export const illnessFields = (creature: Creature): readonly CharacterField[] => [
  ...creature.hardships.map((name) => field(TEXT.sheet.hardship, name, 'brp.disease.conditions')),
  ...creature.diseases.map(diseaseField),
  ...creature.doses.map(doseField),
  ...creature.antidotes.map(({ against, eff, takenAt }) => ({
    ...field(labelText(TEXT.sheet.antidote, termName(against)), eff, 'brp.poison.antidote'),
    ...buildDetail([labelNumber(TEXT.sheet.potency, eff), formatTime(takenAt)]),
  })),
  ...creature.losses.map(({ characteristic, nextAt }) => ({
    ...field(labelText(TEXT.sheet.pointsLost, termName(characteristic)), null, 'brp.disease.recovery'),
    ...buildDetail([labelText(TEXT.sheet.nextComesBack, formatTime(nextAt))]),
  })),
];

function diseaseField({ name, severe, attacks, failures, nextAt }: Disease): CharacterField {
  const severity = SEVERITIES.findLast((row) => failures >= row.failures)?.severity;
  return {
    ...field(
      termName(name),
      severe ? (severity ?? null) : null,
      severe ? 'brp.disease.severe' : 'brp.disease.minor',
    ),
    ...buildDetail([
      ...(severe ? attacks.map(termName) : [TEXT.sheet.minorDisease]),
      labelText(TEXT.sheet.nextRoll, formatTime(nextAt)),
    ]),
  };
}

const doseField = ({ kind, eff, attacks, onsetAt }: Dose): CharacterField => ({
  ...field(labelText(TEXT.sheet.poison, termName(kind)), eff, 'brp.poison.delay'),
  ...buildDetail([
    labelNumber(TEXT.sheet.potency, eff),
    ...attacks.map(termName),
    labelText(TEXT.sheet.takesEffect, formatTime(onsetAt)),
  ]),
});
