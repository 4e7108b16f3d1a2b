import { z } from 'zod';
import { jsonSchema } from './field-schemas.ts';

const pathSchema = z.array(z.union([z.string(), z.number()]));

/** A change of plain data at a path. */
const changeSchema = z.union([
  /** A value was set; without `to` it was removed. */
  z.strictObject({ at: pathSchema, to: jsonSchema.optional() }),
  /** From an index on, a list lost some elements and got others in their place. */
  z.strictObject({
    at: pathSchema,
    splice: z.strictObject({
      from: z.int().nonnegative(),
      remove: z.int().nonnegative(),
      insert: z.array(jsonSchema),
    }),
  }),
  /** The fields of an object are in this order. */
  z.strictObject({ at: pathSchema, order: z.array(z.string()) }),
]);

/** Changes that turn one state of plain data into another, in order. */
export const changesSchema = z.array(changeSchema);
export type Change = z.infer<typeof changeSchema>;
