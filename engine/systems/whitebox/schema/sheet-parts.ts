import { countingNumber, failWith, hasNoDuplicates, isFields, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { CLASS_DATA } from '../content/class-table.ts';
import { findClass, findRace, findSpellId, findWeaponId, spellOf, weaponOf } from '../content/naming.ts';
import { RACE_DATA } from '../content/race-table.ts';
import { SPELLS } from '../content/spell-table.ts';
import { WEAPONS } from '../content/weapon-table.ts';
import { CONDITION_NAMES } from '../rules/effects.ts';
import { AC_SUM, CATEGORIES, CLASSES, LIGHTS, type LightKind, MAX_LEVEL, RACES } from '../rules/tables.ts';
import {
  type ActiveCondition,
  type ArmourClass,
  type Light,
  ON_SAVE,
  type Spell,
  type Weapon,
} from '../state.ts';
import { addFault, SHEET_FAULTS, unknownNameFault } from './sheet-faults.ts';

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
  const input = toText(written);
  if (typeof input !== 'string') return input;
  const [, down, up] = AC_PATTERN.exec(input.trim().replaceAll('−', '-')) ?? [];
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

function findFreeId(base: string, taken: readonly { readonly id: string }[]): string {
  const isTaken = (id: string): boolean => taken.some((other) => other.id === id);
  let id = base;
  for (let index = 2; isTaken(id); index++) id = `${base}-${index}`;
  return id;
}

/** Gives each item an id of its own; two items cannot have the same. */
function assignIds<T extends { readonly id?: string | undefined }, R>(
  input: readonly T[],
  context: z.core.$RefinementCtx,
  make: (item: T, id: string, at: number) => R & { readonly id: string },
  base: (item: T) => string,
): readonly R[] {
  const said = input.flatMap(({ id }) => (id === undefined ? [] : [{ id }]));
  if (!hasNoDuplicates(said.map(({ id }) => id))) addFault(context, input, SHEET_FAULTS.twice);
  const read: (R & { readonly id: string })[] = [];
  for (const [at, item] of input.entries())
    read.push(make(item, item.id ?? findFreeId(base(item), [...said, ...read]), at));
  return read;
}

/** By its name in the table, by that name with changes, or in full. */
function normalizeArm(
  key: 'weapon' | 'spell',
  found: (text: string) => object | undefined,
  known: Parameters<typeof unknownNameFault>[2],
) {
  return (input: unknown, context: z.core.$RefinementCtx): unknown => {
    const by = typeof input === 'string' ? input : isFields(input) ? input[key] : undefined;
    if (typeof by !== 'string') return input;
    const row = found(by);
    if (!row) addFault(context, by, unknownNameFault(key, by, known));
    const { [key]: _, ...rest } = isFields(input) ? input : {};
    return { name: by, ...row, ...rest };
  };
}

const findTableWeapon = (text: string): object | undefined => {
  const id = findWeaponId(text);
  if (id === undefined) return undefined;
  const { id: _, inHand, ready, ...row } = weaponOf(id);
  return row;
};
const weapon = z.preprocess(
  normalizeArm('weapon', findTableWeapon, WEAPONS),
  z.strictObject({
    id: nameText.optional(),
    name: nameText,
    kind: z.enum(['melee', 'missile']).default('melee'),
    thrown: z.boolean().default(false),
    damage: diceText.default('1d6'),
    magic: wholeNumber.min(-20).max(20).default(0),
    inHand: z.boolean().optional(),
    ready: z.boolean().optional(),
    range: countingNumber.max(10_000).nullable().default(null),
    attacks: z.int().min(1).max(20).default(1),
  }),
);

/** By default the first weapon that can be is in hand; a weapon in hand can be used at once. */
export const weapons = z.array(weapon).transform((input, context): readonly Weapon[] => {
  const isSaid = input.some(({ inHand }) => inHand === true);
  return assignIds(
    input,
    context,
    ({ inHand, ready, ...one }, id, at) => {
      const held = inHand ?? (!isSaid && at === 0);
      return { ...one, id, inHand: held, ready: ready ?? held };
    },
    (item) => item.name,
  );
});

const effect = z
  .strictObject({
    damage: diceText.nullable().default(null),
    heals: diceText.nullable().default(null),
    condition: z.enum(CONDITION_NAMES).nullable().default(null),
    minutes: z.int().min(1).max(1_000_000).nullable().default(null),
  })
  .prefault({});
const save = z
  .strictObject({
    category: z.enum(CATEGORIES).nullable().default(null),
    onSave: z.enum(ON_SAVE).default('none'),
  })
  .nullable();

const findTableSpell = (text: string): object | undefined => {
  const id = findSpellId(text);
  if (id === undefined) return undefined;
  const { id: _, memorised, perDay, ...row } = spellOf(id);
  return row;
};
const spell = z.preprocess(
  normalizeArm('spell', findTableSpell, SPELLS),
  z.strictObject({
    id: nameText.optional(),
    name: nameText,
    level: z.int().min(1).max(9).default(1),
    memorised: countingNumber.max(99).optional(),
    perDay: countingNumber.max(99).optional(),
    range: countingNumber.max(10_000).nullable().default(null),
    targets: z.int().min(1).max(60).default(1),
    effect,
    save: save.default(null),
    timing: z.enum(['turn', 'round-end']).default('turn'),
  }),
);
export const spells = z.array(spell).transform((input, context): readonly Spell[] =>
  assignIds(
    input,
    context,
    ({ memorised, perDay, ...one }, id) => ({
      ...one,
      id,
      memorised: memorised ?? perDay ?? 1,
      perDay: perDay ?? memorised ?? 1,
    }),
    (item) => item.name,
  ),
);

const light = z.preprocess(
  (input) => (typeof input === 'string' ? { kind: input } : input),
  z.strictObject({
    id: nameText.optional(),
    kind: z.enum(Object.keys(LIGHTS) as [LightKind, ...LightKind[]]),
    lit: z.boolean().default(false),
    minutesLeft: countingNumber.max(100_000).optional(),
    pints: countingNumber.max(99).optional(),
  }),
);
type GivenLight = z.infer<typeof light>;

/** A lantern with two pints burns one of them and has one more. @rule whitebox.exploration.light-duration */
function fuelOf({ kind, minutesLeft, pints }: GivenLight): Pick<Light, 'minutesLeft' | 'pints'> {
  if (minutesLeft !== undefined) return { minutesLeft, pints: pints ?? 0 };
  if (kind !== 'lantern' || pints === undefined)
    return { minutesLeft: LIGHTS[kind].minutes, pints: pints ?? 0 };
  return pints === 0 ? { minutesLeft: 0, pints } : { minutesLeft: LIGHTS.lantern.minutes, pints: pints - 1 };
}

/** Unused by default. @rule whitebox.exploration.light-duration */
export const lights = z.array(light).transform((input, context): readonly Light[] =>
  assignIds(
    input,
    context,
    (item, id) => ({ ...item, id, ...fuelOf(item) }),
    (item) => item.kind,
  ),
);

const conditionSchema = z.preprocess(
  (input) => (typeof input === 'string' ? { name: input } : input),
  z.strictObject({ name: z.enum(CONDITION_NAMES), until: time.nullable().default(null) }),
);
export const conditions: z.ZodType<readonly ActiveCondition[]> = z
  .array(conditionSchema)
  .refine((input) => hasNoDuplicates(input.map((item) => item.name)), failWith(SHEET_FAULTS.twice));
