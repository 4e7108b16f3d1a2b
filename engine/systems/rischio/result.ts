import { type Amount, factAbout, type Result, resultOf } from '@arbitro/kernel';
import type { Event } from './events.ts';

/** Beside these a grade is not yet what it came to: the risk was one of several, or only decided a hit. */
const SETTLES: ReadonlySet<Event['type']> = new Set(['versus-settled', 'attempt-settled', 'struck']);

/** What a run came to, for its odds. */
export function result(events: readonly Event[]): Result {
  const alone = events.filter(({ type }) => type === 'risk-taken').length === 1;
  const more = events.some(({ type }) => SETTLES.has(type));
  return resultOf(events, { facts: (event) => factsOf(event, alone && !more), amounts: amountsOf });
}

function amountsOf(event: Event): readonly Amount[] {
  switch (event.type) {
    case 'wounded':
      return [['damage', event.who, event.damage]];
    case 'healed':
      return [['healed', event.who, event.points]];
    default:
      return [];
  }
}

/** A lone risk's grade is the result itself; among several each is told of whoever took it. */
function factsOf(event: Event, alone: boolean): readonly string[] {
  switch (event.type) {
    case 'risk-taken':
      return alone ? [event.grade] : [`${event.grade}:${event.who}`];
    case 'attempt-settled':
      return [event.extent];
    case 'versus-settled':
      return [event.outcome];
    case 'contest-settled':
      return event.winners.length === 0 ? ['nobody-won'] : event.winners.map((who) => `won:${who}`);
    case 'struck':
      return event.hit ? factAbout('hit', event.on) : [`missed:${event.on}`];
    case 'fell':
    case 'died':
    case 'defeated':
    case 'rose':
      return factAbout(event.type, event.who);
    default:
      return [];
  }
}
