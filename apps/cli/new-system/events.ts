import { collectEvents, type EventIn } from '@arbitro/kernel';
import { fell, struck, wounded } from './rules/attack.ts';
import { checked } from './rules/check.ts';
import { fightBegan, fightEnded, turnBegan, turnPassed } from './rules/turn.ts';
import type { RuleId } from './rules.ts';
import type { Creature, World } from './state.ts';

/** All events. A new one needs words in `presentation.ts`. */
const EVENTS = [checked, fightBegan, turnBegan, turnPassed, struck, wounded, fell, fightEnded] as const;

export type Event = EventIn<typeof EVENTS, RuleId>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

export const {
  apply,
  audience,
  inner: privateFields,
} = collectEvents<World, Creature, Event>(EVENTS, {
  copyCreature: (creature) => ({ ...creature }),
  withCreatures: (world, creatures) => ({ ...world, creatures }),
});
