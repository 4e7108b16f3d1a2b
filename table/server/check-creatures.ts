import type { CommandName } from '@arbitro/protocol';
import type { LiveTable } from './live/live-table.ts';

/** Commands that check the whole world. */
const CHECKING: ReadonlySet<CommandName> = new Set(['override', 'options', 'scene', 'creature', 'dismiss']);

/** So many are checked quickly enough with the world. */
const FEW = 12;
/** How many are checked in each slice. */
const IN_SLICE = 4;

/** Creatures that were checked before: schemas remember those that passed. */
const checked = new WeakSet<object>();

/**
 * Checks the creatures of a large table in slices before a command that checks its world. After a table was read from the
 * store that would take the main thread a tenth of a second at once.
 */
export async function checkCreatures(live: LiveTable, command: CommandName): Promise<void> {
  if (!CHECKING.has(command)) return;
  const { system, game } = live.table;
  const left = game.world.creatures.filter((creature) => !checked.has(creature));
  if (left.length <= FEW) return;
  while (left.length > 0) {
    const creatures = left.splice(0, IN_SLICE);
    // only what is remembered matters: whether the world is right, the command finds out
    await live.runInTurn(() => system.schemas.world.safeParse({ creatures }));
    for (const creature of creatures) checked.add(creature);
  }
}
