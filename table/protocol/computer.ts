import { z } from 'zod';
import { personSchema } from './field-schemas.ts';
import { LIMITS } from './limits.ts';
import { PACES } from './pace.ts';

export const paceSchema = z.enum(PACES);

const policyName = z.string().min(1).max(60);

const isRosterSize = (players: object): boolean => Object.keys(players).length <= LIMITS.creatures + 1;
/** The people that the computer plays, with the policy by which it plays each. */
const computerPlayers = z.record(personSchema, policyName).refine(isRosterSize);
/** Changes of these; null gives a creature back to people. */
export const computerAssignment = z.record(personSchema, policyName.nullable()).refine(isRosterSize);

/** Who is played by the computer, and how fast; whether players may ask it for advice, which they may unless it is false. */
export const computerSchema = z.strictObject({
  players: computerPlayers,
  pace: paceSchema,
  advice: z.boolean().optional(),
});
export type Computer = z.infer<typeof computerSchema>;

/** A decision of the computer: its policy, and the chances of what it chose as its side knows them. */
export const computerDecision = z.strictObject({
  policy: policyName,
  chances: z.record(z.string(), z.number()).optional(),
});
export type ComputerDecision = z.infer<typeof computerDecision>;
