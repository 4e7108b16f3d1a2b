import { doOverlap, gridCoverBetween, type Space, type Square, squareDistance } from '@arbitro/grid';
import type { CreatureId, Reason } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { makeReason } from './derived.ts';
import { fillsSquare, isPresent, spaceIn } from './distance.ts';
import { findActiveMap } from './space.ts';
import { type Ability, COVERS, type Cover } from './tables.ts';

/**
 * Returns the target's cover from the attacker: as the game master set it, otherwise the best on the straight line
 * between them.
 * @rule quinta.attack.cover @rule quinta.attack.cover-combining @ruling R54 @ruling R55
 */
export function coverBetween(world: World, from: Creature, to: Creature): Cover {
  const statedCover = findStatedCover(world, from.id, to.id);
  if (statedCover !== undefined) return statedCover;
  const space = spaceIn(world, from);
  return space && findActiveMap(world) ? coverFrom(world, space, to) : 'none';
}

/** Returns the cover from a position, such as the centre of an area. @rule quinta.attack.cover */
export function coverFrom(world: World, from: Space, to: Creature): Cover {
  const space = spaceIn(world, to);
  return space ? coverOnMap(world, from, space) : 'none';
}

/** Returns the cover of an object in a square; without a position it has none. @rule quinta.attack.cover @ruling R54 */
export function coverOfSquare(world: World, from: Creature, square: Square | null): Cover {
  const space = spaceIn(world, from);
  return space && square ? coverOnMap(world, space, { at: square, side: 1 }) : 'none';
}

function coverOnMap(world: World, from: Space, to: Space): Cover {
  const map = findActiveMap(world);
  if (!map || squareDistance(from, to) <= 1) return 'none';
  return gridCoverBetween(map, [from, to], (square) => hasBystander(world, [from, to], square));
}

/** Whether another creature fills the square. A rider and its mount give each other no cover. */
function hasBystander(world: World, [from, to]: readonly [Space, Space], square: Square): boolean {
  for (const creature of world.creatures) {
    if (!isPresent(creature) || !fillsSquare(world, creature, square)) continue;
    const space = spaceIn(world, creature);
    if (space && !doOverlap(from, space) && !doOverlap(to, space)) return true;
  }
  return false;
}

/** Returns the bonus of cover to a saving throw. @rule quinta.attack.cover */
export const coverOnSave = (ability: Ability, cover: Cover): readonly Reason[] =>
  ability !== 'dex' || COVERS[cover] === 0
    ? []
    : [makeReason('quinta.attack.cover', `cover-${cover}`, COVERS[cover])];

/** Returns whether the game master set any cover; most tables set none. @ruling R54 */
export function hasStatedCover({ covers }: World): boolean {
  for (const _ in covers) return true;
  return false;
}

/** Returns the cover that the game master set for these two creatures. @rule quinta.attack.cover @ruling R54 */
export const findStatedCover = (world: World, from: CreatureId, to: CreatureId): Cover | undefined =>
  hasStatedCover(world) ? world.covers[`${from}/${to}`] : undefined;
