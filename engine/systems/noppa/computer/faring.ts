import { creature, type Faring } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { fullBody } from '../rules/derived.ts';
import { STATUSES } from '../rules/effects.ts';
import type { Creature, Fight, World } from '../state.ts';

/** How a fight goes, in the terms of any system. */
export const faring: Faring<World, Event> = {
  side: (world, id) => creature(world, id).side,
  /** Nobody dies of a fight: whoever is out of body points has fainted. @rule noppa.body.faint */
  fate: (world, id) => {
    if (!STATUSES[creature(world, id).status].acts) return 'down';
    return world.fight === null || world.fight.order.includes(id) ? 'up' : 'away';
  },
  health: (world, id) => {
    const one = creature(world, id);
    const full = fullBody(one);
    return one.body === null || full === null ? null : { now: one.body, full: Math.max(1, full) };
  },
  blow: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.damage } : undefined,
  reserves: (world, id) => {
    const { kind, mind } = creature(world, id);
    return kind === 'foe' ? {} : { mind };
  },
  gist: ({ options, zones, borders, rereads, creatures, fight }) => ({
    options,
    zones,
    borders,
    rereads,
    fight: fight && fightGist(fight),
    creatures: creatures.map(creatureGist),
  }),
};

/** A melee's number tells nothing: it is who is in it. */
const fightGist = ({ tick, phase, order, pending, passed, melees, over, winner }: Fight): unknown => [
  tick,
  phase,
  order,
  pending,
  passed,
  melees.map(({ zone, members }) => [zone, members]),
  over,
  winner,
];

/** What a foe without body points has taken is for the game master to say when it falls. @ruling R4 */
const creatureGist = ({ name: _, damageTaken, ...one }: Creature): unknown =>
  one.body === null ? { ...one, damageTaken } : one;
