import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { answerJson, json, lineOf, moment, person } from './parts.ts';

const shared = {
  title: lineOf(LIMITS.title).optional(),
  name: lineOf(LIMITS.seatName).optional().describe('What the game master is called.'),
};

/** A new table: empty, from a scenario, or from a ready-made encounter. */
export const makeTable = z.union([
  z.strictObject({
    ...shared,
    system: z.string().min(1).max(40),
    options: z.record(z.string(), json).optional(),
    creatures: z.array(json).max(LIMITS.creatures).optional(),
    scene: json.optional(),
  }),
  z.strictObject({
    ...shared,
    scenario: z
      .union([z.string().max(LIMITS.scenarioText), z.record(z.string(), json)])
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

/** The odds of an action, or of an answer to the open question. */
export const oddsAsk = z.union([
  z.strictObject({ action: z.looseObject({ type: z.string().min(1).max(60) }), policy }),
  z.strictObject({
    ask: moment.describe('The open question, by its id.'),
    answer: answerJson,
    who: person.optional(),
    policy,
  }),
]);
export type OddsAsk = z.infer<typeof oddsAsk>;

/** The maximum number of fights per request to a server; the command line has no such limit. */
export const MOST_FIGHTS = 100_000;

/** Fights to be simulated. */
export const simulationAsk = z.strictObject({
  scenarios: z
    .array(z.record(z.string(), json))
    .min(1)
    .max(2)
    .describe(
      'A scenario file as an object; a second one is fought beside it with the same dice, and compared.',
    ),
  fights: z.int().min(1).max(MOST_FIGHTS),
  seed: z.string().min(1).max(200).describe('The same seed means the same fights, wherever they are fought.'),
  policies: z
    .record(z.string().max(60), z.string().max(60))
    .optional()
    .describe('The policy of each side by its id; `all` for those that are not named.'),
  maxRounds: z.int().min(1).max(1000).optional().describe('Fights that take longer are undecided.'),
});
export type SimulationAsk = z.infer<typeof simulationAsk>;

export const forkAsk = z.strictObject({
  command: z.string().min(1).max(80),
  at: moment.optional(),
  uncover: z.boolean().optional(),
});
