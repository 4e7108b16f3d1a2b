import { parseDice } from '@arbitro/dice';
import { parseSquare, type Square } from '@arbitro/grid';
import { failWith, isFields, listOrSingle } from '@arbitro/kernel';
import { z } from 'zod';
import { CONDITION_NAMES } from '../rules/effects.ts';
import { ABILITIES, DAMAGE_TYPES, SKILL_NAMES } from '../rules/tables.ts';
import {
  type Behaviour,
  CONDUCTS,
  type Consequence,
  type Damage,
  type EndingSave,
} from '../state-features.ts';
import { SHEET_FAULTS } from './sheet-faults.ts';

export const nameText = z.string().min(1).max(60);
export const ability = z.enum(ABILITIES);
export const skill = z.enum(SKILL_NAMES);
export const condition = z.enum(CONDITION_NAMES);
export const damageType = z.enum(DAMAGE_TYPES);
export const metres = z.number().nonnegative().max(10_000);
export const difficulty = z.int().min(0).max(99);

/** Returns the id of something without one: “Longsword +1” is `longsword-1`. */
export const idFrom = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '') || text;

/** `{ x: 1, y: 2 }`, `[1, 2]`, or `B3` as shown on the map. */
function normalizeSquare(input: unknown): unknown {
  if (typeof input === 'string') return parseSquare(input) ?? input;
  return Array.isArray(input) && input.length === 2 ? { x: input[0], y: input[1] } : input;
}
export const square: z.ZodType<Square> = z.preprocess(
  normalizeSquare,
  z.strictObject({ x: z.int().min(-999).max(999), y: z.int().min(-999).max(999) }),
);

/** Dice with whole numbers: `1d8+1`, `7`; a capital D and spaces are accepted. */
const isDice = (text: string): boolean =>
  /^\d+(?:d\d+)?(?:[+-]\d+(?:d\d+)?)*$/u.test(text) && parseDice(text).ok;
const normalizeDice = (text: string): string => text.replace(/\s+/gu, '').replace('−', '-').toLowerCase();
export const diceText = z.preprocess(
  (input) => (typeof input === 'number' ? String(input) : input),
  z.string().max(40).transform(normalizeDice).refine(isDice, failWith(SHEET_FAULTS.dice)),
);

/** `1d8 slashing`, as in stat blocks. */
const normalizeDamage = (input: unknown): unknown => {
  if (typeof input !== 'string') return input;
  const [, dice, type] = /^(.*\d)\s+([a-z]+)$/u.exec(input.trim()) ?? [];
  return { dice: dice ?? input, type };
};
const oneDamage = z.preprocess(
  normalizeDamage,
  z.strictObject({ dice: diceText, type: z.enum(DAMAGE_TYPES, failWith(SHEET_FAULTS.damage)) }),
);
export const damage: z.ZodType<readonly Damage[]> = listOrSingle(z.array(oneDamage).max(6));

/**
 * `{ die: 10, rows: [{ upTo: 6, does: nothing }] }`: above the last row the creature acts as usual.
 * @rule quinta.conditions.confused
 */
export const behaviour: z.ZodType<Behaviour> = z.strictObject({
  die: z.int().min(2).max(100),
  rows: z
    .array(z.strictObject({ upTo: z.int().min(1).max(100), does: z.enum(CONDUCTS) }))
    .min(1)
    .max(20),
});

/** `{ ability: wis, dc: 14 }`: at the end of each turn. */
export const endingSave: z.ZodType<EndingSave> = z.strictObject({
  ability,
  dc: difficulty,
  otherwise: condition.optional(),
});

/** A condition by its name, `{ push: 3 }`, `{ temporary: 1d6 }`, or written out. */
function normalizeConsequence(input: unknown): unknown {
  if (typeof input === 'string') return { kind: 'condition', condition: input };
  if (!isFields(input) || 'kind' in input) return input;
  if ('condition' in input) return { kind: 'condition', ...input };
  if ('push' in input) return { kind: 'push', metres: input.push };
  return 'temporary' in input ? { kind: 'temporary', dice: input.temporary } : input;
}
const consequence: z.ZodType<Consequence> = z.preprocess(
  normalizeConsequence,
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('condition'),
      condition,
      rounds: z.int().min(1).max(10_000).nullable().default(null),
      escapeDc: difficulty.nullable().default(null),
      behaviour: behaviour.nullable().default(null),
      endsOnSave: endingSave.optional(),
    }),
    z.strictObject({ kind: z.literal('push'), metres }),
    z.strictObject({ kind: z.literal('temporary'), dice: diceText }),
  ]),
);
export const consequences: z.ZodType<readonly Consequence[]> = listOrSingle(z.array(consequence).max(10));
