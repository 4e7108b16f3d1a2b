import { collectEvents, type EventIn } from '@arbitro/kernel';
import { copyCreature, replaceCreatures } from './copy-state.ts';
import { EVENTS } from './declarations.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';

/** All events of this system. */
export type Event = EventIn<typeof EVENTS, RuleId>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

export const { apply, audience, privateFields, reader } = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature,
  withCreatures: replaceCreatures,
});
