import { countingNumber, failWith, wholeNumber } from '@arbitro/kernel';
import { z } from 'zod';
import { USES } from '../rules/effects.ts';
import { COSTS, DEFENCE_NAMES, HANDS, MODES } from '../rules/tables.ts';
import { TEXT } from '../text/index.ts';

/** Any name, including that of an effect, which a table may name freely. */
export const nameText = z.string().min(1).max(60);
export const defence = z.enum(DEFENCE_NAMES);
export const cost = z.int().min(1).max(20);

const bonus = z.partialRecord(z.enum(USES), wholeNumber).default({});
const parries = z.array(z.enum(['ranged', 'spell'])).default([]);

const strikeFields = {
  mode: z.enum(MODES).default('melee'),
  key: nameText.default('slashing'),
  damage: countingNumber.default(1),
  area: z.boolean().default(false),
  handy: z.boolean().default(false),
  range: countingNumber.nullable().default(null),
  traits: z
    .array(
      z.strictObject({
        effect: nameText.refine((effect) => effect !== 'damage', failWith(TEXT.faults.notDamage)),
        price: z.int().min(1).default(1),
      }),
    )
    .default([]),
};

const weapon = z.strictObject({
  ...strikeFields,
  defence: defence.default('basic'),
  cost: cost.default(COSTS.attack),
});

export const fillName = <T extends { readonly id: string; readonly name?: string | undefined }>(
  input: T,
) => ({
  ...input,
  name: input.name ?? input.id,
});

export const item = z
  .strictObject({
    id: nameText,
    name: nameText.optional(),
    weight: z.enum(['light', 'heavy', 'none']).default('light'),
    worn: z.enum(['hand', 'armour', 'trinket']).default('hand'),
    hands: z.int().min(0).max(HANDS).default(1),
    inUse: z.boolean().default(true),
    bonus,
    weapon: weapon.nullable().default(null),
    parries,
  })
  .transform(fillName);

export const spell = z
  .strictObject({
    id: nameText,
    name: nameText.optional(),
    cost: cost.default(COSTS.attack),
    mindCost: countingNumber.default(0),
    racial: z.boolean().default(false),
    bodyPart: nameText.nullable().default(null),
    attack: z
      .strictObject({
        ...strikeFields,
        mode: z.literal('spell').default('spell'),
        defence: defence.default('reflex'),
      })
      .nullable()
      .default(null),
    heal: countingNumber.default(0),
    parries,
  })
  .transform(fillName);

export const skill = z
  .strictObject({ id: nameText, name: nameText.optional(), bonus, parries })
  .transform(fillName);
