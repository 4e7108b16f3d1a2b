import { type ActionSummary, listFactKeys, listFirstTurnFacts, summarizeEvents } from '@arbitro/kernel';
import { type Event, reader } from '../events.ts';

/** Summarizes the events of a run for its odds: what each counts, the grades of its risks, and who acts first. */
export function summarize(events: readonly Event[]): ActionSummary {
  const types = events.map(({ type }) => type);
  const isOneRisk = types.filter((type) => type === 'risk-taken').length === 1;
  const isSettled = types.includes('versus-settled') || types.includes('attempt-settled');
  const run = { isLoneRisk: isOneRisk && !isSettled, decidesHit: types.includes('struck') };
  const { facts, amounts } = summarizeEvents(events, {
    facts: (event) => (event.type === 'risk-taken' ? listGradeFacts(event, run) : reader.facts(event)),
    amounts: reader.amounts,
  });
  return { facts: [...facts, ...whoActsFirst(events)], amounts };
}

function whoActsFirst(events: readonly Event[]): readonly string[] {
  const began = events.find((event) => event.type === 'fight-began');
  const first = events.find((event) => event.type === 'turn-began')?.who;
  return began ? listFirstTurnFacts(began.participants, first) : [];
}

interface RunWithRisks {
  readonly isLoneRisk: boolean;
  readonly decidesHit: boolean;
}

/**
 * A grade as a fact. A single risk gives the grade alone; several risks, and a risk that decides a hit, also name the
 * creature.
 */
function listGradeFacts(
  { grade, who }: Extract<Event, { type: 'risk-taken' }>,
  { isLoneRisk, decidesHit }: RunWithRisks,
): readonly string[] {
  if (!isLoneRisk) return [`${grade}:${who}`];
  return decidesHit ? listFactKeys(grade, who) : [grade];
}
