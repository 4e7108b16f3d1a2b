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
    if (event.type === 'wounded') count('damage', event.who, event.damage);
    if (event.type === 'healed') count('healed', event.who, event.points);
    if (event.type === 'initiative-rolled') count('actions', event.who, event.actions);
    if (event.type === 'checked' || event.type === 'attack-rolled') count('extra', event.who, event.extra);
  }
  return { facts: [...facts], amounts };
}

const about = (fact: string, who: string): readonly string[] => [fact, `${fact}:${who}`];

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'checked':
      return [event.outcome, ...complication(event)];
    case 'attack-rolled':
    case 'defence-rolled':
    case 'parried':
      return complication(event);
    case 'initiative-rolled':
      return complication(event);
    case 'struck':
      return event.hit ? about('hit', event.on) : [`missed:${event.on}`];
    case 'mind-spent':
    case 'fainted':
    case 'woke':
      return about(event.type, event.who);
    case 'reacted':
      return about(event.with, event.who);
    case 'went-off':
      return about(event.type, event.who);
    case 'effect-bought':
      return about(event.effect, event.on);
    case 'thwarted':
      return about('thwarted', event.who);
    default:
      return [];
  }
}

const complication = ({ who, complication: is }: { readonly who: string; readonly complication: boolean }) =>
  is ? about('complication', who) : [];
