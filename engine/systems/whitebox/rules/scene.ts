import type { ByDexterity, Place } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';

/** The Referee says where somebody stands. @rule whitebox.combat.melee-range */
export const place = (ctx: WhiteboxCtx, { who, at }: Place): void =>
  ctx.emit({ type: 'placed', rule: 'whitebox.combat.melee-range', who, at });

/** Whether it matters which comrade goes before another. @rule whitebox.combat.alt-dexterity-order */
export const byDexterity = (ctx: WhiteboxCtx, { on }: ByDexterity): void =>
  ctx.emit({ type: 'dexterity-order-set', rule: 'whitebox.combat.alt-dexterity-order', on });
