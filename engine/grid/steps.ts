import { type GridMap, isWall } from './map.ts';
import { listSquares, type Space, type Square } from './square.ts';

const NEIGHBOUR_OFFSETS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/** Returns true if this step changes both row and column. */
export const isDiagonal = (from: Square, to: Square): boolean => from.x !== to.x && from.y !== to.y;
/** Returns true if the two squares are neighbours. */
export const isStep = (from: Square, to: Square): boolean =>
  Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) === 1;

/** Returns true if a space can move there in one step: not into a wall, and not diagonally past the corner of a wall. */
export function canStep(map: GridMap, { at, side }: Space, to: Square): boolean {
  if (!isStep(at, to) || touchesWall(map, { at: to, side })) return false;
  return (
    !isDiagonal(at, to) ||
    !(
      touchesWall(map, { at: { x: to.x, y: at.y }, side }) ||
      touchesWall(map, { at: { x: at.x, y: to.y }, side })
    )
  );
}

const touchesWall = (map: GridMap, space: Space): boolean =>
  listSquares(space).some((square) => isWall(map, square));

/** Returns the squares one step away. */
export const listSteps = (map: GridMap, space: Space): readonly Square[] =>
  NEIGHBOUR_OFFSETS.map(({ x, y }) => ({ x: space.at.x + x, y: space.at.y + y })).filter((to) =>
    canStep(map, space, to),
  );

/** A creature that moves over a map: its size, and the cost of each step. */
export interface Walker {
  readonly space: Space;
  /** The cost of a step into this square; infinite where it is forbidden, or forbidden from there. */
  enter(square: Square, from: Square): number;
  /** Every second diagonal step costs one more. */
  readonly alternating: boolean;
  /** The number of diagonal steps made before. */
  readonly diagonals: number;
}

/** A reachable square, with its predecessor and cost. */
export interface ReachedSquare {
  readonly at: Square;
  readonly cost: number;
  readonly diagonals: number;
  readonly from: ReachedSquare | null;
}

/** Returns the cost of one step. */
export function stepCost({ enter, alternating }: Walker, from: ReachedSquare, to: Square): number {
  const plain = enter(to, from.at);
  return alternating && isDiagonal(from.at, to) && from.diagonals % 2 === 1 ? plain * 2 : plain;
}

/** Returns every square a walker can reach, each by its cheapest path; the walker's own square comes first. */
export function findReachable(map: GridMap, walker: Walker, budget: number): readonly ReachedSquare[] {
  const start: ReachedSquare = { at: walker.space.at, cost: 0, diagonals: walker.diagonals, from: null };
  const best = new Map<number, ReachedSquare>([[reachKeyOf(map, start, walker), start]]);
  const rings: ReachedSquare[][] = [[start]];
  for (let cost = 0; cost <= budget; cost++) {
    for (const here of rings[cost] ?? []) {
      if (best.get(reachKeyOf(map, here, walker)) !== here) continue;
      for (const to of listSteps(map, { at: here.at, side: walker.space.side })) {
        const next = takeStep(walker, here, to);
        if (next.cost > budget) continue;
        const key = reachKeyOf(map, next, walker);
        const known = best.get(key);
        if (known && known.cost <= next.cost) continue;
        best.set(key, next);
        const ring = rings[next.cost];
        if (ring) ring.push(next);
        else rings[next.cost] = [next];
      }
    }
  }
  return keepCheapest(best.values());
}

function takeStep(walker: Walker, from: ReachedSquare, to: Square): ReachedSquare {
  const cost = from.cost + stepCost(walker, from, to);
  return { at: to, cost, diagonals: from.diagonals + (isDiagonal(from.at, to) ? 1 : 0), from };
}

/**
 * Where diagonals alternate, a square reached after an odd number of them is a different state than after an even
 * number.
 */
const reachKeyOf = ({ width }: GridMap, { at, diagonals }: ReachedSquare, { alternating }: Walker): number =>
  (at.y * width + at.x) * 2 + (alternating ? diagonals % 2 : 0);

function keepCheapest(all: Iterable<ReachedSquare>): readonly ReachedSquare[] {
  const found = new Map<string, ReachedSquare>();
  for (const reachedSquare of all) {
    const key = `${reachedSquare.at.x},${reachedSquare.at.y}`;
    const known = found.get(key);
    if (!known || reachedSquare.cost < known.cost) found.set(key, reachedSquare);
  }
  return [...found.values()];
}

/** Returns the squares on the path, starting with the first step. */
export function listPath(reached: ReachedSquare): readonly Square[] {
  const path: Square[] = [];
  for (let here: ReachedSquare | null = reached; here?.from; here = here.from) path.unshift(here.at);
  return path;
}
