import {
  canStep,
  findReachable,
  type GridMap,
  isInside,
  isSameSquare,
  isWall,
  listPath,
  listSquares,
  type ReachedSquare,
  type Space,
  type Square,
  stepCost,
  type Walker,
} from '@arbitro/grid';
import { memoizeRecent } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { movementLeft, squaresIn } from './budget.ts';
import { wouldApproachFeared } from './fear.ts';
import { enterCost, findSurroundings, type Surroundings, terrainAt } from './movement-cost.ts';
import { findActiveMap, findBlocker, spaceAt } from './space.ts';
import { type Gait, SQUARE } from './tables.ts';

/** How a creature moves on a map, from its position. */
interface RouteContext {
  readonly map: GridMap;
  readonly walker: Walker;
  readonly around: Surroundings;
}

function buildRouteContext(
  world: World,
  creature: Creature,
  gait: Gait,
  supposedSurroundings: Partial<Surroundings> = {},
): RouteContext | undefined {
  const map = findActiveMap(world);
  if (!map || !creature.at) return undefined;
  const around = { ...findSurroundings(world, creature, map), ...supposedSurroundings };
  const walker: Walker = {
    space: spaceAt(creature, creature.at),
    alternating: world.options.gridDiagonals === 'alternating',
    diagonals: creature.budget.diagonals,
    enter: (square, from) => enterCost(around, { gait, at: square, from }),
  };
  return { map, walker, around };
}

/** Returns all squares reachable with so many metres, each by its cheapest path. */
export function listReachable(
  world: World,
  creature: Creature,
  { gait, metres }: ReachQuery,
): readonly ReachedSquare[] {
  const going = buildRouteContext(world, creature, gait);
  return going ? findReachable(going.map, going.walker, squaresIn(metres)) : [];
}
interface ReachQuery {
  readonly gait: Gait;
  readonly metres: number;
}

const listReachableNow = memoizeRecent((creature: Creature, world: World, gait: Gait) =>
  listReachable(world, creature, { gait, metres: movementLeft(world, creature, gait) }),
);

/** Returns all squares reachable with the movement left where the creature may stop. */
export const listStops = (world: World, creature: Creature, gait: Gait): readonly ReachedSquare[] =>
  listReachableNow(creature, world, gait).filter(
    ({ at, from }) => from !== null && !findBlocker(world, creature, at),
  );

/** Returns the cheapest path with the movement left, or undefined if it is too far. */
export function findPath(
  world: World,
  creature: Creature,
  { to, gait }: Heading,
): readonly Square[] | undefined {
  const found = listReachableNow(creature, world, gait).find(({ at }) => isSameSquare(at, to));
  return found && listPath(found);
}
interface Heading {
  readonly to: Square;
  readonly gait: Gait;
}

/**
 * Returns what blocks the path that would exist without creatures and fear, or every path; undefined if it is only too
 * far.
 */
export function findBarrier(world: World, creature: Creature, heading: Heading): Barrier | undefined {
  const alone = buildRouteContext(world, creature, heading.gait, { others: [], dreaded: [] });
  const near = alone && findRoute(alone, heading.to, squaresIn(movementLeft(world, creature, heading.gait)));
  if (near) return findFirstBarrier(world, creature, heading, near);
  const going = buildRouteContext(world, creature, heading.gait);
  if (!going) return undefined;
  const dearest = MAX_SQUARE_COST * going.map.width * going.map.height;
  if (findRoute(going, heading.to, dearest)) return undefined;
  const bare = findRoute({ ...going, walker: { ...going.walker, enter: () => 1 } }, heading.to, dearest);
  return (bare && findFirstBarrier(world, creature, heading, bare)) ?? { code: 'no-way', at: heading.to };
}
interface Barrier {
  readonly code: Obstacle | 'no-way';
  readonly at: Square;
}

/** More than any square costs; limits the cost of any path on the map. */
const MAX_SQUARE_COST = 8;

const findRoute = ({ map, walker }: RouteContext, to: Square, far: number): ReachedSquare | undefined =>
  findReachable(map, walker, far).find(({ at }) => isSameSquare(at, to));

/** The first impassable obstacle on a path. */
function findFirstBarrier(
  world: World,
  creature: Creature,
  { gait }: Heading,
  way: ReachedSquare,
): Barrier | undefined {
  let from = creature.at;
  for (const square of listPath(way)) {
    const code = from && findObstacle(world, creature, { from, to: square, gait });
    if (code) return { code, at: square };
    from = square;
  }
  return undefined;
}

/** Why a step is impossible at any cost. @rule quinta.grid.corners */
type Obstacle = 'off-grid' | 'wall' | 'corner' | 'no-step' | 'in-the-way' | 'would-approach';

export function findObstacle(
  world: World,
  creature: Creature,
  { from, to, gait }: Step,
): Obstacle | undefined {
  const map = findActiveMap(world);
  if (!map) return 'off-grid';
  const space: Space = spaceAt(creature, from);
  const under = listSquares(spaceAt(creature, to));
  if (under.some((square) => !isInside(map, square))) return 'off-grid';
  if (under.some((square) => isWall(map, square))) return 'wall';
  if (Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) !== 1) return 'no-step';
  if (!canStep(map, space, to)) return 'corner';
  if (wouldApproachFeared(world, creature, [from, to])) return 'would-approach';
  const cost = enterCost(findSurroundings(world, creature, map), { gait, at: to, from });
  return Number.isFinite(cost) ? undefined : 'in-the-way';
}
interface Step {
  readonly from: Square;
  readonly to: Square;
  readonly gait: Gait;
}

/**
 * Returns the cost of a step in metres, the number of diagonals after it, and whether the ground is difficult.
 * @rule quinta.grid.enter-square @ruling R43
 */
export function stepPrice(
  world: World,
  creature: Creature,
  { from, to, gait, diagonals }: Step & { readonly diagonals: number },
): Price {
  const going = buildRouteContext(world, creature, gait);
  if (!going) return { metres: Infinity, diagonals, difficult: false };
  const here: ReachedSquare = { at: from, cost: 0, diagonals, from: null };
  const isAslant = from.x !== to.x && from.y !== to.y;
  return {
    metres: stepCost(going.walker, here, to) * SQUARE,
    diagonals: diagonals + (isAslant ? 1 : 0),
    difficult: terrainAt(going.around, { gait, at: to }).rough,
  };
}
interface Price {
  readonly metres: number;
  readonly diagonals: number;
  /** The ground is difficult. */
  readonly difficult: boolean;
}
