import {
  addFault,
  countingNumber,
  createIdGiver,
  hasNoDuplicates,
  isFields,
  wholeNumber,
} from '@arbitro/kernel';
import { z } from 'zod';
import { findSpellId, findWeaponId, spellOf, weaponOf } from '../content/naming.ts';
import { SPELLS } from '../content/spell-table.ts';
import { WEAPONS } from '../content/weapon-table.ts';
import { CONDITION_NAMES } from '../rules/effects.ts';
import { CATEGORIES, LIGHTS, type LightKind } from '../rules/tables.ts';
import { type Light, ON_SAVE, type Spell, type Weapon } from '../state.ts';
import { SHEET_FAULTS, unknownNameFault } from './sheet-faults.ts';
import { diceText, nameText } from './sheet-parts.ts';

/** Gives each item an id of its own; two items cannot have the same. */
function assignIds<T extends { readonly id?: string | undefined }, R>(
  input: readonly T[],
  context: z.core.$RefinementCtx,
  make: (item: T, id: string, index: number) => R & { readonly id: string },
  base: (item: T) => string,
): readonly R[] {
  const written = input.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (!hasNoDuplicates(written)) addFault(context, input, SHEET_FAULTS.twice);
  const giveId = createIdGiver(written);
  return input.map((item, at) => make(item, item.id ?? giveId(base(item)), at));
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

/** By default the first weapon that is not put away is in hand; a weapon in hand can be used at once. */
export const weapons = z.array(weapon).transform((input, context): readonly Weapon[] => {
  const isSaid = input.some(({ inHand }) => inHand === true);
  const first = input.findIndex(({ inHand }) => inHand === undefined);
  return assignIds(
    input,
    context,
    ({ inHand, ready, ...weapon }, id, at) => {
      const held = inHand ?? (!isSaid && at === first);
      return { ...weapon, id, inHand: held, ready: ready ?? held };
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
    ({ memorised, perDay, ...spell }, id) => ({
      ...spell,
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
