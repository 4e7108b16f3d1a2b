import type { AnyEvent, Json, System } from '@arbitro/kernel';
import type { LoggedRoll, LogLine } from '@arbitro/protocol';
import { foldParts, listTurnParts, type TurnPart } from '@arbitro/scenario';

export const eventsOf = ({ events }: LogLine): readonly AnyEvent[] =>
  Array.isArray(events) ? (events as readonly unknown[] as readonly AnyEvent[]) : [];

export const rollsOf = ({ rolls }: LogLine): readonly LoggedRoll[] =>
  Array.isArray(rolls) ? (rolls as readonly unknown[] as readonly LoggedRoll[]) : [];

/** Returns the events of an action's line, each with the rolls that led to it. */
export const partsOf = (line: LogLine): readonly TurnPart<LoggedRoll>[] =>
  listTurnParts(eventsOf(line), rollsOf(line));

/** Returns these parts as the usual view of the log tells them. */
export const foldedPartsOf = (
  line: LogLine,
  { presentation }: Pick<System, 'presentation'>,
): readonly TurnPart<LoggedRoll>[] => foldParts(partsOf(line), presentation.logFolding);

export const readText = (value: LogLine[string] | undefined): string =>
  typeof value === 'string' ? value : '';

export const readNames = (value: LogLine[string] | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((item) => typeof item === 'string') : [];
