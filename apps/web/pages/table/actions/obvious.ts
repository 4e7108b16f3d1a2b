import type { BoardRow, CreatureId } from '@arbitro/kernel';
import type { TableView } from '../table-view.ts';
import { type ActionOn, listActionsOn } from './actions-on.ts';
import type { ActionKind, Actor } from './group-offers.ts';

/** An attack, or its announcement, and its target. */
export interface ObviousAction extends ActionOn<ActionKind> {
  readonly on: CreatureId;
}

/** So many foes are compared. */
const MAX_FOES = 3;

/**
 * Returns the first attack on each foe in reach, or its announcement: what comes before attacks in the order of use
 * leads to them, what comes after is a choice of its own.
 */
export function listObvious(
  { board: { rows }, system }: Pick<TableView, 'board' | 'system'>,
  { id, kinds }: Actor,
): readonly ObviousAction[] {
  const order = system.presentation.usualActions?.creature ?? [];
  const leading = order.slice(0, order.indexOf('attack') + 1);
  const attacks = kinds.filter(({ type, usual }) => usual && leading.includes(type));
  const own = rows.find((row) => row.id === id);
  if (!own || attacks.length === 0) return [];
  const everybody = new Set(rows.map((row) => row.id));
  const attacksOnFoes = rows
    .filter((row) => !row.out && isFoe(row, own))
    .flatMap((foe) =>
      listActionsOn(attacks, foe.id, everybody)
        .slice(0, 1)
        .map((found) => ({ ...found, on: foe.id })),
    );
  return attacksOnFoes.slice(0, MAX_FOES);
}

export const isFoe = (row: BoardRow, own: BoardRow): boolean =>
  row.side !== own.side || row.ours !== own.ours;
