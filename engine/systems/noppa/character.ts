import type { CharacterField, CharacterSection, Json, Score } from '@arbitro/kernel';
import { attackFields, defenceFields, foeAttackFields, tnFields } from './character-rolls.ts';
import { gearFields, lessonFields } from './character-things.ts';
import { mostBody, mostMind } from './derived.ts';
import { field, reckoned } from './field.ts';
import type { Attributes, Creature } from './state.ts';
import { ATTRIBUTE_RULES, ATTRIBUTES, type Attribute } from './tables.ts';
import { called, words } from './term-words.ts';
import { isWhole, type Outline, type View } from './view.ts';

/** Somebody's sheet as people read it: whole, or as much as lies open. */
export function character(given: Json, seen: Json): readonly CharacterSection[] {
  const one = given as unknown as Creature | Outline;
  const view = seen as unknown as View;
  return sectionsOf(one, view).filter(({ fields }) => fields.length > 0);
}

function sectionsOf(one: Creature | Outline, view: View): readonly CharacterSection[] {
  if (!isWhole(one)) return outline(one);
  return one.kind === 'foe' ? foe(one, view) : friend(one, view);
}

const BODY_AND_MIND = words('Keho ja mieli', 'Body and mind', 'Corpo e mente');
const ATTRIBUTES_TITLE = words('Ominaisuudet', 'Attributes', 'Caratteristiche');
const ATTACKS = words('Hyökkäykset', 'Attacks', 'Attacchi');
const DEFENCES = words('Puolustus ja aloite', 'Defence and initiative', 'Difesa e iniziativa');
const LESSONS = words(
  'Erikoistaidot ja loitsut',
  'Special skills and spells',
  'Abilità speciali e incantesimi',
);
const GEAR = words('Varusteet', 'Gear', 'Equipaggiamento');
const FIGHT = words('Taistelu', 'Combat', 'Combattimento');
const NUMBERS = words('Vaikeusasteet', 'Target numbers', 'Difficoltà');

const friend = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: ATTRIBUTES_TITLE, kind: 'numbers', fields: attributeFields(one) },
  { title: BODY_AND_MIND, kind: 'numbers', fields: bodyFields(one) },
  { title: ATTACKS, kind: 'list', fields: attackFields(one, view) },
  { title: DEFENCES, kind: 'numbers', fields: defenceFields(one, view) },
  { title: LESSONS, kind: 'list', fields: lessonFields(one, view) },
  { title: GEAR, kind: 'list', fields: gearFields(one) },
  { title: FIGHT, kind: 'numbers', fields: fightFields(one) },
];

const foe = (one: Creature, view: View): readonly CharacterSection[] => [
  { title: BODY_AND_MIND, kind: 'numbers', fields: foeBodyFields(one) },
  { title: ATTACKS, kind: 'list', fields: foeAttackFields(one) },
  { title: NUMBERS, kind: 'numbers', fields: tnFields(one, view) },
  { title: GEAR, kind: 'list', fields: gearFields(one) },
  { title: FIGHT, kind: 'numbers', fields: [...initiativeField(one), ...fightFields(one)] },
];

/** Each can be rolled for whatever it fits. @rule noppa.attr.story-use */
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

const BODY = words('kehopisteet (KP)', 'body points', 'punti corpo');
const FULL_BODY = words('kehopisteitä enintään', 'most body points', 'punti corpo al massimo');
const MIND = words('mielipisteet (MP)', 'mind points', 'punti mente');
const FULL_MIND = words('mielipisteitä enintään', 'most mind points', 'punti mente al massimo');
const STATE = words('tila', 'state', 'stato');
const HARM = words('haittavaikutus', 'harmful effect', 'effetto dannoso');

const bodyFields = (one: Creature): readonly CharacterField[] => [
  { ...field(BODY, one.body, 'noppa.body.max'), path: 'body' },
  reckoned(FULL_BODY, mostBody(one), 'noppa.body.max'),
  { ...field(MIND, one.mind, 'noppa.mind.max'), path: 'mind' },
  reckoned(FULL_MIND, mostMind(one), 'noppa.mind.max'),
  ...stateFields(one),
];

const foeBodyFields = (one: Creature): readonly CharacterField[] => [
  { ...field(BODY, one.body, 'noppa.body.max'), path: 'body' },
  { ...field(FULL_BODY, one.fullBody, 'noppa.body.max'), path: 'fullBody' },
  ...(one.body === null
    ? [{ ...field(called('damage'), one.damageTaken, 'noppa.defence.failure'), path: 'damageTaken' }]
    : []),
  ...stateFields(one),
];

const stateFields = ({ status, conditions }: Pick<Creature, 'status' | 'conditions'>) => [
  field(STATE, status, 'noppa.body.faint'),
  ...conditions.map((name) => field(HARM, name, 'noppa.attack.extra-effects')),
];

const FIXED = words('kiinteä aloite', 'fixed initiative', 'iniziativa fissa');
const initiativeField = ({ initiative }: Creature): readonly CharacterField[] => [
  { ...field(FIXED, initiative, 'noppa.init.npc-fixed'), path: 'initiative' },
];

const ACTIONS_LEFT = words('toimintoja jäljellä', 'actions left', 'azioni rimaste');
const ZONE = words('alue', 'zone', 'zona');
const SIZE = words('koko', 'size', 'taglia');

function fightFields(one: Creature): readonly CharacterField[] {
  const { actions, carried, riposte, readied, zone, size } = one;
  return [
    { ...field(ACTIONS_LEFT, actions, 'noppa.init.countdown'), path: 'actions' },
    ...(carried === 0 ? [] : [field(called('carried'), carried, 'noppa.delay.carry')]),
    ...(riposte === 0 ? [] : [field(called('riposte'), riposte, 'noppa.defence.riposte')]),
    ...(readied === null ? [] : [field(called('readied'), readied.act.kind, 'noppa.ready.declare')]),
    { ...field(ZONE, zone, 'noppa.zone.zones'), path: 'zone' },
    { ...field(SIZE, size, 'noppa.melee.odds-sizes'), path: 'size' },
  ];
}

const LOOKS = words('ulkonäkö', 'looks', 'aspetto');
const HELD = words('käytössä', 'in use', 'in uso');

function outline(one: Outline): readonly CharacterSection[] {
  const { attributes, body, mind, looks, held, zone, size, actions } = one;
  const friendly: readonly CharacterField[] = [
    ...(body === undefined ? [] : [field(BODY, body, 'noppa.body.max')]),
    ...(attributes ? [reckoned(FULL_BODY, mostBody({ attributes }), 'noppa.body.max')] : []),
    ...(mind === undefined ? [] : [field(MIND, mind, 'noppa.mind.max')]),
    ...(attributes ? [reckoned(FULL_MIND, mostMind({ attributes }), 'noppa.mind.max')] : []),
    ...(looks ? [field(LOOKS, looks, 'noppa.body.faint')] : []),
  ];
  const inUse = held.map((name) => field(called(name), 'in-use', 'noppa.gear.one-held-item'));
  const fight = [
    field(ACTIONS_LEFT, actions, 'noppa.init.countdown'),
    field(ZONE, zone, 'noppa.zone.zones'),
    field(SIZE, size, 'noppa.melee.odds-sizes'),
  ];
  return [
    { title: ATTRIBUTES_TITLE, kind: 'numbers', fields: attributes ? plainAttributes(attributes) : [] },
    { title: BODY_AND_MIND, kind: 'numbers', fields: [...friendly, ...stateFields(one)] },
    { title: HELD, kind: 'list', fields: inUse },
    { title: FIGHT, kind: 'numbers', fields: fight },
  ];
}

const plainAttributes = (attributes: Attributes): readonly CharacterField[] =>
  ATTRIBUTES.map((name) => field(called(name), attributes[name], ATTRIBUTE_RULES[name]));
