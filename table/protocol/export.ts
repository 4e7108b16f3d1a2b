import { isFields } from '@arbitro/kernel';
import { z } from 'zod';
import { keptSchema } from './entry.ts';
import { moment } from './parts.ts';
import { upCast } from './up-cast.ts';

/** A file may hold entries of older formats. */
const upCastEntry = (given: unknown): unknown =>
  isFields(given) && typeof given.format === 'number'
    ? (upCast({ ...given, format: given.format }) ?? given)
    : given;

export const keptEntry = z.strictObject({
  version: z.int().positive(),
  moment,
  command: z.string().max(200),
  kept: z.preprocess(upCastEntry, keptSchema),
});
export type KeptEntry = z.infer<typeof keptEntry>;

/** A whole table as a file. It contains no keys and no seed that is still sealed. */
export const exportSchema = z.strictObject({
  arbitro: z.literal('table'),
  format: z.literal(1),
  system: z.string(),
  title: z.string(),
  entries: z.array(keptEntry).min(1),
});
export type Export = z.infer<typeof exportSchema>;
