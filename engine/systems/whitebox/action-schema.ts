import {
  countingNumber,
  creatureId,
  listOrOne,
  oneOrMore,
  participantsBy,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import type { Action, Intent } from './actions.ts';
import { CONDITION_NAMES } from './effects.ts';
import { diceText, name, worthInGold } from './sheet-parts.ts';
import { ON_SAVE } from './state.ts';
import { CATEGORIES, MINUTES, MORALES, MOUNTS, PACES, TERRAINS, type TimeUnit } from './tables.ts';

const by = creatureId;
const who = creatureId;
const on = creatureId;
const side = name;
const words = z.string().max(200).default('');
const feet = z.number().nonnegative().max(10_000);
const at = z.number().min(-10_000).max(10_000);
const flag = z.boolean().optional();
const modifier = wholeNumber.min(-99).max(99).optional();
const some = oneOrMore(creatureId);
const category = z.enum([...CATEGORIES, 'single']).optional();
const condition = z.enum(CONDITION_NAMES);
const minutes = z.int().min(1).max(1_000_000).optional();

const going = { feet, toward: creatureId.optional(), from: creatureId.optional() };
const step = z.strictObject(going).optional();
const steps = { first: step, after: step };
const joining = { who, side: side.optional(), at: at.optional() };

/** What one does in a turn, without whose doing it is. */
const DEEDS = {
  attack: { on, with: name.optional(), modifier, ...steps },
  cast: { spell: name, on: listOrOne(z.array(creatureId).max(60).default([])), ...steps },
  prepare: { spell: name },
  move: going,
  ready: { weapon: name, ...steps },
  'throw-oil': { on, modifier, ...steps },
  'light-oil': { on, ...steps },
  bind: { on, ...steps },
  'open-door': { door: name, modifier, ...steps },
  other: { what: words, ...steps },
  pass: {},
} as const;

const DONE = [
  z.strictObject({ type: z.literal('attack'), by, ...DEEDS.attack }),
  z.strictObject({ type: z.literal('cast'), by, ...DEEDS.cast }),
  z.strictObject({ type: z.literal('prepare'), by, ...DEEDS.prepare }),
  z.strictObject({ type: z.literal('move'), by, ...DEEDS.move }),
  z.strictObject({ type: z.literal('ready'), by, ...DEEDS.ready }),
  z.strictObject({ type: z.literal('throw-oil'), by, ...DEEDS['throw-oil'] }),
  z.strictObject({ type: z.literal('light-oil'), by, ...DEEDS['light-oil'] }),
  z.strictObject({ type: z.literal('bind'), by, ...DEEDS.bind }),
  z.strictObject({ type: z.literal('open-door'), by, ...DEEDS['open-door'] }),
  z.strictObject({ type: z.literal('other'), by, ...DEEDS.other }),
  z.strictObject({ type: z.literal('pass'), by, ...DEEDS.pass }),
] as const;

export const intentSchema: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('attack'), ...DEEDS.attack }),
  z.strictObject({ type: z.literal('cast'), ...DEEDS.cast }),
  z.strictObject({ type: z.literal('prepare'), ...DEEDS.prepare }),
  z.strictObject({ type: z.literal('move'), ...DEEDS.move }),
  z.strictObject({ type: z.literal('ready'), ...DEEDS.ready }),
  z.strictObject({ type: z.literal('throw-oil'), ...DEEDS['throw-oil'] }),
  z.strictObject({ type: z.literal('light-oil'), ...DEEDS['light-oil'] }),
  z.strictObject({ type: z.literal('bind'), ...DEEDS.bind }),
  z.strictObject({ type: z.literal('open-door'), ...DEEDS['open-door'] }),
  z.strictObject({ type: z.literal('other'), ...DEEDS.other }),
  z.strictObject({ type: z.literal('pass'), ...DEEDS.pass }),
]);

const IN_FIGHT = [
  ...DONE,
  z.strictObject({ type: z.literal('declare'), by, intent: intentSchema }),
  z.strictObject({ type: z.literal('announce'), by, spell: name.nullable() }),
  z.strictObject({
    type: z.literal('fight'),
    participants: participantsBy(z.strictObject(joining)),
    distance: feet.optional(),
    surprised: listOrOne(z.array(side).max(20)).optional(),
    lightHidden: flag,
  }),
  z.strictObject({ type: z.literal('join'), ...joining }),
  z.strictObject({ type: z.literal('leave'), by }),
  z.strictObject({ type: z.literal('end-fight') }),
  z.strictObject({ type: z.literal('place'), who, at }),
  z.strictObject({ type: z.literal('by-dexterity'), on: z.boolean().default(true) }),
  z.strictObject({ type: z.literal('know-position'), who, of: creatureId, known: z.boolean().default(true) }),
  z.strictObject({
    type: z.literal('detect'),
    who,
    of: creatureId,
    detects: z.union([z.boolean(), z.int().min(0).max(6)]).default(true),
  }),
  z.strictObject({
    type: z.literal('morale'),
    who: some,
    modifier,
    decided: z.enum(MORALES).optional(),
  }),
  z.strictObject({ type: z.literal('ask-morale'), asked: z.boolean().default(true) }),
  z.strictObject({ type: z.literal('parley'), by, words }),
] as const;

const EXPLORING = [
  z.strictObject({
    type: z.literal('go'),
    who: some,
    to: name,
    pace: z.enum(PACES).default('normal'),
    feet: feet.optional(),
  }),
  z.strictObject({
    type: z.literal('hold-door'),
    by,
    door: name,
    held: z.boolean().default(true),
    wedged: flag,
  }),
  z.strictObject({ type: z.literal('lock-door'), door: name, locked: z.boolean().default(true) }),
  z.strictObject({ type: z.literal('listen'), by, door: name }),
  z.strictObject({
    type: z.literal('search'),
    who: some,
    room: name,
    for: z.enum(['doors', 'traps']),
    areas: listOrOne(z.array(z.int().min(1).max(10_000)).min(1).max(400)).optional(),
    together: flag,
    how: z.string().max(200).optional(),
  }),
  z.strictObject({ type: z.literal('reveal'), what: name }),
  z.strictObject({ type: z.literal('cross'), who: some, trap: name }),
  z.strictObject({ type: z.literal('set-trap'), trap: name, armed: z.boolean().default(true) }),
  z.strictObject({ type: z.literal('fall'), who, feet }),
  z.strictObject({ type: z.literal('light'), by, light: name }),
  z.strictObject({ type: z.literal('douse'), by, light: name }),
  z.strictObject({ type: z.literal('refill'), by, light: name }),
  z.strictObject({ type: z.literal('look'), by }),
  z.strictObject({ type: z.literal('march'), order: z.array(creatureId).max(60) }),
  z.strictObject({
    type: z.literal('time'),
    amount: z.int().min(1).max(10_000),
    unit: z.enum(Object.keys(MINUTES) as [TimeUnit, ...TimeUnit[]]),
  }),
  z.strictObject({
    type: z.literal('travel'),
    who: some,
    days: z.int().min(1).max(365).default(1),
    forced: flag,
    terrain: z.enum(TERRAINS).optional(),
  }),
  z.strictObject({ type: z.literal('outdoors'), outdoors: z.boolean().default(true) }),
] as const;

const BODIES = [
  z.strictObject({ type: z.literal('rest'), who: some, days: z.int().min(1).max(365).default(1) }),
  z.strictObject({ type: z.literal('bandage'), by, on }),
  z.strictObject({ type: z.literal('heal'), who, points: z.int().min(1).max(9999) }),
  z.strictObject({ type: z.literal('harm'), who, damage: countingNumber.max(9999), what: words }),
  z.strictObject({
    type: z.literal('save'),
    who,
    category,
    modifier,
    against: z.string().max(200).optional(),
  }),
  z.strictObject({
    type: z.literal('hazard'),
    name,
    on: some,
    damage: diceText.optional(),
    condition: condition.optional(),
    minutes,
    onSave: z.enum(ON_SAVE).optional(),
    category,
  }),
  z.strictObject({
    type: z.literal('condition'),
    who,
    condition,
    gained: z.boolean().default(true),
    minutes,
  }),
  z.strictObject({ type: z.literal('gear'), by, hand: listOrOne(z.array(name).max(40)) }),
  z.strictObject({ type: z.literal('load'), who, pounds: z.number().nonnegative().max(100_000) }),
  z.strictObject({ type: z.literal('mount'), who, mount: z.enum(MOUNTS) }),
] as const;

const COMPANY = [
  z.strictObject({ type: z.literal('loyalty'), who, modifier }),
  z.strictObject({ type: z.literal('treatment'), who, modifier: wholeNumber.min(-99).max(99) }),
  z.strictObject({ type: z.literal('serve'), who, employer: creatureId.nullable(), side: side.optional() }),
  z.strictObject({ type: z.literal('treasure'), gold: worthInGold }),
  z.strictObject({
    type: z.literal('award'),
    sharers: some,
    assigned: z.record(creatureId, countingNumber.max(100_000_000)).optional(),
  }),
  z.strictObject({
    type: z.literal('joust'),
    between: z.tuple([creatureId, creatureId]),
    purpose: z.enum(['sport', 'duel']).optional(),
    lances: z.enum(['blunt', 'sharp']).optional(),
  }),
  z.strictObject({ type: z.literal('tilt') }),
  z.strictObject({ type: z.literal('end-joust') }),
  z.strictObject({ type: z.literal('attempt'), by, what: words }),
] as const;

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  ...IN_FIGHT,
  ...EXPLORING,
  ...BODIES,
  ...COMPANY,
]);
