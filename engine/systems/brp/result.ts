import type { Result } from '@arbitro/kernel';
import type { Event } from './events.ts';

/** What a run came to, for its odds. */
export function result(events: readonly Event[]): Result {
  const facts = new Set<string>();
  const amounts: Record<string, number> = {};
  const count = (what: string, who: string, points: number) => {
    amounts[what] = (amounts[what] ?? 0) + points;
    amounts[`${what}:${who}`] = (amounts[`${what}:${who}`] ?? 0) + points;
  };
  for (const event of events) {
    for (const fact of factsOf(event)) facts.add(fact);
    if (event.type === 'wounded') count('damage', event.who, event.points);
    if (event.type === 'wound-healed') count('healed', event.who, event.points);
    if (event.type === 'skill-gained') count('gained', event.who, event.by);
  }
  return { facts: [...facts], amounts };
}

const about = (fact: string, who: string): readonly string[] => [fact, `${fact}:${who}`];

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'checked':
    case 'characteristic-rolled':
    case 'attack-rolled':
    case 'aid-given':
      return about(event.level, event.who);
    case 'struck':
      return struckFacts(event);
    case 'defended':
      return event.level === 'failure' ? [] : about(DEFENDED[event.defence], event.who);
    case 'contested':
      return event.winner === null ? [event.outcome] : about('won', event.winner);
    case 'resisted':
      return [event.overcome ? 'overcome' : 'withstood'];
    case 'arm-damaged':
      return event.broken ? about('broken', event.who) : [];
    case 'state-set':
      return stateFacts(event);
    case 'condition-gained':
      return about(event.condition, event.who);
    case 'knocked-out':
    case 'warned':
      return about(event.type, event.who);
    default:
      return [];
  }
}

/** A hard hit is a hit. */
function struckFacts({ on, outcome }: Extract<Event, { type: 'struck' }>): readonly string[] {
  if (outcome === 'missed') return [`missed:${on}`];
  return outcome === 'hit-hard' ? [...about('hit', on), ...about('hit-hard', on)] : about(outcome, on);
}

const DEFENDED = { parry: 'parried', dodge: 'dodged' } as const;

function stateFacts({ who, state }: Extract<Event, { type: 'state-set' }>): readonly string[] {
  if (state.is === 'up') return about('woke', who);
  return state.is === 'dead' ? [...about('dead', who), ...about('down', who)] : about('down', who);
}
