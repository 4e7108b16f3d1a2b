import { type Amount, actsFirst, factAbout, type Result, resultOf } from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';

/** Summarizes the events of a run for its odds. */
export function result(events: readonly Event[]): Result {
  const { facts, amounts } = resultOf(events, { facts: factsOf, amounts: amountsOf });
  return { facts: [...facts, ...whoActsFirst(events)], amounts };
}

function whoActsFirst(events: readonly Event[]): readonly string[] {
  const began = events.find((event) => event.type === 'fight-began');
  const first = events.find((event) => event.type === 'turn-began')?.who;
  return began ? actsFirst(began.participants, first) : [];
}

function amountsOf(event: Event): readonly Amount[] {
  switch (event.type) {
    case 'wounded':
      return [['damage', event.who, event.points]];
    case 'healed':
      return [['healed', event.who, event.points]];
    default:
      return [];
  }
}

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'checked':
      return factAbout(event.success ? 'success' : 'failure', event.who);
    case 'saved':
      return factAbout(event.success ? 'saved' : 'save-failed', event.who);
    case 'attacked':
      return attackFacts(event);
    case 'dropped':
      return factAbout('down', event.who);
    case 'knocked-out':
      return [...factAbout('knocked-out', event.who), ...factAbout('down', event.who)];
    case 'died':
      return [...factAbout('dead', event.who), ...factAbout('down', event.who)];
    case 'stabilised':
      return factAbout('stable', event.who);
    case 'condition-gained':
      return factAbout(event.affliction.condition, event.who);
    case 'influenced':
      return factAbout(event.complies ? 'complies' : 'refuses', event.on);
    case 'hid':
      return event.hidden === null
        ? factAbout('failure', event.who)
        : [...factAbout('hidden', event.who), ...factAbout('success', event.who)];
    case 'found':
    case 'recharged':
      return factAbout(event.type, event.who);
    case 'jumped':
      return event.cleared ? factAbout('cleared', event.who) : [];
    case 'fight-ended':
      return event.winner === null ? [] : factAbout('won', event.winner);
    default:
      return [];
  }
}

/** A critical hit also counts as a hit. */
function attackFacts({ on, thing, hit, critical }: EventOf<'attacked'>): readonly string[] {
  const whom = on ?? thing;
  const facts = hit ? (critical ? ['hit', 'critical'] : ['hit']) : ['missed'];
  return whom === null ? facts : facts.flatMap((fact) => factAbout(fact, whom));
}
