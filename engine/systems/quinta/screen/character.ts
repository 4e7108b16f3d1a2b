import {
  buildDetail,
  type CharacterField,
  type CharacterSection,
  describeNotes,
  formatSigned,
  sameInAllLanguages,
} from '@arbitro/kernel';
import { abilityModifier, armourClass, saveBonus, skillBonus, speedOf } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { passiveScore } from '../rules/passive.ts';
import { ABILITIES, SENSES, SKILL_NAMES } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import type { RuleId } from '../rules.ts';
import { type CreatureView, isFullCreature, type Outline, type View } from '../secrecy/view.ts';
import type { Creature, World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { describeFeatures, describeItems } from './character-features.ts';
import { fillMeasure } from './narration.ts';
import { termName } from './term-names.ts';

/** Returns the sheet for display; an outline for creatures known only by sight. */
export function describeCharacter(creature: CreatureView, view: View): readonly CharacterSection[] {
  const sections = isFullCreature(creature)
    ? describeFullSheet(creature, view as unknown as World)
    : [describeOutline(creature)];
  return sections.filter(({ fields }) => fields.length > 0);
}

const describeFullSheet = (creature: Creature, world: World): readonly CharacterSection[] => [
  describeBody(creature, world),
  describeAbilities(creature),
  describeSaves(creature, world),
  describeSkills(creature, world),
  describeFeatures(creature),
  describeItems(creature),
  describeSenses(creature, world),
  describeState(creature),
  describeNotes<RuleId>(creature.notes, { title: TEXT.sheet.notes, rule: 'quinta.core.gm-authority' }),
];

function describeBody(creature: Creature, world: World): CharacterSection {
  return {
    title: TEXT.sheet.inFight,
    kind: 'numbers',
    fields: [
      { ...field(TEXT.sheet.hitPoints, creature.hp, 'quinta.hp.points'), path: 'hp' },
      { ...field(TEXT.sheet.hitPointMaximum, creature.fullHp, 'quinta.hp.points'), path: 'fullHp' },
      field(TEXT.sheet.temporaryHitPoints, creature.temporary, 'quinta.temphp.absorb'),
      computedField(termName('ac'), armourClass(creature), 'quinta.d20.armor-class'),
      computedField(TEXT.sheet.speedM, speedOf(world, creature), 'quinta.movement.speed'),
      ...describeOtherSpeeds(creature),
      field(termName('proficiency'), proficiencyBonus(creature), 'quinta.proficiency.bonus'),
      field(
        creature.kind === 'character' ? termName('level') : TEXT.sheet.challengeRating,
        creature.level,
        'quinta.proficiency.bonus',
      ),
      field(
        TEXT.sheet.hitDice,
        `${creature.hitDice.left}/${creature.hitDice.total}d${creature.hitDice.sides}`,
        'quinta.rest.short-rest',
      ),
      field(TEXT.sheet.size, creature.size, 'quinta.movement.size'),
    ],
  };
}

const describeOtherSpeeds = (creature: Creature): readonly CharacterField[] =>
  (['climb', 'swim', 'fly'] as const).flatMap((gait) =>
    creature[gait] === null ? [] : [field(TEXT.sheet.gaits[gait], creature[gait], 'quinta.movement.modes')],
  );

/** The score, and the modifier under it. @rule quinta.ability.modifier */
const describeAbilities = (creature: Creature): CharacterSection => ({
  title: TEXT.sheet.abilities,
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...field(termName(ability), creature.scores[ability], 'quinta.ability.modifier'),
    ...buildDetail([sameInAllLanguages(formatSigned(abilityModifier(creature, ability)))]),
    rolls: { type: 'check', by: creature.id, ability },
    path: `scores.${ability}`,
  })),
});

const describeSaves = (creature: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.savingThrows,
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...computedField(
      termName(ability),
      saveBonus(world, creature, ability),
      'quinta.proficiency.saving-throws',
    ),
    ...buildDetail(creature.saves.includes(ability) ? [termName('proficient')] : []),
  })),
});

/** @rule quinta.proficiency.skill-table */
const describeSkills = (creature: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.skills,
  kind: 'numbers',
  fields: SKILL_NAMES.map((skill) => {
    const training = creature.skills[skill];
    return {
      ...computedField(termName(skill), skillBonus(world, creature, skill), 'quinta.proficiency.skill-check'),
      ...buildDetail(training === undefined ? [] : [termName(training)]),
      rolls: { type: 'check', by: creature.id, skill },
    };
  }),
});

const formatMetres = (metres: number) => fillMeasure(TEXT.sheet.m, 'n', metres);

/** @rule quinta.vision.special-senses */
const describeSenses = (creature: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.sensesDefences,
  kind: 'list',
  fields: [
    computedField(
      TEXT.sheet.passivePerception,
      passiveScore(world, creature, 'perception'),
      'quinta.proficiency.skill-check',
    ),
    ...SENSES.flatMap((sense) => {
      const metres = creature.senses[sense];
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
      creature[kind].map((type) => field(termName(type), DEFENCE[kind].term, DEFENCE[kind].rule)),
    ),
    ...creature.unaffectedBy.map((condition) =>
      field(termName(condition), 'immunity', 'quinta.damage.immunity'),
    ),
  ],
});

const DEFENCE = {
  resistances: { term: 'resistance', rule: 'quinta.damage.resistance' },
  vulnerabilities: { term: 'vulnerability', rule: 'quinta.damage.vulnerability' },
  immunities: { term: 'immunity', rule: 'quinta.damage.immunity' },
} as const;

const describeState = (creature: Creature): CharacterSection => ({
  title: TEXT.sheet.state,
  kind: 'list',
  fields: [
    field(TEXT.sheet.life, creature.life, 'quinta.death.at-zero'),
    ...(creature.hp === 0 && creature.life === 'alive'
      ? [
          field(TEXT.sheet.deathSaveSuccesses, creature.successes, 'quinta.death.save-tally'),
          field(TEXT.sheet.deathSaveFailures, creature.failures, 'quinta.death.save-tally'),
        ]
      : []),
    ...creature.afflictions.map(({ condition, cause, level }) =>
      field(termName(condition), condition === 'exhausted' ? level : cause, 'quinta.conditions.general'),
    ),
  ],
});

const describeOutline = (creature: Outline): CharacterSection => ({
  title: TEXT.sheet.whatSeen,
  kind: 'list',
  fields: [
    field(TEXT.sheet.looks, creature.looks, 'quinta.hp.bloodied'),
    field(TEXT.sheet.size, creature.size, 'quinta.movement.size'),
    ...creature.holds.map((name) => field(TEXT.sheet.inHand, name, 'quinta.turn.interact')),
    ...creature.afflictions.map(({ condition, cause }) =>
      field(termName(condition), cause, 'quinta.conditions.general'),
    ),
  ],
});
