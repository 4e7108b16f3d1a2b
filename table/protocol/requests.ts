import { creatureId } from '@arbitro/kernel';
import { z } from 'zod';
import {
  answerSchema,
  commandId,
  jsonSchema,
  lineSchema,
  momentSchema,
  personSchema,
} from './field-schemas.ts';
import { LIMITS } from './limits.ts';

const sharedFields = {
  title: lineSchema(LIMITS.title).optional(),
  name: lineSchema(LIMITS.seatName).optional().describe('What the game master is called.'),
};

/** A new table: empty, from a scenario, or from a ready-made encounter. */
export const newTableRequest = z.union([
  z.strictObject({
    ...sharedFields,
    system: z.string().min(1).max(40),
    options: z.record(z.string(), jsonSchema).optional(),
    creatures: z.array(jsonSchema).max(LIMITS.creatures).optional(),
    scene: jsonSchema.optional(),
  }),
  z.strictObject({
    ...sharedFields,
    scenario: z
      .union([z.string().max(LIMITS.scenarioText), z.record(z.string(), jsonSchema)])
      .describe('A scenario file, as its text (YAML or JSON) or as an object. Its steps are not played.'),
  }),
  z.strictObject({
    ...sharedFields,
    demo: z.string().min(1).max(40).describe('The id of a system: a fight ready to play, begun.'),
    encounter: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe('Which of the system’s encounters, by its id; otherwise the one it is first shown with.'),
    computer: z
      .enum(['foes', 'all'])
      .optional()
      .describe('Whom the computer plays. With `foes` the reply has the seat of the heroes, too.'),
    player: lineSchema(LIMITS.seatName).optional().describe('What the player of the heroes is called.'),
  }),
]);
export type NewTableRequest = z.infer<typeof newTableRequest>;

const policySchema = z
  .record(z.string(), jsonSchema)
  .optional()
  .describe('What people decide, by the label of the question, or label:person.');

/** The odds of an action, or of an answer to the open question. */
export const oddsRequest = z.union([
  z.strictObject({
    action: z.looseObject({ type: z.string().min(1).max(60) }),
    policy: policySchema,
    seen: momentSchema
      .optional()
      .describe(
        'The last moment you were told of: an action that is refused only since then is refused as late.',
      ),
  }),
  z.strictObject({
    ask: momentSchema.describe('The open question, by its id.'),
    answer: answerSchema,
    who: personSchema.optional(),
    policy: policySchema,
  }),
]);
export type OddsRequest = z.infer<typeof oddsRequest>;

/** The best actions of a creature whose turn it is. */
export const adviceRequest = z.strictObject({ who: creatureId.describe('A creature that the seat plays.') });
export type AdviceRequest = z.infer<typeof adviceRequest>;

/** The maximum number of fights per request to a server; the command line has no such limit. */
export const MAX_FIGHTS = 100_000;

/** Fights to be simulated. */
export const simulationRequest = z.strictObject({
  scenarios: z
    .array(z.record(z.string(), jsonSchema))
    .min(1)
    .max(2)
    .describe(
      'A scenario file as an object; a second one is fought beside it with the same dice, and compared.',
    ),
  fights: z.int().min(1).max(MAX_FIGHTS).describe('The number of fights; with `within`, the largest number.'),
  within: z
    .number()
    .min(0.1)
    .max(20)
    .optional()
    .describe('Ends as soon as every percentage is known to so many percentage points, 95 times in 100.'),
  seed: z.string().min(1).max(200).describe('The same seed means the same fights, wherever they are fought.'),
  policies: z
    .record(z.string().max(60), z.string().max(60))
    .optional()
    .describe('The policy of each side by its id; `all` for those that are not named.'),
  maxRounds: z.int().min(1).max(1000).optional().describe('Fights that take longer are undecided.'),
});
export type SimulationRequest = z.infer<typeof simulationRequest>;

export const forkRequest = z.strictObject({
  command: commandId,
  at: momentSchema.optional(),
  uncover: z.boolean().optional(),
  title: lineSchema(LIMITS.title)
    .optional()
    .describe('The name of the new table; by default that of this one.'),
});
export type ForkRequest = z.infer<typeof forkRequest>;
