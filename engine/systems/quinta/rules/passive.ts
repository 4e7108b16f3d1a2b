import { type Score, score } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { checkSources } from './check-sources.ts';
import { modeOf } from './checks.ts';
import { plus, skillBonus, testOf } from './derived.ts';
import { PASSIVE, type Skill } from './tables.ts';

/**
 * Returns the passive score: what the creature notices without searching.
 *
 * @rule quinta.objects.find-hidden
 * @ruling R96
 */
export function passive(world: World, one: Creature, skill: Skill): Score {
  const mode = modeOf(checkSources(world, one, testOf(skill)), world.options);
  return score([
    plus('quinta.actions.search', 'passive', PASSIVE.base),
    ...skillBonus(world, one, skill).because,
    ...(mode === 'normal'
      ? []
      : [plus('quinta.d20.advantage', mode, mode === 'advantage' ? PASSIVE.mode : -PASSIVE.mode)]),
  ]);
}
