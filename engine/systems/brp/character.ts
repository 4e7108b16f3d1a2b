import {
  type CharacterField,
  type CharacterSection,
  detailed,
  type Json,
  numbered,
  type Score,
  score,
} from '@arbitro/kernel';
import { skillSections } from './character-skills.ts';
import { illnessFields, seenWound, standingFields, woundFields } from './character-state.ts';
import {
  armFields,
  armourFields,
  bonusText,
  equipmentFields,
  seenArmFields,
  seenArmourFields,
} from './character-things.ts';
import { damageBonus, hitPoints, maxHitPoints, maxPower, now, runs, walks } from './derived.ts';
import { field, reckoned } from './field.ts';
import { characteristicChance } from './rules/skill.ts';
import type { Creature, Identity } from './state.ts';
import {
  CHARACTERISTIC_ROLL_NAMES,
  CHARACTERISTIC_ROLLS,
  CHARACTERISTICS,
  type Characteristic,
} from './tables.ts';
import { called, words } from './term-words.ts';
import { isWhole, type Outline, type View } from './view.ts';

/** Somebody's sheet as people read it: whole, or as much as lies open. @rule brp.character.sheet */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  return (isWhole(one) ? whole(one, view) : outline(one)).filter(({ fields }) => fields.length > 0);
}

const IDENTITY = words('Identità', 'Identity', 'Henkilöllisyys');
const TRAITS = words('Caratteristiche', 'Characteristics', 'Ominaisuudet');
const ROLLS = words('Tiri caratteristica', 'Characteristic rolls', 'Ominaisuusheitot');
const DERIVED = words(
  'Punti Ferita e valori derivati',
  'Hit points and derived values',
  'Kestopisteet ja johdetut arvot',
);
const WOUNDS = words('Ferite', 'Wounds', 'Vammat');
const ARMS = words('Armi e scudi', 'Weapons and shields', 'Aseet ja kilvet');
const ARMOUR = words('Armatura', 'Armour', 'Haarniska');
const EQUIPMENT = words('Equipaggiamento', 'Equipment', 'Varusteet');
const STATE = words('Condizioni', 'How they are', 'Vointi');

const whole = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: TRAITS, kind: 'numbers', fields: traitFields(one) },
  { title: DERIVED, kind: 'numbers', fields: derivedFields(one, view) },
  { title: WOUNDS, kind: 'list', fields: woundFields(one) },
  { title: STATE, kind: 'list', fields: [...standingFields(one), ...illnessFields(one)] },
  { title: ARMS, kind: 'list', fields: armFields(one, view) },
  { title: ARMOUR, kind: 'list', fields: armourFields(one) },
  { title: ROLLS, kind: 'numbers', fields: rollFields(one, view) },
  ...skillSections(one, view),
  { title: EQUIPMENT, kind: 'list', fields: equipmentFields(one) },
  { title: IDENTITY, kind: 'text', fields: identityFields(one) },
];

const ABOUT = [
  'race',
  'gender',
  'hand',
  'stature',
  'age',
  'description',
  'features',
  'background',
] as const satisfies readonly (keyof Identity)[];
const APPROVAL = words(
  'approvazione del Game Master',
  'approval of the game master',
  'pelinjohtajan hyväksyntä',
);

/** @rule brp.character.identity @rule brp.creation.background @rule brp.creation.gm-veto */
function identityFields({ kind, identity, approval }: Creature): readonly CharacterField[] {
  const isShown = (name: keyof Identity): boolean => kind === 'pc' || identity[name] !== '';
  const shown = (name: keyof Identity): CharacterField => ({
    ...field(
      called(name),
      identity[name] === '' ? null : identity[name],
      name === 'background' ? 'brp.creation.background' : 'brp.character.identity',
    ),
    path: `identity.${name}`,
  });
  return [
    ...(['profession', ...ABOUT] as const).filter(isShown).map(shown),
    ...(approval === 'approved' ? [] : [field(APPROVAL, approval, 'brp.creation.gm-veto')]),
  ];
}

/** @rule brp.characteristics.list @rule brp.bestiary.nonhuman */
const traitFields = (one: Creature): readonly CharacterField[] =>
  CHARACTERISTICS.map((which) =>
    one.characteristics[which] === null
      ? field(called(which), null, 'brp.bestiary.nonhuman')
      : {
          ...reckoned(called(which), traitScore(one, which), 'brp.characteristics.list'),
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
const rollFields = (one: Creature, view: View): readonly CharacterField[] =>
  CHARACTERISTIC_ROLL_NAMES.filter((roll) => one.characteristics[CHARACTERISTIC_ROLLS[roll]] !== null).map(
    (roll) => ({
      ...reckoned(called(roll), characteristicChance(view, one, roll).score, 'brp.characteristics.rolls'),
      rolls: { type: 'check', by: one.id, roll },
    }),
  );

const HIT_POINTS = words('Punti Ferita', 'hit points', 'kestopisteet');
const MOST_HIT_POINTS = words('Punti Ferita massimi', 'most hit points', 'kestopisteitä enintään');
const POWER = words('Punti Potere', 'power points', 'voimapisteet');
const MOST_POWER = words('Punti Potere massimi', 'most power points', 'voimapisteitä enintään');
const BONUS = words('Bonus al Danno', 'damage bonus', 'vahinkobonus');
const WALK = words('Movimento, metri al passo', 'movement, metres at a walk', 'liike, metriä kävellen');
const RUN = words('metri di corsa', 'metres at a run', 'metriä juosten');
const SWIM = words('movimento a nuoto', 'movement swimming', 'liike uiden');
const FLIGHT = words('vola', 'flies', 'lentää');
const NIGHT_SIGHT = words('vista notturna', 'night sight', 'pimeänäkö');

function derivedFields(one: Creature, view: View): readonly CharacterField[] {
  const movement = 'brp.derived.movement';
  return [
    reckoned(HIT_POINTS, hitPoints(one), 'brp.wounds.hit-point-loss'),
    reckoned(MOST_HIT_POINTS, maxHitPoints(one), 'brp.derived.hit-points'),
    { ...field(POWER, one.power, 'brp.derived.power-points'), path: 'power' },
    reckoned(MOST_POWER, maxPower(one), 'brp.derived.power-points'),
    bonusField(one, view),
    { ...reckoned(WALK, walks(one), movement), path: 'mov' },
    reckoned(RUN, runs(one), movement),
    ...(one.swims === null ? [] : [{ ...field(SWIM, one.swims, movement), path: 'swims' }]),
    ...(one.flies === null ? [] : [field(FLIGHT, one.flies, 'brp.skills.fly')]),
    ...(one.nightSight ? [field(NIGHT_SIGHT, null, 'brp.spot.darkness')] : []),
  ];
}

/** With what it is read from in the table: STR and SIZ. @rule brp.derived.damage-bonus */
function bonusField(one: Creature, view: View): CharacterField {
  const shown = field(BONUS, bonusText(damageBonus(view, one)), 'brp.derived.damage-bonus');
  if (one.stated.damageBonus !== null) return shown;
  const from = (['FOR', 'TAG'] as const).map((which) => numbered(called(which), now(one, which)));
  return { ...shown, ...detailed(from) };
}

const LOOKS = words('aspetto', 'looks', 'ulkonäkö');
const IN_SIGHT = words('In vista', 'In sight', 'Näkyvissä');

/** Of whom nobody plays: how they stand and look, and what they hold and wear. */
const outline = (one: Outline): readonly CharacterSection[] => [
  {
    title: STATE,
    kind: 'list',
    fields: [
      field(LOOKS, one.looks, 'brp.wounds.hit-point-loss'),
      ...standingFields(one),
      ...one.wounds.map(seenWound),
    ],
  },
  { title: IN_SIGHT, kind: 'list', fields: [...seenArmFields(one), ...seenArmourFields(one)] },
];
