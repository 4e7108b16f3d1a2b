import { type Amount, factAbout, type Result, resultOf } from '@arbitro/kernel';
import type { Event, EventOf } from './events.ts';

/** What a run came to, for its odds. */
export function result(events: readonly Event[]): Result {
  const { facts, amounts } = resultOf(events, { facts: factsOf, amounts: amountsOf });
  return { facts: [...facts, ...ofSeveral(events)], amounts };
}

type Struck = EventOf<'struck'>;

/** Of an attack on several: that all of them are hit, or none. @rule noppa.attack.area-per-target */
function ofSeveral(events: readonly Event[]): readonly string[] {
  const struck = events.filter((event): event is Struck => event.type === 'struck');
  const wide = struck.filter(({ by, on }) => struck.some((other) => other.by === by && other.on !== on));
  if (wide.length === 0) return [];
  if (wide.every(({ hit }) => hit)) return ['everybody-hit'];
  return wide.some(({ hit }) => hit) ? [] : ['nobody-hit'];
}

function amountsOf(event: Event): readonly Amount[] {
  switch (event.type) {
    case 'wounded':
      return [['damage', event.who, event.damage]];
    case 'healed':
      return [['healed', event.who, event.points]];
    case 'initiative-rolled':
      return [['actions', event.who, event.actions]];
    case 'checked':
    case 'attack-rolled':
      return [['extra', event.who, event.extra]];
    default:
      return [];
  }
}

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
      return event.hit ? factAbout('hit', event.on) : [`missed:${event.on}`];
    case 'mind-spent':
    case 'fainted':
    case 'woke':
      return factAbout(event.type, event.who);
    case 'reacted':
      return factAbout(event.with, event.who);
    case 'went-off':
      return factAbout(event.type, event.who);
    case 'effect-bought':
      return factAbout(event.effect, event.on);
    case 'thwarted':
      return factAbout('thwarted', event.who);
    default:
      return [];
  }
}

const complication = ({ who, complication: is }: { readonly who: string; readonly complication: boolean }) =>
  is ? factAbout('complication', who) : [];
