import {
  type Audience,
  type CreatureId,
  createActionDeclarer,
  createEventDeclarer,
  getCreature,
} from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action beside its rule; `actions.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event beside the rule that states it; `events.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Returns the audience of a creature's numbers: only the game master for opponents, everyone for players. */
export function audienceFor(world: World, id: CreatureId): Audience {
  return getCreature(world, id).kind === 'player' ? 'everyone' : { only: [id] };
}
/** The audience of an event about a creature's numbers. */
export const audienceForWho = ({ who }: { readonly who: CreatureId }, world: World): Audience =>
  audienceFor(world, who);

/** Applies an event to the current or last fight. */
export const writeFight =
  <Facts>(write: (fight: Fight, event: Facts) => Fight) =>
  (world: World, event: Facts): World => {
    if (!world.fight) throw new Error('an event of a fight where there is none');
    return replaceFight(world, write(world.fight, event));
  };

export function replaceFight({ options, day, creatures }: World, fight: Fight): World {
  return { options, day, creatures, fight };
}
