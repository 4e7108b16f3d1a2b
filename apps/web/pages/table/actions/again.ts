import { type CreatureId, mentions } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import type { PartialAction, TableView } from '../table-view.ts';
import { draftFrom, fieldsOf } from './action-draft.ts';
import type { Actor } from './group-offers.ts';

/** Older lines than this are not searched. */
const MAX_LINES = 200;

/** Returns the actor's last action on another creature, if it is offered again and that creature still stands. */
export function findAgain(
  { live: { lines }, board }: Pick<TableView, 'live' | 'board'>,
  { id, kinds }: Actor,
): PartialAction | undefined {
  const standing = new Set(board.rows.filter((row) => row.id !== id && !row.out).map((row) => row.id));
  for (const line of lines.slice(-MAX_LINES).toReversed()) {
    const last = readAction(line);
    if (last?.by !== id || !mentions({ ...last, by: '' }, standing)) continue;
    const kind = kinds.find(({ type }) => type === last.type);
    if (!kind) continue;
    const { action } = fieldsOf(kind.offers, draftFrom(last, id, kind.offers).given);
    return action && hasSameTargets(action, last, standing) ? action : undefined;
  }
  return undefined;
}

const readAction = ({ kind, action }: LogLine): PartialAction | undefined =>
  kind === 'acted' && typeof action === 'object' && action !== null && 'type' in action
    ? (action as unknown as PartialAction)
    : undefined;

/** Offers may fill what was left open with another creature. */
const hasSameTargets = (a: PartialAction, b: PartialAction, ids: ReadonlySet<CreatureId>): boolean =>
  [...ids].every((id) => mentions(a, new Set([id])) === mentions(b, new Set([id])));
