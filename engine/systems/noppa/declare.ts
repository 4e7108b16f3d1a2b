import {
  type CreatureId,
  createActionDeclarer,
  createAudiences,
  createEventDeclarer,
  type Draft,
} from '@arbitro/kernel';
import { copyFight, replaceFight } from './copy-state.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action next to its rule; `declarations.ts` lists them all. */
export const action = createActionDeclarer<World, Event>();

/** Declares an event next to the rule that emits it; `declarations.ts` lists them all. */
export const event = createEventDeclarer<World, Creature>();

/** Numbers of player characters and companions are open to all, those of foes only to their players. */
export const { audienceForWho, audienceForRoller } = createAudiences<World>(({ kind }) => kind !== 'foe');

/** Applies an event to a copy of the current or last fight. */
export const writeFight =
  <Facts>(write: (fight: Draft<Fight>, event: Facts) => void) =>
  (world: World, event: Facts): World => {
    if (!world.fight) throw new Error('an event of a fight where there is none');
    const fight = copyFight(world.fight);
    write(fight, event);
    return replaceFight(world, fight);
  };

/**
 * Clears what lasts only for a round: actions, carried or owed actions, readiness.
 * @rule noppa.ready.carry-over @ruling R24
 */
export function clearTurn(creature: Draft<Creature>): void {
  creature.actions = 0;
  creature.carried = 0;
  creature.readied = null;
}

export function endReadiness(creature: Draft<Creature>): void {
  creature.readied = null;
}

/** Removes `who` from the creatures that must still roll initiative or carry actions over. */
export function endWait(fight: Draft<Fight>, { who }: { readonly who: CreatureId }): void {
  fight.pending = fight.pending.filter((id) => id !== who);
}
