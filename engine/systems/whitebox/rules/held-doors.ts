import { type CreatureId, creature } from '@arbitro/kernel';
import type { WhiteboxCtx } from '../checks.ts';
import type { RuleId } from '../rules.ts';
import { isAble } from './acting.ts';

/** It falls shut at once. @rule whitebox.exploration.doors-self-close */
export function letGoOf(ctx: WhiteboxCtx, who: CreatureId, door: string): void {
  const rule: RuleId = 'whitebox.exploration.doors-self-close';
  ctx.emit({ type: 'door-held', rule, who, door, held: false });
  ctx.emit({ type: 'door-closed', rule, door });
}

/** A door is held by whoever stands at it and is able to: these leave it. @rule whitebox.exploration.doors-self-close @ruling R17 */
export function leaveDoors(ctx: WhiteboxCtx, who: readonly CreatureId[]): void {
  for (const { id, heldBy } of ctx.world.doors)
    if (heldBy !== undefined && who.includes(heldBy)) letGoOf(ctx, heldBy, id);
}

/** Whoever falls, falls asleep or gives up holds no door any more. @rule whitebox.exploration.doors-self-close @ruling R17 */
export function dropDoors(ctx: WhiteboxCtx): void {
  const holders = ctx.world.doors.flatMap(({ heldBy }) => (heldBy === undefined ? [] : [heldBy]));
  leaveDoors(
    ctx,
    holders.filter((id) => !isAble(creature(ctx.world, id))),
  );
}
