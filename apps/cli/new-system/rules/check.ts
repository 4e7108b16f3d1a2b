import { type CreatureId, creatureId, fields, getCreature } from '@arbitro/kernel';
import { z } from 'zod';
import { checkDice, isEnough, statisticScoreOf } from '../checks.ts';
import { action, event } from '../declare.ts';
import { DIFFICULTIES, DIFFICULTY_NAMES, type Difficulty, STATS, type Stat } from '../tables.ts';
import { cannotAct } from './may-act.ts';

export const checked = event(
  'checked',
  fields<{ who: CreatureId; stat: Stat; difficulty: Difficulty; made: boolean }>(),
);

/**
 * Rolls dice plus a statistic against a difficulty.
 *
 * @rule my-game.check.roll
 * @rule my-game.check.difficulty
 */
export const check = action('check', {
  fields: { by: creatureId, stat: z.enum(STATS), difficulty: z.enum(DIFFICULTY_NAMES) },
  refuses: (world, { by }) => cannotAct(world, by),
  resolve: (ctx, { by, stat, difficulty }) => {
    const rule = 'my-game.check.roll';
    const plus = statisticScoreOf(getCreature(ctx.world, by), stat, rule);
    const needed = DIFFICULTIES[difficulty];
    const made = ctx.roll({ name: stat, rule, plus }, by, checkDice, (rolled) =>
      isEnough(rolled + plus.value, needed, ctx.world.options),
    );
    ctx.emit({ type: 'checked', rule, who: by, stat, difficulty, made });
  },
});
