import { type Audience, actionsOf, type CreatureId, creature, type Draft, eventsOf } from '@arbitro/kernel';
import { fightCopy, withFight } from './copies.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action next to its rule; `actions.ts` lists them all. */
export const action = actionsOf<World, Event>();

/** Declares an event next to the rule that emits it; `events.ts` lists them all. */
export const event = eventsOf<World, Creature>();

/** Returns who may see a creature's numbers: everyone for player characters, only the game master for foes. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'foe' ? { only: [id] } : 'everyone';
}

/** The audience of an event about the numbers of the creature `who`. */
export const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);

/** Applies an event to a copy of the current or last fight. */
export const writeFight =
  <Facts>(write: (fight: Draft<Fight>, event: Facts) => void) =>
  (world: World, event: Facts): World => {
    if (!world.fight) throw new Error('an event of a fight where there is none');
    const fight = fightCopy(world.fight);
    write(fight, event);
    return withFight(world, fight);
  };

/**
 * Clears what lasts only for a round: actions, carried or owed actions, readiness.
 *
 * @rule noppa.ready.carry-over
 * @ruling R24
 */
export function clearTurn(one: Draft<Creature>): void {
  one.actions = 0;
  one.carried = 0;
  one.readied = null;
}

export function endReadiness(one: Draft<Creature>): void {
  one.readied = null;
}

/** Removes `who` from the creatures that must still roll initiative or carry actions over. */
export function endWait(fight: Draft<Fight>, { who }: { readonly who: CreatureId }): void {
  fight.pending = fight.pending.filter((id) => id !== who);
}
