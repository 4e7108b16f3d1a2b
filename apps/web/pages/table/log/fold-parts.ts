import type { AnyEvent, LogFolding, System } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import { partsOf, type TurnPart } from './line-parts.ts';

/** Returns the parts of an action for the usual view of the log: without routine events, and a move as one part. */
export function foldParts(parts: readonly TurnPart[], folding: LogFolding | undefined): readonly TurnPart[] {
  if (!folding) return parts;
  const folded = parts.flatMap((part, index) => {
    const { event, rolls } = part;
    const isLeftOut =
      event !== undefined &&
      (folding.routine.includes(event.type) || isStep(event, parts[index + 1], folding));
    if (!isLeftOut) return [part];
    // the dice are shown, whatever they led to
    return rolls.length > 0 ? [{ rolls, event: undefined }] : [];
  });
  // an action that is nothing but routine is told by it
  return folded.some(({ event }) => event !== undefined) ? folded : parts;
}

/** Whether the next part continues this step of the same creature. */
function isStep(event: AnyEvent, next: TurnPart | undefined, { steps }: LogFolding): boolean {
  const after = next?.event;
  if (!after || !steps.includes(event.type) || after.type !== event.type) return false;
  return whoOf(event) !== undefined && whoOf(event) === whoOf(after);
}

const whoOf = (event: AnyEvent): unknown => ('who' in event ? event.who : undefined);

/** Returns the events of a line that the usual view of the log tells. */
export const listToldEvents = (line: LogLine, { presentation }: Pick<System, 'presentation'>) =>
  foldParts(partsOf(line), presentation.logFolding).flatMap(({ event }) => (event ? [event] : []));
