import type { CharacterField, CharacterSection, Json, Score } from '@arbitro/kernel';
import { mostBody, mostMind } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { ATTRIBUTE_RULES, ATTRIBUTES, type Attribute } from '../rules/tables.ts';
import { isWhole, type Outline, type View } from '../secrecy/view.ts';
import type { Attributes, Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { attackFields, defenceFields, foeAttackFields, tnFields } from './character-rolls.ts';
import { gearFields, lessonFields } from './character-things.ts';
import { called } from './term-words.ts';

/** Returns a creature's sheet for display: complete, or the part the viewer may see. */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  return sectionsOf(one, view).filter(({ fields }) => fields.length > 0);
}

function sectionsOf(one: Creature | Outline, view: View): readonly CharacterSection[] {
  if (!isWhole(one)) return outline(one);
  return one.kind === 'foe' ? foe(one, view) : friend(one, view);
}

const friend = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.attributes, kind: 'numbers', fields: attributeFields(one) },
  { title: TEXT.sheet.bodyMind, kind: 'numbers', fields: bodyFields(one) },
  { title: TEXT.sheet.attacks, kind: 'list', fields: attackFields(one, view) },
  { title: TEXT.sheet.defenceInitiative, kind: 'numbers', fields: defenceFields(one, view) },
  { title: TEXT.sheet.specialSkillsSpells, kind: 'list', fields: lessonFields(one, view) },
  { title: TEXT.sheet.gear, kind: 'list', fields: gearFields(one) },
  { title: TEXT.sheet.combat, kind: 'numbers', fields: fightFields(one) },
];

const foe = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: TEXT.sheet.bodyMind, kind: 'numbers', fields: foeBodyFields(one) },
  { title: TEXT.sheet.attacks, kind: 'list', fields: foeAttackFields(one) },
  { title: TEXT.sheet.targetNumbers, kind: 'numbers', fields: tnFields(one, view) },
  { title: TEXT.sheet.gear, kind: 'list', fields: gearFields(one) },
  { title: TEXT.sheet.combat, kind: 'numbers', fields: [...initiativeField(one), ...fightFields(one)] },
];

/** Each attribute can be rolled for anything it fits. @rule noppa.attr.story-use */
const attributeFields = (one: Creature): readonly CharacterField[] =>
  ATTRIBUTES.map((attribute) => ({
    ...reckoned(called(attribute), withRace(one, attribute), ATTRIBUTE_RULES[attribute]),
    rolls: { type: 'check', by: one.id, attribute },
    path: `attributes.${attribute}`,
  }));

/** @rule noppa.attr.racial-range */
function withRace({ attributes, racial }: Creature, attribute: Attribute): Score {
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

const bodyFields = (one: Creature): readonly CharacterField[] => [
  { ...field(TEXT.sheet.bodyPoints, one.body, 'noppa.body.max'), path: 'body' },
  reckoned(TEXT.sheet.mostBodyPoints, mostBody(one), 'noppa.body.max'),
  { ...field(TEXT.sheet.mindPoints2, one.mind, 'noppa.mind.max'), path: 'mind' },
  reckoned(TEXT.sheet.mostMindPoints, mostMind(one), 'noppa.mind.max'),
  ...stateFields(one),
];

const foeBodyFields = (one: Creature): readonly CharacterField[] => [
  { ...field(TEXT.sheet.bodyPoints, one.body, 'noppa.body.max'), path: 'body' },
  { ...field(TEXT.sheet.mostBodyPoints, one.fullBody, 'noppa.body.max'), path: 'fullBody' },
  ...(one.body === null
    ? [{ ...field(called('damage'), one.damageTaken, 'noppa.defence.failure'), path: 'damageTaken' }]
    : []),
  ...stateFields(one),
];

const stateFields = ({ status, conditions }: Pick<Creature, 'status' | 'conditions'>) => [
  field(TEXT.sheet.state, status, 'noppa.body.faint'),
  ...conditions.map((name) => field(TEXT.sheet.harmfulEffect, name, 'noppa.attack.extra-effects')),
];

const initiativeField = ({ initiative }: Creature): readonly CharacterField[] => [
  { ...field(TEXT.sheet.fixedInitiative, initiative, 'noppa.init.npc-fixed'), path: 'initiative' },
];

function fightFields(one: Creature): readonly CharacterField[] {
  const { actions, carried, riposte, readied, zone, size } = one;
  return [
    { ...field(TEXT.sheet.actionsLeft, actions, 'noppa.init.countdown'), path: 'actions' },
    ...(carried === 0 ? [] : [field(called('carried'), carried, 'noppa.delay.carry')]),
    ...(riposte === 0 ? [] : [field(called('riposte'), riposte, 'noppa.defence.riposte')]),
    ...(readied === null ? [] : [field(called('readied'), readied.act.kind, 'noppa.ready.declare')]),
    { ...field(TEXT.sheet.zone, zone, 'noppa.zone.zones'), path: 'zone' },
    { ...field(TEXT.sheet.size, size, 'noppa.melee.odds-sizes'), path: 'size' },
  ];
}

function outline(one: Outline): readonly CharacterSection[] {
  const { attributes, body, mind, looks, held, zone, size, actions } = one;
  const friendly: readonly CharacterField[] = [
    ...(body === undefined ? [] : [field(TEXT.sheet.bodyPoints, body, 'noppa.body.max')]),
    ...(attributes ? [reckoned(TEXT.sheet.mostBodyPoints, mostBody({ attributes }), 'noppa.body.max')] : []),
    ...(mind === undefined ? [] : [field(TEXT.sheet.mindPoints2, mind, 'noppa.mind.max')]),
    ...(attributes ? [reckoned(TEXT.sheet.mostMindPoints, mostMind({ attributes }), 'noppa.mind.max')] : []),
    ...(looks ? [field(TEXT.sheet.looks, looks, 'noppa.body.faint')] : []),
  ];
  const inUse = held.map((name) => field(called(name), 'in-use', 'noppa.gear.one-held-item'));
  const fight = [
    field(TEXT.sheet.actionsLeft, actions, 'noppa.init.countdown'),
    field(TEXT.sheet.zone, zone, 'noppa.zone.zones'),
    field(TEXT.sheet.size, size, 'noppa.melee.odds-sizes'),
  ];
  return [
    { title: TEXT.sheet.attributes, kind: 'numbers', fields: attributes ? plainAttributes(attributes) : [] },
    { title: TEXT.sheet.bodyMind, kind: 'numbers', fields: [...friendly, ...stateFields(one)] },
    { title: TEXT.sheet.inUse, kind: 'list', fields: inUse },
    { title: TEXT.sheet.combat, kind: 'numbers', fields: fight },
  ];
}

const plainAttributes = (attributes: Attributes): readonly CharacterField[] =>
  ATTRIBUTES.map((name) => field(called(name), attributes[name], ATTRIBUTE_RULES[name]));
