import {
  type CharacterField,
  type CharacterSection,
  buildDetail,
  sameInAllLanguages,
  type Json,
  formatSigned,
} from '@arbitro/kernel';
import { abilityModifier, armourClass, saveBonus, skillBonus, speedOf } from '../rules/derived.ts';
import { field, computedField } from '../rules/field.ts';
import { passiveScore } from '../rules/passive.ts';
import { ABILITIES, SENSES, SKILL_NAMES } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { isFullCreature, type Outline, type CreatureView, type View } from '../secrecy/view.ts';
import type { Creature, World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { describeFeatures, describeItems } from './character-features.ts';
import { fillMeasure } from './narration.ts';
import { termName } from './term-names.ts';

/** Returns the sheet for display; an outline for creatures known only by sight. */
export function describeCharacter(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as CreatureView;
  const view = seen as unknown as View;
  const sections = isFullCreature(one) ? describeFullSheet(one, view as unknown as World) : [describeOutline(one)];
  return sections.filter(({ fields }) => fields.length > 0);
}

const describeFullSheet = (one: Creature, world: World): readonly CharacterSection[] => [
  describeBody(one, world),
  describeAbilities(one),
  describeSaves(one, world),
  describeSkills(one, world),
  describeFeatures(one),
  describeItems(one),
  describeSenses(one, world),
  describeState(one),
];

function describeBody(one: Creature, world: World): CharacterSection {
  return {
    title: TEXT.sheet.inFight,
    kind: 'numbers',
    fields: [
      { ...field(TEXT.sheet.hitPoints, one.hp, 'quinta.hp.points'), path: 'hp' },
      { ...field(TEXT.sheet.hitPointMaximum, one.fullHp, 'quinta.hp.points'), path: 'fullHp' },
      field(TEXT.sheet.temporaryHitPoints, one.temporary, 'quinta.temphp.absorb'),
      computedField(termName('ac'), armourClass(one), 'quinta.d20.armor-class'),
      computedField(TEXT.sheet.speedM, speedOf(world, one), 'quinta.movement.speed'),
      ...describeOtherSpeeds(one),
      field(termName('proficiency'), proficiencyBonus(one), 'quinta.proficiency.bonus'),
      field(
        one.kind === 'character' ? termName('level') : TEXT.sheet.challengeRating,
        one.level,
        'quinta.proficiency.bonus',
      ),
      field(
        TEXT.sheet.hitDice,
        `${one.hitDice.left}/${one.hitDice.total}d${one.hitDice.sides}`,
        'quinta.rest.short-rest',
      ),
      field(TEXT.sheet.size, one.size, 'quinta.movement.size'),
    ],
  };
}

const describeOtherSpeeds = (one: Creature): readonly CharacterField[] =>
  (['climb', 'swim', 'fly'] as const).flatMap((gait) =>
    one[gait] === null ? [] : [field(TEXT.sheet.gaits[gait], one[gait], 'quinta.movement.modes')],
  );

/** The score, and the modifier under it. @rule quinta.ability.modifier */
const describeAbilities = (one: Creature): CharacterSection => ({
  title: TEXT.sheet.abilities,
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...field(termName(ability), one.scores[ability], 'quinta.ability.modifier'),
    ...buildDetail([sameInAllLanguages(formatSigned(abilityModifier(one, ability)))]),
    rolls: { type: 'check', by: one.id, ability },
    path: `scores.${ability}`,
  })),
});

const describeSaves = (one: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.savingThrows,
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...computedField(termName(ability), saveBonus(world, one, ability), 'quinta.proficiency.saving-throws'),
    ...buildDetail(one.saves.includes(ability) ? [termName('proficient')] : []),
  })),
});

/** @rule quinta.proficiency.skill-table */
const describeSkills = (one: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.skills,
  kind: 'numbers',
  fields: SKILL_NAMES.map((skill) => {
    const training = one.skills[skill];
    return {
      ...computedField(termName(skill), skillBonus(world, one, skill), 'quinta.proficiency.skill-check'),
      ...buildDetail(training === undefined ? [] : [termName(training)]),
      rolls: { type: 'check', by: one.id, skill },
    };
  }),
});

const formatMetres = (metres: number) => fillMeasure(TEXT.sheet.m, 'n', metres);

/** @rule quinta.vision.special-senses */
const describeSenses = (one: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.sensesDefences,
  kind: 'list',
  fields: [
    computedField(
      TEXT.sheet.passivePerception,
      passiveScore(world, one, 'perception'),
      'quinta.proficiency.skill-check',
    ),
    ...SENSES.flatMap((sense) => {
      const metres = one.senses[sense];
      return metres === undefined
        ? []
        : [
            {
              ...field(termName(sense), metres, 'quinta.vision.special-senses'),
              ...buildDetail([formatMetres(metres)]),
            },
          ];
    }),
    ...(['resistances', 'vulnerabilities', 'immunities'] as const).flatMap((kind) =>
      one[kind].map((type) => field(termName(type), DEFENCE[kind].term, DEFENCE[kind].rule)),
    ),
    ...one.unaffectedBy.map((condition) => field(termName(condition), 'immunity', 'quinta.damage.immunity')),
  ],
});

const DEFENCE = {
  resistances: { term: 'resistance', rule: 'quinta.damage.resistance' },
  vulnerabilities: { term: 'vulnerability', rule: 'quinta.damage.vulnerability' },
  immunities: { term: 'immunity', rule: 'quinta.damage.immunity' },
} as const;

const describeState = (one: Creature): CharacterSection => ({
  title: TEXT.sheet.state,
  kind: 'list',
  fields: [
    field(TEXT.sheet.life, one.life, 'quinta.death.at-zero'),
    ...(one.hp === 0 && one.life === 'alive'
      ? [
          field(TEXT.sheet.deathSaveSuccesses, one.successes, 'quinta.death.save-tally'),
          field(TEXT.sheet.deathSaveFailures, one.failures, 'quinta.death.save-tally'),
        ]
      : []),
    ...one.afflictions.map(({ condition, cause, level }) =>
      field(termName(condition), condition === 'exhausted' ? level : cause, 'quinta.conditions.general'),
    ),
  ],
});

const describeOutline = (one: Outline): CharacterSection => ({
  title: TEXT.sheet.whatSeen,
  kind: 'list',
  fields: [
    field(TEXT.sheet.looks, one.looks, 'quinta.hp.bloodied'),
    field(TEXT.sheet.size, one.size, 'quinta.movement.size'),
    ...one.holds.map((name) => field(TEXT.sheet.inHand, name, 'quinta.turn.interact')),
    ...one.afflictions.map(({ condition, cause }) =>
      field(termName(condition), cause, 'quinta.conditions.general'),
    ),
  ],
});
