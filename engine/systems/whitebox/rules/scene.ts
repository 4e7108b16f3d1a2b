import { fighterIn, theFight } from '@arbitro/kernel';
import type { ByDexterity, Place } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { leaveDoors } from './held-doors.ts';

/** The Referee says where somebody stands. @rule whitebox.combat.melee-range */
export function place(ctx: WhiteboxCtx, { who, at }: Place): void {
  const isElsewhere = fighterIn(theFight(ctx.world), who)?.at !== at;
  ctx.emit({ type: 'placed', rule: 'whitebox.combat.melee-range', who, at });
  if (isElsewhere) leaveDoors(ctx, [who]);
}

/** Whether it matters which comrade goes before another. @rule whitebox.combat.alt-dexterity-order */
export const byDexterity = (ctx: WhiteboxCtx, { on }: ByDexterity): void =>
  ctx.emit({ type: 'dexterity-order-set', rule: 'whitebox.combat.alt-dexterity-order', on });
