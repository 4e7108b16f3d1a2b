import { type ActionSummary, summarizeEvents } from '@arbitro/kernel';
import { type Event, reader } from '../events.ts';

/** Summarizes a run for its odds: what each event counts. */
export const summarize = (events: readonly Event[]): ActionSummary =>
  summarizeEvents(listDecidedRolls(events), reader);

/**
 * Leaves out defences that were parried: the parry's event has the complication of the whole roll.
 * @rule noppa.parry.merge
 */
const listDecidedRolls = (events: readonly Event[]): readonly Event[] =>
  events.some(({ type }) => type === 'parried')
    ? events.filter((event, index) => event.type !== 'defence-rolled' || !isParried(events, index, event.who))
    : events;

/** Whether the next roll of this defender's defence is a parry of it. */
const isParried = (events: readonly Event[], index: number, who: string): boolean =>
  events
    .slice(index + 1)
    .find((event) => (event.type === 'defence-rolled' || event.type === 'parried') && event.who === who)
    ?.type === 'parried';
