import { doOverlap, type GridMap, listSquares, mapGroundAt, type Space, type Square } from '@arbitro/grid';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { comesNearer, listFearedSpaces } from './fear.ts';
import { listDragged } from './grapple-hold.ts';
import { hinders, letsPass, listOthers, spaceAt } from './space.ts';
import { type Gait, sizeStep } from './tables.ts';

/** Everything that affects the path, looked up once. */
export interface Surroundings {
  readonly one: Creature;
  readonly map: GridMap;
  readonly others: readonly { readonly space: Space; readonly passes: boolean; readonly hinders: boolean }[];
  readonly dreaded: readonly Space[];
  /** Cost of a square by gait and whether it is difficult. */
  cost(ground: Terrain): number;
}

export function findSurroundings(world: World, creature: Creature, map: GridMap): Surroundings {
  const others = listOthers(world, creature).map(({ other, space }) => ({
    space,
    passes: letsPass(world, creature, other),
    hinders: hinders(creature, other),
  }));
  return {
    one: creature,
    map,
    others,
    dreaded: listFearedSpaces(world, creature),
    cost: (ground) => movementCost(world, creature, ground),
  };
}

interface SquareEntry {
  readonly gait: Gait;
  readonly at: Square;
  readonly from: Square;
}

/**
 * Cost in squares to enter a position; infinite if a creature blocks it or a feared creature would be nearer.
 * @rule quinta.grid.enter-square @rule quinta.movement.through-creatures @rule quinta.conditions.frightened
 */
export function enterCost(around: Surroundings, entering: SquareEntry): number {
  const { one, others, dreaded, cost } = around;
  const here = spaceAt(one, entering.at);
  if (others.some(({ passes, space }) => !passes && doOverlap(here, space))) return Infinity;
  if (dreaded.length > 0 && comesNearer(dreaded, spaceAt(one, entering.from), here)) return Infinity;
  return cost(terrainAt(around, entering));
}

/**
 * The gait, and whether the ground is difficult or a creature must be passed.
 * @rule quinta.movement.difficult-terrain
 */
export function terrainAt(
  { one, map, others }: Surroundings,
  { gait, at }: Omit<SquareEntry, 'from'>,
): Terrain {
  const here = spaceAt(one, at);
  const grounds = gait === 'fly' ? [] : listSquares(here).map((square) => mapGroundAt(map, square));
  const rough =
    grounds.includes('difficult') ||
    others.some(({ hinders: slows, space }) => slows && doOverlap(here, space));
  return { gait: grounds.includes('water') ? 'swim' : gait, rough };
}

interface Terrain {
  readonly gait: Gait;
  readonly rough: boolean;
}

/**
 * Returns the cost per square or metre: 1, plus 1 on difficult ground, plus 1 for crawling and for climbing or swimming
 * without such a Speed, plus 1 when dragging a grappled creature.
 * @rule quinta.movement.modes @rule quinta.movement.difficult-terrain @ruling R47 @ruling R48
 */
export function movementCost(world: World, creature: Creature, { gait, rough }: Terrain): number {
  const how = hasEffect(world, creature, 'crawls') ? 'crawl' : gait;
  const toils =
    how === 'crawl' ||
    (how === 'climb' && creature.climb === null) ||
    (how === 'swim' && creature.swim === null);
  const more = toils && world.options.specialMovementCosts === 'srd';
  return 1 + (rough ? 1 : 0) + (more ? 1 : 0) + (isBurdened(world, creature) ? 1 : 0);
}

/** A Tiny creature, or one two sizes smaller, is no burden. @rule quinta.conditions.grappled @ruling R124 */
const isBurdened = (world: World, creature: Creature): boolean =>
  listDragged(world, creature.id).some(
    ({ size }) => size !== 'tiny' && sizeStep(creature.size) - sizeStep(size) < 2,
  );
