import { isInside, isWall, type Square, listSquares } from '@arbitro/grid';
import { type CreatureId, getCreature, type Verdict } from '@arbitro/kernel';
import { squareParams, refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { gaitsOf, movementLeft, speedFor } from './budget.ts';
import { carrierOf } from './flee.ts';
import { notOnTurn, notInPlay } from './may-act.ts';
import { isOnMap } from './move.ts';
import { findBarrier, movementCost, findObstacle, stepPrice, findPath, listStops } from './route.ts';
import { findBlocker, spaceAt } from './space.ts';
import type { Gait } from './tables.ts';

/** Refuses creatures with Speed 0, and riders. @rule quinta.movement.speed */
export function cannotGo(world: World, who: CreatureId, gait: Gait = 'walk'): Verdict {
  const one = getCreature(world, who);
  const barred = notInPlay(world, who) ?? notOnTurn(world, who);
  if (barred) return barred;
  if (one.rides !== null) return refuseQuinta('rides-already', { who });
  if (gait === 'fly' && one.fly === null) return refuseQuinta('cannot-fly', { who });
  return speedFor(world, one, gait) > 0 ? undefined : refuseQuinta('speed-zero', { who });
}

/**
 * Refuses creatures that are grappled, ride a mount they do not control, or are surrounded by enemies.
 *
 * @rule quinta.movement.speed
 * @ruling R128
 */
export function cannotFlee(world: World, who: CreatureId): Verdict {
  const mover = carrierOf(world, who);
  const ways = gaitsOf(mover).map((gait) => cannotRun(world, mover, gait));
  return ways.includes(undefined) ? undefined : ways.at(-1);
}

function cannotRun(world: World, mover: Creature, gait: Gait): Verdict {
  const barred = cannotGo(world, mover.id, gait);
  if (barred) return barred;
  if (movementLeft(world, mover, gait) <= 0) return tooFar(world, mover, gait);
  const isShutIn = isOnMap(world, mover) && listStops(world, mover, gait).length === 0;
  return isShutIn ? refuseQuinta('nowhere-to-go', { who: mover.id }) : undefined;
}

export const tooFar = (world: World, one: Creature, gait: Gait = 'walk'): Verdict =>
  refuseQuinta('too-far', { who: one.id, left: movementLeft(world, one, gait) });

interface MoveRequest {
  readonly by: CreatureId;
  readonly to?: Square | undefined;
  readonly path?: readonly Square[] | undefined;
  readonly metres?: number | undefined;
  readonly gait?: Gait | undefined;
  readonly difficult?: boolean | undefined;
  readonly leaves?: readonly CreatureId[] | undefined;
}

export function cannotMove(world: World, moving: MoveRequest): Verdict {
  const { by: who, to, path, metres, gait = 'walk', difficult = false } = moving;
  const one = getCreature(world, who);
  const barred = cannotGo(world, who, gait);
  if (barred) return barred;
  if (!isOnMap(world, one)) {
    if (metres === undefined) return refuseQuinta('no-map', { who });
    const cost = metres * movementCost(world, one, { gait, rough: difficult });
    return cost <= movementLeft(world, one, gait) ? undefined : tooFar(world, one, gait);
  }
  if (metres !== undefined || moving.leaves) return refuseQuinta('map-in-use', { who });
  if (path) return noWayAlong(world, one, { path, gait });
  return to ? noWayTo(world, one, { to, gait }) : refuseQuinta('nowhere-to-go', { who });
}

/** Refuses squares off the map or inside a wall. @rule quinta.grid.corners */
export function notOpen(world: World, one: Creature, at: Square): Verdict {
  const { map } = world;
  if (!map) return refuseQuinta('no-map', { who: one.id });
  const under = listSquares(spaceAt(one, at));
  const outside = under.find((square) => !isInside(map, square));
  if (outside) return refuseQuinta('off-grid', { ...outside });
  const wall = under.find((square) => isWall(map, square));
  return wall && refuseQuinta('wall', squareParams(wall));
}

/** @rule quinta.movement.end-in-occupied */
export function cannotStop(world: World, one: Creature, at: Square): Verdict {
  const on = findBlocker(world, one, at);
  return on === undefined ? undefined : refuseQuinta('space-taken', { who: one.id, on });
}

interface Heading {
  readonly to: Square;
  readonly gait: Gait;
}

function noWayTo(world: World, one: Creature, { to, gait }: Heading): Verdict {
  const shut = notOpen(world, one, to) ?? cannotStop(world, one, to);
  if (shut) return shut;
  const way = findPath(world, one, { to, gait });
  if (!way) return noWay(world, one, { to, gait });
  return way.length > 0 ? undefined : refuseQuinta('nowhere-to-go', { who: one.id });
}

/**
 * Says what blocks the path: a creature, a feared creature or a wall; otherwise it is too far.
 *
 * @rule quinta.conditions.frightened
 */
function noWay(world: World, one: Creature, heading: Heading): Verdict {
  const barred = findBarrier(world, one, heading);
  return barred
    ? refuseQuinta(barred.code, { who: one.id, ...squareParams(barred.at) })
    : tooFar(world, one, heading.gait);
}

interface PathRequest {
  readonly path: readonly Square[];
  readonly gait: Gait;
}

/** Checks every step and their total cost. @rule quinta.grid.enter-square */
function noWayAlong(world: World, one: Creature, { path, gait }: PathRequest): Verdict {
  let [from, paid, diagonals] = [one.at, 0, one.budget.diagonals];
  for (const to of path) {
    if (!from) break;
    const code = findObstacle(world, one, { from, to, gait });
    if (code) return refuseQuinta(code, { who: one.id, ...squareParams(to) });
    const price = stepPrice(world, one, { from, to, gait, diagonals });
    [from, paid, diagonals] = [to, paid + price.metres, price.diagonals];
  }
  const last = path.at(-1);
  if (!last) return refuseQuinta('nowhere-to-go', { who: one.id });
  return paid <= movementLeft(world, one, gait) ? cannotStop(world, one, last) : tooFar(world, one, gait);
}
