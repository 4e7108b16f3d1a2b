import type { Square } from '@arbitro/grid';
import { type Audience, type CreatureId, getCreature, memoizeRecent } from '@arbitro/kernel';
import { copyCreature, copyWorld } from '../copy-state.ts';
import type { Creature, World } from '../state.ts';
import { areEnemies, isInPlay, spaceIn } from './distance.ts';
import { canSee, feelsTremorOf } from './senses.ts';

/**
 * Returns whether the creature is hidden and has no rider or mount that would reveal it.
 * @rule quinta.actions.hide @ruling R119
 */
export const isLurking = ({ creatures }: Pick<World, 'creatures'>, creature: Creature): boolean =>
  creature.hidden !== null &&
  isInPlay(creature) &&
  creature.rides === null &&
  !creatures.some(({ rides }) => rides === creature.id);

/**
 * Returns whether the creature knows where the other lurks: its allies do, and creatures whose senses find hidden ones.
 * @rule quinta.vision.special-senses
 */
export const canTrack = (world: World, creature: Creature, lurker: Creature): boolean =>
  !areEnemies(creature, lurker) ||
  (spaceIn(world, lurker) !== null &&
    (canSee(world, creature, lurker) || feelsTremorOf(world, creature, lurker)));

/** Returns whether the creature does not know where the hidden target is. @rule quinta.attack.unseen-target */
export const isLost = (world: World, creature: Creature, target: Creature): boolean =>
  isLurking(world, target) &&
  world.options.gridUse &&
  spaceIn(world, creature) !== null &&
  !canTrack(world, creature, target);

/**
 * Returns the world as the creature perceives it: creatures whose place it does not know have no position.
 * @rule quinta.attack.unseen-target @ruling R119
 */
export const worldAsNoticed = (world: World, creature: Creature): World =>
  world.creatures.some(({ hidden, at }) => hidden !== null && at !== null)
    ? hideLostCreatures(world, creature, undefined)
    : world;

const hideLostCreatures = memoizeRecent((world: World, creature: Creature, _: undefined): World => {
  const lost = world.creatures.filter((other) => other.at !== null && isLost(world, creature, other));
  if (lost.length === 0) return world;
  const next = copyWorld(world);
  next.creatures = world.creatures.map((other) => (lost.includes(other) ? removeFromMap(other) : other));
  return next;
});

function removeFromMap(creature: Creature): Creature {
  const copy = copyCreature(creature);
  copy.at = null;
  return copy;
}

/**
 * Returns who learns the position of a lurking creature: those that can track it here or at the new position.
 * @rule quinta.actions.hide
 */
export function trackerAudience(world: World, id: CreatureId, to: Square | null = null): Audience {
  const creature = getCreature(world, id);
  if (creature.kind !== 'monster' || !isLurking(world, creature)) return 'everyone';
  const there = { ...creature, at: to ?? creature.at };
  const able = world.creatures.filter(
    (other) => canTrack(world, other, creature) || canTrack(world, other, there),
  );
  return { only: able.map((other) => other.id) };
}
