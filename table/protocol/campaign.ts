import { creatureId } from '@arbitro/kernel';
import { z } from 'zod';
import { commandId, jsonSchema, lineSchema, momentSchema, seatId, tableId } from './field-schemas.ts';
import { LIMITS } from './limits.ts';

/** Who may read something: as of a note. */
export const readers = z.union([z.literal('gm'), z.literal('everyone'), z.array(seatId)]);

/** A creature under the name by which the readers of a line knew it. */
const named = z.strictObject({ id: z.string(), name: z.string() });
export type NamedCreature = z.infer<typeof named>;

/** An amount, or a fact if it has none: terms of the system. */
const figure = z.strictObject({ key: z.string(), amount: z.number().optional() });

/** One thing of an evening: a creature the players met, what happened to a creature or the party, or an event in words. */
const journalFact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('met'), who: named }),
  z.strictObject({ kind: z.literal('figures'), who: named.nullable(), figures: z.array(figure) }),
  z.strictObject({
    kind: z.literal('event'),
    event: z.record(z.string(), jsonSchema),
    names: z.array(named),
  }),
]);
export type JournalFact = z.infer<typeof journalFact>;

const journalLine = z.strictObject({ for: readers, fact: journalFact });
export type JournalLine = z.infer<typeof journalLine>;

/** An evening of a campaign that is over. */
const chapter = z.strictObject({
  number: z.int().positive(),
  title: z.string(),
  began: momentSchema,
  ended: momentSchema,
  /** The day of the campaign when it ended. */
  day: z.int().positive(),
  /** The commitment of its last dice: with the file of the evening they can be checked. */
  commitment: z.string(),
  lines: z.array(journalLine),
  /** What the game master wrote instead of the lines for everyone. */
  text: z.string().nullable(),
});
export type Chapter = z.infer<typeof chapter>;

export const campaignSchema = z.strictObject({
  /** The id of its first table. */
  id: z.string(),
  /** Which evening this table is. */
  number: z.int().positive(),
  /** The tables of the evenings before and after, if they are on this server. */
  previous: tableId.nullable(),
  next: tableId.nullable(),
  day: z.int().positive(),
  /** The earlier evenings, oldest first. */
  chapters: z.array(chapter),
  /** What the game master wrote about this evening. */
  text: z.string().nullable(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** Every table is the first evening of a campaign, until it is another. */
export const createCampaign = (table: string): Campaign => ({
  id: table,
  number: 1,
  previous: null,
  next: null,
  day: 1,
  chapters: [],
  text: null,
});

export const nextEveningRequest = z.strictObject({
  command: commandId,
  title: lineSchema(LIMITS.title)
    .optional()
    .describe('The name of the new table; by default that of this one.'),
  keep: z
    .array(creatureId)
    .max(LIMITS.creatures)
    .optional()
    .describe(
      'The creatures that come along. By default those that players play; in the middle of a fight all.',
    ),
});
export type NextEveningRequest = z.infer<typeof nextEveningRequest>;
