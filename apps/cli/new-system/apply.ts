import { placeOf } from '@arbitro/kernel';
import type { Event, EventOf } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** The only place where the world changes: what an event says is written down, nothing is decided. */
export function apply(world: World, event: Event): World {
  switch (event.type) {
    case 'checked':
    case 'struck':
    case 'turn-passed':
    case 'fell':
      return world;
    case 'wounded':
      return withCreature(world, event.who, { health: event.left });
    case 'fight-began':
      return { ...world, fight: begun(event) };
    case 'turn-began':
      return withFight(world, { turn: event.who, round: event.round });
    case 'fight-ended':
      return withFight(world, { turn: null, over: true, winner: event.winner });
    default:
      return event satisfies never;
  }
}

const begun = ({ order }: EventOf<'fight-began'>): Fight => ({
  round: 0,
  order,
  turn: null,
  over: false,
  winner: null,
});

function withFight(world: World, change: Partial<Fight>): World {
  if (!world.fight) throw new Error('there is no fight to change');
  return { ...world, fight: { ...world.fight, ...change } };
}

function withCreature(world: World, id: string, change: Partial<Creature>): World {
  const place = placeOf(world.creatures, id);
  const creatures = world.creatures.map((one, at) => (at === place ? { ...one, ...change } : one));
  return { ...world, creatures };
}
