import {
  countingNumber,
  failWith,
  internString,
  type NewCreature,
  openInKinds,
  openToAll,
  sheetNotes,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import type { Options } from '../options.ts';
import { STATUSES, type Status } from '../rules/effects.ts';
import { normalizeStatisticNames } from '../rules/statistic-names.ts';
import { LEVEL_NAMES } from '../rules/tables.ts';
import { BASIC_ATTACK, type Creature, copyCreature, HIT_RULES, type Sheet } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { findUnusedFields } from './sheet-faults.ts';

const nameText = z.string().min(1).max(60);
const statistics = z.record(nameText, wholeNumber).default({});

const level = z.union([z.enum(LEVEL_NAMES), countingNumber]);
export const riskTerms = z.strictObject({ kind: nameText, level }).readonly();

const effect = z
  .strictObject({
    heal: countingNumber.optional(),
    shield: countingNumber.optional(),
    boost: z.record(nameText, wholeNumber).optional(),
    rounds: z.int().positive().optional(),
  })
  .prefault({});

const attackNumbers = {
  damage: countingNumber.default(0),
  relevantStat: nameText.nullable().default(null),
  multiplier: z.number().positive().default(1),
};

const ability = z
  .strictObject({
    id: nameText,
    name: nameText.optional(),
    kind: z.enum(['attack', 'support']).default('attack'),
    ...attackNumbers,
    targets: z.enum(['single', 'multiple']).default('single'),
    cost: z.record(nameText, countingNumber).default({}),
    hitRule: z.enum(HIT_RULES).default('standard'),
    risk: riskTerms.nullable().default(null),
    effect,
  })
  .refine(
    ({ hitRule, risk }) => !hitRule.endsWith('-risk') || risk !== null,
    failWith(TEXT.faults.riskMissing, ['risk']),
  )
  .transform((input) => ({ ...input, name: input.name ?? input.id }));

const emptyRecord = z.strictObject({}).default({});

/** Fields that a basic attack never uses are written to saved sheets, and accepted again. */
const basicAttack = z
  .strictObject({
    id: z.literal(BASIC_ATTACK).default(BASIC_ATTACK),
    name: nameText.default(BASIC_ATTACK),
    kind: z.literal('attack').default('attack'),
    ...attackNumbers,
    targets: z.literal('single').default('single'),
    cost: emptyRecord,
    hitRule: z.literal('standard').default('standard'),
    risk: z.null().default(null),
    effect: emptyRecord,
  })
  .prefault({});

const gear = z
  .strictObject({
    id: nameText,
    name: nameText.optional(),
    inUse: z.boolean().default(true),
    damage: wholeNumber.default(0),
    stats: statistics,
  })
  .transform((input) => ({ ...input, name: input.name ?? input.id }));

const boost = z.strictObject({
  stat: nameText,
  by: wholeNumber,
  from: nameText,
  until: z.int().positive().nullable().default(null),
});

const haveDistinctIds = (things: readonly { readonly id: string }[]): boolean =>
  new Set(things.map(({ id }) => id)).size === things.length && things.every(({ id }) => id !== BASIC_ATTACK);
const ID_TWICE = failWith(TEXT.faults.idTwice);

/** A whole creature as saved. All fields have defaults except those that define the creature. */
export const creatureSheet = z.strictObject({
  kind: openToAll(z.enum(['player', 'opponent']).default('player')),
  level: openInKinds(['player'], countingNumber.default(0)),
  exp: countingNumber.default(0),
  health: openInKinds(['player'], wholeNumber.default(20)),
  maxHealth: openInKinds(['player'], z.int().positive().nullable().default(null)),
  precision: wholeNumber.default(0),
  dodge: wholeNumber.default(0),
  resistance: wholeNumber.default(0),
  stats: statistics,
  status: openToAll(z.enum(Object.keys(STATUSES) as [Status, ...Status[]]).optional()),
  timesAtZeroToday: countingNumber.optional(),
  expValue: countingNumber.default(0),
  basicAttack,
  abilities: z.array(ability).refine(haveDistinctIds, ID_TWICE).default([]),
  equipment: z.array(gear).refine(haveDistinctIds, ID_TWICE).default([]),
  resources: z.record(nameText, countingNumber).default({}),
  shield: openInKinds(['player'], countingNumber.default(0)),
  boosts: z.array(boost).default([]),
  dies: z.enum(['at-zero', 'like-players']).optional(),
  hasPaid: z.literal(true).optional(),
  notes: sheetNotes,
});

type BodyRecord = Pick<Sheet, 'kind' | 'health' | 'timesAtZeroToday' | 'dies'>;

/**
 * The status implied by health and today's drops if none is given; undefined if the table must decide.
 * @rule rischio.death.second-time-permanent
 */
function inferStatus({ kind, health, timesAtZeroToday = 1, dies }: BodyRecord): Status | undefined {
  if (health > 0) return 'up';
  if (kind === 'opponent' && dies !== 'like-players') return dies && 'defeated';
  return timesAtZeroToday > 1 ? 'dead' : 'down';
}

const inferDrops = (status: Status): number => (status === 'down' ? 1 : 0);

/**
 * Returns whether status and health agree: a creature that is up has health, one that is down has none. Above 0 a
 * creature gets up by itself.
 */
export const statusFits = ({ health, status }: Pick<Sheet, 'health' | 'status'>): boolean =>
  status === 'up' ? health > 0 : status !== 'down' || health <= 0;

export const sheetSchema: z.ZodType<Sheet> = creatureSheet
  .transform((input) => {
    const status = input.status ?? inferStatus(input);
    if (status === undefined) return input;
    return { ...input, status, timesAtZeroToday: input.timesAtZeroToday ?? inferDrops(status) };
  })
  .refine(statusFits, failWith(TEXT.faults.statusAgainstHealth, ['status']))
  .refine(
    ({ kind, dies }) => kind === 'opponent' || dies === undefined,
    failWith(TEXT.faults.diesOfPlayer, ['dies']),
  )
  .superRefine((sheet, ctx) => {
    for (const { path, says } of findUnusedFields(sheet))
      ctx.addIssue({ code: 'custom', ...failWith(says), path: [...path] });
  })
  .transform(normalizeStatisticNames);

/**
 * Builds a creature from its sheet. The options decide what an opponent at 0 health is.
 * @rule rischio.death.opponent-defeat
 */
export function buildCreature({ opponentsDie }: Options, { id, name, sheet }: NewCreature<Sheet>): Creature {
  const status = sheet.status ?? inferStatus({ ...sheet, dies: sheet.dies ?? opponentsDie }) ?? 'defeated';
  const timesAtZeroToday = sheet.timesAtZeroToday ?? inferDrops(status);
  return copyCreature({ ...sheet, id: internString(id), name, status, timesAtZeroToday });
}
