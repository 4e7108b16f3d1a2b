import { type Audience, actionsOf, type CreatureId, creature, eventsOf } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action beside its rule; `actions.ts` lists them all. */
export const action = actionsOf<World, Event>();

/** Declares an event beside the rule that states it; `events.ts` lists them all. */
export const event = eventsOf<World, Creature>();

/** Returns the audience of a creature's numbers: only the game master for opponents, everyone for players. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'player' ? 'everyone' : { only: [id] };
}
/** The audience of an event about a creature's numbers. */
export const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);

/** Applies an event to the current or last fight. */
export const writeFight =
  <Facts>(write: (fight: Fight, event: Facts) => Fight) =>
  (world: World, event: Facts): World => {
    if (!world.fight) throw new Error('an event of a fight where there is none');
    return withFight(world, write(world.fight, event));
  };

export function withFight({ options, day, creatures }: World, fight: Fight): World {
  return { options, day, creatures, fight };
}
