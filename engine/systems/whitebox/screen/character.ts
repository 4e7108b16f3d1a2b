import {
  buildDetail,
  type CharacterField,
  type CharacterSection,
  describeNotes,
  formatSigned,
  labelNumber,
  type Score,
  score,
} from '@arbitro/kernel';
import { makeReason } from '../rules/checks.ts';
import { armourClass, hitBase, neededToHit, nextLevelAt } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { ABILITIES, type Ability, AC_SUM, TABLE_AC_RANGE } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
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
export function describeCharacter(creature: Creature | Outline, view: View): readonly CharacterSection[] {
  return (isFullCreature(creature) ? describeFullSheet(creature, view) : describeOutline(creature)).filter(
    ({ fields }) => fields.length > 0,
  );
}

const describeFullSheet = (creature: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.combat, kind: 'numbers', fields: combatFields(creature, view) },
  {
    title: TEXT.sheet.currentState,
    kind: 'list',
    fields: [...statusFields(creature), ...serviceFields(creature)],
  },
  { title: TEXT.sheet.weapons, kind: 'list', fields: armFields(creature) },
  { title: TEXT.sheet.spells, kind: 'list', fields: spellFields(creature) },
  { title: TEXT.sheet.savingThrows, kind: 'numbers', fields: saveFields(creature, view) },
  { title: TEXT.sheet.abilityScores, kind: 'numbers', fields: scoreFields(creature) },
  { title: TEXT.sheet.exploringInSix, kind: 'numbers', fields: chanceFields(creature, view) },
  { title: TEXT.sheet.movement, kind: 'numbers', fields: movementFields(creature, view) },
  { title: TEXT.sheet.light, kind: 'list', fields: lightFields(view, creature) },
  { title: TEXT.sheet.equipment, kind: 'list', fields: equipmentFields(creature) },
  { title: TEXT.sheet.whoThey, kind: 'list', fields: identityFields(creature) },
  describeNotes<RuleId>(creature.notes, { title: TEXT.sheet.notes, rule: 'whitebox.play.roles' }),
];

function combatFields(creature: Creature, view: View): readonly CharacterField[] {
  return [
    { ...computedField(TEXT.sheet.hitPoints, hitPoints(creature), 'whitebox.damage.apply'), path: 'hp' },
    { ...field(TEXT.sheet.mostHitPoints, creature.maxHp, 'whitebox.xp.level-advance'), path: 'maxHp' },
    armourField(creature, view),
    computedField(
      termName(creature.class === null ? 'hit-bonus' : 'base-hit-bonus'),
      score([hitBase(creature)]),
      creature.class === null ? 'whitebox.attack.monster-attacks' : 'whitebox.attack.base-hit-bonus',
    ),
    ...(view.options.attackAcSystem === 'descending' ? [rowField(creature, view)] : []),
    ...(creature.class === null ? monsterFields(creature) : []),
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
function armourField(creature: Creature, { options }: View): CharacterField {
  const label = termName('armour-class');
  const rule = 'whitebox.attack.ac-conversion';
  const ascending = armourClass(creature);
  if (options.attackAcSystem === 'ascending')
    return {
      ...computedField(label, ascending, rule),
      detail: `${AC_SUM - ascending.value} [${ascending.value}]`,
    };
  const [worn, ...spells] = ascending.because;
  const descending = score([
    ...(worn ? [{ ...worn, value: creature.ac.descending }] : []),
    ...spells.map((reason) => ({ ...reason, value: -reason.value })),
  ]);
  return {
    ...computedField(label, descending, rule),
    path: 'ac.descending',
    detail: `${descending.value} [${ascending.value}]`,
  };
}

/** The number to hit, from the first column to the last. @rule whitebox.attack.roll */
function rowField(creature: Creature, view: View): CharacterField {
  const [first, last] = [TABLE_AC_RANGE.least, TABLE_AC_RANGE.most].map((ac) =>
    neededToHit(view, creature, ac),
  );
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
const scoreFields = (creature: Creature): readonly CharacterField[] =>
  creature.scores === null
    ? []
    : ABILITIES.map((ability) => scoreField(creature, creature.scores?.[ability] ?? 0, ability));

function scoreField(creature: Creature, value: number, ability: Ability): CharacterField {
  const reasons = ABILITY_MODIFIERS[ability]?.(creature) ?? [];
  const modifiers = reasons.filter(([, modifier]) => modifier !== 0);
  return {
    ...field(TEXT.content.abilityNames[ability], value, 'whitebox.attack.modifiers'),
    path: `scores.${ability}`,
    ...buildDetail(modifiers.map(([label, modifier]) => labelNumber(label, formatSigned(modifier)))),
  };
}

const ABILITY_MODIFIERS: {
  readonly [A in Ability]?: (creature: Creature) => readonly (readonly [typeof TEXT.sheet.toHit, number])[];
} = {
  strength: ({ strengthToHit, strengthDoors }) => [
    [TEXT.sheet.toHit, strengthToHit],
    [TEXT.sheet.doors, strengthDoors],
  ],
  dexterity: ({ dexterityToHit }) => [[TEXT.sheet.toHit, dexterityToHit]],
  charisma: ({ charismaLoyalty }) => [[TEXT.sheet.loyalty2, charismaLoyalty]],
};

/** @rule whitebox.xp.level-advance @rule whitebox.xp.prime-attribute-bonus */
function identityFields(creature: Creature): readonly CharacterField[] {
  const next = nextLevelAt(creature);
  return [
    ...(creature.race === null
      ? []
      : [field(termName('race'), creature.race, 'whitebox.movement.base-rate')]),
    ...(creature.class === null ? [] : classFields(creature)),
    ...(next === null ? [] : [field(TEXT.sheet.nextLevel, next, 'whitebox.xp.level-advance')]),
    ...(creature.xpBonus === 0
      ? []
      : [
          {
            ...field(
              TEXT.sheet.experienceBonusPerCent,
              creature.xpBonus,
              'whitebox.xp.prime-attribute-bonus',
            ),
            path: 'xpBonus',
          },
        ]),
    ...(creature.kind === 'character'
      ? []
      : [field(termName('size'), creature.size, 'whitebox.combat.burning-oil-size')]),
  ];
}

const classFields = (creature: Creature): readonly CharacterField[] => [
  field(termName('class'), creature.class, 'whitebox.attack.roll'),
  { ...field(termName('level'), creature.level, 'whitebox.xp.level-advance'), path: 'level' },
  { ...field(TEXT.sheet.experiencePoints, creature.xp, 'whitebox.xp.sources'), path: 'xp' },
];

/** For creatures without a player: their state, apparent health, and what they hold. */
const describeOutline = (creature: Outline): readonly CharacterSection[] => [
  {
    title: TEXT.sheet.currentState,
    kind: 'list',
    fields: [field(TEXT.sheet.looks, creature.looks, 'whitebox.damage.apply'), ...statusFields(creature)],
  },
  { title: TEXT.sheet.inSight, kind: 'list', fields: seenThingFields(creature) },
];
