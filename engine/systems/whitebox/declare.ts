import { type Audience, actionsOf, type CreatureId, creature, type Draft, eventsOf } from '@arbitro/kernel';
import { changeWorld, fightCopy, joustCopy, withFight } from './copies.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, Joust, World } from './state.ts';

/** Declares an action next to its rule; `actions.ts` lists all of them. */
export const action = actionsOf<World, Event>();

/** Declares an event next to the rule that emits it; `events.ts` lists all of them. */
export const event = eventsOf<World, Creature>();

/** Numbers of creatures without a player are only for the Referee; numbers of characters are public. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'character' ? 'everyone' : { only: [id] };
}
/** The audience of an event about the numbers of a creature. */
export const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);
/** The audience of what only the creature's own player may know. */
export const ofThemselves = ({ who }: { readonly who: CreatureId }): Audience => ({ only: [who] });
export const toReferee = (): Audience => 'gm';

/** Applies an event to a copy of the fight, if there is one. */
export const writeFight =
  <Facts>(write: (fight: Draft<Fight>, event: Facts) => void) =>
  (world: World, facts: Facts): World => {
    if (!world.fight) return world;
    const fight = fightCopy(world.fight);
    write(fight, facts);
    return withFight(world, fight);
  };

/** Applies an event to a copy of the joust, if there is one. */
export const writeJoust =
  <Facts>(write: (joust: Draft<Joust>, event: Facts) => void) =>
  (world: World, facts: Facts): World => {
    if (!world.joust) return world;
    const joust = joustCopy(world.joust);
    write(joust, facts);
    return changeWorld(world, (draft) => {
      draft.joust = joust;
    });
  };
