import {
  countingNumber,
  creatureId,
  listOrOne,
  oneOrMore,
  participantsBy,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { type Action, RESISTANCE_USES } from './actions.ts';
import { DURATION_IDS } from './content/duration-table.ts';
import { characteristicNamed, rollNamed, skillNamed } from './content/naming.ts';
import { OBJECT_IDS } from './content/object-table.ts';
import { CONDITION_NAMES, LIGHT_NAMES } from './effects.ts';
import { saidDisease } from './sheet.ts';
import { armour, characteristic, cover, name, poison, skillId } from './sheet-parts.ts';
import { oneCalled, oneNamed } from './spelling.ts';
import { ACTS, WOUND_KINDS } from './state.ts';
import {
  AMBUSH_SKILLS,
  CHARACTERISTIC_ROLL_NAMES,
  DIFFICULTY_NAMES,
  HARDSHIPS,
  LEVELS,
  PRICE_BANDS,
  SENSES,
} from './tables.ts';

const by = creatureId;
const who = creatureId;
const on = creatureId;
const words = z.string().max(200).default('');
const metres = z.number().nonnegative().max(10_000);
const flag = z.boolean().optional();
const some = oneOrMore(creatureId);
const armIds = oneOrMore(name).optional();
const difficulty = oneCalled(DIFFICULTY_NAMES).optional();
const sense = oneNamed(SENSES, skillNamed).optional();
const takes = z.enum(DURATION_IDS).optional();

const use = { difficulty, bonus: wholeNumber.min(-999).max(999).optional(), stakes: flag };
const readying = {
  move: z.strictObject({ metres, toward: creatureId.optional(), from: creatureId.optional() }).optional(),
  draw: armIds,
  stow: armIds,
  drop: armIds,
  kneel: flag,
  leave: flag,
};
const joining = { who, side: name.optional(), at: z.number().min(-10_000).max(10_000).optional() };

/** By strength, or by the skill. */
const escapeNamed = (text: string): string | undefined => characteristicNamed(text) ?? skillNamed(text);

/** A plain number, somebody's characteristic, or a thing of the table. */
const force = z.preprocess(
  (given) => (typeof given === 'number' ? { value: given } : given),
  z.union([
    z.strictObject({ who, characteristic }),
    z.strictObject({ object: oneCalled(OBJECT_IDS), size: countingNumber.max(999).optional() }),
    z.strictObject({ value: countingNumber.max(999) }),
  ]),
);

const IN_FIGHT = [
  z.strictObject({
    type: z.literal('declare'),
    by,
    act: z.enum(ACTS),
    with: name.nullable().optional(),
    thrown: flag,
    on: creatureId.nullable().optional(),
    knockout: flag,
    words: z.string().max(200).optional(),
    ...readying,
  }),
  z.strictObject({ type: z.literal('move'), by, ...readying }),
  z.strictObject({
    type: z.literal('attack'),
    by,
    on,
    with: name.optional(),
    thrown: flag,
    knockout: flag,
    distance: metres.optional(),
    difficulty,
  }),
  z.strictObject({ type: z.literal('grapple'), by, on }),
  z.strictObject({
    type: z.literal('break-free'),
    by,
    how: oneNamed(['grapple', 'FOR'], escapeNamed).default('grapple'),
  }),
  z.strictObject({ type: z.literal('reload'), by, with: name }),
  z.strictObject({ type: z.literal('stand'), by }),
  z.strictObject({ type: z.literal('act'), by, what: words }),
  z.strictObject({ type: z.literal('hold'), by }),
  z.strictObject({
    type: z.literal('first-aid'),
    by,
    on,
    wound: z.int().min(1),
    difficulty,
    takes,
    meanwhile: flag,
  }),
  z.strictObject({ type: z.literal('wake'), by, on }),
  z.strictObject({
    type: z.literal('fight'),
    participants: participantsBy(z.strictObject(joining)),
  }),
  z.strictObject({ type: z.literal('join'), ...joining }),
  z.strictObject({ type: z.literal('leave'), by }),
  z.strictObject({ type: z.literal('end-fight') }),
  z.strictObject({
    type: z.literal('ambush'),
    by: some,
    on: some,
    skill: oneNamed(AMBUSH_SKILLS, skillNamed),
    sense,
    participants: participantsBy(z.strictObject(joining)),
  }),
  z.strictObject({ type: z.literal('unaware'), who, of: creatureId, sense }),
  z.strictObject({ type: z.literal('cover'), who, cover, size: countingNumber.max(999).optional() }),
  z.strictObject({ type: z.literal('light'), light: oneCalled(LIGHT_NAMES) }),
  z.strictObject({ type: z.literal('place'), who, at: z.number().min(-10_000).max(10_000) }),
] as const;

const ROLLS = [
  z.strictObject({
    type: z.literal('check'),
    by,
    skill: skillId.optional(),
    roll: oneNamed(CHARACTERISTIC_ROLL_NAMES, rollNamed).optional(),
    decided: z.enum(LEVELS).optional(),
    takes,
    anyway: flag,
    ...use,
  }),
  z.strictObject({
    type: z.literal('task'),
    by,
    skill: skillId,
    successes: z.int().min(1).max(100),
    takes,
    ...use,
  }),
  z.strictObject({
    type: z.literal('contest'),
    parties: z
      .array(z.strictObject({ by, skill: skillId, ...use }))
      .min(2)
      .max(20),
    ifAllFail: z.enum(['nobody', 'stalemate']).optional(),
  }),
  z.strictObject({
    type: z.literal('resist'),
    use: oneCalled(RESISTANCE_USES).default('other'),
    active: force,
    passive: force,
  }),
  z.strictObject({ type: z.literal('bargain'), by, band: oneCalled(PRICE_BANDS), ...use }),
  z.strictObject({ type: z.literal('jump'), by, metres, up: flag, ...use }),
  z.strictObject({ type: z.literal('command'), by, ...use }),
  z.strictObject({ type: z.literal('free-checks'), by, skills: z.array(skillId).min(1).max(10) }),
  z.strictObject({
    type: z.literal('teach'),
    by,
    student: creatureId,
    skill: skillId,
    hours: countingNumber.max(10_000),
  }),
  z.strictObject({ type: z.literal('spend-power'), by, points: z.int().min(1).max(999) }),
  z.strictObject({ type: z.literal('treat'), by, on, disease: name, ...use }),
] as const;

const WORD = [
  z.strictObject({
    type: z.literal('time'),
    amount: z.int().min(1).max(10_000),
    unit: z.enum(['round', 'minute', 'turn', 'hour', 'day', 'week']),
    rest: flag,
    hospital: listOrOne(z.array(creatureId)).optional(),
  }),
  z.strictObject({ type: z.literal('experience'), interlude: flag }),
  z.strictObject({ type: z.literal('fall'), who, metres, dodge: flag }),
  z.strictObject({ type: z.literal('expose'), who, disease: saidDisease }),
  z.strictObject({ type: z.literal('hardships'), who, hardships: listOrOne(z.array(z.enum(HARDSHIPS))) }),
  z.strictObject({
    type: z.literal('poison'),
    who,
    poison,
    doses: z.int().min(1).max(20).optional(),
    swallowed: flag,
  }),
  z.strictObject({ type: z.literal('antidote'), who, against: name, eff: countingNumber.max(999) }),
  z.strictObject({
    type: z.literal('harm'),
    who,
    damage: countingNumber.max(9999),
    kind: z.enum(WOUND_KINDS).default('other'),
    armour: flag,
  }),
  z.strictObject({
    type: z.literal('heal'),
    who,
    wound: z.int().min(1),
    points: z.int().min(1).max(9999),
  }),
  z.strictObject({
    type: z.literal('condition'),
    who,
    condition: z.enum(CONDITION_NAMES),
    gained: z.boolean().default(true),
  }),
  z.strictObject({
    type: z.literal('set-characteristic'),
    who,
    characteristic,
    value: countingNumber.max(999),
  }),
  z.strictObject({ type: z.literal('roll-block'), who }),
  z.strictObject({ type: z.literal('set-skill'), who, skill: skillId, rating: countingNumber.max(999) }),
  z.strictObject({ type: z.literal('related'), who, skill: skillId, by: skillId.nullable() }),
  z.strictObject({ type: z.literal('approve'), who, approved: z.boolean().default(true) }),
  z.strictObject({
    type: z.literal('gear'),
    by,
    hand: listOrOne(z.array(name)),
    slung: listOrOne(z.array(name)).optional(),
  }),
  z.strictObject({
    type: z.literal('wear'),
    by,
    body: armour('body').default(null),
    helmet: armour('helmet').default(null),
  }),
] as const;

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [...IN_FIGHT, ...ROLLS, ...WORD]);
