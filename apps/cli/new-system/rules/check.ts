import { creature } from '@arbitro/kernel';
import type { ActionOf } from '../actions.ts';
import { checkDice, type GameCtx, reaches, statistic } from '../checks.ts';
import { DIFFICULTIES } from '../tables.ts';

/**
 * Dice and a statistic against a difficulty.
 *
 * @rule my-game.check.roll
 * @rule my-game.check.difficulty
 */
export function check(ctx: GameCtx, { by, stat, difficulty }: ActionOf<'check'>): void {
  const rule = 'my-game.check.roll';
  const plus = statistic(creature(ctx.world, by), stat, rule);
  const needed = DIFFICULTIES[difficulty];
  const made = ctx.roll({ name: stat, rule, plus }, by, checkDice, (rolled) =>
    reaches(rolled + plus.value, needed, ctx.world.options),
  );
  ctx.emit({ type: 'checked', rule, who: by, stat, difficulty, made });
}
