import { countingNumber, creatureId, listOrOne, oneOrMore, participantsBy } from '@arbitro/kernel';
import { z } from 'zod';
import { meantAct, READIABLE_ACTIONS } from './action-schema-ready.ts';
import { WORD_ACTIONS } from './action-schema-word.ts';
import { type Action, GAITS } from './actions.ts';
import { ability, difficulty, metres, name, skill, square } from './sheet-parts.ts';
import { COVER_NAMES, PACE_NAMES } from './tables.ts';

const by = creatureId;
const who = creatureId;
const on = creatureId;
const flag = z.boolean().optional();
const some = oneOrMore(creatureId).optional();
const anyOf = listOrOne(z.array(creatureId).max(60)).optional();
const at = square.optional();
const words = z.string().max(500).default('');
const dc = difficulty.optional();
const sense = z.enum(['sight', 'hearing']).optional();
const circumstance = {
  mode: z.enum(['advantage', 'disadvantage']).optional(),
  bonus: z.int().min(-99).max(99).optional(),
};
const joining = { who, side: name.optional(), at };

const ORDER = [
  z.strictObject({
    type: z.literal('fight'),
    participants: participantsBy(z.strictObject(joining)),
    surprised: anyOf,
  }),
  z.strictObject({ type: z.literal('join'), ...joining }),
  z.strictObject({
    type: z.literal('leave'),
    by,
    how: z.enum(['fled', 'surrendered']).default('fled'),
    allowed: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('end-fight') }),
  z.strictObject({ type: z.literal('end-turn'), by }),
] as const;

const MOVING = [
  z.strictObject({
    type: z.literal('move'),
    by,
    to: at,
    path: z.array(square).min(1).max(200).optional(),
    metres: metres.optional(),
    gait: z.enum(GAITS).optional(),
    difficult: flag,
    leaves: anyOf,
  }),
  z.strictObject({
    type: z.literal('jump'),
    by,
    to: at,
    metres: metres.optional(),
    high: flag,
    runUp: flag,
  }),
  z.strictObject({ type: z.literal('drop-prone'), by }),
  z.strictObject({ type: z.literal('stand'), by }),
  z.strictObject({
    type: z.literal('mount'),
    by,
    on,
    control: z.enum(['controlled', 'independent']).optional(),
  }),
  z.strictObject({ type: z.literal('dismount'), by, to: at }),
  z.strictObject({ type: z.literal('place'), who, at: square }),
  z.strictObject({ type: z.literal('push'), who, to: square }),
] as const;

const ATTACKS = [
  z.strictObject({
    type: z.literal('attack'),
    by,
    with: name.optional(),
    on: on.optional(),
    at,
    thing: name.optional(),
    ability: ability.optional(),
    cover: z.enum(COVER_NAMES).optional(),
    distance: metres.optional(),
    ...circumstance,
  }),
  z.strictObject({ type: z.literal('use'), by, deed: name, on: some, at }),
  z.strictObject({ type: z.literal('release'), by, on }),
] as const;

const TURN = [
  ...READIABLE_ACTIONS,
  z.strictObject({ type: z.literal('ready'), by, trigger: z.string().max(200), act: meantAct }),
  z.strictObject({ type: z.literal('trigger'), who, on: on.optional(), at, also: some }),
  z.strictObject({
    type: z.literal('interact'),
    by,
    what: words,
    draw: name.optional(),
    stow: name.optional(),
  }),
  z.strictObject({ type: z.literal('speak'), by, words, long: flag }),
] as const;

const amount = z.int().min(1).max(10_000);
const kmPerHour = z.number().min(0.1).max(1000);
const hoursPerDay = z.number().min(0.1).max(24);
/** On land the pace says how far one gets, whatever the cart could do. @rule quinta.travel.vehicles */
const vehicle = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('land'),
    kmPerHour: kmPerHour.default(3),
    hoursPerDay: hoursPerDay.default(8),
  }),
  z.strictObject({ kind: z.literal('water'), kmPerHour, hoursPerDay: hoursPerDay.default(24) }),
]);
const TESTS_AND_TIME = [
  z.strictObject({
    type: z.literal('check'),
    by,
    ability: ability.optional(),
    skill: skill.optional(),
    or: skill.optional(),
    tool: name.optional(),
    on: on.optional(),
    dc,
    sense,
    distance: metres.optional(),
    ...circumstance,
  }),
  z.strictObject({
    type: z.literal('save'),
    by,
    ability,
    dc: difficulty,
    willingly: flag,
    cover: z.enum(COVER_NAMES).optional(),
    ...circumstance,
  }),
  z.strictObject({
    type: z.literal('rest'),
    kind: z.enum(['short', 'long']),
    who: some,
    interruptedAfter: z.number().nonnegative().max(24).optional(),
  }),
  z.strictObject({ type: z.literal('time'), amount, unit: z.enum(['round', 'minute', 'hour', 'day']) }),
  z.strictObject({
    type: z.literal('travel'),
    amount,
    unit: z.enum(['minute', 'hour', 'day']),
    mounted: flag,
    gallops: countingNumber.max(24).optional(),
  }),
  z.strictObject({ type: z.literal('pace'), pace: z.enum(PACE_NAMES).nullable() }),
  z.strictObject({ type: z.literal('march'), ranks: z.array(z.array(creatureId).min(1)).max(60) }),
  z.strictObject({ type: z.literal('vehicle'), vehicle: vehicle.nullable() }),
  z.strictObject({
    type: z.literal('end-day'),
    who,
    litres: z.number().nonnegative().max(10_000),
    kg: z.number().nonnegative().max(10_000),
  }),
] as const;

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  ...ORDER,
  ...MOVING,
  ...ATTACKS,
  ...TURN,
  ...TESTS_AND_TIME,
  ...WORD_ACTIONS,
]);
