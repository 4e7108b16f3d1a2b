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
import { plus } from '../rules/checks.ts';
import { armourClass, hitBase, neededToHit, nextLevelAt } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { ABILITIES, type Ability, AC_SUM, TABULATED } from '../rules/tables.ts';
import { isWhole, type Outline, type View } from '../secrecy/view.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { armFields, saveFields, spellFields } from './character-arms.ts';
import { chanceFields, movementFields } from './character-exploring.ts';
import {
  equipmentFields,
  lightFields,
  seenThings,
  serviceFields,
  standingFields,
} from './character-state.ts';
import { called } from './term-words.ts';

/** Lays out a creature's sheet: complete, or only what is visible. */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  return (isWhole(one) ? whole(one, view) : outline(one)).filter(({ fields }) => fields.length > 0);
}

const whole = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.combat, kind: 'numbers', fields: combatFields(one, view) },
  { title: TEXT.sheet.howThey, kind: 'list', fields: [...standingFields(one), ...serviceFields(one)] },
  { title: TEXT.sheet.weapons, kind: 'list', fields: armFields(one) },
  { title: TEXT.sheet.spells, kind: 'list', fields: spellFields(one) },
  { title: TEXT.sheet.savingThrows, kind: 'numbers', fields: saveFields(one, view) },
  { title: TEXT.sheet.abilityScores, kind: 'numbers', fields: scoreFields(one) },
  { title: TEXT.sheet.exploringInSix, kind: 'numbers', fields: chanceFields(one, view) },
  { title: TEXT.sheet.movement, kind: 'numbers', fields: movementFields(one, view) },
  { title: TEXT.sheet.light, kind: 'list', fields: lightFields(one) },
  { title: TEXT.sheet.equipment, kind: 'list', fields: equipmentFields(one) },
  { title: TEXT.sheet.whoThey, kind: 'list', fields: identityFields(one) },
];

function combatFields(one: Creature, view: View): readonly CharacterField[] {
  return [
    { ...reckoned(TEXT.sheet.hitPoints, hitPoints(one), 'whitebox.damage.apply'), path: 'hp' },
    { ...field(TEXT.sheet.mostHitPoints, one.maxHp, 'whitebox.xp.level-advance'), path: 'maxHp' },
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

/** The notation that the table uses, and the other next to it. @rule whitebox.attack.ac-conversion */
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

/** The number to hit, from the first column to the last. @rule whitebox.attack.roll */
function rowField(one: Creature, view: View): CharacterField {
  const [first, last] = [TABULATED.least, TABULATED.most].map((ac) => neededToHit(view, one, ac));
  return field(TEXT.sheet.hitAc90, `${first}–${last}`, 'whitebox.attack.roll');
}

/** @rule whitebox.xp.monster-value */
const monsterFields = ({ hitDice, xpValue }: Creature): readonly CharacterField[] => [
  { ...field(TEXT.sheet.hitDice, hitDice, 'whitebox.combat.invisible-detection'), path: 'hitDice' },
  ...(xpValue === null
    ? []
    : [{ ...field(TEXT.sheet.experienceWorth, xpValue, 'whitebox.xp.monster-value'), path: 'xpValue' }]),
];

/** @rule whitebox.attack.modifiers */
const scoreFields = (one: Creature): readonly CharacterField[] =>
  one.scores === null ? [] : ABILITIES.map((ability) => scoreField(one, one.scores?.[ability] ?? 0, ability));

function scoreField(one: Creature, value: number, ability: Ability): CharacterField {
  const worth = WORTHS[ability]?.(one) ?? [];
  const told = worth.filter(([, modifier]) => modifier !== 0);
  return {
    ...field(TEXT.content.abilityNames[ability], value, 'whitebox.attack.modifiers'),
    path: `scores.${ability}`,
    ...detailed(told.map(([label, modifier]) => numbered(label, signed(modifier)))),
  };
}

const WORTHS: {
  readonly [A in Ability]?: (one: Creature) => readonly (readonly [typeof TEXT.sheet.toHit, number])[];
} = {
  strength: ({ strengthToHit, strengthDoors }) => [
    [TEXT.sheet.toHit, strengthToHit],
    [TEXT.sheet.doors, strengthDoors],
  ],
  dexterity: ({ dexterityToHit }) => [[TEXT.sheet.toHit, dexterityToHit]],
  charisma: ({ charismaLoyalty }) => [[TEXT.sheet.loyalty2, charismaLoyalty]],
};

/** @rule whitebox.xp.level-advance @rule whitebox.xp.prime-attribute-bonus */
function identityFields(one: Creature): readonly CharacterField[] {
  const next = nextLevelAt(one);
  return [
    ...(one.race === null ? [] : [field(called('race'), one.race, 'whitebox.movement.base-rate')]),
    ...(one.class === null ? [] : classFields(one)),
    ...(next === null ? [] : [field(TEXT.sheet.nextLevel, next, 'whitebox.xp.level-advance')]),
    ...(one.xpBonus === 0
      ? []
      : [
          {
            ...field(TEXT.sheet.experienceBonusPerCent, one.xpBonus, 'whitebox.xp.prime-attribute-bonus'),
            path: 'xpBonus',
          },
        ]),
    ...(one.kind === 'character'
      ? []
      : [field(called('size'), one.size, 'whitebox.combat.burning-oil-size')]),
  ];
}

const classFields = (one: Creature): readonly CharacterField[] => [
  field(called('class'), one.class, 'whitebox.attack.roll'),
  { ...field(called('level'), one.level, 'whitebox.xp.level-advance'), path: 'level' },
  { ...field(TEXT.sheet.experiencePoints, one.xp, 'whitebox.xp.sources'), path: 'xp' },
];

/** For creatures without a player: their state, apparent health, and what they hold. */
const outline = (one: Outline): readonly CharacterSection[] => [
  {
    title: TEXT.sheet.howThey,
    kind: 'list',
    fields: [field(TEXT.sheet.looks, one.looks, 'whitebox.damage.apply'), ...standingFields(one)],
  },
  { title: TEXT.sheet.inSight, kind: 'list', fields: seenThings(one) },
];
