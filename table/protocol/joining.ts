import { z } from 'zod';
import { jsonSchema, momentSchema } from './field-schemas.ts';

/** Whether players may bring characters of their own: at once, if the game master agrees, or not at all. */
export const JOIN_POLICIES = ['open', 'ask', 'closed'] as const;
export const joinPolicy = z.enum(JOIN_POLICIES);
export type JoinPolicy = z.infer<typeof joinPolicy>;

/** A character that a player asks to bring. */
export const joinRequest = z.strictObject({ name: z.string(), sheet: jsonSchema });
const storedJoinRequest = joinRequest.extend({ moment: momentSchema });
export type JoinRequest = z.infer<typeof storedJoinRequest>;

/** The rule of the table, and the requests that wait for the game master, by seat. */
export interface Joining {
  readonly policy: JoinPolicy;
  readonly requests: Readonly<Record<string, JoinRequest>>;
}

export const OPEN_JOINING: Joining = { policy: 'open', requests: {} };
