import { creature } from '@arbitro/kernel';
import type { ActionOf } from '../actions.ts';
import { attackDice, damageDie, type GameCtx, guardOf, reaches, statistic } from '../checks.ts';
import { endTurn } from './turn.ts';

/** Dice and hands against the target's guard; then the turn is over. @rule my-game.fight.attack */
export function attack(ctx: GameCtx, { by, on }: ActionOf<'attack'>): void {
  const rule = 'my-game.fight.attack';
  const plus = statistic(creature(ctx.world, by), 'hands', rule);
  const guard = guardOf(creature(ctx.world, on)).value;
  const hit = ctx.roll({ name: 'attack', rule, plus }, by, attackDice, (rolled) =>
    reaches(rolled + plus.value, guard, ctx.world.options),
  );
  ctx.emit({ type: 'struck', rule, by, on, hit });
  if (hit) wound(ctx, { by, on });
  endTurn(ctx);
}

/** @rule my-game.fight.damage @rule my-game.fight.out */
function wound(ctx: GameCtx, { by, on }: Pick<ActionOf<'attack'>, 'by' | 'on'>): void {
  const rule = 'my-game.fight.damage';
  const die = damageDie(creature(ctx.world, by));
  const points = ctx.roll({ name: 'damage', rule }, by, die, (face) => face);
  const left = Math.max(0, creature(ctx.world, on).health - points);
  ctx.emit({ type: 'wounded', rule, who: on, by, points, left });
  if (left === 0) ctx.emit({ type: 'fell', rule: 'my-game.fight.out', who: on });
}
