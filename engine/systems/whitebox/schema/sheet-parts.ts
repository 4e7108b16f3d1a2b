import { addFault, countingNumber, failWith, hasNoDuplicates, isFields, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { CLASS_DATA } from '../content/class-table.ts';
import { findClass, findRace } from '../content/naming.ts';
import { RACE_DATA } from '../content/race-table.ts';
import { CONDITION_NAMES } from '../rules/effects.ts';
import { AC_SUM, CLASSES, MAX_LEVEL, RACES } from '../rules/tables.ts';
import type { ActiveCondition, ArmourClass } from '../state.ts';
import { SHEET_FAULTS, unknownNameFault } from './sheet-faults.ts';

export const nameText = z.string().min(1).max(60);
export const time = countingNumber.max(1_000_000_000);

/** The number of dice and sides is limited, so that the odds can be computed at once. */
const DIE_PATTERN = '(?:[1-9]|1\\d|20)d(?:[1-9]\\d?|100)';
const DICE_PATTERN = new RegExp(`^(?:${DIE_PATTERN}|\\d{1,3})(?:[+-](?:${DIE_PATTERN}|\\d{1,3}))*$`, 'u');

/** Accepts a capital D, a leading plus and a long minus. */
export const diceText = z
  .string()
  .max(40)
  .transform((text) => text.trim().replace(/^\+/u, '').replaceAll('−', '-').toLowerCase())
  .refine((text) => DICE_PATTERN.test(text), failWith(SHEET_FAULTS.dice));

/** The value of treasure in gold pieces; silver and copper are fractions of it. @rule whitebox.xp.treasure-gold */
export const worthInGold = z.number().nonnegative().max(100_000_000);

/** The option decides about levels above the last row of the tables. @rule whitebox.attack.table-fighter @ruling R40 */
export const level = z
  .number()
  .refine(
    (input) => Number.isInteger(input) && input >= 1 && input <= MAX_LEVEL,
    failWith(SHEET_FAULTS.level),
  );

/** By its id, or by its name in any language. */
export const classSchema = z.preprocess((input, context) => {
  if (typeof input !== 'string') return input;
  const id = findClass(input);
  if (id === undefined) addFault(context, input, unknownNameFault('class', input, CLASS_DATA));
  return id ?? null;
}, z.enum(CLASSES).nullable());
export const raceSchema = z.preprocess((input, context) => {
  if (typeof input !== 'string') return input;
  const id = findRace(input);
  if (id === undefined) addFault(context, input, unknownNameFault('race', input, RACE_DATA));
  return id ?? null;
}, z.enum(RACES).nullable());

const AC_PATTERN = /^(-?\d{1,3})?\s*(?:\[(-?\d{1,3})\])?$/u;

/** Unquoted in YAML, `6` is a number and `[13]` a list with one item. */
function toText(input: unknown): unknown {
  if (typeof input === 'number') return String(input);
  return Array.isArray(input) && input.length === 1 ? `[${String(input[0])}]` : input;
}

/**
 * Parses `6 [13]`, with at least one of the two numbers; `6 []` is not an armour class.
 * @rule whitebox.attack.ac-conversion
 */
function parseArmourClass(written: unknown): unknown {
  const armourText = toText(written);
  if (typeof armourText !== 'string') return armourText;
  const [, down, up] = AC_PATTERN.exec(armourText.trim().replaceAll('−', '-')) ?? [];
  return {
    ...(down !== undefined && { descending: Number(down) }),
    ...(up !== undefined && { ascending: Number(up) }),
  };
}

const armourClassNumber = wholeNumber.min(-99).max(99).optional();
/** Either notation, or both where they agree. */
export const armourClass = z.preprocess(
  parseArmourClass,
  z
    .unknown()
    .refine((input): boolean => isFields(input), failWith(SHEET_FAULTS.armourClass))
    .pipe(z.strictObject({ descending: armourClassNumber, ascending: armourClassNumber }))
    .transform(({ descending, ascending }, context): ArmourClass => {
      if (descending === undefined && ascending === undefined)
        addFault(context, descending, SHEET_FAULTS.armourClass);
      if (descending !== undefined && ascending !== undefined && descending + ascending !== AC_SUM)
        addFault(context, descending, SHEET_FAULTS.armourSum);
      const down = descending ?? AC_SUM - (ascending ?? 0);
      return { descending: down, ascending: AC_SUM - down };
    }),
);

const conditionSchema = z.preprocess(
  (input) => (typeof input === 'string' ? { name: input } : input),
  z.strictObject({ name: z.enum(CONDITION_NAMES), until: time.nullable().default(null) }),
);
export const conditions: z.ZodType<readonly ActiveCondition[]> = z
  .array(conditionSchema)
  .refine((input) => hasNoDuplicates(input.map((item) => item.name)), failWith(SHEET_FAULTS.twice));
