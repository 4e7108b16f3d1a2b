import {
  canStep,
  type GridMap,
  groundAt,
  isInside,
  isWall,
  overlap,
  pathOf,
  type Reached,
  reachable,
  type Space,
  type Square,
  sameSquare,
  squaresOf,
  stepCost,
  type Walker,
} from '@arbitro/grid';
import { remembering } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { movementLeft, squaresIn } from './budget.ts';
import { feels } from './derived.ts';
import { comesNearer, dreadedBy, dreads } from './dread.ts';
import { draggedBy } from './grapple.ts';
import { hinders, keepsOut, letsPass, othersThan, spaceAt, usedMap } from './space.ts';
import { type Gait, SQUARE, sizeStep } from './tables.ts';

/** How somebody goes on a map, from where it stands. */
interface Going {
  readonly map: GridMap;
  readonly walker: Walker;
  readonly around: Surroundings;
}

function goingOf(
  world: World,
  one: Creature,
  gait: Gait,
  supposed: Partial<Surroundings> = {},
): Going | undefined {
  const map = usedMap(world);
  if (!map || !one.at) return undefined;
  const around = { ...surroundings(world, one, map), ...supposed };
  const walker: Walker = {
    space: spaceAt(one, one.at),
    alternating: world.options.gridDiagonals === 'alternating',
    diagonals: one.budget.diagonals,
    enter: (at, from) => enterCost(around, { gait, at, from }),
  };
  return { map, walker, around };
}

/** All that matters on the way, looked up once. */
interface Surroundings {
  readonly one: Creature;
  readonly map: GridMap;
  readonly others: readonly { readonly space: Space; readonly passes: boolean; readonly hinders: boolean }[];
  readonly dreaded: readonly Space[];
  /** What a square costs, by the way of going and whether it is rough. */
  cost(ground: Ground): number;
}

function surroundings(world: World, one: Creature, map: GridMap): Surroundings {
  const others = othersThan(world, one).map(({ other, space }) => ({
    space,
    passes: letsPass(world, one, other),
    hinders: hinders(one, other),
  }));
  return {
    one,
    map,
    others,
    dreaded: dreadedBy(world, one),
    cost: (ground) => costOf(world, one, ground),
  };
}

interface Entering {
  readonly gait: Gait;
  readonly at: Square;
  readonly from: Square;
}

/**
 * Squares for entering a place; infinite where somebody is in the way, or somebody dreaded would be nearer.
 *
 * @rule quinta.grid.enter-square
 * @rule quinta.movement.through-creatures
 * @rule quinta.conditions.frightened
 */
function enterCost(around: Surroundings, entering: Entering): number {
  const { one, others, dreaded, cost } = around;
  const here = spaceAt(one, entering.at);
  if (others.some(({ passes, space }) => !passes && overlap(here, space))) return Infinity;
  if (dreaded.length > 0 && comesNearer(dreaded, spaceAt(one, entering.from), here)) return Infinity;
  return cost(groundOf(around, entering));
}

/** How one goes there, and whether it is difficult ground, or somebody to squeeze past. @rule quinta.movement.difficult-terrain */
function groundOf({ one, map, others }: Surroundings, { gait, at }: Omit<Entering, 'from'>): Ground {
  const here = spaceAt(one, at);
  const grounds = gait === 'fly' ? [] : squaresOf(here).map((square) => groundAt(map, square));
  const rough =
    grounds.includes('difficult') ||
    others.some(({ hinders: slows, space }) => slows && overlap(here, space));
  return { gait: grounds.includes('water') ? 'swim' : gait, rough };
}

interface Ground {
  readonly gait: Gait;
  readonly rough: boolean;
}

/**
 * For each square, or each metre: one, one more on difficult ground, one more for what is no walking, one more with a
 * burden that struggles.
 *
 * @rule quinta.movement.modes
 * @rule quinta.movement.difficult-terrain
 * @ruling R47
 * @ruling R48
 */
export function costOf(world: World, one: Creature, { gait, rough }: Ground): number {
  const how = feels(world, one, 'crawls') ? 'crawl' : gait;
  const toils =
    how === 'crawl' || (how === 'climb' && one.climb === null) || (how === 'swim' && one.swim === null);
  const more = toils && world.options.specialMovementCosts === 'srd';
  return 1 + (rough ? 1 : 0) + (more ? 1 : 0) + (isBurdened(world, one) ? 1 : 0);
}

/** Who is Tiny, or two sizes smaller, is no burden. @rule quinta.conditions.grappled @ruling R124 */
const isBurdened = (world: World, one: Creature): boolean =>
  draggedBy(world, one.id).some(({ size }) => size !== 'tiny' && sizeStep(one.size) - sizeStep(size) < 2);

/** Everywhere it can come to with so many metres, each by its cheapest way. */
export function reachedFrom(world: World, one: Creature, { gait, metres }: Reach): readonly Reached[] {
  const going = goingOf(world, one, gait);
  return going ? reachable(going.map, going.walker, squaresIn(metres)) : [];
}
interface Reach {
  readonly gait: Gait;
  readonly metres: number;
}

const reachedNow = remembering((one: Creature, world: World, gait: Gait) =>
  reachedFrom(world, one, { gait, metres: movementLeft(world, one, gait) }),
);

/** Everywhere it can come to with what it has left, and may stop. */
export const withinReach = (world: World, one: Creature, gait: Gait): readonly Reached[] =>
  reachedNow(one, world, gait).filter(({ at, from }) => from !== null && !keepsOut(world, one, at));

/** The cheapest way there with what is left; nothing if it is too far. */
export function wayTo(world: World, one: Creature, { to, gait }: Heading): readonly Square[] | undefined {
  const found = reachedNow(one, world, gait).find(({ at }) => sameSquare(at, to));
  return found && pathOf(found);
}
interface Heading {
  readonly to: Square;
  readonly gait: Gait;
}

/** What bars the way that it would have with nobody about and nothing to fear, or else every way; nothing if it is only far. */
export function barrier(world: World, one: Creature, heading: Heading): Barrier | undefined {
  const alone = goingOf(world, one, heading.gait, { others: [], dreaded: [] });
  const near = alone && foundBy(alone, heading.to, squaresIn(movementLeft(world, one, heading.gait)));
  if (near) return firstBar(world, one, heading, near);
  const going = goingOf(world, one, heading.gait);
  if (!going) return undefined;
  const dearest = DEAREST * going.map.width * going.map.height;
  if (foundBy(going, heading.to, dearest)) return undefined;
  const bare = foundBy({ ...going, walker: { ...going.walker, enter: () => 1 } }, heading.to, dearest);
  return (bare && firstBar(world, one, heading, bare)) ?? { code: 'no-way', at: heading.to };
}
interface Barrier {
  readonly code: Obstacle | 'no-way';
  readonly at: Square;
}

/** More than any square costs: no way is longer than all squares at that. */
const DEAREST = 8;

const foundBy = ({ map, walker }: Going, to: Square, far: number): Reached | undefined =>
  reachable(map, walker, far).find(({ at }) => sameSquare(at, to));

/** The first thing on a way that cannot be passed. */
function firstBar(world: World, one: Creature, { gait }: Heading, way: Reached): Barrier | undefined {
  let from = one.at;
  for (const at of pathOf(way)) {
    const code = from && obstacle(world, one, { from, to: at, gait });
    if (code) return { code, at };
    from = at;
  }
  return undefined;
}

/** What keeps a step from being made, whatever it costs. @rule quinta.grid.corners */
type Obstacle = 'off-grid' | 'wall' | 'corner' | 'no-step' | 'in-the-way' | 'would-approach';

export function obstacle(world: World, one: Creature, { from, to, gait }: Step): Obstacle | undefined {
  const map = usedMap(world);
  if (!map) return 'off-grid';
  const space: Space = spaceAt(one, from);
  const under = squaresOf(spaceAt(one, to));
  if (under.some((square) => !isInside(map, square))) return 'off-grid';
  if (under.some((square) => isWall(map, square))) return 'wall';
  if (Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) !== 1) return 'no-step';
  if (!canStep(map, space, to)) return 'corner';
  if (dreads(world, one, [from, to])) return 'would-approach';
  const cost = enterCost(surroundings(world, one, map), { gait, at: to, from });
  return Number.isFinite(cost) ? undefined : 'in-the-way';
}
interface Step {
  readonly from: Square;
  readonly to: Square;
  readonly gait: Gait;
}

/** What a step costs in metres, how many diagonals there are after it, and whether the ground is difficult. @rule quinta.grid.enter-square @ruling R43 */
export function priceOf(
  world: World,
  one: Creature,
  { from, to, gait, diagonals }: Step & { readonly diagonals: number },
): Price {
  const going = goingOf(world, one, gait);
  if (!going) return { metres: Infinity, diagonals, difficult: false };
  const here: Reached = { at: from, cost: 0, diagonals, from: null };
  const isAslant = from.x !== to.x && from.y !== to.y;
  return {
    metres: stepCost(going.walker, here, to) * SQUARE,
    diagonals: diagonals + (isAslant ? 1 : 0),
    difficult: groundOf(going.around, { gait, at: to }).rough,
  };
}
interface Price {
  readonly metres: number;
  readonly diagonals: number;
  /** It is difficult ground. */
  readonly difficult: boolean;
}
