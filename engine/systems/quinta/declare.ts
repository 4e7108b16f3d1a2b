import {
  type Audience,
  type CreatureId,
  createActionDeclarer,
  createEventDeclarer,
  getCreature,
} from '@arbitro/kernel';
import type { Event } from './events.ts';
import type { Creature, World } from './state.ts';

/** Declares an action beside its rule; `actions.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event beside the rule that states it; `events.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Returns the audience of a creature's numbers: only the game master for monsters, everyone for characters. */
export function audienceFor(world: World, id: CreatureId): Audience {
  return getCreature(world, id).kind === 'monster' ? { only: [id] } : 'everyone';
}
/** The audience of an event about a creature's numbers. */
export const audienceForWho = ({ who }: { readonly who: CreatureId }, world: World): Audience =>
  audienceFor(world, who);

/** The audience of an event that only the game master sees. */
export const audienceForGm = (): Audience => 'gm';
