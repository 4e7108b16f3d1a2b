import type { AnyEvent, Json } from '@arbitro/kernel';
import type { LoggedRoll, LogLine } from '@arbitro/protocol';

/** A part of an action's line: an event and the rolls that led to it. */
export interface TurnPart {
  readonly rolls: readonly LoggedRoll[];
  readonly event: AnyEvent | undefined;
}

export const eventsOf = ({ events }: LogLine): readonly AnyEvent[] =>
  Array.isArray(events) ? (events as readonly unknown[] as readonly AnyEvent[]) : [];

export const rollsOf = ({ rolls }: LogLine): readonly LoggedRoll[] =>
  Array.isArray(rolls) ? (rolls as readonly unknown[] as readonly LoggedRoll[]) : [];

export function partsOf(line: LogLine): readonly TurnPart[] {
  const events = eventsOf(line);
  const rolls = rollsOf(line);
  const parts: readonly TurnPart[] = events.map((event, index) => ({
    event,
    rolls: rolls.filter(({ leadsTo }) => leadsTo === index),
  }));
  const after = rolls.filter(({ leadsTo }) => leadsTo >= events.length);
  return after.length === 0 ? parts : [...parts, { event: undefined, rolls: after }];
}

export const readText = (value: LogLine[string] | undefined): string =>
  typeof value === 'string' ? value : '';

export const readNames = (value: LogLine[string] | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((item) => typeof item === 'string') : [];
