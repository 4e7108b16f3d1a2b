import { doOverlap, type GridMap, type Space, type Square } from '@arbitro/grid';
import type { CreatureId } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { isIncapacitated } from './active-effects.ts';
import { isPresent } from './distance.ts';
import { SIZES, sizeStep, TINY_IN_SQUARE } from './tables.ts';

/** Returns the map if the table uses a grid, otherwise null. @rule quinta.grid.squares @ruling R42 */
export const findActiveMap = ({ map, options }: World): GridMap | null => (options.gridUse ? map : null);

/** Returns the space that the creature would fill at this position. @rule quinta.movement.size */
export const spaceAt = ({ size }: Pick<Creature, 'size'>, square: Square): Space => ({
  at: square,
  side: SIZES[size],
});

/** Rider and mount share a space. */
const shareSpace = (a: Creature, b: Creature): boolean =>
  a.id === b.id || a.rides === b.id || b.rides === a.id || (a.rides !== null && a.rides === b.rides);

interface OccupiedSpace {
  readonly other: Creature;
  readonly space: Space;
}

/** Returns all other creatures with a position, and their spaces; dead creatures are objects. */
export function listOthers({ creatures }: World, creature: Creature): readonly OccupiedSpace[] {
  const others: OccupiedSpace[] = [];
  for (const other of creatures)
    if (other.at && isPresent(other) && !shareSpace(creature, other))
      others.push({ other, space: spaceAt(other, other.at) });
  return others;
}

/** Returns the other creatures that occupy any part of the space. */
export function listOccupants({ creatures }: World, creature: Creature, square: Square): readonly Creature[] {
  const here = spaceAt(creature, square);
  const occupants: Creature[] = [];
  for (const other of creatures)
    if (other.at && isPresent(other) && doOverlap(here, spaceAt(other, other.at)))
      if (!shareSpace(creature, other)) occupants.push(other);
  return occupants;
}

/** @rule quinta.movement.through-creatures @ruling R50 */
export function letsPass(world: World, creature: Creature, other: Creature): boolean {
  return (
    creature.side === other.side ||
    other.size === 'tiny' ||
    isIncapacitated(world, other) ||
    Math.abs(sizeStep(creature.size) - sizeStep(other.size)) >= 2
  );
}

/** @rule quinta.movement.through-creatures */
export const hinders = (creature: Creature, other: Creature): boolean =>
  creature.side !== other.side && other.size !== 'tiny';

/**
 * Returns the creature that keeps this one from stopping there, if any.
 * @rule quinta.movement.end-in-occupied @rule quinta.movement.size @ruling R51
 */
export function findBlocker(world: World, creature: Creature, square: Square): CreatureId | undefined {
  const others = listOccupants(world, creature, square);
  if (world.options.endInOccupied === 'srd') return others[0]?.id;
  if (creature.size !== 'tiny') return others.find((other) => !isLarger(creature, other))?.id;
  // a square holds four Tiny creatures, not five
  return others.filter(({ size }) => size === 'tiny')[TINY_IN_SQUARE - 1]?.id;
}

export const isLarger = (creature: Creature, other: Creature): boolean =>
  sizeStep(creature.size) > sizeStep(other.size);

/** Returns the squares at most this far from the given one, row by row. */
export const squaresAround = ({ x, y }: Square, far: number): readonly { x: number; y: number }[] =>
  Array.from({ length: (2 * far + 1) ** 2 }, (_, index) => ({
    x: x - far + (index % (2 * far + 1)),
    y: y - far + Math.floor(index / (2 * far + 1)),
  }));
