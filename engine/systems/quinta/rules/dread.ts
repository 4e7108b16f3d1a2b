import { type Space, type Square, squaresBetween } from '@arbitro/grid';
import { findCreature } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { isLed } from './budget.ts';
import { felt } from './derived.ts';
import { spaceAt } from './space.ts';

/** Returns the spaces of creatures that it may not approach. @rule quinta.conditions.frightened */
export const dreadedBy = (world: World, one: Creature): readonly Space[] =>
  [one, ...frightenedOn(world, one)]
    .flatMap((afraid) => felt(world, afraid, 'cannot-approach'))
    .flatMap(({ source }) => {
      const dreaded = source === null ? undefined : findCreature(world, source);
      return dreaded?.at ? [spaceAt(dreaded, dreaded.at)] : [];
    });

/**
 * A frightened rider that controls the mount, if the option holds the mount back.
 *
 * @rule quinta.mounted.controlled
 * @ruling R127
 */
const frightenedOn = (world: World, { id }: Creature): readonly Creature[] =>
  world.options.frightenedRider === 'held-back' && isLed(world, id)
    ? world.creatures.filter(({ rides }) => rides === id)
    : [];

export const comesNearer = (dreaded: readonly Space[], from: Space, to: Space): boolean =>
  dreaded.some((space) => squaresBetween(to, space) < squaresBetween(from, space));

/**
 * Returns whether a step brings it nearer to a creature that it may not approach.
 *
 * @rule quinta.conditions.frightened
 * @ruling R85
 */
export const dreads = (world: World, one: Creature, [from, to]: readonly [Square, Square]): boolean =>
  comesNearer(dreadedBy(world, one), spaceAt(one, from), spaceAt(one, to));
