import {
  canStep,
  DistanceField,
  type GridMap,
  isInside,
  isStep,
  isWall,
  listPath,
  listSquares,
  placeOf,
  type ReachedSquare,
  type Space,
  type Square,
  stepCost,
  type Walker,
} from '@arbitro/grid';
import { memoizeRecent } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { movementLeft, squaresIn } from './budget.ts';
import {
  approachesFeared,
  enterCost,
  findEmptySurroundings,
  findSurroundings,
  isRough,
  type Surroundings,
} from './movement-cost.ts';
import { findActiveMap, findBlocker, spaceAt } from './space.ts';
import { type Gait, SQUARE } from './tables.ts';

/** What affects the creature's steps; undefined without a map. */
const surroundingsOf = memoizeRecent((creature: Creature, world: World, gait: Gait) => {
  const map = findActiveMap(world);
  return map ? findSurroundings(world, creature, map, gait) : undefined;
}, 1);

const buildWalker = (world: World, at: Square, around: Surroundings): Walker => ({
  space: spaceAt(around.mover, at),
  alternating: world.options.gridDiagonals === 'alternating',
  diagonals: around.mover.budget.diagonals,
  enter: (to, from) => enterCost(around, to, from),
});

/** The paths of a creature from its position: the policy, the verdict and the rule all ask the same field. */
const distanceFieldOf = memoizeRecent((creature: Creature, world: World, gait: Gait) => {
  const around = surroundingsOf(creature, world, gait);
  return around && creature.at
    ? new DistanceField(around.map, buildWalker(world, creature.at, around))
    : undefined;
}, 1);

interface ReachQuery {
  readonly gait: Gait;
  readonly metres: number;
}

/** Returns all squares reachable with so many metres, each by its cheapest path. */
export const listReachable = (
  world: World,
  creature: Creature,
  { gait, metres }: ReachQuery,
): readonly ReachedSquare[] => distanceFieldOf(creature, world, gait)?.list(squaresIn(metres)) ?? [];

/** Returns the nearest square of this kind by the cheapest path, or undefined if none is so near. */
export const findNearest = (
  world: World,
  creature: Creature,
  { gait, metres }: ReachQuery,
  isGoal: (square: Square) => boolean,
): ReachedSquare | undefined =>
  distanceFieldOf(creature, world, gait)?.findNearest(isGoal, squaresIn(metres));

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
  const left = squaresIn(movementLeft(world, creature, gait));
  const found = distanceFieldOf(creature, world, gait)?.find(to, left);
  return found && listPath(found);
}

/** Returns whether the creature can go there with the movement left and may stop there. */
export const canStopAt = (world: World, creature: Creature, { to, gait }: Heading): boolean =>
  distanceFieldOf(creature, world, gait)?.canReach(to, squaresIn(movementLeft(world, creature, gait))) ===
    true && !findBlocker(world, creature, to);

interface Heading {
  readonly to: Square;
  readonly gait: Gait;
}

/**
 * Returns what blocks the path that would exist without creatures and fear, or every path; undefined if it is only too
 * far.
 */
export function findBarrier(world: World, creature: Creature, heading: Heading): Barrier | undefined {
  const { at } = creature;
  const around = surroundingsOf(creature, world, heading.gait);
  if (!around || !at) return undefined;
  const alone = buildWalker(world, at, findEmptySurroundings(world, creature, around.map, heading.gait));
  const left = squaresIn(movementLeft(world, creature, heading.gait));
  const near = new DistanceField(around.map, alone).find(heading.to, left);
  if (near) return findFirstBarrier(world, creature, heading, near);
  if (distanceFieldOf(creature, world, heading.gait)?.find(heading.to, Infinity)) return undefined;
  const bare = new DistanceField(around.map, { ...alone, enter: () => 1 }).find(heading.to, Infinity);
  return (bare && findFirstBarrier(world, creature, heading, bare)) ?? { code: 'no-way', at: heading.to };
}
interface Barrier {
  readonly code: Obstacle | 'no-way';
  readonly at: Square;
}

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
  const around = surroundingsOf(creature, world, gait);
  if (!around) return 'off-grid';
  const { map } = around;
  if (!canStep(map, spaceAt(creature, from), to)) return findFixedObstacle(map, spaceAt(creature, to), from);
  const [place, before] = [placeOf(map, to), placeOf(map, from)];
  if (approachesFeared(around, place, before)) return 'would-approach';
  return enterCost(around, place, before) === Infinity ? 'in-the-way' : undefined;
}

/** Why the map does not let a space step to this position. */
function findFixedObstacle(map: GridMap, space: Space, from: Square): Obstacle {
  const under = listSquares(space);
  if (under.some((square) => !isInside(map, square))) return 'off-grid';
  if (under.some((square) => isWall(map, square))) return 'wall';
  return isStep(from, space.at) ? 'corner' : 'no-step';
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
  const around = surroundingsOf(creature, world, gait);
  if (!around) return { metres: Infinity, diagonals, difficult: false };
  const walker = buildWalker(world, from, around);
  const isAslant = from.x !== to.x && from.y !== to.y;
  return {
    metres: stepCost(around.map, walker, { at: from, diagonals }, to) * SQUARE,
    diagonals: diagonals + (isAslant ? 1 : 0),
    difficult: isRough(around, placeOf(around.map, to)),
  };
}
interface Price {
  readonly metres: number;
  readonly diagonals: number;
  /** The ground is difficult. */
  readonly difficult: boolean;
}
