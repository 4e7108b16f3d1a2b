import { type GridMap, isWall, listSquares } from '@arbitro/grid';
import {
  type CreatureId,
  findCreature,
  internString,
  type NewCreature,
  type Setup,
  type SetupConflict,
} from '@arbitro/kernel';
import { copyCreature } from './copy-state.ts';
import type { Options } from './options.ts';
import { insertMounts } from './rules/initiative-order.ts';
import { SIZES } from './rules/tables.ts';
import { clearAbsent } from './schema/world.ts';
import type { Creature, Fight, Journey, Scene, Sheet, World } from './state.ts';

const NO_JOURNEY: Journey = { pace: null, ranks: [], vehicle: null, mountsTired: false, metres: 0 };

/** Finds creatures placed outside the map or inside a wall. @rule quinta.grid.squares */
export function findSetupConflicts({
  creatures,
  scene,
}: Setup<Options, Sheet, Scene>): readonly SetupConflict[] {
  const { map } = scene;
  if (map === null) return [];
  return creatures
    .filter(({ sheet }) => !fitsOnMap(map, sheet))
    .map(({ id, sheet }) => ({
      creature: id,
      field: 'at',
      value: `${sheet.at?.x}, ${sheet.at?.y}`,
      allowed: [`x 0–${map.width - 1}`, `y 0–${map.height - 1}`, '≠ #'],
    }));
}

/** Returns whether the creature's space is free of walls and on the map. A creature without a position always fits. */
export const fitsOnMap = (map: GridMap | null, { at, size }: Pick<Creature, 'at' | 'size'>): boolean =>
  map === null ||
  at === null ||
  listSquares({ at, side: SIZES[size] }).every((square) => !isWall(map, square));

/** Builds the world from sheets and a scene. A fight may already be in progress. */
export function createWorld({ options, creatures: setup, scene }: Setup<Options, Sheet, Scene>): World {
  const { map, picture, pictureFrame, light, things, clock } = scene;
  const creatures = clearAbsent(setup.map(buildCreature));
  const world: World = {
    options,
    clock,
    light,
    map,
    picture,
    ...(pictureFrame && { pictureFrame }),
    things,
    journey: NO_JOURNEY,
    covers: {},
    creatures,
    fight: null,
  };
  return scene.fight ? { ...world, fight: buildFight(world, scene.fight) } : world;
}

/** Builds a creature from its sheet. */
export const buildCreature = ({ id, name, sheet }: NewCreature<Sheet>): Creature =>
  copyCreature({ ...sheet, id: internString(id), name });

/**
 * Builds the fight from the given initiatives, highest first, with controlled mounts. If none are given, all living
 * creatures take part, ordered by Dexterity.
 * @rule quinta.initiative.order @rule quinta.mounted.controlled
 */
export function buildFight(world: World, { round, order: input, turn }: NonNullable<Scene['fight']>): Fight {
  const named = Object.entries(input).filter(([id]) => findCreature(world, id));
  const all = named.length > 0 ? named : listDefaultInitiatives(world);
  const own = all
    .map(([who, initiative]) => ({ who: internString(who), initiative }))
    .sort((item, other) => other.initiative - item.initiative);
  const whose = own.some(({ who }) => who === turn) ? turn : own[0]?.who;
  const order = insertMounts(world, own);
  const place = order.findIndex(({ who }) => who === whose);
  return { round, order, turn: Math.max(0, place), over: false, winner: null };
}

const listDefaultInitiatives = ({ creatures }: World): readonly (readonly [CreatureId, number])[] =>
  creatures
    .filter(({ life, gone }) => life !== 'dead' && gone === null)
    .map(({ id, scores }) => [id, 10 + Math.floor((scores.dex - 10) / 2)] as const);
