import { type ActionSummary, listFirstTurnFacts, summarizeEvents } from '@arbitro/kernel';
import { type Event, reader } from '../events.ts';

/** Summarizes the events of a run for its odds: what each counts, and who acts first. */
export function summarize(events: readonly Event[]): ActionSummary {
  const { facts, amounts } = summarizeEvents(events, reader);
  return { facts: [...facts, ...whoActsFirst(events)], amounts };
}

function whoActsFirst(events: readonly Event[]): readonly string[] {
  const began = events.find((event) => event.type === 'fight-began');
  const first = events.find((event) => event.type === 'turn-began')?.who;
  return began ? listFirstTurnFacts(began.participants, first) : [];
}
