import { type Space, type Square, squareDistance } from '@arbitro/grid';
import { findCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { SIZES, SQUARE } from './tables.ts';

/**
 * Returns the creature's space on the map, or null. A rider has the position of its mount.
 * @rule quinta.movement.size
 */
export function spaceOf({ at, size }: Pick<Creature, 'at' | 'size'>): Space | null {
  return at && { at, side: SIZES[size] };
}

/** Returns the creature's space; a rider fills the space of its mount. @rule quinta.mounted.mounting */
export function spaceIn(world: Pick<World, 'creatures'>, creature: Creature): Space | null {
  const mount = creature.rides === null ? undefined : findCreature(world, creature.rides);
  return spaceOf(mount ?? creature);
}

/** Returns whether the square is part of the creature's space. */
export function fillsSquare(world: Pick<World, 'creatures'>, creature: Creature, { x, y }: Square): boolean {
  const mount = creature.rides === null ? undefined : findCreature(world, creature.rides);
  const { at, size } = mount ?? creature;
  if (at === null || x < at.x || y < at.y) return false;
  return x < at.x + SIZES[size] && y < at.y + SIZES[size];
}

/**
 * Returns the distance from edge to edge; adjacent creatures are one square apart. Null if positions are unknown.
 * @rule quinta.grid.distance @ruling R45
 */
export function metresBetween(world: World, a: Creature, b: Creature): number | null {
  if (!world.options.gridUse) return null;
  const [from, to] = [spaceIn(world, a), spaceIn(world, b)];
  return from && to && metresApart(world, from, to);
}

/** @rule quinta.grid.distance @rule quinta.grid.enter-square @ruling R43 */
export function metresApart({ options }: Pick<World, 'options'>, from: Space, to: Space): number {
  const straight = squareDistance(from, to);
  if (options.gridDiagonals === 'uniform') return straight * SQUARE;
  const aside = Math.min(distanceAlong('x', from, to), distanceAlong('y', from, to));
  return (straight + Math.floor(aside / 2)) * SQUARE;
}

/** Returns the distance to a square, or null if either position is unknown. @rule quinta.grid.distance */
export function metresToSquare(world: World, creature: Creature, square: Square | null): number | null {
  const from = world.options.gridUse ? spaceIn(world, creature) : null;
  return from && square && metresApart(world, from, { at: square, side: 1 });
}

function distanceAlong(axis: 'x' | 'y', a: Space, b: Space): number {
  const far = b.at[axis] - (a.at[axis] + a.side - 1);
  return Math.max(0, far, a.at[axis] - (b.at[axis] + b.side - 1));
}

/** Returns whether the two are within this distance; always true without known positions. */
export function isWithinMetres(world: World, [a, b]: readonly [Creature, Creature], metres: number): boolean {
  return (metresBetween(world, a, b) ?? 0) <= metres;
}

export const areEnemies = (a: Pick<Creature, 'side'>, b: Pick<Creature, 'side'>): boolean =>
  a.side !== b.side;

/**
 * Returns whether the creature is alive and in the area, so that others can walk into it; a surrendered creature is.
 * @ruling R128
 */
export const isPresent = ({ life, gone }: Pick<Creature, 'life' | 'gone'>): boolean =>
  life !== 'dead' && gone !== 'fled';

/** Returns whether the creature is neither dead nor gone. */
export const isInPlay = ({ life, gone }: Pick<Creature, 'life' | 'gone'>): boolean =>
  life !== 'dead' && gone === null;
