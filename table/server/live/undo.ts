import type { Json } from '@arbitro/kernel';
import type { EntryChange, Game } from '@arbitro/protocol';
import { applyChanges, compareJson } from './compare-json.ts';

type UndoChange = Extract<EntryChange, { kind: 'went-back' }>;
type UndoFields = Pick<UndoChange, 'changes' | 'open' | 'hidden' | 'opened' | 'masks' | 'drawings'>;

/** Describes a return to another state of the game for its entry: of the world only what differs. */
export function describeUndo(now: Game, past: Game): UndoFields {
  const { world, open, hidden, opened, masks, drawings } = past;
  return {
    changes: compareWorlds(now.world, world),
    open: open && describeOpenAction(world, open),
    hidden,
    opened,
    masks,
    ...(drawings && { drawings }),
  };
}

function describeOpenAction(
  world: Game['world'],
  { before, ...open }: NonNullable<Game['open']>,
): UndoFields['open'] {
  return { ...open, toBefore: compareWorlds(world, before) };
}

const compareWorlds = (from: Game['world'], to: Game['world']): UndoFields['changes'] => [
  ...compareJson(from as unknown as Json, to as unknown as Json),
];

/** Returns the game that such an entry leads to. */
export function applyUndo(game: Game, fields: UndoFields): Game {
  const { changes, open, hidden, opened, masks, drawings } = fields;
  const world = applyChanges(game.world, changes);
  const restored = open && restoreOpenAction(world, open);
  return { world, open: restored, hidden, opened, masks, ...(drawings && { drawings }) };
}

function restoreOpenAction(
  world: Game['world'],
  { toBefore, ...open }: NonNullable<UndoFields['open']>,
): Game['open'] {
  return { ...open, before: applyChanges(world, toBefore) };
}
