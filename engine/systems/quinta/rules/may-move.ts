import { isInside, isWall, listSquares, type Square } from '@arbitro/grid';
import { type CreatureId, getCreature, type Verdict } from '@arbitro/kernel';
import { refuseQuinta, squareParams } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { gaitsOf, movementLeft, speedFor } from './budget.ts';
import { carrierOf } from './flee.ts';
import { notInPlay, notOnTurn } from './may-act.ts';
import { isOnMap } from './move.ts';
import { movementCost } from './movement-cost.ts';
import { findBarrier, findObstacle, findPath, listStops, stepPrice } from './route.ts';
import { findBlocker, spaceAt } from './space.ts';
import type { Gait } from './tables.ts';

/** Refuses creatures with Speed 0, and riders. @rule quinta.movement.speed */
export function cannotGo(world: World, who: CreatureId, gait: Gait = 'walk'): Verdict {
  const creature = getCreature(world, who);
  const refusal = notInPlay(world, who) ?? notOnTurn(world, who);
  if (refusal) return refusal;
  if (creature.rides !== null) return refuseQuinta('rides-already', { who });
  if (gait === 'fly' && creature.fly === null) return refuseQuinta('cannot-fly', { who });
  return speedFor(world, creature, gait) > 0 ? undefined : refuseQuinta('speed-zero', { who });
}

/**
 * Refuses creatures that are grappled, ride a mount they do not control, or are surrounded by enemies.
 * @rule quinta.movement.speed @ruling R128
 */
export function cannotFlee(world: World, who: CreatureId): Verdict {
  const mover = carrierOf(world, who);
  const ways = gaitsOf(mover).map((gait) => cannotRun(world, mover, gait));
  return ways.includes(undefined) ? undefined : ways.at(-1);
}

function cannotRun(world: World, mover: Creature, gait: Gait): Verdict {
  const refusal = cannotGo(world, mover.id, gait);
  if (refusal) return refusal;
  if (movementLeft(world, mover, gait) <= 0) return tooFar(world, mover, gait);
  const isShutIn = isOnMap(world, mover) && listStops(world, mover, gait).length === 0;
  return isShutIn ? refuseQuinta('nowhere-to-go', { who: mover.id }) : undefined;
}

export const tooFar = (world: World, creature: Creature, gait: Gait = 'walk'): Verdict =>
  refuseQuinta('too-far', { who: creature.id, left: movementLeft(world, creature, gait) });

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
  const creature = getCreature(world, who);
  const refusal = cannotGo(world, who, gait);
  if (refusal) return refusal;
  if (!isOnMap(world, creature)) {
    if (metres === undefined) return refuseQuinta('no-map', { who });
    const cost = metres * movementCost(world, creature, { gait, rough: difficult });
    return cost <= movementLeft(world, creature, gait) ? undefined : tooFar(world, creature, gait);
  }
  if (metres !== undefined || moving.leaves) return refuseQuinta('map-in-use', { who });
  if (path) return noWayAlong(world, creature, { path, gait });
  return to ? noWayTo(world, creature, { to, gait }) : refuseQuinta('nowhere-to-go', { who });
}

/** Refuses squares off the map or inside a wall. @rule quinta.grid.corners */
export function notOpen(world: World, creature: Creature, place: Square): Verdict {
  const { map } = world;
  if (!map) return refuseQuinta('no-map', { who: creature.id });
  const under = listSquares(spaceAt(creature, place));
  const outside = under.find((square) => !isInside(map, square));
  if (outside) return refuseQuinta('off-grid', { ...outside });
  const wall = under.find((square) => isWall(map, square));
  return wall && refuseQuinta('wall', squareParams(wall));
}

/** @rule quinta.movement.end-in-occupied */
export function cannotStop(world: World, creature: Creature, square: Square): Verdict {
  const on = findBlocker(world, creature, square);
  return on === undefined ? undefined : refuseQuinta('space-taken', { who: creature.id, on });
}

interface Heading {
  readonly to: Square;
  readonly gait: Gait;
}

function noWayTo(world: World, creature: Creature, { to, gait }: Heading): Verdict {
  const shut = notOpen(world, creature, to) ?? cannotStop(world, creature, to);
  if (shut) return shut;
  const way = findPath(world, creature, { to, gait });
  if (!way) return noWay(world, creature, { to, gait });
  return way.length > 0 ? undefined : refuseQuinta('nowhere-to-go', { who: creature.id });
}

/**
 * Says what blocks the path: a creature, a feared creature or a wall; otherwise it is too far.
 * @rule quinta.conditions.frightened
 */
function noWay(world: World, creature: Creature, heading: Heading): Verdict {
  const barrier = findBarrier(world, creature, heading);
  return barrier
    ? refuseQuinta(barrier.code, { who: creature.id, ...squareParams(barrier.at) })
    : tooFar(world, creature, heading.gait);
}

interface PathRequest {
  readonly path: readonly Square[];
  readonly gait: Gait;
}

/** Checks every step and their total cost. @rule quinta.grid.enter-square */
function noWayAlong(world: World, creature: Creature, { path, gait }: PathRequest): Verdict {
  let [from, paid, diagonals] = [creature.at, 0, creature.budget.diagonals];
  for (const to of path) {
    if (!from) break;
    const code = findObstacle(world, creature, { from, to, gait });
    if (code) return refuseQuinta(code, { who: creature.id, ...squareParams(to) });
    const price = stepPrice(world, creature, { from, to, gait, diagonals });
    [from, paid, diagonals] = [to, paid + price.metres, price.diagonals];
  }
  const last = path.at(-1);
  if (!last) return refuseQuinta('nowhere-to-go', { who: creature.id });
  return paid <= movementLeft(world, creature, gait)
    ? cannotStop(world, creature, last)
    : tooFar(world, creature, gait);
}
