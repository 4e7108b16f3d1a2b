import { z } from 'zod';
import { json } from './parts.ts';

const at = z.array(z.union([z.string(), z.number()]));

/** One change of plain data, at a path. */
const change = z.union([
  /** A value was set; without `to` it was taken away. */
  z.strictObject({ at, to: json.optional() }),
  /** A list lost some elements from a place on, and others came in there. */
  z.strictObject({
    at,
    splice: z.strictObject({
      from: z.int().nonnegative(),
      remove: z.int().nonnegative(),
      insert: z.array(json),
    }),
  }),
  /** The fields of an object stand in this order. */
  z.strictObject({ at, order: z.array(z.string()) }),
]);

/** Changes that lead from one state of plain data to another, in order. */
export const changes = z.array(change);
export type Change = z.infer<typeof change>;
