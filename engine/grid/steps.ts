import { type GridMap, isWall } from './map.ts';
import { type Space, type Square, squaresOf } from './square.ts';

const AROUND: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/** Does this step change row and column? */
export const isDiagonal = (from: Square, to: Square): boolean => from.x !== to.x && from.y !== to.y;
/** Are these two squares neighbours? */
export const isStep = (from: Square, to: Square): boolean =>
  Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) === 1;

/** May a space go there in one step? Not into a wall, and a diagonal step cuts no corner of one. */
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
  squaresOf(space).some((square) => isWall(map, square));

/** The squares one step away. */
export const stepsFrom = (map: GridMap, space: Space): readonly Square[] =>
  AROUND.map(({ x, y }) => ({ x: space.at.x + x, y: space.at.y + y })).filter((to) =>
    canStep(map, space, to),
  );

/** Who goes over a map: how large, and what each step costs them. */
export interface Walker {
  readonly space: Space;
  /** What a step into this place costs; infinite where it may not be, or not from there. */
  enter(at: Square, from: Square): number;
  /** Every second diagonal costs one more. */
  readonly alternating: boolean;
  /** Diagonals made before. */
  readonly diagonals: number;
}

/** A square that can be reached, from where and at what cost. */
export interface Reached {
  readonly at: Square;
  readonly cost: number;
  readonly diagonals: number;
  readonly from: Reached | null;
}

/** What one step costs. */
export function stepCost({ enter, alternating }: Walker, from: Reached, to: Square): number {
  const plain = enter(to, from.at);
  return alternating && isDiagonal(from.at, to) && from.diagonals % 2 === 1 ? plain * 2 : plain;
}

/** Every place a walker can come to, each by its cheapest way; the walker's own comes first. */
export function reachable(map: GridMap, walker: Walker, budget: number): readonly Reached[] {
  const start: Reached = { at: walker.space.at, cost: 0, diagonals: walker.diagonals, from: null };
  const best = new Map<number, Reached>([[keyOf(map, start, walker), start]]);
  const rings: Reached[][] = [[start]];
  for (let cost = 0; cost <= budget; cost++) {
    for (const here of rings[cost] ?? []) {
      if (best.get(keyOf(map, here, walker)) !== here) continue;
      for (const to of stepsFrom(map, { at: here.at, side: walker.space.side })) {
        const next = stepTo(walker, here, to);
        if (next.cost > budget) continue;
        const key = keyOf(map, next, walker);
        const known = best.get(key);
        if (known && known.cost <= next.cost) continue;
        best.set(key, next);
        const ring = rings[next.cost];
        if (ring) ring.push(next);
        else rings[next.cost] = [next];
      }
    }
  }
  return cheapest(best.values());
}

function stepTo(walker: Walker, from: Reached, to: Square): Reached {
  const cost = from.cost + stepCost(walker, from, to);
  return { at: to, cost, diagonals: from.diagonals + (isDiagonal(from.at, to) ? 1 : 0), from };
}

/** Where diagonals alternate, a place reached after an odd number of them is another than after an even one. */
const keyOf = ({ width }: GridMap, { at, diagonals }: Reached, { alternating }: Walker): number =>
  (at.y * width + at.x) * 2 + (alternating ? diagonals % 2 : 0);

function cheapest(all: Iterable<Reached>): readonly Reached[] {
  const found = new Map<string, Reached>();
  for (const one of all) {
    const key = `${one.at.x},${one.at.y}`;
    const known = found.get(key);
    if (!known || one.cost < known.cost) found.set(key, one);
  }
  return [...found.values()];
}

/** The squares on the way, the first step first. */
export function pathOf(reached: Reached): readonly Square[] {
  const path: Square[] = [];
  for (let here: Reached | null = reached; here?.from; here = here.from) path.unshift(here.at);
  return path;
}
