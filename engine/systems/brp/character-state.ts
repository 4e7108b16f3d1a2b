import { type CharacterField, detailed, labelled, numbered, type Words } from '@arbitro/kernel';
import { hourOf } from './clock.ts';
import { CONDITIONS } from './effects.ts';
import { field } from './field.ts';
import type { Creature, Disease, Dose, Wound } from './state.ts';
import { SEVERITIES } from './tables.ts';
import { called, words } from './term-words.ts';

const TREATED = words('già curata', 'treated already', 'jo hoidettu');

/** Each by itself, for each heals by itself. @rule brp.wounds.hit-point-loss */
export const woundFields = ({ wounds }: Creature): readonly CharacterField[] => wounds.map(woundField);

const woundField = ({ id, points, treated, kind, at }: Wound): CharacterField => ({
  ...field(numbered(called(`wound-${kind}`), id), points, 'brp.wounds.hit-point-loss'),
  ...detailed([when(at), ...(treated ? [TREATED] : [])]),
});

/** Of others one sees that there is a wound. */
export const seenWound = ({ id, treated, kind }: Pick<Wound, 'id' | 'treated' | 'kind'>): CharacterField => ({
  ...field(numbered(called(`wound-${kind}`), id), null, 'brp.wounds.hit-point-loss'),
  ...detailed(treated ? [TREATED] : []),
});

const DAY = words('giorno', 'day', 'päivä');
const when = (at: number): Words => {
  const { day, hour } = hourOf(at);
  return numbered(DAY, `${day}, ${hour}`);
};

const STATE = words('stato', 'state', 'tila');
const CONDITION = words('condizione', 'condition', 'olotila');
const HARDSHIP = words('condizione avversa', 'hardship', 'huono olosuhde');
const LOST = words('punti persi', 'points lost', 'menetetyt pisteet');
const NEXT = words('il prossimo torna', 'the next comes back', 'seuraava palaa');
const ANTIDOTE = words('antidoto', 'antidote', 'vastamyrkky');
const POISON = words('veleno', 'poison', 'myrkky');
const POTENCY = words('EFF', 'potency', 'teho');
const WAKES = words('si sveglia', 'wakes', 'herää');

type Standing = Pick<Creature, 'state' | 'conditions'>;

/** @rule brp.wounds.unconscious @rule brp.wounds.death */
export const standingFields = ({ state, conditions }: Standing): readonly CharacterField[] => [
  {
    ...field(STATE, state.is, state.is === 'dying' ? 'brp.wounds.death' : 'brp.wounds.unconscious'),
    ...(state.is === 'unconscious' && state.until !== null
      ? detailed([labelled(WAKES, when(state.until))])
      : {}),
  },
  ...conditions.map((name) => field(CONDITION, name, CONDITIONS[name].rule)),
];

/** @rule brp.disease.severe @rule brp.poison.delay @rule brp.poison.antidote @rule brp.disease.conditions */
export const illnessFields = (one: Creature): readonly CharacterField[] => [
  ...one.hardships.map((name) => field(HARDSHIP, name, 'brp.disease.conditions')),
  ...one.diseases.map(diseaseField),
  ...one.doses.map(doseField),
  ...one.antidotes.map(({ against, eff, takenAt }) => ({
    ...field(labelled(ANTIDOTE, called(against)), eff, 'brp.poison.antidote'),
    ...detailed([numbered(POTENCY, eff), when(takenAt)]),
  })),
  ...one.losses.map(({ characteristic, nextAt }) => ({
    ...field(labelled(LOST, called(characteristic)), null, 'brp.disease.recovery'),
    ...detailed([labelled(NEXT, when(nextAt))]),
  })),
];

const RECOVERY = words('prossimo tiro', 'next roll', 'seuraava heitto');
const MINOR = words('malattia lieve', 'minor disease', 'lievä tauti');

function diseaseField({ name, severe, attacks, failures, nextAt }: Disease): CharacterField {
  const severity = SEVERITIES.findLast((row) => failures >= row.failures)?.severity;
  return {
    ...field(
      called(name),
      severe ? (severity ?? null) : null,
      severe ? 'brp.disease.severe' : 'brp.disease.minor',
    ),
    ...detailed([...(severe ? attacks.map(called) : [MINOR]), labelled(RECOVERY, when(nextAt))]),
  };
}

const ACTS = words('fa effetto', 'takes effect', 'vaikuttaa');

const doseField = ({ kind, eff, attacks, onsetAt }: Dose): CharacterField => ({
  ...field(labelled(POISON, called(kind)), eff, 'brp.poison.delay'),
  ...detailed([numbered(POTENCY, eff), ...attacks.map(called), labelled(ACTS, when(onsetAt))]),
});
