import { type ActionSummary, type Amount, listFactKeys, summarizeEvents } from '@arbitro/kernel';
import type { Event } from '../events.ts';

/** Summarizes a run for its odds. */
export const summarize = (events: readonly Event[]): ActionSummary =>
  summarizeEvents(listDecidedRolls(events), { facts: factsOf, amounts: amountsOf });

/**
 * Leaves out defences that were parried: the parry's event has the complication of the whole roll.
 * @rule noppa.parry.merge
 */
const listDecidedRolls = (events: readonly Event[]): readonly Event[] =>
  events.some(({ type }) => type === 'parried')
    ? events.filter((event, index) => event.type !== 'defence-rolled' || !isParried(events, index, event.who))
    : events;

/** Whether the next roll of this defender's defence is a parry of it. */
const isParried = (events: readonly Event[], index: number, who: string): boolean =>
  events
    .slice(index + 1)
    .find((event) => (event.type === 'defence-rolled' || event.type === 'parried') && event.who === who)
    ?.type === 'parried';

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
      return [event.outcome, ...complicationFacts(event)];
    case 'attack-rolled':
    case 'defence-rolled':
    case 'parried':
      return complicationFacts(event);
    case 'initiative-rolled':
      return complicationFacts(event);
    case 'struck':
      return event.hit ? listFactKeys('hit', event.on) : [`missed:${event.on}`];
    case 'mind-spent':
    case 'fainted':
    case 'woke':
      return listFactKeys(event.type, event.who);
    case 'reacted':
      return listFactKeys(event.with, event.who);
    case 'went-off':
      return listFactKeys(event.type, event.who);
    case 'effect-bought':
      return listFactKeys(event.effect, event.on);
    case 'condition-gained':
      return listFactKeys(event.condition, event.who);
    case 'thwarted':
      return listFactKeys('thwarted', event.who);
    default:
      return [];
  }
}

const complicationFacts = ({
  who,
  complication: is,
}: {
  readonly who: string;
  readonly complication: boolean;
}) => (is ? listFactKeys('complication', who) : []);
