import { type CombatStats, getCreature } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { fullBody } from '../rules/derived.ts';
import { STATUSES } from '../rules/effects.ts';
import type { Creature, Fight, World } from '../state.ts';

/** The state of a fight in terms common to all systems. */
export const combatStats: CombatStats<World, Event> = {
  side: (world, id) => getCreature(world, id).side,
  /** Creatures do not die in a fight: at 0 body points they faint. @rule noppa.body.faint */
  status: (world, id) => {
    if (!STATUSES[getCreature(world, id).status].acts) return 'down';
    return world.fight === null || world.fight.order.includes(id) ? 'up' : 'away';
  },
  health: (world, id) => {
    const creature = getCreature(world, id);
    const full = fullBody(creature);
    return creature.body === null || full === null ? null : { now: creature.body, full: Math.max(1, full) };
  },
  damageDealt: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.damage } : undefined,
  reserves: (world, id) => {
    const { kind, mind } = getCreature(world, id);
    return kind === 'foe' ? {} : { mind };
  },
  stateKey: ({ options, zones, borders, rereads, creatures, fight }) => ({
    options,
    zones,
    borders,
    rereads,
    fight: fight && fightStateKey(fight),
    creatures: creatures.map(creatureStateKey),
  }),
};

/** A melee is identified by its members; its number is left out. */
const fightStateKey = ({ tick, phase, order, pending, passed, melees, over, winner }: Fight): unknown => [
  tick,
  phase,
  order,
  pending,
  passed,
  melees.map(({ zone, members }) => [zone, members]),
  over,
  winner,
];

/** For a foe without body points, the damage taken is left out: the game master says when it falls. @ruling R4 */
const creatureStateKey = ({ name: _, damageTaken, ...one }: Creature): unknown =>
  one.body === null ? { ...one, damageTaken } : one;
