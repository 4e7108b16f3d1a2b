import { creatureId, failWith, fillText, type Json } from '@arbitro/kernel';
import { z } from 'zod';
import { cleanLine, cleanText, hasVisibleText } from './clean-text.ts';
import { LIMITS } from './limits.ts';
import { TEXT } from './text/index.ts';

/** A line of text from a person: shown as text, never as markup; invisible characters are removed. */
export const lineSchema = (max: number) =>
  z.string().overwrite(cleanLine).min(1).max(max).refine(hasVisibleText, failWith(TEXT.faults.invisible));
/** A text from a person that may have several lines. */
export const textSchema = (max: number) => z.string().overwrite(cleanText).max(max);

export const seatId = z.string().regex(/^[a-z0-9]{1,24}$/);
export const tableId = z.string().regex(/^[a-z0-9]{8,40}$/);
/** Microseconds since 1970: the id of a log entry. */
export const momentSchema = z.int().nonnegative();

/** Chosen by the client, one for each command: a command sent again with the same id is executed once. */
export const commandId = z
  .string()
  .min(1)
  .max(80)
  .refine((id) => id.isWellFormed() && !/\p{Cc}/u.test(id), 'has characters that cannot be kept');

/**
 * Data from a person that only the system can read. Deeper levels are not checked: they came from JSON, and large
 * values with many errors must not cost more than small ones.
 */
export const jsonSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
]) as unknown as z.ZodType<Json>;
/** The answer to a question, given now or as a standing order. */
export const answerSchema = jsonSchema.refine(
  (answer) => JSON.stringify(answer).length <= LIMITS.answerText,
  failWith(fillText(TEXT.faults.answer, { most: LIMITS.answerText })),
);

/** The id of a stored picture: a digest of its bytes. */
export const pictureId = z.string().regex(/^[\w-]{32}$/);
/** A picture that is sent, or one that the table knows. */
export const pictureSource = z
  .string()
  .max(Math.ceil(LIMITS.pictureBytes / 3) * 4 + 40)
  .describe(
    `A PNG, JPEG or WebP picture as \`data:image/webp;base64,…\`, of at most ${LIMITS.pictureBytes / 1000} kB and ${LIMITS.pictureSide} pixels a side; or the id of a picture that was sent before.`,
  );

export const creatureList = z.array(creatureId).max(LIMITS.creatures);
export const personSchema = z.union([creatureId, z.literal('gm')]);
