import {
  type Audience,
  type CreatureId,
  createActionDeclarer,
  createAudiences,
  createEventDeclarer,
  type Draft,
} from '@arbitro/kernel';
import { copyFight, copyJoust, replaceFight, updateWorld } from './copy-state.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, Joust, World } from './state.ts';

/** Declares an action next to its rule; `declarations.ts` lists all of them. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event next to the rule that emits it; `declarations.ts` lists all of them. */
export const event = createEventDeclarer<World, Creature>();

/** Numbers of characters are open to all, those of other creatures only to their players. */
export const { audienceFor, audienceForWho, audienceForGm, audienceForRoller, createSheetTest, canSeeSheet } =
  createAudiences<World>(({ kind }) => kind === 'character');

/** The audience of what only the creature's own player may know. */
export const audienceForSelf = ({ who }: { readonly who: CreatureId }): Audience => ({ only: [who] });

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
