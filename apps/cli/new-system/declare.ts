import { createActionDeclarer, createEventDeclarer } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action in the file of its rule. `actions.ts` lists all actions. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event in the file of the rule that emits it. `events.ts` lists all events. */
export const event = createEventDeclarer<World, Creature>();

/** Returns the world with parts of its fight replaced. */
export function updateFight(world: World, change: Partial<Fight>): World {
  if (!world.fight) throw new Error('there is no fight to change');
  return { ...world, fight: { ...world.fight, ...change } };
}
