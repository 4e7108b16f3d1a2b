import {
  type Audience,
  type CreatureId,
  createActionDeclarer,
  createEventDeclarer,
  type Draft,
  getCreature,
} from '@arbitro/kernel';
import { copyFight, replaceFight, updateCreature, updateFighter } from './copy-state.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, Fighter, World } from './state.ts';

/** Declares an action next to its rule; `actions.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event next to the rule that emits it; `events.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Returns who may see a creature's numbers: everyone for player characters, only the game master for others. */
export function audienceFor(world: World, id: CreatureId): Audience {
  return getCreature(world, id).kind === 'npc' ? { only: [id] } : 'everyone';
}
/** The audience of an event about the numbers of the creature `who`. */
export const audienceForWho = ({ who }: { readonly who: CreatureId }, world: World): Audience =>
  audienceFor(world, who);
/** The audience of an event that only the game master sees. */
export const audienceForGm = (): Audience => 'gm';

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
