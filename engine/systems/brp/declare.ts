import {
  type CreatureId,
  createActionDeclarer,
  createAudiences,
  createEventDeclarer,
  type Draft,
} from '@arbitro/kernel';
import { copyFight, replaceFight, updateCreature, updateFighter } from './copy-state.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, Fighter, World } from './state.ts';

/** Declares an action next to its rule; `declarations.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event next to the rule that emits it; `declarations.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Numbers of player characters are open to all, those of others only to their players. */
export const { audienceFor, audienceForWho, audienceForGm, audienceForRoller, createSheetTest, canSeeSheet } =
  createAudiences<World>(({ kind }) => kind !== 'npc');

/** Applies an event to the fight; does nothing without a fight. */
export const writeFight =
  <Facts>(write: (fight: Draft<Fight>, event: Facts) => void) =>
  (world: World, event: Facts): World => {
    if (!world.fight) return world;
    const next = copyFight(world.fight);
    write(next, event);
    return replaceFight(world, next);
  };

/** Applies an event to the fighter `who`; does nothing without a fight. */
export const writeFighterWho = <Facts extends { readonly who: CreatureId }>(
  write: (fighter: Draft<Fighter>, event: Facts) => void,
) => writeFight<Facts>((fight, event) => updateFighter(fight, event.who, (fighter) => write(fighter, event)));

/** Applies an event to its target, the creature `on`. */
export const writeTarget =
  <Facts extends { readonly on: CreatureId }>(write: (target: Draft<Creature>, event: Facts) => void) =>
  (world: World, event: Facts): World =>
    updateCreature(world, event.on, (target) => write(target, event));
