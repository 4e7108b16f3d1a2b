import type { ReadyWeapon } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { carryOut } from './intent.ts';

/** It takes the deed of the round; what shoots can be shot from the next one on. @rule whitebox.combat.alt-missile-phase */
export const ready = (ctx: WhiteboxCtx, action: ReadyWeapon): void =>
  carryOut(ctx, action, (deed) => readyNow(ctx, deed));

export const readyNow = (ctx: WhiteboxCtx, { by: who, weapon }: ReadyWeapon): void =>
  ctx.emit({ type: 'weapon-readied', rule: 'whitebox.combat.alt-missile-phase', who, weapon });
