import {
  asSquare,
  covers,
  type GridMap,
  isInside,
  isWall,
  laid,
  type Space,
  type Square,
  squaresAround,
  squaresBetween,
  squaresIn,
} from '@arbitro/grid';
import {
  type BoardRow,
  type CreatureId,
  type GridArea,
  type GridScene,
  type GridToken,
  type GridWay,
  type Json,
  type Offer,
  same,
} from '@arbitro/kernel';
import { waysOf } from './moves.ts';
import { keyOf } from './squares.ts';

/** Returns where the offers let a creature move, by square key. */
export const placesFor = (
  offers: readonly Offer[],
  { move }: GridScene,
  who: CreatureId,
): ReadonlyMap<string, Offer> =>
  waysOf(offers, move, {
    moves: ({ by }) => by === who,
    read: (value) => {
      const square = asSquare(value);
      return square && keyOf(square);
    },
  });

type Action = { readonly [key: string]: Json };

/** Whether an action contains everything in this beginning. */
export const begins = (beginning: Action, action: Action): boolean =>
  Object.entries(beginning).every(([key, value]) => {
    const other = action[key];
    return other !== undefined && same(value, other);
  });

export interface Route {
  /** From the creature's square to the destination. */
  readonly squares: readonly Square[];
  readonly cost: number;
}

/** Returns the path there by the rules, or undefined if the view has none. */
export function routeTo(ways: readonly GridWay[], action: Action, to: Square): Route | undefined {
  const fitting = ways.filter((way) => begins(way.action, action));
  const [way] = fitting.toSorted((a, b) => Object.keys(b.action).length - Object.keys(a.action).length);
  const last = way?.steps.find(({ at }) => keyOf(at) === keyOf(to));
  if (!way || !last) return undefined;
  const squares: Square[] = [];
  for (let step: typeof last | undefined = last; step; step = way.steps[step.from]) squares.unshift(step.at);
  return { squares, cost: last.cost };
}

/**
 * Returns where a creature of this size ends up when sent to a square: with its corner there, or with any part of it.
 */
export function landing(places: ReadonlyMap<string, unknown>, side: number, to: Square): Square | undefined {
  for (let back = 0; back < side * side; back++) {
    const at = { x: to.x - (back % side), y: to.y - Math.floor(back / side) };
    if (places.has(keyOf(at))) return at;
  }
  return undefined;
}

export const spaceOf = ({ at, side }: GridToken): Space => ({ at, side });

/** Returns the creature at a square; creatures out of action lie under the others, large ones under small ones. */
export function tokenAt(
  { tokens }: GridScene,
  rows: ReadonlyMap<CreatureId, BoardRow>,
  at: Square,
): GridToken | undefined {
  const here = tokens.filter((token) => covers(spaceOf(token), at));
  const under = ({ who, side }: GridToken): number => (rows.get(who)?.out ? 100 : 0) + side;
  return here.toSorted((a, b) => under(a) - under(b))[0];
}

/** Returns the squares that creatures of other sides threaten. */
export function threatenedFor(
  { map, tokens }: GridScene,
  rows: ReadonlyMap<CreatureId, BoardRow>,
  who: CreatureId,
): readonly Square[] {
  const side = rows.get(who)?.side;
  const foes = tokens.filter(({ who: id }) => rows.get(id)?.side !== side && !rows.get(id)?.out);
  return distinct(foes.flatMap((token) => reachOf(map, token)));
}

/** Returns the squares within a creature's reach, its own included. */
export function reachOf(map: GridMap | null, token: GridToken): readonly Square[] {
  if (!map || token.reach <= 0) return [];
  return squaresAround(map, spaceOf(token), token.reach).filter((square) => !isWall(map, square));
}

function distinct(squares: readonly Square[]): readonly Square[] {
  return [...new Map(squares.map((square) => [keyOf(square), square])).values()];
}

/** Returns the squares of an area placed there; an area around its creator needs no place. */
export function coveredBy(
  { map, tokens }: GridScene,
  area: GridArea,
  at: Square | undefined,
): readonly Square[] {
  const token = tokens.find(({ who }) => who === area.by);
  if (!map || !token) return [];
  return squaresLaid(map, area, { from: spaceOf(token), at }).filter((square) => !isWall(map, square));
}

function squaresLaid(
  map: GridMap,
  area: GridArea,
  { from, at }: { readonly from: Space; readonly at: Square | undefined },
): readonly Square[] {
  if (area.to === null) return squaresAround(map, from, area.size);
  return at && isInside(map, at) ? squaresIn(map, laid(area, from, at)) : [];
}

export const caughtIn = ({ tokens }: GridScene, squares: readonly Square[]): readonly CreatureId[] =>
  tokens.filter((token) => squares.some((square) => covers(spaceOf(token), square))).map(({ who }) => who);

/** Returns the distance in squares, as the scene counts it. */
export function measured({ alternating }: GridScene, a: Space, b: Space): number {
  const most = squaresBetween(a, b);
  if (!alternating) return most;
  const flat = (space: Space): Space => ({ at: { x: space.at.x, y: 0 }, side: space.side });
  const tall = (space: Space): Space => ({ at: { x: 0, y: space.at.y }, side: space.side });
  const least = Math.min(squaresBetween(flat(a), flat(b)), squaresBetween(tall(a), tall(b)));
  return most + Math.floor(least / 2);
}
