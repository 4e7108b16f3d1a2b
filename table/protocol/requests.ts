import { z } from 'zod';
import { json, lineOf, moment, person } from './parts.ts';

const shared = {
  title: lineOf(100).optional(),
  name: lineOf(60).optional().describe('What the game master is called.'),
};

/** A new table: an empty one, a scenario's, or a ready-made encounter's. */
export const makeTable = z.union([
  z.strictObject({
    ...shared,
    system: z.string().min(1).max(40),
    options: z.record(z.string(), json).optional(),
    creatures: z.array(json).max(200).optional(),
    scene: json.optional(),
  }),
  z.strictObject({
    ...shared,
    scenario: z
      .union([z.string().max(200_000), z.record(z.string(), json)])
      .describe('A scenario file, as its text (YAML or JSON) or as an object. Its steps are not played.'),
  }),
  z.strictObject({
    ...shared,
    demo: z.string().min(1).max(40).describe('The id of a system: a fight ready to play, begun.'),
    encounter: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe('Which of the system’s encounters, by its id; otherwise the one it is first shown with.'),
  }),
]);
export type MakeTable = z.infer<typeof makeTable>;

const policy = z
  .record(z.string(), json)
  .optional()
  .describe('What people decide, by the label of the question, or label:person.');

/** The odds of an action, or of an answer to the question that is open. */
export const oddsAsk = z.union([
  z.strictObject({ action: z.looseObject({ type: z.string().min(1).max(60) }), policy }),
  z.strictObject({
    ask: moment.describe('The open question, by its id.'),
    answer: json,
    who: person.optional(),
    policy,
  }),
]);
export type OddsAsk = z.infer<typeof oddsAsk>;

export const forkAsk = z.strictObject({ command: z.string().min(1).max(80), at: moment.optional() });
