import { countingNumber, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { STATUSES, type Status } from './effects.ts';
import { BASIC_ATTACK, HIT_RULES, type Sheet } from './state.ts';
import { LEVEL_NAMES } from './tables.ts';

const name = z.string().min(1).max(60);
const statistics = z.record(name, wholeNumber).default({});

export const level = z.union([z.enum(LEVEL_NAMES), countingNumber]);
export const riskTerms = z.strictObject({ kind: name, level }).readonly();

const effect = z
  .strictObject({
    heal: countingNumber.optional(),
    shield: countingNumber.optional(),
    boost: z.record(name, wholeNumber).optional(),
    rounds: z.int().positive().optional(),
  })
  .prefault({});

const attackNumbers = {
  damage: countingNumber.default(0),
  relevantStat: name.nullable().default(null),
  multiplier: z.number().positive().default(1),
};

const ability = z
  .strictObject({
    id: name,
    name: name.optional(),
    kind: z.enum(['attack', 'support']).default('attack'),
    ...attackNumbers,
    targets: z.enum(['single', 'multiple']).default('single'),
    cost: z.record(name, countingNumber).default({}),
    hitRule: z.enum(HIT_RULES).default('standard'),
    risk: riskTerms.nullable().default(null),
    effect,
  })
  .refine(({ hitRule, risk }) => !hitRule.endsWith('-risk') || risk !== null, {
    path: ['risk'],
    message: 'a hit rule by risk needs the risk: { kind, level }',
  })
  .transform((given) => ({ ...given, name: given.name ?? given.id }));

const basicAttack = z
  .strictObject({ name: name.default(BASIC_ATTACK), ...attackNumbers })
  .prefault({})
  .transform((given) => ({
    ...given,
    id: BASIC_ATTACK,
    kind: 'attack' as const,
    targets: 'single' as const,
    cost: {},
    hitRule: 'standard' as const,
    risk: null,
    effect: {},
  }));

const gear = z
  .strictObject({
    id: name,
    name: name.optional(),
    inUse: z.boolean().default(true),
    damage: wholeNumber.default(0),
    stats: statistics,
  })
  .transform((given) => ({ ...given, name: given.name ?? given.id }));

const boost = z.strictObject({
  stat: name,
  by: wholeNumber,
  from: name,
  until: z.int().positive().nullable().default(null),
});

/** A whole creature as saved. Everything has a default but what makes the creature itself. */
const creatureSheet = z.strictObject({
  kind: z.enum(['player', 'opponent']).default('player'),
  level: countingNumber.default(0),
  exp: countingNumber.default(0),
  health: wholeNumber.default(20),
  maxHealth: z.int().positive().nullable().default(null),
  precision: wholeNumber.default(0),
  dodge: wholeNumber.default(0),
  resistance: wholeNumber.default(0),
  stats: statistics,
  status: z.enum(Object.keys(STATUSES) as [Status, ...Status[]]).default('up'),
  timesAtZeroToday: countingNumber.default(0),
  expValue: countingNumber.default(0),
  basicAttack,
  abilities: z.array(ability).default([]),
  equipment: z.array(gear).default([]),
  resources: z.record(name, countingNumber).default({}),
  shield: countingNumber.default(0),
  boosts: z.array(boost).default([]),
});

/** Whoever is up has health, whoever is down has none: above 0 a creature gets up by itself. */
export const sheetSchema: z.ZodType<Sheet> = creatureSheet.refine(
  ({ health, status }) => (status === 'up' ? health > 0 : status !== 'down' || health <= 0),
  { path: ['status'], message: 'a creature is up above 0 health, and at 0 or less down, dead or defeated' },
);
