import { type Space, type Square, squareDistance } from '@arbitro/grid';
import { findCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { effectsOfKind } from './active-effects.ts';
import { isControlled } from './budget.ts';
import { spaceAt } from './space.ts';

/** Returns the spaces of creatures that it may not approach. @rule quinta.conditions.frightened */
export function listFearedSpaces(world: World, creature: Creature): readonly Space[] {
  const spaces = [...listSpacesFearedBy(world, creature)];
  for (const rider of listFrightenedRiders(world, creature)) spaces.push(...listSpacesFearedBy(world, rider));
  return spaces;
}

const listSpacesFearedBy = (world: World, afraid: Creature): readonly Space[] =>
  effectsOfKind(world, afraid, 'cannot-approach').flatMap(({ source }) => {
    const dreaded = source === null ? undefined : findCreature(world, source);
    return dreaded?.at ? [spaceAt(dreaded, dreaded.at)] : [];
  });

/**
 * A frightened rider that controls the mount, if the option holds the mount back.
 * @rule quinta.mounted.controlled @ruling R127
 */
const listFrightenedRiders = (world: World, { id }: Creature): readonly Creature[] =>
  world.options.frightenedRider === 'held-back' && isControlled(world, id)
    ? world.creatures.filter(({ rides }) => rides === id)
    : [];

export const comesNearer = (dreaded: readonly Space[], from: Space, to: Space): boolean =>
  dreaded.some((space) => squareDistance(to, space) < squareDistance(from, space));

/**
 * Returns whether a step brings it nearer to a creature that it may not approach.
 * @rule quinta.conditions.frightened @ruling R85
 */
export const wouldApproachFeared = (
  world: World,
  creature: Creature,
  [from, to]: readonly [Square, Square],
): boolean => comesNearer(listFearedSpaces(world, creature), spaceAt(creature, from), spaceAt(creature, to));
