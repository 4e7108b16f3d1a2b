import { creatureId, type Json } from '@arbitro/kernel';
import { z } from 'zod';

/** A line of text from a person: shown as text, never as markup. */
export const lineOf = (most: number) => z.string().trim().min(1).max(most);

export const seatId = z.string().regex(/^[a-z0-9]{1,24}$/);
export const tableId = z.string().regex(/^[a-z0-9]{8,40}$/);
/** Microseconds since 1970: how an entry of the log is called. */
export const moment = z.int().nonnegative();

/** Made up by whoever asks, once for each thing asked: asked again under the same id, it is done once. */
export const commandId = z
  .string()
  .min(1)
  .max(80)
  .refine((id) => id.isWellFormed() && !/\p{Cc}/u.test(id), 'has characters that cannot be kept');

/** What a person fills in that only the system can read. */
export const json = z.json() as unknown as z.ZodType<Json>;

export const creatures = z.array(creatureId).max(500);
export const person = z.union([creatureId, z.literal('gm')]);
