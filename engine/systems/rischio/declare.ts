import { createActionDeclarer, createAudiences, createEventDeclarer } from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action beside its rule; `declarations.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event beside the rule that states it; `declarations.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Numbers of players are open to all, those of opponents only to their players. */
export const { audienceFor, audienceForWho, audienceForRoller } = createAudiences<World>(
  ({ kind }) => kind === 'player',
);

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
