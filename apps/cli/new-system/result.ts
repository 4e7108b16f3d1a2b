import { type ActionSummary, type Amount, listFactKeys, summarizeEvents } from '@arbitro/kernel';
import type { Event } from './events.ts';

/** Summarizes a run: its facts and amounts are the lines of odds. Each fact is a term in `term-names.ts`. */
export const summarize = (events: readonly Event[]): ActionSummary =>
  summarizeEvents(events, { facts: factsOf, amounts: amountsOf });

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'checked':
      return [event.made ? 'made' : 'failed'];
    case 'struck':
      return listFactKeys(event.hit ? 'hit' : 'missed', event.on);
    case 'fell':
      return listFactKeys('out', event.who);
    default:
      return [];
  }
}

const amountsOf = (event: Event): readonly Amount[] =>
  event.type === 'wounded' ? [['damage', event.who, event.points]] : [];
