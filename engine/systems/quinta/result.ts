import type { Result } from '@arbitro/kernel';
import type { Event, EventOf } from './events.ts';

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
    if (event.type === 'healed') count('healed', event.who, event.points);
  }
  return { facts: [...facts], amounts };
}

const about = (fact: string, who: string): readonly string[] => [fact, `${fact}:${who}`];

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'checked':
      return about(event.success ? 'success' : 'failure', event.who);
    case 'saved':
      return about(event.success ? 'saved' : 'save-failed', event.who);
    case 'attacked':
      return attackFacts(event);
    case 'dropped':
      return about('down', event.who);
    case 'knocked-out':
      return [...about('knocked-out', event.who), ...about('down', event.who)];
    case 'died':
      return [...about('dead', event.who), ...about('down', event.who)];
    case 'stabilised':
      return about('stable', event.who);
    case 'condition-gained':
      return about(event.affliction.condition, event.who);
    case 'influenced':
      return about(event.complies ? 'complies' : 'refuses', event.on);
    case 'hid':
      return event.hidden === null ? [] : about('hidden', event.who);
    case 'found':
    case 'recharged':
      return about(event.type, event.who);
    case 'jumped':
      return event.cleared ? about('cleared', event.who) : [];
    case 'fight-ended':
      return event.winner === null ? [] : about('won', event.winner);
    default:
      return [];
  }
}

/** A critical hit is a hit. */
function attackFacts({ on, thing, hit, critical }: EventOf<'attacked'>): readonly string[] {
  const whom = on ?? thing;
  const facts = hit ? (critical ? ['hit', 'critical'] : ['hit']) : ['missed'];
  return whom === null ? facts : facts.flatMap((fact) => about(fact, whom));
}
