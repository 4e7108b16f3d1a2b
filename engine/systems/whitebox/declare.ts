import {
  type Audience,
  type CreatureId,
  createActionDeclarer,
  createEventDeclarer,
  type Draft,
  getCreature,
} from '@arbitro/kernel';
import { copyFight, copyJoust, replaceFight, updateWorld } from './copy-state.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, Joust, World } from './state.ts';

/** Declares an action next to its rule; `actions.ts` lists all of them. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event next to the rule that emits it; `events.ts` lists all of them. */
export const event = createEventDeclarer<World, Creature>();

/** Numbers of creatures without a player are only for the Referee; numbers of characters are public. */
export function audienceFor(world: World, id: CreatureId): Audience {
  return getCreature(world, id).kind === 'character' ? 'everyone' : { only: [id] };
}
/** The audience of an event about the numbers of a creature. */
export const audienceForWho = ({ who }: { readonly who: CreatureId }, world: World): Audience =>
  audienceFor(world, who);
/** The audience of what only the creature's own player may know. */
export const audienceForSelf = ({ who }: { readonly who: CreatureId }): Audience => ({ only: [who] });
export const audienceForReferee = (): Audience => 'gm';

/** Applies an event to a copy of the fight, if there is one. */
export const writeFight =
  <Facts>(write: (fight: Draft<Fight>, event: Facts) => void) =>
  (world: World, facts: Facts): World => {
    if (!world.fight) return world;
    const fight = copyFight(world.fight);
    write(fight, facts);
    return replaceFight(world, fight);
  };

/** Applies an event to a copy of the joust, if there is one. */
export const writeJoust =
  <Facts>(write: (joust: Draft<Joust>, event: Facts) => void) =>
  (world: World, facts: Facts): World => {
    if (!world.joust) return world;
    const joust = copyJoust(world.joust);
    write(joust, facts);
    return updateWorld(world, (draft) => {
      draft.joust = joust;
    });
  };
