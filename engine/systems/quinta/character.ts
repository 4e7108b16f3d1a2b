import {
  type CharacterField,
  type CharacterSection,
  detailed,
  everywhere,
  type Json,
  signed,
} from '@arbitro/kernel';
import { deedsPart, thingsPart } from './character-deeds.ts';
import { abilityModifier, armourClass, saveBonus, skillBonus, speedOf } from './derived.ts';
import { field, reckoned } from './field.ts';
import { passive } from './rules/passive.ts';
import type { Creature, World } from './state.ts';
import { ABILITIES, SENSES, SKILL_NAMES } from './tables.ts';
import { measured } from './telling.ts';
import { called, words } from './term-words.ts';
import { proficiencyBonus } from './training.ts';
import { isWhole, type Outline, type Seen, type View } from './view.ts';

/** A sheet as people read it; of those one knows only by sight, an outline. */
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

const HP = words('punti ferita', 'hit points', 'kestopisteet');
const FULL = words('punti ferita massimi', 'hit point maximum', 'kestopisteitä enintään');

function body(one: Creature, world: World): CharacterSection {
  return {
    title: words('In combattimento', 'In a fight', 'Taistelussa'),
    kind: 'numbers',
    fields: [
      { ...field(HP, one.hp, 'quinta.hp.points'), path: 'hp' },
      { ...field(FULL, one.fullHp, 'quinta.hp.points'), path: 'fullHp' },
      field(
        words('punti ferita temporanei', 'temporary hit points', 'tilapäiset kestopisteet'),
        one.temporary,
        'quinta.temphp.absorb',
      ),
      reckoned(called('ac'), armourClass(one), 'quinta.d20.armor-class'),
      reckoned(
        words('Velocità (m)', 'Speed (m)', 'nopeus (m)'),
        speedOf(world, one),
        'quinta.movement.speed',
      ),
      ...moreSpeeds(one),
      field(called('proficiency'), proficiencyBonus(one), 'quinta.proficiency.bonus'),
      field(
        one.kind === 'character'
          ? called('level')
          : words('Grado di Sfida', 'Challenge Rating', 'haastearvo'),
        one.level,
        'quinta.proficiency.bonus',
      ),
      field(
        words('Dadi Vita', 'Hit Dice', 'kestonopat'),
        `${one.hitDice.left}/${one.hitDice.total}d${one.hitDice.sides}`,
        'quinta.rest.short-rest',
      ),
      field(words('taglia', 'size', 'koko'), one.size, 'quinta.movement.size'),
    ],
  };
}

const GAITS = {
  climb: words('arrampicarsi (m)', 'climbing (m)', 'kiipeäminen (m)'),
  swim: words('nuotare (m)', 'swimming (m)', 'uiminen (m)'),
  fly: words('volare (m)', 'flying (m)', 'lentäminen (m)'),
} as const;

const moreSpeeds = (one: Creature): readonly CharacterField[] =>
  (['climb', 'swim', 'fly'] as const).flatMap((gait) =>
    one[gait] === null ? [] : [field(GAITS[gait], one[gait], 'quinta.movement.modes')],
  );

/** The score, and the modifier under it. @rule quinta.ability.modifier */
const abilities = (one: Creature): CharacterSection => ({
  title: words('Caratteristiche', 'Abilities', 'Kyvyt'),
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...field(called(ability), one.scores[ability], 'quinta.ability.modifier'),
    ...detailed([everywhere(signed(abilityModifier(one, ability)))]),
    rolls: { type: 'check', by: one.id, ability },
    path: `scores.${ability}`,
  })),
});

const saves = (one: Creature, world: World): CharacterSection => ({
  title: words('Tiri salvezza', 'Saving throws', 'Pelastusheitot'),
  kind: 'numbers',
  fields: ABILITIES.map((ability) => ({
    ...reckoned(called(ability), saveBonus(world, one, ability), 'quinta.proficiency.saving-throws'),
    ...detailed(one.saves.includes(ability) ? [called('proficient')] : []),
  })),
});

/** @rule quinta.proficiency.skill-table */
const skills = (one: Creature, world: World): CharacterSection => ({
  title: words('Abilità', 'Skills', 'Taidot'),
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

const METRES = (metres: number) => measured(words('{n} m', '{n} m', '{n} m'), 'n', metres);

/** @rule quinta.vision.special-senses */
const senses = (one: Creature, world: World): CharacterSection => ({
  title: words('Sensi e difese', 'Senses and defences', 'Aistit ja puolustukset'),
  kind: 'list',
  fields: [
    reckoned(
      words('Percezione passiva', 'passive Perception', 'passiivinen havainnointi'),
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
  title: words('Stato', 'State', 'Tila'),
  kind: 'list',
  fields: [
    field(words('vita', 'life', 'henki'), one.life, 'quinta.death.at-zero'),
    ...(one.hp === 0 && one.life === 'alive'
      ? [
          field(
            words('successi contro la morte', 'death save successes', 'onnistumisia'),
            one.successes,
            'quinta.death.save-tally',
          ),
          field(
            words('fallimenti contro la morte', 'death save failures', 'epäonnistumisia'),
            one.failures,
            'quinta.death.save-tally',
          ),
        ]
      : []),
    ...one.afflictions.map(({ condition, cause, level }) =>
      field(called(condition), condition === 'exhausted' ? level : cause, 'quinta.conditions.general'),
    ),
  ],
});

const outlined = (one: Outline): CharacterSection => ({
  title: words('Ciò che si vede', 'What is seen', 'Mitä näkyy'),
  kind: 'list',
  fields: [
    field(words('aspetto', 'looks', 'vointi'), one.looks, 'quinta.hp.bloodied'),
    field(words('taglia', 'size', 'koko'), one.size, 'quinta.movement.size'),
    ...one.holds.map((name) => field(words('in mano', 'in hand', 'kädessä'), name, 'quinta.turn.interact')),
    ...one.afflictions.map(({ condition, cause }) =>
      field(called(condition), cause, 'quinta.conditions.general'),
    ),
  ],
});
