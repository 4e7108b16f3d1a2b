import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Check, Task } from '../actions.ts';
import { type BrpCtx, rollLevel } from '../checks.ts';
import type { SkillId } from '../content/skill-table.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { CharacteristicRoll, Level } from '../tables.ts';
import { attempt, failForShow, tryOut } from './attempt.ts';
import { passTime } from './duration.ts';
import { characteristicChance, saidOf } from './skill.ts';

export const characteristicRolled = event(
  'characteristic-rolled',
  fields<{ who: CreatureId; roll: CharacteristicRoll; level: Level; rolled: boolean }>(),
);

export const taskDone = event(
  'task-done',
  fields<{ who: CreatureId; skill: SkillId; successes: number; rolls: number }>(),
);

/**
 * A skill or a characteristic is put to the test; where something evidently opposes it, that is for the resistance
 * table.
 *
 * @rule brp.skills.roll
 * @rule brp.characteristics.rolls
 * @rule brp.characteristics.roll-or-resistance
 */
export function check(ctx: BrpCtx, action: Check): void {
  const { by, skill, roll, decided } = action;
  if (decided !== undefined) return decide(ctx, action, decided);
  if (skill !== undefined) attempt(ctx, { ...action, by, skill, rule: 'brp.skills.roll' });
  else if (roll !== undefined) rollCharacteristic(ctx, action, roll);
  if (action.takes !== undefined) passTime(ctx, action);
}

/** Between those nobody plays the game master may decide. @rule brp.checks.gm-no-self-rolls */
function decide(ctx: BrpCtx, action: Check, level: Level): void {
  const rule: RuleId = 'brp.checks.gm-no-self-rolls';
  const { by: who, skill, roll } = action;
  if (skill !== undefined) ctx.emit({ type: 'checked', rule, who, skill, level, rolled: false });
  else if (roll !== undefined)
    ctx.emit({ type: 'characteristic-rolled', rule, who, roll, level, rolled: false });
  if (action.takes !== undefined) passTime(ctx, action);
}

/** Read like a skill roll, and never ticked. @rule brp.characteristics.rolls @ruling R12 */
function rollCharacteristic(ctx: BrpCtx, action: Check, roll: CharacteristicRoll): void {
  const rule: RuleId = 'brp.characteristics.rolls';
  const { by: who } = action;
  const { level, rolled } = characteristicLevel(ctx, action, roll);
  ctx.emit({ type: 'characteristic-rolled', rule, who, roll, level, rolled });
}

function characteristicLevel(
  ctx: BrpCtx,
  action: Check,
  roll: CharacteristicRoll,
): { readonly level: Level; readonly rolled: boolean } {
  const { by, difficulty, anyway } = action;
  if (difficulty === 'automatic') return { level: 'success', rolled: false };
  if (difficulty === 'impossible' && anyway) return failForShow(ctx, by, roll);
  const chance = characteristicChance(ctx.world, creature(ctx.world, by), roll, { more: saidOf(action) });
  const label = { name: roll, rule: 'brp.characteristics.rolls' };
  return { level: rollLevel(ctx, { label, by, chance }), rolled: chance.score.value > 0 };
}

const COUNTS = { special: 2, success: 1, failure: 0 } as const satisfies Record<Level, number>;

/** Failures cost time alone; a special counts for two. @rule brp.time.extended-tasks */
export function task(ctx: BrpCtx, action: Task): void {
  const rule: RuleId = 'brp.time.extended-tasks';
  const { by: who, skill, successes } = action;
  let reached = 0;
  let rolls = 0;
  while (reached < successes && creature(ctx.world, who).state.is === 'up') {
    const { level, ticks } = tryOut(ctx, { ...action, rule });
    reached += COUNTS[level];
    rolls++;
    ticks();
    passTime(ctx, action);
  }
  ctx.emit({ type: 'task-done', rule, who, skill, successes: reached, rolls });
}
