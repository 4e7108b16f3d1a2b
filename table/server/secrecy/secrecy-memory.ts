import type { AnyWorld, CreatureId } from '@arbitro/kernel';
import type { Game } from '@arbitro/protocol';
import { activeSeatsOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { fogAfterUndo } from './fog.ts';

/** What a table remembers of its secrets beyond the current game; undo does not change it. */
export interface SecrecyMemory {
  /** Every id by which players have ever known a creature. */
  readonly met: readonly CreatureId[];
  /** What was last hidden or masked, including creatures and places that do not exist at the moment. */
  readonly hidden: Game['hidden'];
  readonly masks: Game['masks'];
}

export const EMPTY_SECRECY: SecrecyMemory = { met: [], hidden: { creatures: [], places: [] }, masks: {} };

type RosterState = Pick<Table, 'system' | 'game' | 'seats'>;

/** Returns what is remembered after an entry. */
export function updateSecrecy(before: SecrecyMemory, table: RosterState): SecrecyMemory {
  const { system, game } = table;
  const presentIds = new Set(game.world.creatures.map(({ id }) => id));
  const places = new Set(before.hidden.places.length > 0 ? system.hideablePlaces(game.world) : []);
  const absent = (ids: readonly string[], there: ReadonlySet<string>): string[] =>
    ids.filter((id) => !there.has(id));
  const absentMasks = Object.entries(before.masks).filter(([id]) => !presentIds.has(id));
  return {
    met: updateMet(before.met, table),
    hidden: {
      creatures: [...game.hidden.creatures, ...absent(before.hidden.creatures, presentIds)],
      places: [...game.hidden.places, ...absent(before.hidden.places, places)],
    },
    masks: { ...Object.fromEntries(absentMasks), ...game.masks },
  };
}

/** Whether the same creatures exist, with the same hiding, masks and owners as before. Most entries change none of it. */
export function hasSameRoster(before: RosterState, after: RosterState): boolean {
  const [{ creatures: old }, { creatures: now }] = [before.game.world, after.game.world];
  return (
    before.game.hidden === after.game.hidden &&
    before.game.masks === after.game.masks &&
    before.seats === after.seats &&
    // with a hidden place or fog, a creature may walk out of sight
    (old === now ||
      (after.game.hidden.places.length === 0 &&
        !after.game.hidden.fog &&
        old.length === now.length &&
        old.every(({ id }, index) => id === now[index]?.id)))
  );
}

/** While only game masters have seats, players meet no creature. */
function updateMet(metIds: SecrecyMemory['met'], table: RosterState): SecrecyMemory['met'] {
  if (activeSeatsOf(table).every(({ role }) => role === 'gm')) return metIds;
  const before = new Set(metIds);
  const now = listPublicCreatures(table).filter(({ id }) => !before.has(id));
  return now.length === 0 ? metIds : [...metIds, ...now.map(({ id }) => id)];
}

/** Returns the ids of the creatures that every seat may see. */
export function findVisibleIds({
  system,
  game,
}: Pick<RosterState, 'system' | 'game'>): ReadonlySet<CreatureId> {
  const { world, hidden } = game;
  const seenWorld = isAnythingHidden(game) ? system.knownWorld(world, { role: 'spectator' }, hidden) : world;
  return new Set(seenWorld.creatures.map(({ id }) => id));
}

export const isAnythingHidden = ({ hidden: { creatures, places, fog } }: Game): boolean =>
  creatures.length + places.length > 0 || fog !== undefined;

/** Returns the creatures that players know of now, by the ids and names they know. */
export function listPublicCreatures(table: RosterState): AnyWorld['creatures'] {
  const { game, seats } = table;
  const { world, masks } = game;
  const visible = findVisibleIds(table);
  const owned = new Set(activeSeatsOf({ seats }).flatMap(({ owns }) => owns));
  return world.creatures
    .filter(({ id }) => visible.has(id) || owned.has(id))
    .map((creature) => (owned.has(creature.id) ? creature : (masks[creature.id] ?? creature)));
}

/**
 * Returns an earlier game in which everything hidden and masked since stays so, as far as it exists there: going back
 * shows players nothing that they do not see now.
 */
export function keepHidden(table: Table, game: Game): Game {
  const { hidden, masks } = table.secrecy;
  const presentIds = new Set(game.world.creatures.map(({ id }) => id));
  const places = new Set(table.system.hideablePlaces(game.world));
  const creatures = unionOf(
    game.hidden.creatures,
    hidden.creatures.filter((id) => presentIds.has(id)),
  );
  const presentMasks = Object.entries(masks).filter(([id]) => presentIds.has(id));
  const takenIds = new Set(presentMasks.map(([, mask]) => mask.id));
  const keptMasks = Object.entries(game.masks).filter(([, mask]) => !takenIds.has(mask.id));
  const both = Object.fromEntries([...keptMasks, ...presentMasks]);
  const fog = fogAfterUndo(table, game);
  return {
    ...game,
    hidden: {
      creatures,
      places: unionOf(
        game.hidden.places,
        hidden.places.filter((placeId) => places.has(placeId)),
      ),
      ...(fog && { fog }),
    },
    masks: both,
    opened: game.opened.filter((id) => !creatures.includes(id) && !Object.hasOwn(both, id)),
  };
}

const unionOf = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...some, ...others]),
];
