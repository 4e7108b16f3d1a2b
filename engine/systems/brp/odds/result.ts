import { type ActionSummary, summarizeEvents } from '@arbitro/kernel';
import { type Event, reader } from '../events.ts';
import { isSameAid } from '../rules/aid-effect.ts';

/** Summarizes a run for its odds: what each event counts. */
export const summarize = (events: readonly Event[]): ActionSummary =>
  summarizeEvents(events.some(({ type }) => type === 'aid-begun') ? countAidOnce(events) : events, reader);

/** Leaves out the beginning of first aid that takes effect within the run. */
function countAidOnce(events: readonly Event[]): readonly Event[] {
  const done = events.flatMap((event) => (event.type === 'aids-done' ? event.aids : []));
  return events.filter(
    (event) => event.type !== 'aid-begun' || !done.some((aid) => isSameAid(aid, event.aid)),
  );
}
