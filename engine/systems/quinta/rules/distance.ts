import { type Space, squaresBetween } from '@arbitro/grid';
import { findCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { SIZES, SQUARE } from './tables.ts';

/** What somebody takes up on the map; who rides is where the mount is. @rule quinta.movement.size */
export function spaceOf({ at, size }: Pick<Creature, 'at' | 'size'>): Space | null {
  return at && { at, side: SIZES[size] };
}

/** A rider fills the space of the mount. @rule quinta.mounted.mounting */
export function spaceIn(world: Pick<World, 'creatures'>, one: Creature): Space | null {
  const mount = one.rides === null ? undefined : findCreature(world, one.rides);
  return spaceOf(mount ?? one);
}

/**
 * From edge to edge, those side by side one square apart; nothing where nobody has said who stands where.
 *
 * @rule quinta.grid.distance
 * @ruling R45
 */
export function metresBetween(world: World, a: Creature, b: Creature): number | null {
  if (!world.options.gridUse) return null;
  const [from, to] = [spaceIn(world, a), spaceIn(world, b)];
  return from && to && metresApart(world, from, to);
}

/** @rule quinta.grid.distance @rule quinta.grid.enter-square @ruling R43 */
export function metresApart({ options }: Pick<World, 'options'>, from: Space, to: Space): number {
  const straight = squaresBetween(from, to);
  if (options.gridDiagonals === 'uniform') return straight * SQUARE;
  const aside = Math.min(along('x', from, to), along('y', from, to));
  return (straight + Math.floor(aside / 2)) * SQUARE;
}

function along(axis: 'x' | 'y', a: Space, b: Space): number {
  const far = b.at[axis] - (a.at[axis] + a.side - 1);
  return Math.max(0, far, a.at[axis] - (b.at[axis] + b.side - 1));
}

/** Where no places are known nobody is too far away. */
export function isNear(world: World, [a, b]: readonly [Creature, Creature], metres: number): boolean {
  return (metresBetween(world, a, b) ?? 0) <= metres;
}

export const areEnemies = (a: Pick<Creature, 'side'>, b: Pick<Creature, 'side'>): boolean =>
  a.side !== b.side;

/** Alive and where others can walk into it: who has surrendered still is. @ruling R128 */
export const isPresent = ({ life, gone }: Pick<Creature, 'life' | 'gone'>): boolean =>
  life !== 'dead' && gone !== 'fled';

/** Neither dead nor gone. */
export const isThere = ({ life, gone }: Pick<Creature, 'life' | 'gone'>): boolean =>
  life !== 'dead' && gone === null;
