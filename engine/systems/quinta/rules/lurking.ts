import type { Square } from '@arbitro/grid';
import { type Audience, type CreatureId, getCreature, memoizeRecent } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { areEnemies, isInPlay, spaceIn } from './distance.ts';
import { canSee, feelsTremorOf } from './senses.ts';

/**
 * Returns whether the creature is hidden and has no rider or mount that would reveal it.
 *
 * @rule quinta.actions.hide
 * @ruling R119
 */
export const isLurking = ({ creatures }: Pick<World, 'creatures'>, one: Creature): boolean =>
  one.hidden !== null &&
  isInPlay(one) &&
  one.rides === null &&
  !creatures.some(({ rides }) => rides === one.id);

/**
 * Returns whether the creature knows where the other lurks: its allies do, and creatures whose senses find hidden ones.
 *
 * @rule quinta.vision.special-senses
 */
export const canTrack = (world: World, one: Creature, lurker: Creature): boolean =>
  !areEnemies(one, lurker) ||
  (spaceIn(world, lurker) !== null && (canSee(world, one, lurker) || feelsTremorOf(world, one, lurker)));

/** Returns whether the creature does not know where the hidden target is. @rule quinta.attack.unseen-target */
export const isLost = (world: World, one: Creature, target: Creature): boolean =>
  isLurking(world, target) &&
  world.options.gridUse &&
  spaceIn(world, one) !== null &&
  !canTrack(world, one, target);

/**
 * Returns the world as the creature perceives it: creatures whose place it does not know have no position.
 *
 * @rule quinta.attack.unseen-target
 * @ruling R119
 */
export const worldAsNoticed = (world: World, one: Creature): World =>
  world.creatures.some(({ hidden, at }) => hidden !== null && at !== null)
    ? hideLostCreatures(world, one, undefined)
    : world;

const hideLostCreatures = memoizeRecent((world: World, one: Creature, _: undefined): World => {
  const lost = world.creatures.filter((other) => other.at !== null && isLost(world, one, other));
  if (lost.length === 0) return world;
  const creatures = world.creatures.map((other) => (lost.includes(other) ? { ...other, at: null } : other));
  return { ...world, creatures };
});

/**
 * Returns who learns the position of a lurking creature: those that can track it here or at the new position.
 *
 * @rule quinta.actions.hide
 */
export function trackerAudience(world: World, id: CreatureId, to: Square | null = null): Audience {
  const one = getCreature(world, id);
  if (one.kind !== 'monster' || !isLurking(world, one)) return 'everyone';
  const there = { ...one, at: to ?? one.at };
  const able = world.creatures.filter((other) => canTrack(world, other, one) || canTrack(world, other, there));
  return { only: able.map((other) => other.id) };
}
