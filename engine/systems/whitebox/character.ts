import {
  type CharacterField,
  type CharacterSection,
  detailed,
  type Json,
  numbered,
  type Score,
  score,
  signed,
} from '@arbitro/kernel';
import { armFields, saveFields, spellFields } from './character-arms.ts';
import { chanceFields, movementFields } from './character-exploring.ts';
import {
  equipmentFields,
  lightFields,
  seenThings,
  serviceFields,
  standingFields,
} from './character-state.ts';
import { plus } from './checks.ts';
import { ABILITY_NAMES } from './content/ability-table.ts';
import { armourClass, hitBase, neededToHit, nextLevelAt } from './derived.ts';
import { field, reckoned } from './field.ts';
import type { Creature } from './state.ts';
import { ABILITIES, type Ability, AC_SUM, TABULATED } from './tables.ts';
import { called, words } from './term-words.ts';
import { isWhole, type Outline, type View } from './view.ts';

/** Somebody's sheet as people read it: whole, or as much as shows. */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  return (isWhole(one) ? whole(one, view) : outline(one)).filter(({ fields }) => fields.length > 0);
}

const WHO = words('Chi è', 'Who they are', 'Kuka');
const ABILITY_SCORES = words('Caratteristiche', 'Ability scores', 'Ominaisuudet');
const COMBAT = words('Combattimento', 'Combat', 'Taistelu');
const SAVES = words('Tiri Salvezza', 'Saving throws', 'Pelastusheitot');
const ARMS = words('Armi', 'Weapons', 'Aseet');
const SPELLS = words('Incantesimi', 'Spells', 'Loitsut');
const MOVEMENT = words('Movimento', 'Movement', 'Liikkuminen');
const EXPLORING = words('Esplorazione, su sei', 'Exploring, in six', 'Tutkiminen, kuudesta');
const LIGHT = words('Luce', 'Light', 'Valo');
const STATE = words('Condizioni', 'How they are', 'Vointi');
const EQUIPMENT = words('Equipaggiamento', 'Equipment', 'Varusteet');
const IN_SIGHT = words('In vista', 'In sight', 'Näkyvissä');

const whole = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: COMBAT, kind: 'numbers', fields: combatFields(one, view) },
  { title: STATE, kind: 'list', fields: [...standingFields(one), ...serviceFields(one)] },
  { title: ARMS, kind: 'list', fields: armFields(one) },
  { title: SPELLS, kind: 'list', fields: spellFields(one) },
  { title: SAVES, kind: 'numbers', fields: saveFields(one, view) },
  { title: ABILITY_SCORES, kind: 'numbers', fields: scoreFields(one) },
  { title: EXPLORING, kind: 'numbers', fields: chanceFields(one, view) },
  { title: MOVEMENT, kind: 'numbers', fields: movementFields(one, view) },
  { title: LIGHT, kind: 'list', fields: lightFields(one) },
  { title: EQUIPMENT, kind: 'list', fields: equipmentFields(one) },
  { title: WHO, kind: 'list', fields: identityFields(one) },
];

const HIT_POINTS = words('Punti Ferita', 'hit points', 'osumapisteet');
const MOST_HIT_POINTS = words('Punti Ferita massimi', 'most hit points', 'osumapisteitä enintään');
const ROW = words('per colpire CA 9 … 0', 'to hit AC 9 … 0', 'osuu panssariluokkaan 9 … 0');

function combatFields(one: Creature, view: View): readonly CharacterField[] {
  return [
    { ...reckoned(HIT_POINTS, hitPoints(one), 'whitebox.damage.apply'), path: 'hp' },
    { ...field(MOST_HIT_POINTS, one.maxHp, 'whitebox.xp.level-advance'), path: 'maxHp' },
    armourField(one, view),
    reckoned(
      called(one.class === null ? 'hit-bonus' : 'base-hit-bonus'),
      score([hitBase(one)]),
      one.class === null ? 'whitebox.attack.monster-attacks' : 'whitebox.attack.base-hit-bonus',
    ),
    ...(view.options.attackAcSystem === 'descending' ? [rowField(one, view)] : []),
    ...(one.class === null ? monsterFields(one) : []),
  ];
}

/** @rule whitebox.damage.apply */
const hitPoints = ({ hp, maxHp }: Creature): Score =>
  hp === maxHp
    ? { value: hp, because: [] }
    : score([
        plus('whitebox.xp.level-advance', 'hit-points', maxHp),
        plus('whitebox.damage.apply', 'damage', hp - maxHp),
      ]);

/** The way of writing it that the table uses, and the other beside it. @rule whitebox.attack.ac-conversion */
function armourField(one: Creature, { options }: View): CharacterField {
  const label = called('armour-class');
  const rule = 'whitebox.attack.ac-conversion';
  const ascending = armourClass(one);
  if (options.attackAcSystem === 'ascending')
    return {
      ...reckoned(label, ascending, rule),
      detail: `${AC_SUM - ascending.value} [${ascending.value}]`,
    };
  const [worn, ...spells] = ascending.because;
  const descending = score([
    ...(worn ? [{ ...worn, value: one.ac.descending }] : []),
    ...spells.map((reason) => ({ ...reason, value: -reason.value })),
  ]);
  return {
    ...reckoned(label, descending, rule),
    path: 'ac.descending',
    detail: `${descending.value} [${ascending.value}]`,
  };
}

/** What the die must show, from the first column to the last. @rule whitebox.attack.roll */
function rowField(one: Creature, view: View): CharacterField {
  const [first, last] = [TABULATED.least, TABULATED.most].map((ac) => neededToHit(view, one, ac));
  return field(ROW, `${first}–${last}`, 'whitebox.attack.roll');
}

const DICE = words('Dadi Vita', 'hit dice', 'osumanopat');
const WORTH = words('Punti Esperienza che vale', 'experience it is worth', 'kokemusarvo');

/** @rule whitebox.xp.monster-value */
const monsterFields = ({ hitDice, xpValue }: Creature): readonly CharacterField[] => [
  { ...field(DICE, hitDice, 'whitebox.combat.invisible-detection'), path: 'hitDice' },
  ...(xpValue === null ? [] : [{ ...field(WORTH, xpValue, 'whitebox.xp.monster-value'), path: 'xpValue' }]),
];

const TO_HIT = words('per colpire', 'to hit', 'osumiseen');
const DOORS = words('alle porte', 'at doors', 'oviin');
const LOYALTY = words('Lealtà', 'loyalty', 'uskollisuuteen');

/** @rule whitebox.attack.modifiers */
const scoreFields = (one: Creature): readonly CharacterField[] =>
  one.scores === null ? [] : ABILITIES.map((ability) => scoreField(one, one.scores?.[ability] ?? 0, ability));

function scoreField(one: Creature, value: number, ability: Ability): CharacterField {
  const worth = WORTHS[ability]?.(one) ?? [];
  const told = worth.filter(([, modifier]) => modifier !== 0);
  return {
    ...field(ABILITY_NAMES[ability], value, 'whitebox.attack.modifiers'),
    path: `scores.${ability}`,
    ...detailed(told.map(([label, modifier]) => numbered(label, signed(modifier)))),
  };
}

const WORTHS: {
  readonly [A in Ability]?: (one: Creature) => readonly (readonly [typeof TO_HIT, number])[];
} = {
  strength: ({ strengthToHit, strengthDoors }) => [
    [TO_HIT, strengthToHit],
    [DOORS, strengthDoors],
  ],
  dexterity: ({ dexterityToHit }) => [[TO_HIT, dexterityToHit]],
  charisma: ({ charismaLoyalty }) => [[LOYALTY, charismaLoyalty]],
};

const EXPERIENCE = words('Punti Esperienza', 'experience points', 'kokemuspisteet');
const NEXT_LEVEL = words('per il prossimo livello', 'for the next level', 'seuraavaan tasoon');
const BONUS = words('bonus PE, percento', 'experience bonus, per cent', 'kokemusbonus, prosenttia');

/** @rule whitebox.xp.level-advance @rule whitebox.xp.prime-attribute-bonus */
function identityFields(one: Creature): readonly CharacterField[] {
  const next = nextLevelAt(one);
  return [
    ...(one.race === null ? [] : [field(called('race'), one.race, 'whitebox.movement.base-rate')]),
    ...(one.class === null ? [] : classFields(one)),
    ...(next === null ? [] : [field(NEXT_LEVEL, next, 'whitebox.xp.level-advance')]),
    ...(one.xpBonus === 0
      ? []
      : [{ ...field(BONUS, one.xpBonus, 'whitebox.xp.prime-attribute-bonus'), path: 'xpBonus' }]),
    ...(one.kind === 'character'
      ? []
      : [field(called('size'), one.size, 'whitebox.combat.burning-oil-size')]),
  ];
}

const classFields = (one: Creature): readonly CharacterField[] => [
  field(called('class'), one.class, 'whitebox.attack.roll'),
  { ...field(called('level'), one.level, 'whitebox.xp.level-advance'), path: 'level' },
  { ...field(EXPERIENCE, one.xp, 'whitebox.xp.sources'), path: 'xp' },
];

const LOOKS = words('aspetto', 'looks', 'ulkonäkö');

/** Of whom nobody plays: how they stand and look, and what they hold. */
const outline = (one: Outline): readonly CharacterSection[] => [
  {
    title: STATE,
    kind: 'list',
    fields: [field(LOOKS, one.looks, 'whitebox.damage.apply'), ...standingFields(one)],
  },
  { title: IN_SIGHT, kind: 'list', fields: seenThings(one) },
];
