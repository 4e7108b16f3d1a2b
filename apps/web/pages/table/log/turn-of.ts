import type { AnyEvent, Json } from '@arbitro/kernel';
import type { Line, RollTold } from '@arbitro/protocol';

/** A part of an action's line: an event and the rolls that led to it. */
export interface TurnPart {
  readonly rolls: readonly RollTold[];
  readonly event: AnyEvent | undefined;
}

export const eventsOf = ({ events }: Line): readonly AnyEvent[] =>
  Array.isArray(events) ? (events as readonly unknown[] as readonly AnyEvent[]) : [];

export const rollsOf = ({ rolls }: Line): readonly RollTold[] =>
  Array.isArray(rolls) ? (rolls as readonly unknown[] as readonly RollTold[]) : [];

export function partsOf(line: Line): readonly TurnPart[] {
  const events = eventsOf(line);
  const rolls = rollsOf(line);
  const parts: readonly TurnPart[] = events.map((event, at) => ({
    event,
    rolls: rolls.filter(({ leadsTo }) => leadsTo === at),
  }));
  const after = rolls.filter(({ leadsTo }) => leadsTo >= events.length);
  return after.length === 0 ? parts : [...parts, { event: undefined, rolls: after }];
}

export const textIn = (value: Line[string] | undefined): string => (typeof value === 'string' ? value : '');

export const namesIn = (value: Line[string] | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((one) => typeof one === 'string') : [];
