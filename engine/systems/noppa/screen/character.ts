import type { CharacterField, CharacterSection, Score } from '@arbitro/kernel';
import { describeNotes } from '@arbitro/kernel';
import { maxBody, maxMind } from '../rules/derived.ts';
import { computedField, field } from '../rules/field.ts';
import { ATTRIBUTE_RULES, ATTRIBUTES, type Attribute } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import { isFullCreature, type Outline, type View } from '../secrecy/view.ts';
import type { Attributes, Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { attackFields, defenceFields, foeAttackFields, tnFields } from './character-rolls.ts';
import { gearFields, lessonFields } from './character-things.ts';
import { termName } from './term-names.ts';

/** Returns a creature's sheet for display: complete, or the part the viewer may see. */
export function describeCharacter(creature: Creature | Outline, view: View): readonly CharacterSection[] {
  return buildSections(creature, view).filter(({ fields }) => fields.length > 0);
}

function buildSections(creature: Creature | Outline, view: View): readonly CharacterSection[] {
  if (!isFullCreature(creature)) return describeOutline(creature);
  const sections = creature.kind === 'foe' ? foeSections(creature, view) : friendSections(creature, view);
  return [
    ...sections,
    describeNotes<RuleId>(creature.notes, { title: TEXT.sheet.notes, rule: 'noppa.dice.gm-sets-tn' }),
  ];
}

const friendSections = (creature: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.attributes, kind: 'numbers', fields: attributeFields(creature) },
  { title: TEXT.sheet.bodyMind, kind: 'numbers', fields: bodyFields(creature) },
  { title: TEXT.sheet.attacks, kind: 'list', fields: attackFields(creature, view) },
  { title: TEXT.sheet.defenceInitiative, kind: 'numbers', fields: defenceFields(creature, view) },
  { title: TEXT.sheet.specialSkillsSpells, kind: 'list', fields: lessonFields(creature, view) },
  { title: TEXT.sheet.gear, kind: 'list', fields: gearFields(creature) },
  { title: TEXT.sheet.combat, kind: 'numbers', fields: fightFields(creature) },
];

const foeSections = (creature: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.bodyMind, kind: 'numbers', fields: foeBodyFields(creature) },
  { title: TEXT.sheet.attacks, kind: 'list', fields: foeAttackFields(creature) },
  { title: TEXT.sheet.targetNumbers, kind: 'numbers', fields: tnFields(creature, view) },
  { title: TEXT.sheet.gear, kind: 'list', fields: gearFields(creature) },
  {
    title: TEXT.sheet.combat,
    kind: 'numbers',
    fields: [...initiativeField(creature), ...fightFields(creature)],
  },
];

/** Each attribute can be rolled for anything it fits. @rule noppa.attr.story-use */
const attributeFields = (creature: Creature): readonly CharacterField[] =>
  ATTRIBUTES.map((attribute) => ({
    ...computedField(termName(attribute), racialScore(creature, attribute), ATTRIBUTE_RULES[attribute]),
    rolls: { type: 'check', by: creature.id, attribute },
    path: `attributes.${attribute}`,
  }));

/** @rule noppa.attr.racial-range */
function racialScore({ attributes, racial }: Creature, attribute: Attribute): Score {
  const value = attributes[attribute];
  const by = racial[attribute];
  if (by === 0) return { value, because: [] };
  return {
    value,
    because: [
      { rule: 'noppa.attr.range', what: attribute, how: 'add', value: value - by },
      { rule: 'noppa.attr.racial-range', what: 'racial', how: 'add', value: by },
    ],
  };
}

const bodyFields = (creature: Creature): readonly CharacterField[] => [
  { ...field(TEXT.sheet.bodyPoints, creature.body, 'noppa.body.max'), path: 'body' },
  computedField(TEXT.sheet.mostBodyPoints, maxBody(creature), 'noppa.body.max'),
  { ...field(TEXT.sheet.mindPoints2, creature.mind, 'noppa.mind.max'), path: 'mind' },
  computedField(TEXT.sheet.mostMindPoints, maxMind(creature), 'noppa.mind.max'),
  ...stateFields(creature),
];

const foeBodyFields = (creature: Creature): readonly CharacterField[] => [
  { ...field(TEXT.sheet.bodyPoints, creature.body, 'noppa.body.max'), path: 'body' },
  { ...field(TEXT.sheet.mostBodyPoints, creature.fullBody, 'noppa.body.max'), path: 'fullBody' },
  ...(creature.body === null
    ? [{ ...field(termName('damage'), creature.damageTaken, 'noppa.defence.failure'), path: 'damageTaken' }]
    : []),
  ...stateFields(creature),
];

const stateFields = ({ status, conditions }: Pick<Creature, 'status' | 'conditions'>) => [
  field(TEXT.sheet.state, status, 'noppa.body.faint'),
  ...conditions.map((name) => field(TEXT.sheet.harmfulEffect, name, 'noppa.attack.extra-effects')),
];

const initiativeField = ({ initiative }: Creature): readonly CharacterField[] => [
  { ...field(TEXT.sheet.fixedInitiative, initiative, 'noppa.init.npc-fixed'), path: 'initiative' },
];

function fightFields(creature: Creature): readonly CharacterField[] {
  const { actions, carried, riposte, readied, zone, size } = creature;
  return [
    { ...field(TEXT.sheet.actionsLeft, actions, 'noppa.init.countdown'), path: 'actions' },
    ...(carried === 0 ? [] : [field(termName('carried'), carried, 'noppa.delay.carry')]),
    ...(riposte === 0 ? [] : [field(termName('riposte'), riposte, 'noppa.defence.riposte')]),
    ...(readied === null ? [] : [field(termName('readied'), readied.act.kind, 'noppa.ready.declare')]),
    { ...field(TEXT.sheet.zone, zone, 'noppa.zone.zones'), path: 'zone' },
    { ...field(TEXT.sheet.size, size, 'noppa.melee.odds-sizes'), path: 'size' },
  ];
}

function describeOutline(creature: Outline): readonly CharacterSection[] {
  const { attributes, body, mind, looks, held, zone, size, actions } = creature;
  const friendly: readonly CharacterField[] = [
    ...(body === undefined ? [] : [field(TEXT.sheet.bodyPoints, body, 'noppa.body.max')]),
    ...(attributes
      ? [computedField(TEXT.sheet.mostBodyPoints, maxBody({ attributes }), 'noppa.body.max')]
      : []),
    ...(mind === undefined ? [] : [field(TEXT.sheet.mindPoints2, mind, 'noppa.mind.max')]),
    ...(attributes
      ? [computedField(TEXT.sheet.mostMindPoints, maxMind({ attributes }), 'noppa.mind.max')]
      : []),
    ...(looks ? [field(TEXT.sheet.looks, looks, 'noppa.body.faint')] : []),
  ];
  const inUse = held.map((name) => field(termName(name), 'in-use', 'noppa.gear.one-held-item'));
  const fight = [
    field(TEXT.sheet.actionsLeft, actions, 'noppa.init.countdown'),
    field(TEXT.sheet.zone, zone, 'noppa.zone.zones'),
    field(TEXT.sheet.size, size, 'noppa.melee.odds-sizes'),
  ];
  return [
    { title: TEXT.sheet.attributes, kind: 'numbers', fields: attributes ? plainAttributes(attributes) : [] },
    { title: TEXT.sheet.bodyMind, kind: 'numbers', fields: [...friendly, ...stateFields(creature)] },
    { title: TEXT.sheet.inUse, kind: 'list', fields: inUse },
    { title: TEXT.sheet.combat, kind: 'numbers', fields: fight },
  ];
}

const plainAttributes = (attributes: Attributes): readonly CharacterField[] =>
  ATTRIBUTES.map((name) => field(termName(name), attributes[name], ATTRIBUTE_RULES[name]));
