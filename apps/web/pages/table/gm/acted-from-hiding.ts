import { type CreatureId, type Json, mentions, type Person } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';

interface HidingContext {
  readonly hidden: readonly CreatureId[];
  /** The creatures that the players see. */
  readonly visible: readonly CreatureId[];
  readonly undone: ReadonlySet<number>;
  actorOf(action: Json): Person;
}

/** Returns the hidden creatures that acted on a visible one since the game master last hid or showed anything. */
export function listActedFromHiding(
  lines: readonly LogLine[],
  { hidden, visible, undone, actorOf }: HidingContext,
): readonly CreatureId[] {
  const visibleIds = new Set(visible);
  const since = lines.slice(lines.findLastIndex(({ kind }) => kind === 'shown') + 1);
  const actors = since
    .filter(({ kind, moment, secret }) => kind === 'acted' && secret !== true && !undone.has(moment))
    .flatMap(({ action }) =>
      action !== undefined && mentions(action as Json, visibleIds) ? [actorOf(action as Json)] : [],
    );
  return hidden.filter((id) => actors.includes(id));
}
