import {
  buildDetail,
  type CharacterField,
  type CharacterSection,
  describeNotes,
  labelNumber,
  type Score,
  score,
} from '@arbitro/kernel';
import {
  currentCharacteristic,
  damageBonus,
  hitPoints,
  maxHitPoints,
  maxPower,
  runScore,
  walkScore,
} from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { characteristicChance } from '../rules/skill.ts';
import {
  CHARACTERISTIC_ROLL_NAMES,
  CHARACTERISTIC_ROLLS,
  CHARACTERISTICS,
  type Characteristic,
  SIZ,
  STR,
} from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import { isFullCreature, type Outline, type View } from '../secrecy/view.ts';
import type { Creature, Identity } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { skillSections } from './character-skills.ts';
import { illnessFields, seenWoundField, statusFields, woundFields } from './character-state.ts';
import {
  armFields,
  armourFields,
  bonusText,
  equipmentFields,
  seenArmFields,
  seenArmourFields,
} from './character-things.ts';
import { termName } from './term-names.ts';

/** Returns a creature's sheet for display: complete, or the part the viewer may see. @rule brp.character.sheet */
export function describeCharacter(creature: Creature | Outline, view: View): readonly CharacterSection[] {
  return (isFullCreature(creature) ? describeFullSheet(creature, view) : describeOutline(creature)).filter(
    ({ fields }) => fields.length > 0,
  );
}

const describeFullSheet = (creature: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.characteristics, kind: 'numbers', fields: traitFields(creature) },
  { title: TEXT.sheet.hitPointsDerivedValues, kind: 'numbers', fields: derivedFields(creature, view) },
  { title: TEXT.sheet.wounds, kind: 'list', fields: woundFields(creature) },
  {
    title: TEXT.sheet.currentState,
    kind: 'list',
    fields: [...statusFields(creature), ...illnessFields(creature)],
  },
  { title: TEXT.sheet.weaponsShields, kind: 'list', fields: armFields(creature, view) },
  { title: TEXT.sheet.armour, kind: 'list', fields: armourFields(creature) },
  { title: TEXT.sheet.characteristicRolls, kind: 'numbers', fields: rollFields(creature, view) },
  ...skillSections(creature, view),
  { title: TEXT.sheet.equipment, kind: 'list', fields: equipmentFields(creature) },
  { title: TEXT.sheet.identity, kind: 'text', fields: identityFields(creature) },
  describeNotes<RuleId>(creature.notes, { title: TEXT.sheet.notes, rule: 'brp.intro.roles' }),
];

const IDENTITY_FIELDS = [
  'race',
  'gender',
  'hand',
  'stature',
  'age',
  'description',
  'features',
  'background',
] as const satisfies readonly (keyof Identity)[];

/** @rule brp.character.identity @rule brp.creation.background @rule brp.creation.gm-veto */
function identityFields({ kind, identity, approval }: Creature): readonly CharacterField[] {
  const isShown = (name: keyof Identity): boolean => kind === 'pc' || identity[name] !== '';
  const identityField = (name: keyof Identity): CharacterField => ({
    ...field(
      termName(name),
      identity[name] === '' ? null : identity[name],
      name === 'background' ? 'brp.creation.background' : 'brp.character.identity',
    ),
    path: `identity.${name}`,
  });
  return [
    ...(['profession', ...IDENTITY_FIELDS] as const).filter(isShown).map(identityField),
    ...(approval === 'approved'
      ? []
      : [field(TEXT.sheet.approvalGameMaster, approval, 'brp.creation.gm-veto')]),
  ];
}

/** @rule brp.characteristics.list @rule brp.bestiary.nonhuman */
const traitFields = (creature: Creature): readonly CharacterField[] =>
  CHARACTERISTICS.map((which) =>
    creature.characteristics[which] === null
      ? field(termName(which), null, 'brp.bestiary.nonhuman')
      : {
          ...computedField(termName(which), traitScore(creature, which), 'brp.characteristics.list'),
          path: `characteristics.${which}.now`,
        },
  );

function traitScore({ characteristics }: Creature, which: Characteristic): Score {
  const { now: left, full } = characteristics[which] ?? { now: 0, full: 0 };
  if (left === full) return { value: left, because: [] };
  return score([
    { rule: 'brp.characteristics.list', what: which, how: 'add', value: full },
    { rule: 'brp.disease.recovery', what: 'lost', how: 'add', value: left - full },
  ]);
}

/** @rule brp.characteristics.rolls */
const rollFields = (creature: Creature, view: View): readonly CharacterField[] =>
  CHARACTERISTIC_ROLL_NAMES.filter(
    (roll) => creature.characteristics[CHARACTERISTIC_ROLLS[roll]] !== null,
  ).map((roll) => ({
    ...computedField(
      termName(roll),
      characteristicChance(view, creature, roll).score,
      'brp.characteristics.rolls',
    ),
    rolls: { type: 'check', by: creature.id, roll },
  }));

function derivedFields(creature: Creature, view: View): readonly CharacterField[] {
  const movement = 'brp.derived.movement';
  return [
    computedField(TEXT.sheet.hitPoints, hitPoints(creature), 'brp.wounds.hit-point-loss'),
    computedField(TEXT.sheet.mostHitPoints, maxHitPoints(creature), 'brp.derived.hit-points'),
    { ...field(TEXT.sheet.powerPoints, creature.power, 'brp.derived.power-points'), path: 'power' },
    computedField(TEXT.sheet.mostPowerPoints, maxPower(creature), 'brp.derived.power-points'),
    bonusField(creature, view),
    { ...computedField(TEXT.sheet.movementMetresWalk, walkScore(creature), movement), path: 'mov' },
    computedField(TEXT.sheet.metresRun, runScore(creature), movement),
    ...(creature.swims === null
      ? []
      : [{ ...field(TEXT.sheet.movementSwimming, creature.swims, movement), path: 'swims' }]),
    ...(creature.flies === null ? [] : [field(TEXT.sheet.flies, creature.flies, 'brp.skills.fly')]),
    ...(creature.nightSight ? [field(TEXT.sheet.nightSight, null, 'brp.spot.darkness')] : []),
  ];
}

/** Shows what the table row is found by: STR and SIZ. @rule brp.derived.damage-bonus */
function bonusField(creature: Creature, view: View): CharacterField {
  const shownField = field(
    TEXT.sheet.damageBonus,
    bonusText(damageBonus(view, creature)),
    'brp.derived.damage-bonus',
  );
  if (creature.stated.damageBonus !== null) return shownField;
  const from = ([STR, SIZ] as const).map((which) =>
    labelNumber(termName(which), currentCharacteristic(creature, which)),
  );
  return { ...shownField, ...buildDetail(from) };
}

/** A non-player creature: its position, apparent health, and what it holds and wears. */
const describeOutline = (creature: Outline): readonly CharacterSection[] => [
  {
    title: TEXT.sheet.currentState,
    kind: 'list',
    fields: [
      field(TEXT.sheet.looks, creature.looks, 'brp.wounds.hit-point-loss'),
      ...statusFields(creature),
      ...creature.wounds.map(seenWoundField),
    ],
  },
  {
    title: TEXT.sheet.inSight,
    kind: 'list',
    fields: [...seenArmFields(creature), ...seenArmourFields(creature)],
  },
];
