import { createActionDeclarer, createAudiences, createEventDeclarer } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, World } from './state.ts';

/** Declares an action beside its rule; `declarations.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event beside the rule that states it; `declarations.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Numbers of characters are open to all, those of monsters only to their players. */
export const { audienceForWho, audienceForGm, audienceForRoller, canSeeSheet } = createAudiences<World>(
  ({ kind }) => kind !== 'monster',
);
