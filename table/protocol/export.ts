import { isFields } from '@arbitro/kernel';
import { z } from 'zod';
import { storedEntrySchema } from './entry.ts';
import { momentSchema, pictureId } from './field-schemas.ts';
import { upgradeEntry } from './upgrade-entry.ts';

/** A file may hold entries of older formats. */
const upgradeExportedEntry = (input: unknown): unknown =>
  isFields(input) && typeof input.format === 'number'
    ? (upgradeEntry({ ...input, format: input.format }) ?? input)
    : input;

export const logEntrySchema = z.strictObject({
  version: z.int().positive(),
  moment: momentSchema,
  command: z.string().max(200),
  kept: z.preprocess(upgradeExportedEntry, storedEntrySchema),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** A whole table as a file. It contains no keys and no seed that is still sealed. */
export const exportSchema = z.strictObject({
  arbitro: z.literal('table'),
  format: z.literal(1),
  system: z.string(),
  title: z.string(),
  entries: z.array(logEntrySchema).min(1),
  /** The pictures in use, each as `data:image/…` under its id. */
  pictures: z.record(pictureId, z.string()).optional(),
});
export type TableExport = z.infer<typeof exportSchema>;
