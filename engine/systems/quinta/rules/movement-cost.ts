import { DIFFICULT, footingOf, type GridMap, type Space, squareAt, WATER } from '@arbitro/grid';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { comesNearer, listFearedSpaces } from './fear.ts';
import { isDraggedBy } from './grapple-hold.ts';
import { hinders, letsPass, listOthers, spaceAt } from './space.ts';
import { type Gait, SIZES, sizeStep } from './tables.ts';

/** A position that another creature blocks; one that a creature only hinders is `DIFFICULT`. */
const BLOCKED = 4;

/** Everything that affects the steps of a creature, looked up once. Positions are indices of squares (`placeOf`). */
export interface Surroundings {
  readonly mover: Creature;
  readonly map: GridMap;
  /** `WATER` and `DIFFICULT` by position; null for flying. */
  readonly ground: Uint8Array | null;
  /** `BLOCKED` and `DIFFICULT` by position. */
  readonly occupied: Uint8Array;
  readonly dreaded: readonly Space[];
  /** Cost of a square, by its bits `WATER` and `DIFFICULT`. */
  readonly costs: readonly number[];
}

export function findSurroundings(world: World, mover: Creature, map: GridMap, gait: Gait): Surroundings {
  const around = findEmptySurroundings(world, mover, map, gait);
  const side = SIZES[mover.size];
  for (const { other, space } of listOthers(world, mover))
    markPositions(around.occupied, map, { space, side }, occupationBits(world, mover, other));
  return { ...around, dreaded: listFearedSpaces(world, mover) };
}

/** The surroundings without other creatures and without fear. */
export function findEmptySurroundings(world: World, mover: Creature, map: GridMap, gait: Gait): Surroundings {
  const costOf = (bits: number): number =>
    movementCost(world, mover, { gait: bits & WATER ? 'swim' : gait, rough: (bits & DIFFICULT) !== 0 });
  return {
    mover,
    map,
    ground: gait === 'fly' ? null : footingOf(map, SIZES[mover.size]).ground,
    occupied: new Uint8Array(map.width * map.height),
    dreaded: [],
    costs: [costOf(0), costOf(WATER), costOf(DIFFICULT), costOf(WATER | DIFFICULT)],
  };
}

/** @rule quinta.movement.through-creatures */
const occupationBits = (world: World, mover: Creature, other: Creature): number =>
  (letsPass(world, mover, other) ? 0 : BLOCKED) | (hinders(mover, other) ? DIFFICULT : 0);

interface Overlap {
  readonly space: Space;
  /** The side of the creature that would overlap the space. */
  readonly side: number;
}

/** Marks all positions of a creature in which it would overlap the space. */
function markPositions(
  occupied: Uint8Array,
  { width, height }: GridMap,
  { space: { at, side: length }, side }: Overlap,
  bits: number,
): void {
  for (let y = Math.max(0, at.y - side + 1); y < Math.min(height, at.y + length); y++)
    for (let x = Math.max(0, at.x - side + 1); x < Math.min(width, at.x + length); x++)
      occupied[y * width + x]! |= bits;
}

/**
 * Cost in squares to enter a position; infinite if a creature blocks it or a feared creature would be nearer.
 * @rule quinta.grid.enter-square @rule quinta.movement.through-creatures @rule quinta.conditions.frightened
 */
export function enterCost(around: Surroundings, to: number, from: number): number {
  if ((around.occupied[to]! & BLOCKED) !== 0) return Infinity;
  if (approachesFeared(around, to, from)) return Infinity;
  return around.costs[terrainBits(around, to)]!;
}

/**
 * Returns whether a step brings it nearer to a creature that it may not approach.
 * @rule quinta.conditions.frightened @ruling R85
 */
export const approachesFeared = ({ mover, map, dreaded }: Surroundings, to: number, from: number): boolean =>
  dreaded.length > 0 &&
  comesNearer(dreaded, spaceAt(mover, squareAt(map, from)), spaceAt(mover, squareAt(map, to)));

/** `WATER`, and `DIFFICULT` if the ground is or a creature must be passed. @rule quinta.movement.difficult-terrain */
const terrainBits = ({ ground, occupied }: Surroundings, place: number): number =>
  ((ground === null ? 0 : ground[place]!) | occupied[place]!) & (WATER | DIFFICULT);

export const isRough = (around: Surroundings, place: number): boolean =>
  (terrainBits(around, place) & DIFFICULT) !== 0;

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
  const mode = hasEffect(world, creature, 'crawls') ? 'crawl' : gait;
  const toils =
    mode === 'crawl' ||
    (mode === 'climb' && creature.climb === null) ||
    (mode === 'swim' && creature.swim === null);
  const more = toils && world.options.specialMovementCosts === 'srd';
  return 1 + (rough ? 1 : 0) + (more ? 1 : 0) + (isBurdened(world, creature) ? 1 : 0);
}

/** A Tiny creature, or one two sizes smaller, is no burden. @rule quinta.conditions.grappled @ruling R124 */
const isBurdened = (world: World, creature: Creature): boolean =>
  world.creatures.some(
    (held) =>
      held.afflictions.length > 0 &&
      held.size !== 'tiny' &&
      sizeStep(creature.size) - sizeStep(held.size) < 2 &&
      isDraggedBy(world, held, creature.id),
  );
