import { type GridMap, isWall, squaresOf } from '@arbitro/grid';
import {
  type CreatureId,
  type Entering,
  findCreature,
  interned,
  type Misfit,
  type Setup,
} from '@arbitro/kernel';
import { copyOf } from './copies.ts';
import type { Options } from './options.ts';
import { withMounts } from './rules/fight.ts';
import { SIZES } from './rules/tables.ts';
import { clearAbsent } from './schema/world.ts';
import type { Creature, Fight, Journey, Scene, Sheet, World } from './state.ts';

const AT_HOME: Journey = { pace: null, ranks: [], vehicle: null, mountsTired: false, metres: 0 };

/** Finds creatures placed outside the map or inside a wall. @rule quinta.grid.squares */
export function misfits({ creatures, scene }: Setup<Options, Sheet, Scene>): readonly Misfit[] {
  const { map } = scene;
  if (map === null) return [];
  return creatures
    .filter(({ sheet }) => !fitsOn(map, sheet))
    .map(({ id, sheet }) => ({
      creature: id,
      field: 'at',
      value: `${sheet.at?.x}, ${sheet.at?.y}`,
      allowed: [`x 0–${map.width - 1}`, `y 0–${map.height - 1}`, '≠ #'],
    }));
}

/** Returns whether the creature's space is free of walls and on the map. A creature without a position always fits. */
export const fitsOn = (map: GridMap | null, { at, size }: Pick<Creature, 'at' | 'size'>): boolean =>
  map === null || at === null || squaresOf({ at, side: SIZES[size] }).every((square) => !isWall(map, square));

/** Builds the world from sheets and a scene. A fight may already be in progress. */
export function begin({ options, creatures: setup, scene }: Setup<Options, Sheet, Scene>): World {
  const { map, picture, light, things, clock } = scene;
  const creatures = clearAbsent(setup.map(arrived));
  const world: World = {
    options,
    clock,
    light,
    map,
    picture,
    things,
    journey: AT_HOME,
    covers: {},
    creatures,
    fight: null,
  };
  return scene.fight ? { ...world, fight: fightOf(world, scene.fight) } : world;
}

/** Builds a creature from its sheet. */
export const arrived = ({ id, name, sheet }: Entering<Sheet>): Creature =>
  copyOf({ ...sheet, id: interned(id), name });

/**
 * Builds the fight from the given initiatives, highest first, with controlled mounts. If none are given, all living
 * creatures take part, ordered by Dexterity.
 *
 * @rule quinta.initiative.order
 * @rule quinta.mounted.controlled
 */
export function fightOf(world: World, { round, order: given, turn }: NonNullable<Scene['fight']>): Fight {
  const named = Object.entries(given).filter(([id]) => findCreature(world, id));
  const all = named.length > 0 ? named : everybody(world);
  const own = all
    .map(([who, initiative]) => ({ who: interned(who), initiative }))
    .sort((one, other) => other.initiative - one.initiative);
  const whose = own.some(({ who }) => who === turn) ? turn : own[0]?.who;
  const order = withMounts(world, own);
  const place = order.findIndex(({ who }) => who === whose);
  return { round, order, turn: Math.max(0, place), over: false, winner: null };
}

const everybody = ({ creatures }: World): readonly (readonly [CreatureId, number])[] =>
  creatures
    .filter(({ life, gone }) => life !== 'dead' && gone === null)
    .map(({ id, scores }) => [id, 10 + Math.floor((scores.dex - 10) / 2)] as const);
