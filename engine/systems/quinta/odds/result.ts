import {
  type ActionSummary,
  type Amount,
  listFactKeys,
  listFirstTurnFacts,
  summarizeEvents,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';

/** Summarizes the events of a run for its odds. */
export function summarize(events: readonly Event[]): ActionSummary {
  const { facts, amounts } = summarizeEvents(events, { facts: factsOf, amounts: amountsOf });
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
      return [['damage', event.who, event.points]];
    case 'thing-damaged':
      return [['damage', event.thing, event.points]];
    case 'healed':
      return [['healed', event.who, event.points]];
    default:
      return [];
  }
}

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'checked':
      return listFactKeys(event.success ? 'success' : 'failure', event.who);
    case 'saved':
      return listFactKeys(event.success ? 'saved' : 'save-failed', event.who);
    case 'attacked':
      return attackFacts(event);
    case 'dropped':
      return listFactKeys('down', event.who);
    case 'knocked-out':
      return [...listFactKeys('knocked-out', event.who), ...listFactKeys('down', event.who)];
    case 'died':
      return [...listFactKeys('dead', event.who), ...listFactKeys('down', event.who)];
    case 'thing-broken':
      return listFactKeys('broken', event.thing);
    case 'stabilised':
      return listFactKeys('stable', event.who);
    case 'condition-gained':
      return listFactKeys(event.affliction.condition, event.who);
    case 'influenced':
      return listFactKeys(event.complies ? 'complies' : 'refuses', event.on);
    case 'hid':
      return event.hidden === null
        ? listFactKeys('failure', event.who)
        : [...listFactKeys('hidden', event.who), ...listFactKeys('success', event.who)];
    case 'found':
    case 'recharged':
      return listFactKeys(event.type, event.who);
    case 'jumped':
      return event.cleared ? listFactKeys('cleared', event.who) : [];
    case 'fight-ended':
      return event.winner === null ? [] : listFactKeys('won', event.winner);
    default:
      return [];
  }
}

/** A critical hit also counts as a hit. */
function attackFacts({ on, thing, hit, critical }: EventOf<'attacked'>): readonly string[] {
  const whom = on ?? thing;
  const facts = hit ? (critical ? ['hit', 'critical'] : ['hit']) : ['missed'];
  return whom === null ? facts : facts.flatMap((fact) => listFactKeys(fact, whom));
}
