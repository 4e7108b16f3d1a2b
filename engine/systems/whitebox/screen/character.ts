import {
  type CharacterField,
  type CharacterSection,
  buildDetail,
  type Json,
  labelNumber,
  type Score,
  score,
  formatSigned,
} from '@arbitro/kernel';
import { makeReason } from '../rules/checks.ts';
import { armourClass, hitBase, neededToHit, nextLevelAt } from '../rules/derived.ts';
import { field, computedField } from '../rules/field.ts';
import { ABILITIES, type Ability, AC_SUM, TABLE_AC_RANGE } from '../rules/tables.ts';
import { isFullCreature, type Outline, type View } from '../secrecy/view.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { armFields, saveFields, spellFields } from './character-arms.ts';
import { chanceFields, movementFields } from './character-exploring.ts';
import {
  equipmentFields,
  lightFields,
  seenThingFields,
  serviceFields,
  statusFields,
} from './character-state.ts';
import { termName } from './term-names.ts';

/** Lays out a creature's sheet: complete, or only what is visible. */
export function describeCharacter(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  return (isFullCreature(one) ? describeFullSheet(one, view) : describeOutline(one)).filter(({ fields }) => fields.length > 0);
}

const describeFullSheet = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.combat, kind: 'numbers', fields: combatFields(one, view) },
  { title: TEXT.sheet.howThey, kind: 'list', fields: [...statusFields(one), ...serviceFields(one)] },
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
    { ...computedField(TEXT.sheet.hitPoints, hitPoints(one), 'whitebox.damage.apply'), path: 'hp' },
    { ...field(TEXT.sheet.mostHitPoints, one.maxHp, 'whitebox.xp.level-advance'), path: 'maxHp' },
    armourField(one, view),
    computedField(
      termName(one.class === null ? 'hit-bonus' : 'base-hit-bonus'),
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
        makeReason('whitebox.xp.level-advance', 'hit-points', maxHp),
        makeReason('whitebox.damage.apply', 'damage', hp - maxHp),
      ]);

/** The notation that the table uses, and the other next to it. @rule whitebox.attack.ac-conversion */
function armourField(one: Creature, { options }: View): CharacterField {
  const label = termName('armour-class');
  const rule = 'whitebox.attack.ac-conversion';
  const ascending = armourClass(one);
  if (options.attackAcSystem === 'ascending')
    return {
      ...computedField(label, ascending, rule),
      detail: `${AC_SUM - ascending.value} [${ascending.value}]`,
    };
  const [worn, ...spells] = ascending.because;
  const descending = score([
    ...(worn ? [{ ...worn, value: one.ac.descending }] : []),
    ...spells.map((reason) => ({ ...reason, value: -reason.value })),
  ]);
  return {
    ...computedField(label, descending, rule),
    path: 'ac.descending',
    detail: `${descending.value} [${ascending.value}]`,
  };
}

/** The number to hit, from the first column to the last. @rule whitebox.attack.roll */
function rowField(one: Creature, view: View): CharacterField {
  const [first, last] = [TABLE_AC_RANGE.least, TABLE_AC_RANGE.most].map((ac) => neededToHit(view, one, ac));
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
  const worth = ABILITY_MODIFIERS[ability]?.(one) ?? [];
  const told = worth.filter(([, modifier]) => modifier !== 0);
  return {
    ...field(TEXT.content.abilityNames[ability], value, 'whitebox.attack.modifiers'),
    path: `scores.${ability}`,
    ...buildDetail(told.map(([label, modifier]) => labelNumber(label, formatSigned(modifier)))),
  };
}

const ABILITY_MODIFIERS: {
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
    ...(one.race === null ? [] : [field(termName('race'), one.race, 'whitebox.movement.base-rate')]),
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
      : [field(termName('size'), one.size, 'whitebox.combat.burning-oil-size')]),
  ];
}

const classFields = (one: Creature): readonly CharacterField[] => [
  field(termName('class'), one.class, 'whitebox.attack.roll'),
  { ...field(termName('level'), one.level, 'whitebox.xp.level-advance'), path: 'level' },
  { ...field(TEXT.sheet.experiencePoints, one.xp, 'whitebox.xp.sources'), path: 'xp' },
];

/** For creatures without a player: their state, apparent health, and what they hold. */
const describeOutline = (one: Outline): readonly CharacterSection[] => [
  {
    title: TEXT.sheet.howThey,
    kind: 'list',
    fields: [field(TEXT.sheet.looks, one.looks, 'whitebox.damage.apply'), ...statusFields(one)],
  },
  { title: TEXT.sheet.inSight, kind: 'list', fields: seenThingFields(one) },
];
