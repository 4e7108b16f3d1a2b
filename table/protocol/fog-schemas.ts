import { z } from 'zod';

/** The largest map: 200 × 200 squares. */
const MAX_MAP_SQUARES = 40_000;

export const fogMode = z.enum(['none', 'explored', 'sight']);
/** Fog on the map, as the kernel has it. */
const fog = z.strictObject({
  mode: z.enum(['explored', 'sight']),
  explored: z.record(z.string(), z.string().max(MAX_MAP_SQUARES)),
});
/** What is hidden from players. */
export const hidden = z.strictObject({
  creatures: z.array(z.string()),
  places: z.array(z.string()),
  fog: fog.optional(),
});

/** What sides saw for the first time or saw changed: runs of letters, each with the index of its first square. */
export const discovery = z.strictObject({
  /** Another map was set: nothing of it was seen before. */
  anew: z.literal(true).optional(),
  seen: z.record(z.string(), z.array(z.tuple([z.int().nonnegative(), z.string().max(MAX_MAP_SQUARES)]))),
});
export type Discovery = z.infer<typeof discovery>;
