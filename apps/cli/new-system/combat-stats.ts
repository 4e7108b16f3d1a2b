import { type CombatStats, getCreature } from '@arbitro/kernel';
import { effectsOf } from './effects.ts';
import type { Event } from './events.ts';
import type { World } from './state.ts';

/** What simulations count: sides, creatures on their feet, health, damage dealt. */
export const combatStats: CombatStats<World, Event> = {
  side: (world, id) => getCreature(world, id).side,
  status: (world, id) => {
    if (!effectsOf(getCreature(world, id)).canAct) return 'down';
    return world.fight === null || world.fight.order.includes(id) ? 'up' : 'away';
  },
  health: (world, id) => {
    const { health, full } = getCreature(world, id);
    return { now: health, full };
  },
  damageDealt: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.points } : undefined,
  reserves: () => ({}),
  // everything that the rest of a fight depends on: neither names nor the round number
  stateKey: ({ options, creatures, fight }) => ({
    options,
    creatures: creatures.map(({ name: _, ...creature }) => creature),
    fight: fight && [fight.order, fight.turn, fight.over, fight.winner],
  }),
};
