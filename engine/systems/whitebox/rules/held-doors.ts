import { type CreatureId, creature, takesPart } from '@arbitro/kernel';
import type { WhiteboxCtx } from '../checks.ts';
import type { RuleId } from '../rules.ts';
import type { World } from '../state.ts';
import { isAble } from './acting.ts';
import { isHelpless } from './carrying.ts';

/** It falls shut at once. @rule whitebox.exploration.doors-self-close */
export function letGoOf(ctx: WhiteboxCtx, who: CreatureId, door: string): void {
  const rule: RuleId = 'whitebox.exploration.doors-self-close';
  ctx.emit({ type: 'door-held', rule, who, door, held: false });
  ctx.emit({ type: 'door-closed', rule, door });
}

/** A door is held by whoever stands at it and is able to: these leave it, but for the one they go to. @rule whitebox.exploration.doors-self-close @ruling R17 */
export function leaveDoors(ctx: WhiteboxCtx, who: readonly CreatureId[], except?: string): void {
  for (const { id, heldBy } of ctx.world.doors)
    if (id !== except && heldBy !== undefined && who.includes(heldBy)) letGoOf(ctx, heldBy, id);
}

/** Whoever falls, falls asleep or gives up in a fight holds no door any more. @rule whitebox.exploration.doors-self-close @ruling R17 */
export function dropDoors(ctx: WhiteboxCtx): void {
  const holders = ctx.world.doors.flatMap(({ heldBy }) => (heldBy === undefined ? [] : [heldBy]));
  leaveDoors(
    ctx,
    holders.filter((id) => !canHold(ctx.world, id)),
  );
}

/** Who gave up in a fight that is over has hands again. */
function canHold(world: World, who: CreatureId): boolean {
  const one = creature(world, who);
  return takesPart(world, who) ? isAble(one) : !isHelpless(one);
}
