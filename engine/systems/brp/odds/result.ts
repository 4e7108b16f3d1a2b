import { type ActionSummary, type Amount, listFactKeys, summarizeEvents } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { isSameAid } from '../rules/aid-effect.ts';

/** Summarizes a run for its odds. */
export const summarize = (events: readonly Event[]): ActionSummary =>
  summarizeEvents(events.some(({ type }) => type === 'aid-begun') ? countAidOnce(events) : events, {
    facts: factsOf,
    amounts: amountsOf,
  });

/** Leaves out the beginning of first aid that takes effect within the run. */
function countAidOnce(events: readonly Event[]): readonly Event[] {
  const done = events.flatMap((event) => (event.type === 'aids-done' ? event.aids : []));
  return events.filter(
    (event) => event.type !== 'aid-begun' || !done.some((aid) => isSameAid(aid, event.aid)),
  );
}

function amountsOf(event: Event): readonly Amount[] {
  switch (event.type) {
    case 'wounded':
      return [['damage', event.who, event.points]];
    case 'wound-healed':
      return [['healed', event.who, event.points]];
    // in a fight it takes effect at the end of the round
    case 'aid-begun':
      return event.aid.points > 0 ? [['healed', event.aid.on, event.aid.points]] : [];
    case 'skill-gained':
      return [['gained', event.who, event.by]];
    default:
      return [];
  }
}

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'checked':
    case 'characteristic-rolled':
    case 'attack-rolled':
    case 'aid-given':
      return listFactKeys(event.level, event.who);
    case 'struck':
      return struckFacts(event);
    case 'defended':
      return event.level === 'failure' ? [] : listFactKeys(DEFENCE_FACTS[event.defence], event.who);
    case 'contested':
      return event.winner === null ? [event.outcome] : listFactKeys('won', event.winner);
    case 'resisted':
      return [event.overcome ? 'overcome' : 'withstood'];
    case 'poison-took':
      return listFactKeys(event.resisted ? 'withstood' : 'overcome', event.who);
    case 'disease-caught':
    case 'disease-avoided':
    case 'disease-ended':
      return listFactKeys(DISEASE_FACTS[event.type], event.who);
    case 'jumped':
      return event.cleared ? listFactKeys('cleared', event.who) : [];
    case 'taught':
      return event.learned ? listFactKeys('learned', event.student) : [];
    case 'arm-damaged':
      return event.broken ? listFactKeys('broken', event.who) : [];
    case 'state-set':
      return stateFacts(event);
    case 'condition-gained':
      return listFactKeys(event.condition, event.who);
    case 'ambushed':
      return event.hidden ? listFactKeys('ambushing', event.by) : [];
    case 'knocked-out':
    case 'warned':
      return listFactKeys(event.type, event.who);
    default:
      return [];
  }
}

/** A hard hit also counts as a hit. */
function struckFacts({ on, outcome }: Extract<Event, { type: 'struck' }>): readonly string[] {
  if (outcome === 'missed') return [`missed:${on}`];
  return outcome === 'hit-hard'
    ? [...listFactKeys('hit', on), ...listFactKeys('hit-hard', on)]
    : listFactKeys(outcome, on);
}

const DISEASE_FACTS = {
  'disease-caught': 'ill',
  'disease-avoided': 'withstood',
  'disease-ended': 'recovered',
} as const;

const DEFENCE_FACTS = { parry: 'parried', dodge: 'dodged' } as const;

function stateFacts({ who, state }: Extract<Event, { type: 'state-set' }>): readonly string[] {
  if (state.is === 'up') return listFactKeys('woke', who);
  return state.is === 'dead'
    ? [...listFactKeys('dead', who), ...listFactKeys('down', who)]
    : listFactKeys('down', who);
}
