import { creature, type Faring } from '@arbitro/kernel';
import { effectsOn } from './effects.ts';
import type { Event } from './events.ts';
import type { World } from './state.ts';

/** What simulations count: sides, creatures on their feet, health, damage dealt. */
export const faring: Faring<World, Event> = {
  side: (world, id) => creature(world, id).side,
  fate: (world, id) => {
    if (!effectsOn(creature(world, id)).acts) return 'down';
    return world.fight === null || world.fight.order.includes(id) ? 'up' : 'away';
  },
  health: (world, id) => {
    const { health, full } = creature(world, id);
    return { now: health, full };
  },
  blow: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.points } : undefined,
  reserves: () => ({}),
  // everything that the rest of a fight depends on: neither names nor the round number
  gist: ({ options, creatures, fight }) => ({
    options,
    creatures: creatures.map(({ name: _, ...one }) => one),
    fight: fight && [fight.order, fight.turn, fight.over, fight.winner],
  }),
};
