import { allDifferent, countingNumber, isFields, saying, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { CLASS_FIGURES } from '../content/class-table.ts';
import { classNamed, raceNamed, spellNamed, spellOf, weaponNamed, weaponOf } from '../content/naming.ts';
import { RACE_FIGURES } from '../content/race-table.ts';
import { SPELLS } from '../content/spell-table.ts';
import { WEAPONS } from '../content/weapon-table.ts';
import { CONDITION_NAMES } from '../rules/effects.ts';
import { AC_SUM, CATEGORIES, CLASSES, LIGHTS, type LightKind, MOST_LEVEL, RACES } from '../rules/tables.ts';
import { type ArmourClass, type Light, ON_SAVE, type Spell, type Suffered, type Weapon } from '../state.ts';
import { complain, SHEET_FAULTS, unknown } from './sheet-faults.ts';

export const name = z.string().min(1).max(60);
export const time = countingNumber.max(1_000_000_000);

/** The number of dice and sides is limited, so that the odds can be computed at once. */
const DIE = '(?:[1-9]|1\\d|20)d(?:[1-9]\\d?|100)';
const DICE = new RegExp(`^(?:${DIE}|\\d{1,3})(?:[+-](?:${DIE}|\\d{1,3}))*$`, 'u');

/** Accepts a capital D, a leading plus and a long minus. */
export const diceText = z
  .string()
  .max(40)
  .transform((text) => text.trim().replace(/^\+/u, '').replaceAll('−', '-').toLowerCase())
  .refine((text) => DICE.test(text), saying(SHEET_FAULTS.dice));

/** The value of treasure in gold pieces; silver and copper are fractions of it. @rule whitebox.xp.treasure-gold */
export const worthInGold = z.number().nonnegative().max(100_000_000);

/** The option decides about levels above the last row of the tables. @rule whitebox.attack.table-fighter @ruling R40 */
export const level = z
  .number()
  .refine(
    (given) => Number.isInteger(given) && given >= 1 && given <= MOST_LEVEL,
    saying(SHEET_FAULTS.level),
  );

/** By its id, or by its name in any language. */
export const classOf = z.preprocess((given, context) => {
  if (typeof given !== 'string') return given;
  const id = classNamed(given);
  if (id === undefined) complain(context, given, unknown('class', given, CLASS_FIGURES));
  return id ?? null;
}, z.enum(CLASSES).nullable());
export const raceOf = z.preprocess((given, context) => {
  if (typeof given !== 'string') return given;
  const id = raceNamed(given);
  if (id === undefined) complain(context, given, unknown('race', given, RACE_FIGURES));
  return id ?? null;
}, z.enum(RACES).nullable());

const BOTH = /^(-?\d{1,3})?\s*(?:\[(-?\d{1,3})\])?$/u;

/** Unquoted in YAML, `6` is a number and `[13]` a list with one item. */
function asText(given: unknown): unknown {
  if (typeof given === 'number') return String(given);
  return Array.isArray(given) && given.length === 1 ? `[${String(given[0])}]` : given;
}

/**
 * Parses `6 [13]`, with at least one of the two numbers; `6 []` is not an armour class.
 *
 * @rule whitebox.attack.ac-conversion
 */
function armourText(written: unknown): unknown {
  const given = asText(written);
  if (typeof given !== 'string') return given;
  const [, down, up] = BOTH.exec(given.trim().replaceAll('−', '-')) ?? [];
  return {
    ...(down !== undefined && { descending: Number(down) }),
    ...(up !== undefined && { ascending: Number(up) }),
  };
}

const oneWay = wholeNumber.min(-99).max(99).optional();
/** Either notation, or both where they agree. */
export const armourClass = z.preprocess(
  armourText,
  z
    .unknown()
    .refine((given): boolean => isFields(given), saying(SHEET_FAULTS.armourClass))
    .pipe(z.strictObject({ descending: oneWay, ascending: oneWay }))
    .transform(({ descending, ascending }, context): ArmourClass => {
      if (descending === undefined && ascending === undefined)
        complain(context, descending, SHEET_FAULTS.armourClass);
      if (descending !== undefined && ascending !== undefined && descending + ascending !== AC_SUM)
        complain(context, descending, SHEET_FAULTS.armourSum);
      const down = descending ?? AC_SUM - (ascending ?? 0);
      return { descending: down, ascending: AC_SUM - down };
    }),
);

function freeId(base: string, taken: readonly { readonly id: string }[]): string {
  const isTaken = (id: string): boolean => taken.some((other) => other.id === id);
  let id = base;
  for (let at = 2; isTaken(id); at++) id = `${base}-${at}`;
  return id;
}

/** Gives each item an id of its own; two items cannot have the same. */
function identified<T extends { readonly id?: string | undefined }, R>(
  given: readonly T[],
  context: z.core.$RefinementCtx,
  make: (one: T, id: string, at: number) => R & { readonly id: string },
  base: (one: T) => string,
): readonly R[] {
  const said = given.flatMap(({ id }) => (id === undefined ? [] : [{ id }]));
  if (!allDifferent(said.map(({ id }) => id))) complain(context, given, SHEET_FAULTS.twice);
  const read: (R & { readonly id: string })[] = [];
  for (const [at, one] of given.entries())
    read.push(make(one, one.id ?? freeId(base(one), [...said, ...read]), at));
  return read;
}

/** By its name in the table, by that name with changes, or in full. */
function spelled(
  key: 'weapon' | 'spell',
  found: (text: string) => object | undefined,
  known: Parameters<typeof unknown>[2],
) {
  return (given: unknown, context: z.core.$RefinementCtx): unknown => {
    const by = typeof given === 'string' ? given : isFields(given) ? given[key] : undefined;
    if (typeof by !== 'string') return given;
    const row = found(by);
    if (!row) complain(context, by, unknown(key, by, known));
    const { [key]: _, ...rest } = isFields(given) ? given : {};
    return { name: by, ...row, ...rest };
  };
}

const tableWeapon = (text: string): object | undefined => {
  const id = weaponNamed(text);
  if (id === undefined) return undefined;
  const { id: _, inHand, ready, ...row } = weaponOf(id);
  return row;
};
const weapon = z.preprocess(
  spelled('weapon', tableWeapon, WEAPONS),
  z.strictObject({
    id: name.optional(),
    name,
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
export const weapons = z.array(weapon).transform((given, context): readonly Weapon[] => {
  const isSaid = given.some(({ inHand }) => inHand === true);
  return identified(
    given,
    context,
    ({ inHand, ready, ...one }, id, at) => {
      const held = inHand ?? (!isSaid && at === 0);
      return { ...one, id, inHand: held, ready: ready ?? held };
    },
    (one) => one.name,
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

const tableSpell = (text: string): object | undefined => {
  const id = spellNamed(text);
  if (id === undefined) return undefined;
  const { id: _, memorised, perDay, ...row } = spellOf(id);
  return row;
};
const spell = z.preprocess(
  spelled('spell', tableSpell, SPELLS),
  z.strictObject({
    id: name.optional(),
    name,
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
export const spells = z.array(spell).transform((given, context): readonly Spell[] =>
  identified(
    given,
    context,
    ({ memorised, perDay, ...one }, id) => ({
      ...one,
      id,
      memorised: memorised ?? perDay ?? 1,
      perDay: perDay ?? memorised ?? 1,
    }),
    (one) => one.name,
  ),
);

const light = z.preprocess(
  (given) => (typeof given === 'string' ? { kind: given } : given),
  z.strictObject({
    id: name.optional(),
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
export const lights = z.array(light).transform((given, context): readonly Light[] =>
  identified(
    given,
    context,
    (one, id) => ({ ...one, id, ...fuelOf(one) }),
    (one) => one.kind,
  ),
);

const suffered = z.preprocess(
  (given) => (typeof given === 'string' ? { name: given } : given),
  z.strictObject({ name: z.enum(CONDITION_NAMES), until: time.nullable().default(null) }),
);
export const conditions: z.ZodType<readonly Suffered[]> = z
  .array(suffered)
  .refine((given) => allDifferent(given.map((one) => one.name)), saying(SHEET_FAULTS.twice));
