import { createActionDeclarer, createEventDeclarer } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action, beside its rule. `actions.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event, beside the rule that states it. `events.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Returns the world with parts of its fight replaced. */
export function updateFight(world: World, change: Partial<Fight>): World {
  if (!world.fight) throw new Error('there is no fight to change');
  return { ...world, fight: { ...world.fight, ...change } };
}
