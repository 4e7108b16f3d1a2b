import { type CreatureId, fields, getCreature, listFactKeys } from '@arbitro/kernel';
import type { SkillId } from '../content/skill-table.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { type BrpCtx, type Circumstances, d100, rollLevel } from './checks.ts';
import type { UseTerms } from './fields.ts';
import { gmCircumstances, skillChance, tick } from './skill.ts';
import type { Level } from './tables.ts';

/** The public part of a roll: its level. Only those allowed to know the chance see it. */
export interface RollResult {
  readonly who: CreatureId;
  readonly skill: SkillId;
  readonly level: Level;
}

/** `rolled` is false if no dice were needed. */
export const checked = event('checked', fields<RollResult & { rolled: boolean }>(), {
  facts: ({ who, level }) => listFactKeys(level, who),
});

interface Attempt extends UseTerms {
  readonly by: CreatureId;
  readonly skill: SkillId;
  readonly rule: RuleId;
  /** In addition to the game master's modifiers. */
  readonly ratedAtMost?: Circumstances['ratedAtMost'];
  /** Rolled although it is impossible. */
  readonly anyway?: boolean | undefined;
}

interface AttemptResult {
  readonly level: Level;
  /** False if no dice were needed. */
  readonly rolled: boolean;
  /** Marks the skill if this use counts for experience. Call it after emitting the result. */
  tick(): void;
}

const skipTick = (): void => {};

/**
 * Uses a skill under the game master's conditions. An automatic use succeeds without dice, is never special and never
 * counts for experience; a use without a chance fails without dice.
 * @rule brp.skills.roll @rule brp.difficulty.automatic @rule brp.difficulty.impossible @rule brp.skills.rating
 */
export function rollAttempt(ctx: BrpCtx, attempt: Attempt): AttemptResult {
  const { by, skill, rule, ratedAtMost, difficulty, stakes = true, anyway = false } = attempt;
  if (difficulty === 'automatic') return { level: 'success', rolled: false, tick: skipTick };
  if (difficulty === 'impossible' && anyway) return rollImpossible(ctx, by, skill);
  const chance = skillChance(ctx.world, getCreature(ctx.world, by), skill, {
    ...gmCircumstances(attempt),
    ratedAtMost,
  });
  const level = rollLevel(ctx, { label: { name: skill, rule }, by, chance });
  const counts = { who: by, skill, level, net: chance.net };
  return { level, rolled: chance.score.value > 0, tick: stakes ? () => tick(ctx, counts) : skipTick };
}

/** @rule brp.difficulty.impossible */
export function rollImpossible(ctx: BrpCtx, by: CreatureId, name: string): AttemptResult {
  const level = ctx.roll({ name, rule: 'brp.difficulty.impossible' }, by, d100, (): Level => 'failure');
  return { level, rolled: true, tick: skipTick };
}

/** Does the same and reports the roll to the table. @rule brp.skills.roll */
export function attempt(ctx: BrpCtx, tried: Attempt): Level {
  const { by: who, skill, rule } = tried;
  const { level, rolled, tick: ticks } = rollAttempt(ctx, tried);
  ctx.emit({ type: 'checked', rule, who, skill, level, rolled });
  ticks();
  return level;
}
