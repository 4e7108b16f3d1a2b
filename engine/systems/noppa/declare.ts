import { type Audience, actionsOf, type CreatureId, creature, type Draft, eventsOf } from '@arbitro/kernel';
import { fightCopy, withFight } from './copies.ts';
import type { Event } from './events.ts';
import type { Creature, Fight, World } from './state.ts';

/** Declares an action beside its rule; `actions.ts` lists them all. */
export const action = actionsOf<World, Event>();

/** Declares an event beside the rule that states it; `events.ts` lists them all. */
export const event = eventsOf<World, Creature>();

/** A foe's numbers stay with the game master; those of the players lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'foe' ? { only: [id] } : 'everyone';
}

/** The audience of an event about the numbers of `who`. */
export const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);

/** Writes an event to a copy of the fight that is on, or was the last. */
export const writeFight =
  <Facts>(write: (fight: Draft<Fight>, event: Facts) => void) =>
  (world: World, event: Facts): World => {
    if (!world.fight) throw new Error('an event of a fight where there is none');
    const fight = fightCopy(world.fight);
    write(fight, event);
    return withFight(world, fight);
  };

/** What is counted round by round and no longer: actions, those moved or owed, readiness. @rule noppa.ready.carry-over @ruling R24 */
export function clearTurn(one: Draft<Creature>): void {
  one.actions = 0;
  one.carried = 0;
  one.readied = null;
}

export function endReadiness(one: Draft<Creature>): void {
  one.readied = null;
}

/** The fight no longer waits for `who` to roll initiative or to move actions to the next round. */
export function endWait(fight: Draft<Fight>, { who }: { readonly who: CreatureId }): void {
  fight.pending = fight.pending.filter((id) => id !== who);
}
