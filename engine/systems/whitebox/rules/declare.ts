import type { Declare } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';

/** Before anybody knows who goes first. @rule whitebox.combat.declared-intent */
export const declare = (ctx: WhiteboxCtx, { by: who, intent }: Declare): void =>
  ctx.emit({ type: 'declared', rule: 'whitebox.combat.declared-intent', who, intent });
