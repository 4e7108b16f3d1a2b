import { type Audience, actionsOf, type CreatureId, creature, eventsOf } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action beside its rule; `actions.ts` lists them all. */
export const action = actionsOf<World, Event>();

/** Declares an event beside the rule that states it; `events.ts` lists them all. */
export const event = eventsOf<World, Creature>();

/** An opponent's numbers stay with the game master; those of the players lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'player' ? 'everyone' : { only: [id] };
}
/** The audience of an event about somebody's numbers. */
export const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);

/** Writes an event to the fight that is on, or was the last. */
export const writeFight =
  <Facts>(write: (fight: Fight, event: Facts) => Fight) =>
  (world: World, event: Facts): World => {
    if (!world.fight) throw new Error('an event of a fight where there is none');
    return withFight(world, write(world.fight, event));
  };

export function withFight({ options, day, creatures }: World, fight: Fight): World {
  return { options, day, creatures, fight };
}
