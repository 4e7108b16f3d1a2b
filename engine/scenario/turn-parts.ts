import type { AnyEvent, LogFolding, Roll } from '@arbitro/kernel';

/** A part of what an action led to: an event and the rolls that led to it. */
export interface TurnPart<R extends Roll = Roll> {
  readonly rolls: readonly R[];
  readonly event: AnyEvent | undefined;
}

/** Joins each event with the rolls that led to it; rolls after the last event are a part of their own. */
export function listTurnParts<R extends Roll>(
  events: readonly AnyEvent[],
  rolls: readonly R[],
): readonly TurnPart<R>[] {
  const parts: readonly TurnPart<R>[] = events.map((event, index) => ({
    event,
    rolls: rolls.filter(({ leadsTo }) => leadsTo === index),
  }));
  const rollsAfter = rolls.filter(({ leadsTo }) => leadsTo >= events.length);
  return rollsAfter.length === 0 ? parts : [...parts, { event: undefined, rolls: rollsAfter }];
}

/** Returns the parts of an action for the usual view of the log: without routine events, and a move as one part. */
export function foldParts<R extends Roll>(
  parts: readonly TurnPart<R>[],
  folding: LogFolding | undefined,
): readonly TurnPart<R>[] {
  if (!folding) return parts;
  const folded = parts.flatMap((part, index) => {
    const { event, rolls } = part;
    const isLeftOut =
      event !== undefined &&
      (folding.routine.includes(event.type) || isStep(event, parts[index + 1], folding));
    if (!isLeftOut) return [part];
    // the dice are always shown
    return rolls.length > 0 ? [{ rolls, event: undefined }] : [];
  });
  // an action that has only routine events is described by them
  return folded.some(({ event }) => event !== undefined) ? dropReplaced(folded, folding) : parts;
}

/** Leaves out what the next part replaces. */
const dropReplaced = <R extends Roll>(
  parts: readonly TurnPart<R>[],
  { replaced = [] }: LogFolding,
): readonly TurnPart<R>[] =>
  parts.filter(({ event, rolls }, index) => {
    const next = parts[index + 1];
    const isSame = event !== undefined && next?.rolls.length === 0 && next.event?.type === event.type;
    return !(isSame && rolls.length === 0 && replaced.includes(event.type));
  });

/** Whether the next part continues this step of the same creature. */
function isStep(event: AnyEvent, next: TurnPart | undefined, { steps }: LogFolding): boolean {
  const nextEvent = next?.event;
  if (!nextEvent || !steps.includes(event.type) || nextEvent.type !== event.type) return false;
  return whoOf(event) !== undefined && whoOf(event) === whoOf(nextEvent);
}

const whoOf = (event: AnyEvent): unknown => ('who' in event ? event.who : undefined);
