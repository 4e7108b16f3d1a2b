import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { SkillId } from '../content/skill-table.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { type BrpCtx, type Circumstances, d100, rollLevel } from './checks.ts';
import type { Use } from './fields.ts';
import { saidOf, skillChance, tick } from './skill.ts';
import type { Level } from './tables.ts';

/** A roll as everybody hears of it: how well it went. The chance stays with those who may know it. */
export interface RollResult {
  readonly who: CreatureId;
  readonly skill: SkillId;
  readonly level: Level;
}

/** `rolled` is false where nothing was left to chance. */
export const checked = event('checked', fields<RollResult & { rolled: boolean }>());

interface Attempt extends Use {
  readonly by: CreatureId;
  readonly skill: SkillId;
  readonly rule: RuleId;
  /** Beside what the game master says of it. */
  readonly atMost?: Circumstances['atMost'];
  /** Thrown though it is impossible. */
  readonly anyway?: boolean | undefined;
}

interface Tried {
  readonly level: Level;
  /** False where nothing was left to chance. */
  readonly rolled: boolean;
  /** Marks the skill, if this use counts: said after what came of it. */
  ticks(): void;
}

const NO_TICK = (): void => {};

/**
 * A skill is used as the game master says it is. What is automatic succeeds without dice, is never special and never
 * counts for experience; what has no chance fails without dice.
 *
 * @rule brp.skills.roll
 * @rule brp.difficulty.automatic
 * @rule brp.difficulty.impossible
 * @rule brp.skills.rating
 */
export function tryOut(ctx: BrpCtx, attempt: Attempt): Tried {
  const { by, skill, rule, atMost, difficulty, stakes = true, anyway = false } = attempt;
  if (difficulty === 'automatic') return { level: 'success', rolled: false, ticks: NO_TICK };
  if (difficulty === 'impossible' && anyway) return failForShow(ctx, by, skill);
  const chance = skillChance(ctx.world, creature(ctx.world, by), skill, { ...saidOf(attempt), atMost });
  const level = rollLevel(ctx, { label: { name: skill, rule }, by, chance });
  const counts = { who: by, skill, level, net: chance.net };
  return { level, rolled: chance.score.value > 0, ticks: stakes ? () => tick(ctx, counts) : NO_TICK };
}

/** @rule brp.difficulty.impossible */
export function failForShow(ctx: BrpCtx, by: CreatureId, name: string): Tried {
  const level = ctx.roll({ name, rule: 'brp.difficulty.impossible' }, by, d100, (): Level => 'failure');
  return { level, rolled: true, ticks: NO_TICK };
}

/** The same, told to the table. @rule brp.skills.roll */
export function attempt(ctx: BrpCtx, tried: Attempt): Level {
  const { by: who, skill, rule } = tried;
  const { level, rolled, ticks } = tryOut(ctx, tried);
  ctx.emit({ type: 'checked', rule, who, skill, level, rolled });
  ticks();
  return level;
}
