import { type Amount, factAbout, type Result, resultOf } from '@arbitro/kernel';
import type { Event } from '../events.ts';

/** Summarizes a run for its odds. */
export const result = (events: readonly Event[]): Result =>
  resultOf(events, { facts: factsOf, amounts: amountsOf });

function amountsOf(event: Event): readonly Amount[] {
  switch (event.type) {
    case 'wounded':
      return [['damage', event.who, event.points]];
    case 'wound-healed':
      return [['healed', event.who, event.points]];
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
      return factAbout(event.level, event.who);
    case 'struck':
      return struckFacts(event);
    case 'defended':
      return event.level === 'failure' ? [] : factAbout(DEFENDED[event.defence], event.who);
    case 'contested':
      return event.winner === null ? [event.outcome] : factAbout('won', event.winner);
    case 'resisted':
      return [event.overcome ? 'overcome' : 'withstood'];
    case 'poison-took':
      return factAbout(event.resisted ? 'withstood' : 'overcome', event.who);
    case 'disease-caught':
    case 'disease-avoided':
    case 'disease-ended':
      return factAbout(OF_DISEASE[event.type], event.who);
    case 'jumped':
      return event.cleared ? factAbout('cleared', event.who) : [];
    case 'taught':
      return event.learned ? factAbout('learned', event.student) : [];
    case 'arm-damaged':
      return event.broken ? factAbout('broken', event.who) : [];
    case 'state-set':
      return stateFacts(event);
    case 'condition-gained':
      return factAbout(event.condition, event.who);
    case 'knocked-out':
    case 'warned':
      return factAbout(event.type, event.who);
    default:
      return [];
  }
}

/** A hard hit also counts as a hit. */
function struckFacts({ on, outcome }: Extract<Event, { type: 'struck' }>): readonly string[] {
  if (outcome === 'missed') return [`missed:${on}`];
  return outcome === 'hit-hard'
    ? [...factAbout('hit', on), ...factAbout('hit-hard', on)]
    : factAbout(outcome, on);
}

const OF_DISEASE = {
  'disease-caught': 'ill',
  'disease-avoided': 'withstood',
  'disease-ended': 'recovered',
} as const;

const DEFENDED = { parry: 'parried', dodge: 'dodged' } as const;

function stateFacts({ who, state }: Extract<Event, { type: 'state-set' }>): readonly string[] {
  if (state.is === 'up') return factAbout('woke', who);
  return state.is === 'dead'
    ? [...factAbout('dead', who), ...factAbout('down', who)]
    : factAbout('down', who);
}
