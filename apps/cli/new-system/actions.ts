import { type CreatureId, creatureId, type Person } from '@arbitro/kernel';
import { z } from 'zod';
import { DIFFICULTY_NAMES, STATS } from './tables.ts';

const by = creatureId;

/** What people may ask to do. `by` is whoever does it; what has no `by` is the game master's. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('check'),
    by,
    stat: z.enum(STATS),
    difficulty: z.enum(DIFFICULTY_NAMES),
  }),
  z.strictObject({ type: z.literal('attack'), by, on: creatureId }),
  z.strictObject({ type: z.literal('pass'), by }),
  z.strictObject({ type: z.literal('fight') }),
  z.strictObject({ type: z.literal('end-fight') }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Whose doing an action is. */
export const actor = (action: Action): Person => ('by' in action ? action.by : 'gm');

/** Everybody an action speaks of. */
export const named = (action: Action): readonly CreatureId[] => [
  ...('by' in action ? [action.by] : []),
  ...('on' in action ? [action.on] : []),
];
