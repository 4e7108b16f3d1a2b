import { z } from 'zod';
import { json } from './parts.ts';

const at = z.array(z.union([z.string(), z.number()]));

/** A change of plain data at a path. */
const change = z.union([
  /** A value was set; without `to` it was removed. */
  z.strictObject({ at, to: json.optional() }),
  /** From an index on, a list lost some elements and got others in their place. */
  z.strictObject({
    at,
    splice: z.strictObject({
      from: z.int().nonnegative(),
      remove: z.int().nonnegative(),
      insert: z.array(json),
    }),
  }),
  /** The fields of an object are in this order. */
  z.strictObject({ at, order: z.array(z.string()) }),
]);

/** Changes that turn one state of plain data into another, in order. */
export const changes = z.array(change);
export type Change = z.infer<typeof change>;
