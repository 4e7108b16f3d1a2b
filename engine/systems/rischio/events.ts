import { collectEvents, type EventIn } from '@arbitro/kernel';
import { EVENTS } from './declarations.ts';
import type { RuleId } from './rules.ts';
import { type Creature, copyCreature, type World } from './state.ts';

/** All events of this system. */
export type Event = EventIn<typeof EVENTS, RuleId>;

export const { apply, audience, privateFields, reader } = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature,
  withCreatures: ({ options, day, fight }, creatures) => ({ options, day, creatures, fight }),
});
