import { takesPart, theFight } from '@arbitro/kernel';
import type { FirstAid, Wake } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { endTurn } from './acting.ts';
import { stepUp } from './distance.ts';
import { treatWound } from './first-aid-roll.ts';
import { healWound, rouse } from './heal.ts';

/**
 * In a fight it is an action, and takes effect as the round ends; else at once.
 *
 * @rule brp.healing.first-aid
 * @rule brp.healing.first-aid-rescue
 * @ruling R96
 */
export function firstAid(ctx: BrpCtx, action: FirstAid): void {
  const { by, on, wound } = action;
  const inFight = takesPart(ctx.world, by);
  if (inFight) stepUp(ctx, by, on);
  const points = treatWound(ctx, action);
  if (inFight) return beginAid(ctx, action, points);
  if (points > 0) healWound(ctx, { who: on, wound, points, rule: 'brp.healing.first-aid' });
  endTurn(ctx, by);
}

function beginAid(ctx: BrpCtx, { by, on, wound }: FirstAid, points: number): void {
  const { round } = theFight(ctx.world);
  const aid = { by, on, wound, points, round };
  ctx.emit({ type: 'aid-begun', rule: 'brp.healing.first-aid-rescue', aid });
  endTurn(ctx, by);
}

/** It takes somebody else's action, and no roll. @rule brp.wounds.unconscious @ruling R91 */
export function wake(ctx: BrpCtx, { by, on }: Wake): void {
  if (takesPart(ctx.world, by)) stepUp(ctx, by, on);
  rouse(ctx, on);
  endTurn(ctx, by);
}
