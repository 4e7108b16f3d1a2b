import { internString, type NewCreature, type Setup, type SetupConflict } from '@arbitro/kernel';
import { copyCreature, copyFight, newFighter } from './copy-state.ts';
import type { Options } from './options.ts';
import { placeParticipants } from './rules/begin-fight.ts';
import { reopenFight } from './rules/fight.ts';
import { orderOf } from './rules/initiative.ts';
import { LAST_LEVEL } from './rules/tables.ts';
import { findQuickest } from './rules/turn.ts';
import { bleedsWhen, statusAt } from './rules/wound.ts';
import { clearAbsent } from './schema/world.ts';
import { type Creature, type Fight, isUp, type Room, type Scene, type Sheet, type World } from './state.ts';

/** Levels that have a row in the tables, from the first. */
const TABLED_LEVELS = Array.from({ length: LAST_LEVEL }, (_, index) => String(index + 1));

/** Levels above the tables are allowed only with the option for it. @rule whitebox.attack.table-fighter @ruling R40 */
function findLevelConflicts({ options, creatures }: Setup<Options, Sheet, Scene>): readonly SetupConflict[] {
  if (options.levelsAboveTable === 'last-row') return [];
  return creatures
    .filter(({ sheet }) => sheet.level > LAST_LEVEL)
    .map(({ id, sheet: { level } }) => ({
      creature: id,
      field: 'level',
      value: String(level),
      allowed: TABLED_LEVELS,
    }));
}

/** Finds conflicts: unknown rooms, employers that are not at the table, and levels without a row. */
export function findSetupConflicts(setup: Setup<Options, Sheet, Scene>): readonly SetupConflict[] {
  const { creatures, scene } = setup;
  const rooms = scene.rooms.map(({ id }) => id);
  const ids = creatures.map(({ id }) => id);
  const unplaced = creatures.flatMap(({ id, sheet: { room, service } }): readonly SetupConflict[] => [
    ...(room === null || rooms.includes(room)
      ? []
      : [{ creature: id, field: 'room', value: room, allowed: rooms }]),
    ...(service === null || ids.includes(service.employer)
      ? []
      : [{ creature: id, field: 'service', value: service.employer, allowed: ids }]),
  ]);
  return [...unplaced, ...findLevelConflicts(setup)];
}

/** Builds the world from sheets and a scene. A fight may already be in progress. */
export function createWorld({ options, creatures: setup, scene }: Setup<Options, Sheet, Scene>): World {
  const { clock, outdoors, asksMorale, rooms, doors, traps, treasure } = scene;
  const ids = new Set(setup.map(({ id }) => id));
  const creatures = clearAbsent(setup.map((newCreature) => buildCreature({ options, rooms }, newCreature)));
  const world: World = {
    options,
    clock,
    outdoors,
    asksMorale,
    rooms,
    doors,
    traps,
    passed: [],
    march: scene.march.filter((id) => ids.has(id)).map(internString),
    treasure,
    creatures,
    fight: null,
    joust: null,
  };
  return scene.fight ? { ...world, fight: buildFight(world, scene.fight) } : world;
}

/**
 * Builds a creature from its sheet. By default it is in the first room, and its hit points and the options decide
 * whether it is down or dead.
 * @rule whitebox.damage.unconscious-optional @rule whitebox.damage.bleeding
 */
export function buildCreature(
  table: Pick<World, 'options' | 'rooms'>,
  { id, name, sheet }: NewCreature<Sheet>,
): Creature {
  const status = sheet.status ?? statusAt(table, sheet);
  const bleeding = sheet.bleeding ?? bleedsWhen(table, status, sheet.hp);
  return placeInRoom(copyCreature({ ...sheet, status, bleeding, id: internString(id), name }), table.rooms);
}

/** Without rooms, no creature is in one. */
export function placeInRoom(creature: Creature, rooms: readonly Room[]): Creature {
  const isThere = rooms.some(({ id }) => id === creature.room);
  const room = isThere ? creature.room : (rooms[0]?.id ?? null);
  if (room === creature.room) return creature;
  const next = copyCreature(creature);
  next.room = room;
  return next;
}

/** Builds the fight in progress. Creatures that are up and creatures with a position take part. */
export function buildFight(world: World, { round, at, initiative }: NonNullable<Scene['fight']>): Fight {
  const participants = world.creatures
    .filter((creature) => isUp(creature) || at[creature.id] !== undefined)
    .map(({ id }) => (at[id] === undefined ? { who: id } : { who: id, at: at[id] }));
  const all = placeParticipants(world, { participants });
  const sides = [...new Set(all.map(({ side }) => side))];
  const presentSides = Object.fromEntries(
    Object.entries(initiative).filter(([side]) => sides.includes(side)),
  );
  const fight = reopenFight(
    world,
    copyFight({
      round,
      phase: 'acting',
      sides,
      surprised: [],
      initiative: presentSides,
      order: orderSides(sides, presentSides),
      turn: 0,
      pending: [],
      now: null,
      byDexterity: world.options.combatSequence === 'alternative',
      fighters: all.map(({ who, at: place }) => newFighter(who, place)),
      fires: [],
      fallen: [],
      over: false,
      winner: null,
      unseen: false,
    }),
  );
  return { ...fight, now: findQuickest({ ...world, fight }, fight) };
}

/**
 * Orders sides from the highest number, tied sides in one place; empty if no initiative is given.
 * @rule whitebox.combat.initiative
 */
function orderSides(
  sides: readonly string[],
  initiative: Readonly<Record<string, number>>,
): readonly (readonly string[])[] {
  const places = orderOf(initiative, sides);
  if (places.length === 0) return [];
  const last = sides.filter((side) => initiative[side] === undefined);
  return last.length === 0 ? places : [...places, last];
}
