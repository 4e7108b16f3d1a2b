import { theFight } from '@arbitro/kernel';
import type { Move } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { endTurn } from './acting.ts';
import { getAway } from './depart.ts';
import { walk } from './distance.ts';
import { asDeclared, declaredBy, keepsForLater } from './intent.ts';

/**
 * In one's own turn a deed can follow; where moving is all that is left or all that was said, it does not.
 *
 * @rule whitebox.combat.round-order
 * @rule whitebox.movement.combat-move
 * @rule whitebox.combat.surprise-benefit
 * @rule whitebox.combat.alt-movement-phase
 */
export function move(ctx: WhiteboxCtx, said: Move): void {
  const action = asDeclared(ctx.world, said);
  if (keepsForLater(ctx, action)) return;
  const isAll = theFight(ctx.world).phase !== 'acting' || declaredBy(ctx.world, said.by) !== null;
  walk(ctx, action.by, action);
  if (!isAll) return;
  endTurn(ctx, action.by);
  getAway(ctx, action.by);
}
