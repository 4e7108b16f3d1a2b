import { type Amount, factAbout, type Result, resultOf } from '@arbitro/kernel';
import type { Event } from '../events.ts';

/** Summarizes a run for its odds. */
export const result = (events: readonly Event[]): Result =>
  resultOf(events, { facts: factsOf, amounts: amountsOf });

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
