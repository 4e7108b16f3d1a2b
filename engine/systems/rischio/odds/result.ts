import {
  type ActionSummary,
  type Amount,
  listFactKeys,
  listFirstTurnFacts,
  summarizeEvents,
} from '@arbitro/kernel';
import type { Event } from '../events.ts';

/** Summarizes the events of a run for its odds. */
export function summarize(events: readonly Event[]): ActionSummary {
  const types = events.map(({ type }) => type);
  const isOneRisk = types.filter((type) => type === 'risk-taken').length === 1;
  const isSettled = types.includes('versus-settled') || types.includes('attempt-settled');
  const isLoneRisk = isOneRisk && !isSettled;
  const telling = { lone: isLoneRisk, decidesHit: types.includes('struck') };
  const { facts, amounts } = summarizeEvents(events, {
    facts: (event) => factsOf(event, telling),
    amounts: amountsOf,
  });
  return { facts: [...facts, ...whoActsFirst(events)], amounts };
}

function whoActsFirst(events: readonly Event[]): readonly string[] {
  const began = events.find((event) => event.type === 'fight-began');
  const first = events.find((event) => event.type === 'turn-began')?.who;
  return began ? listFirstTurnFacts(began.participants, first) : [];
}

function amountsOf(event: Event): readonly Amount[] {
  switch (event.type) {
    case 'wounded':
      return [['damage', event.who, event.damage]];
    case 'harmed':
      return [['damage', event.who, event.points]];
    case 'healed':
    case 'restored':
      return [['healed', event.who, event.points]];
    default:
      return [];
  }
}

interface RiskContext {
  readonly lone: boolean;
  readonly decidesHit: boolean;
}

/**
 * A grade as a fact. A single risk gives the grade alone; several risks, and a risk that decides a hit, also name the
 * creature.
 */
function gradeFactOf(
  { grade, who }: Extract<Event, { type: 'risk-taken' }>,
  { lone, decidesHit }: RiskContext,
) {
  if (!lone) return [`${grade}:${who}`];
  return decidesHit ? listFactKeys(grade, who) : [grade];
}

function factsOf(event: Event, telling: RiskContext): readonly string[] {
  switch (event.type) {
    case 'risk-taken':
      return gradeFactOf(event, telling);
    case 'attempt-settled':
      return [event.extent];
    case 'versus-settled':
      return [event.outcome];
    case 'contest-settled':
      return event.winners.length === 0 ? ['nobody-won'] : event.winners.map((who) => `won:${who}`);
    case 'struck':
      return event.hit ? listFactKeys('hit', event.on) : [`missed:${event.on}`];
    case 'fell':
    case 'died':
    case 'defeated':
    case 'rose':
      return listFactKeys(event.type, event.who);
    default:
      return [];
  }
}
