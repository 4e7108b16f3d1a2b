import {
  type CharacterField,
  type CharacterSection,
  detailed,
  everywhere,
  type Json,
  signed,
} from '@arbitro/kernel';
import { abilityModifier, armourClass, saveBonus, skillBonus, speedOf } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { passive } from '../rules/passive.ts';
import { ABILITIES, SENSES, SKILL_NAMES } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { isWhole, type Outline, type Seen, type View } from '../secrecy/view.ts';
import type { Creature, World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { deedsPart, thingsPart } from './character-deeds.ts';
import { measured } from './telling.ts';
import { called } from './term-words.ts';

/** Returns the sheet for display; an outline for creatures known only by sight. */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Seen;
  const view = seen as unknown as View;
  const sections = isWhole(one) ? whole(one, view as unknown as World) : [outlined(one)];
  return sections.filter(({ fields }) => fields.length > 0);
}

const whole = (one: Creature, world: World): readonly CharacterSection[] => [
  body(one, world),
  abilities(one),
  saves(one, world),
  skills(one, world),
  deedsPart(one),
  thingsPart(one),
  senses(one, world),
  state(one),
];

function body(one: Creature, world: World): CharacterSection {
  return {
    title: TEXT.sheet.inFight,
    kind: 'numbers',
    fields: [
      { ...field(TEXT.sheet.hitPoints, one.hp, 'quinta.hp.points'), path: 'hp' },
      { ...field(TEXT.sheet.hitPointMaximum, one.fullHp, 'quinta.hp.points'), path: 'fullHp' },
      field(TEXT.sheet.temporaryHitPoints, one.temporary, 'quinta.temphp.absorb'),
      reckoned(called('ac'), armourClass(one), 'quinta.d20.armor-class'),
      reckoned(TEXT.sheet.speedM, speedOf(world, one), 'quinta.movement.speed'),
      ...moreSpeeds(one),
      field(called('proficiency'), proficiencyBonus(one), 'quinta.proficiency.bonus'),
      field(
        one.kind === 'character' ? called('level') : TEXT.sheet.challengeRating,
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

const moreSpeeds = (one: Creature): readonly CharacterField[] =>
  (['climb', 'swim', 'fly'] as const).flatMap((gait) =>
    one[gait] === null ? [] : [field(TEXT.sheet.gaits[gait], one[gait], 'quinta.movement.modes')],
  );

/** The score, and the modifier under it. @rule quinta.ability.modifier */
const abilities = (one: Creature): CharacterSection => ({
  title: TEXT.sheet.abilities,
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...field(called(ability), one.scores[ability], 'quinta.ability.modifier'),
    ...detailed([everywhere(signed(abilityModifier(one, ability)))]),
    rolls: { type: 'check', by: one.id, ability },
    path: `scores.${ability}`,
  })),
});

const saves = (one: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.savingThrows,
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...reckoned(called(ability), saveBonus(world, one, ability), 'quinta.proficiency.saving-throws'),
    ...detailed(one.saves.includes(ability) ? [called('proficient')] : []),
  })),
});

/** @rule quinta.proficiency.skill-table */
const skills = (one: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.skills,
  kind: 'numbers',
  fields: SKILL_NAMES.map((skill) => {
    const training = one.skills[skill];
    return {
      ...reckoned(called(skill), skillBonus(world, one, skill), 'quinta.proficiency.skill-check'),
      ...detailed(training === undefined ? [] : [called(training)]),
      rolls: { type: 'check', by: one.id, skill },
    };
  }),
});

const METRES = (metres: number) => measured(TEXT.sheet.m, 'n', metres);

/** @rule quinta.vision.special-senses */
const senses = (one: Creature, world: World): CharacterSection => ({
  title: TEXT.sheet.sensesDefences,
  kind: 'list',
  fields: [
    reckoned(
      TEXT.sheet.passivePerception,
      passive(world, one, 'perception'),
      'quinta.proficiency.skill-check',
    ),
    ...SENSES.flatMap((sense) => {
      const metres = one.senses[sense];
      return metres === undefined
        ? []
        : [
            {
              ...field(called(sense), metres, 'quinta.vision.special-senses'),
              ...detailed([METRES(metres)]),
            },
          ];
    }),
    ...(['resistances', 'vulnerabilities', 'immunities'] as const).flatMap((kind) =>
      one[kind].map((type) => field(called(type), DEFENCE[kind].term, DEFENCE[kind].rule)),
    ),
    ...one.unaffectedBy.map((condition) => field(called(condition), 'immunity', 'quinta.damage.immunity')),
  ],
});

const DEFENCE = {
  resistances: { term: 'resistance', rule: 'quinta.damage.resistance' },
  vulnerabilities: { term: 'vulnerability', rule: 'quinta.damage.vulnerability' },
  immunities: { term: 'immunity', rule: 'quinta.damage.immunity' },
} as const;

const state = (one: Creature): CharacterSection => ({
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
      field(called(condition), condition === 'exhausted' ? level : cause, 'quinta.conditions.general'),
    ),
  ],
});

const outlined = (one: Outline): CharacterSection => ({
  title: TEXT.sheet.whatSeen,
  kind: 'list',
  fields: [
    field(TEXT.sheet.looks, one.looks, 'quinta.hp.bloodied'),
    field(TEXT.sheet.size, one.size, 'quinta.movement.size'),
    ...one.holds.map((name) => field(TEXT.sheet.inHand, name, 'quinta.turn.interact')),
    ...one.afflictions.map(({ condition, cause }) =>
      field(called(condition), cause, 'quinta.conditions.general'),
    ),
  ],
});
