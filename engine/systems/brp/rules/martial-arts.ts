import type { Creature, World } from '../state.ts';
import { findRating } from './derived.ts';

const MARTIAL_ARTS = 'martial-arts';

/**
 * Returns the highest Brawl roll that is also within Martial Arts, which is never rolled separately.
 * @rule brp.skills.martial-arts @ruling R23
 */
export function martialLimit(world: World, creature: Creature): number {
  if (world.setting.removed.includes(MARTIAL_ARTS)) return 0;
  const rated = findRating(world, creature, MARTIAL_ARTS)?.value ?? 0;
  return world.options.strictWording === 'literal' ? rated - 1 : rated;
}
