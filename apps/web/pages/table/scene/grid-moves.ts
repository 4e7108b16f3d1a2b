import {
  containsSquare,
  type GridMap,
  isInside,
  isWall,
  listSquaresAround,
  listSquaresIn,
  placeTemplate,
  type Space,
  type Square,
  squareDistance,
  toSquare,
} from '@arbitro/grid';
import {
  type BoardRow,
  type CreatureId,
  type GridArea,
  type GridScene,
  type GridToken,
  type GridWay,
  isEqualJson,
  type Json,
  type Offer,
} from '@arbitro/kernel';
import { findMoves } from './find-moves.ts';
import { keyOf } from './squares.ts';

/** Returns where the offers let a creature move, by square key. */
export const findMoveTargets = (
  offers: readonly Offer[],
  { move }: GridScene,
  who: CreatureId,
): ReadonlyMap<string, Offer> =>
  findMoves(offers, move, {
    moves: ({ by }) => by === who,
    read: (value) => {
      const square = toSquare(value);
      return square && keyOf(square);
    },
  });

type Action = { readonly [key: string]: Json };

/** Whether an action contains everything in this beginning. */
export const beginsLike = (beginning: Action, action: Action): boolean =>
  Object.entries(beginning).every(([key, value]) => {
    const other = action[key];
    return other !== undefined && isEqualJson(value, other);
  });

export interface Route {
  /** From the creature's square to the destination. */
  readonly squares: readonly Square[];
  readonly cost: number;
  /** Where the path lets others attack, and whom. */
  readonly provoked: readonly { readonly at: Square; readonly by: readonly CreatureId[] }[];
}

/** Returns the path there by the rules, or undefined if the view has none. */
export function findRoute(ways: readonly GridWay[], action: Action, to: Square): Route | undefined {
  const fitting = ways.filter((way) => beginsLike(way.action, action));
  const [way] = fitting.toSorted((a, b) => Object.keys(b.action).length - Object.keys(a.action).length);
  const last = way?.steps.find(({ at }) => keyOf(at) === keyOf(to));
  if (!way || !last) return undefined;
  const steps: (typeof last)[] = [];
  for (let step: typeof last | undefined = last; step; step = way.steps[step.from]) steps.unshift(step);
  return {
    squares: steps.map(({ at }) => at),
    cost: last.cost,
    provoked: steps.flatMap(({ provokes }, index) =>
      provokes ? [{ at: steps[index - 1]?.at ?? to, by: provokes }] : [],
    ),
  };
}

/** Returns where a creature of this size ends up when sent to a square: with its corner there, or with any part of it. */
export function findLanding(
  places: ReadonlyMap<string, unknown>,
  side: number,
  to: Square,
): Square | undefined {
  for (let back = 0; back < side * side; back++) {
    const at = { x: to.x - (back % side), y: to.y - Math.floor(back / side) };
    if (places.has(keyOf(at))) return at;
  }
  return undefined;
}

export const spaceOf = ({ at, side }: GridToken): Space => ({ at, side });

/** Returns the creature at a square; creatures out of action lie under the others, large ones under small ones. */
export function findTokenAt(
  { tokens }: GridScene,
  rows: ReadonlyMap<CreatureId, BoardRow>,
  square: Square,
): GridToken | undefined {
  const here = tokens.filter((token) => containsSquare(spaceOf(token), square));
  const under = ({ who, side }: GridToken): number => (rows.get(who)?.out ? 100 : 0) + side;
  return here.toSorted((a, b) => under(a) - under(b))[0];
}

/** Returns the squares that creatures of other sides threaten. */
export function listThreatened(
  { map, tokens }: GridScene,
  rows: ReadonlyMap<CreatureId, BoardRow>,
  who: CreatureId,
): readonly Square[] {
  const side = rows.get(who)?.side;
  const foes = tokens.filter(({ who: id }) => rows.get(id)?.side !== side && !rows.get(id)?.out);
  return removeDuplicates(foes.flatMap((token) => listReach(map, token)));
}

/** Returns the squares within a creature's reach, its own included. */
export function listReach(map: GridMap | null, token: GridToken): readonly Square[] {
  if (!map || token.reach <= 0) return [];
  return listSquaresAround(map, spaceOf(token), token.reach).filter((square) => !isWall(map, square));
}

function removeDuplicates(squares: readonly Square[]): readonly Square[] {
  return [...new Map(squares.map((square) => [keyOf(square), square])).values()];
}

/** Returns the squares of an area placed there; an area around its creator needs no place. */
export function listCovered(
  { map, tokens }: GridScene,
  area: GridArea,
  place: Square | undefined,
): readonly Square[] {
  const token = tokens.find(({ who }) => who === area.by);
  if (!map || !token) return [];
  return listAreaSquares(map, area, { from: spaceOf(token), at: place }).filter(
    (square) => !isWall(map, square),
  );
}

function listAreaSquares(
  map: GridMap,
  area: GridArea,
  { from, at }: { readonly from: Space; readonly at: Square | undefined },
): readonly Square[] {
  if (area.to === null) return listSquaresAround(map, from, area.size);
  return at && isInside(map, at) ? listSquaresIn(map, placeTemplate(area, from, at)) : [];
}

export const findCaught = ({ tokens }: GridScene, squares: readonly Square[]): readonly CreatureId[] =>
  tokens
    .filter((token) => squares.some((square) => containsSquare(spaceOf(token), square)))
    .map(({ who }) => who);

/** Returns the distance in squares, as the scene counts it. */
export function measureDistance({ alternating }: GridScene, a: Space, b: Space): number {
  const max = squareDistance(a, b);
  if (!alternating) return max;
  const flat = (space: Space): Space => ({ at: { x: space.at.x, y: 0 }, side: space.side });
  const tall = (space: Space): Space => ({ at: { x: 0, y: space.at.y }, side: space.side });
  const min = Math.min(squareDistance(flat(a), flat(b)), squareDistance(tall(a), tall(b)));
  return max + Math.floor(min / 2);
}
