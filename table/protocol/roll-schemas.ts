import type { Audience, Roll } from '@arbitro/kernel';
import { z } from 'zod';

/** A schema that checks only the outline of data that only a system can check completely. */
export const outlineOf = <T>(schema: z.ZodType): z.ZodType<T> => schema as unknown as z.ZodType<T>;

export const audience = outlineOf<Audience>(
  z.union([z.literal('everyone'), z.literal('gm'), z.strictObject({ only: z.array(z.string()) })]),
);

const reason = z.looseObject({ how: z.string(), value: z.number(), what: z.string(), rule: z.string() });
const roll = outlineOf<Roll>(
  z.strictObject({
    label: z.string(),
    rule: z.string(),
    by: z.string(),
    dice: z.string(),
    faces: z.array(z.number()),
    total: z.number().optional(),
    under: z.number().optional(),
    target: z
      .strictObject({
        value: z.number(),
        what: z.string().optional(),
        of: z.array(z.string()).optional(),
      })
      .optional(),
    successAt: z.number().optional(),
    because: z.array(reason),
    leadsTo: z.number(),
  }),
);
/** A roll, its audience, and the source of its faces: the sealed dice from an index on, or a person's own dice. */
export const sealedRoll = z.strictObject({
  roll,
  to: audience,
  alone: z.boolean().optional(),
  from: z.union([z.int().nonnegative(), z.literal('real')]),
  /** The number of sides of each die. */
  sides: z.array(z.number()),
  /** A secret roll: secret dice are counted separately, so that no gap among the others reveals them. */
  secret: z.literal(true).optional(),
});
export type SealedRoll = z.infer<typeof sealedRoll>;
