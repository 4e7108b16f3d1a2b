import type { Square } from '@arbitro/grid';
import { type Audience, type CreatureId, creature, remembering } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { areEnemies, isThere, spaceIn } from './distance.ts';
import { canSee, feelsTremorOf } from './senses.ts';

/** Has hidden, and shares its space with nobody who would give it away. @rule quinta.actions.hide @ruling R119 */
export const lurks = ({ creatures }: Pick<World, 'creatures'>, one: Creature): boolean =>
  one.hidden !== null &&
  isThere(one) &&
  one.rides === null &&
  !creatures.some(({ rides }) => rides === one.id);

/** Fellows know where somebody lurks, and those whose senses find even the hidden. @rule quinta.vision.special-senses */
export const tracks = (world: World, one: Creature, lurker: Creature): boolean =>
  !areEnemies(one, lurker) ||
  (spaceIn(world, lurker) !== null && (canSee(world, one, lurker) || feelsTremorOf(world, one, lurker)));

/** Who has hidden can be anywhere. @rule quinta.attack.unseen-target */
export const isLost = (world: World, one: Creature, target: Creature): boolean =>
  lurks(world, target) &&
  world.options.gridUse &&
  spaceIn(world, one) !== null &&
  !tracks(world, one, target);

/** The world as one goes by: those who are lost to it stand nowhere. @rule quinta.attack.unseen-target @ruling R119 */
export const asNoticed = (world: World, one: Creature): World =>
  world.creatures.some(({ hidden, at }) => hidden !== null && at !== null)
    ? noticed(world, one, undefined)
    : world;

const noticed = remembering((world: World, one: Creature, _: undefined): World => {
  const lost = world.creatures.filter((other) => other.at !== null && isLost(world, one, other));
  if (lost.length === 0) return world;
  const creatures = world.creatures.map((other) => (lost.includes(other) ? { ...other, at: null } : other));
  return { ...world, creatures };
});

/** Where somebody lurks is told to those who can tell, here or where it comes to. @rule quinta.actions.hide */
export function whoTracks(world: World, id: CreatureId, to: Square | null = null): Audience {
  const one = creature(world, id);
  if (one.kind !== 'monster' || !lurks(world, one)) return 'everyone';
  const there = { ...one, at: to ?? one.at };
  const able = world.creatures.filter((other) => tracks(world, other, one) || tracks(world, other, there));
  return { only: able.map((other) => other.id) };
}
