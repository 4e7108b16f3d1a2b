import type { AnyWorld } from '@arbitro/kernel';
import type { CommandName } from '@arbitro/protocol';
import type { LiveTable } from './live-table.ts';

/** Commands that check the whole world. */
const CHECKING_COMMANDS: ReadonlySet<CommandName> = new Set([
  'override',
  'options',
  'scene',
  'creature',
  'dismiss',
]);

/** So many are checked quickly enough with the world. */
const MAX_AT_ONCE = 12;
/** How many are checked in each slice. */
const SLICE_SIZE = 4;

/** Creatures that were checked before: schemas remember those that passed. */
const checkedCreatures = new WeakSet<object>();

/**
 * Checks the creatures of a large table in slices before a command that checks its world. After a table was read from the
 * store that would take the main thread a tenth of a second at once.
 */
export async function checkCreatures(live: LiveTable, command: CommandName): Promise<void> {
  if (CHECKING_COMMANDS.has(command)) await checkInSlices(live, live.table.game.world);
}

/** The same with a world of this table as it was: it is read from the store too. */
export async function checkInSlices(live: LiveTable, { creatures: all }: AnyWorld): Promise<void> {
  const { system } = live.table;
  const unchecked = all.filter((creature) => !checkedCreatures.has(creature));
  if (unchecked.length <= MAX_AT_ONCE) return;
  while (unchecked.length > 0) {
    const creatures = unchecked.splice(0, SLICE_SIZE);
    // only what is remembered matters: whether the world is right, the command finds out
    await live.runInTurn(() => system.schemas.world.safeParse({ creatures }));
    for (const creature of creatures) checkedCreatures.add(creature);
  }
}
