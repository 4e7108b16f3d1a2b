import { type Score, score } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { checkSources } from './check-sources.ts';
import { modeOf } from './checks.ts';
import { checkBasisOf, makeReason, skillBonus } from './derived.ts';
import { PASSIVE, type Skill } from './tables.ts';

/**
 * Returns the passive score: what the creature notices without searching.
 * @rule quinta.objects.find-hidden @ruling R96
 */
export function passiveScore(world: World, creature: Creature, skill: Skill): Score {
  const mode = modeOf(checkSources(world, creature, checkBasisOf(skill)), world.options);
  return score([
    makeReason('quinta.actions.search', 'passive', PASSIVE.base),
    ...skillBonus(world, creature, skill).because,
    ...(mode === 'normal'
      ? []
      : [makeReason('quinta.d20.advantage', mode, mode === 'advantage' ? PASSIVE.mode : -PASSIVE.mode)]),
  ]);
}
