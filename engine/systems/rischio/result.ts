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
  const alone = events.filter(({ type }) => type === 'risk-taken').length === 1;
  const settled = events.some(({ type }) => type === 'versus-settled' || type === 'attempt-settled');
  for (const event of events) {
    for (const fact of factsOf(event, alone && !settled)) facts.add(fact);
    if (event.type === 'wounded') count('damage', event.who, event.damage);
    if (event.type === 'healed') count('healed', event.who, event.points);
  }
  return { facts: [...facts], amounts };
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
      return event.hit ? ['hit', `hit:${event.on}`] : [`missed:${event.on}`];
    case 'fell':
    case 'died':
    case 'defeated':
    case 'rose':
      return [event.type, `${event.type}:${event.who}`];
    default:
      return [];
  }
}
