import { findFight } from '@arbitro/kernel';
import { DURATION_IDS, DURATIONS, type DurationId, durationsOf } from '../content/duration-table.ts';
import { type SkillId, skillKeyOf } from '../content/skill-table.ts';
import type { BrpCtx } from './checks.ts';
import { advanceClock } from './time.ts';

/** The use of a skill, or of a characteristic roll if no skill is named. */
export interface TimedUse {
  readonly skill?: SkillId | undefined;
  readonly takes?: string | undefined;
}

/**
 * Returns the possible duration classes, shortest first; a skill added by the setting may take any.
 * @rule brp.time.skill-durations
 */
export function durationsFor(skill: SkillId | undefined): readonly DurationId[] {
  if (skill === undefined) return DURATION_IDS.filter((id) => DURATIONS[id].characteristicRolls);
  const key = skillKeyOf(skill);
  return key === undefined ? DURATION_IDS : durationsOf(key);
}

/** Without a class it is the shortest, at its full length. @rule brp.time.skill-durations @ruling R60 */
function secondsFor({ skill, takes }: TimedUse): number {
  const may = durationsFor(skill);
  const id = may.find((item) => item === takes) ?? may[0];
  if (id === undefined) return 0;
  const { min, max } = DURATIONS[id];
  return max ?? min;
}

/** Advances the clock by the duration of the use; in a fight, only rounds advance it. */
export function passTime(ctx: BrpCtx, use: TimedUse): void {
  if (!findFight(ctx.world)) advanceClock(ctx, secondsFor(use));
}
