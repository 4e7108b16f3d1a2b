import { type CreatureId, fields, fightOn } from '@arbitro/kernel';
import type { BindWounds } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { MINUTES } from '../tables.ts';
import { carryOut } from './intent.ts';
import { pass } from './time.ts';

export const bound = event('bound', fields<{ who: CreatureId; on: CreatureId }>());

/** It stops at once and gives nothing back; out of a fight it takes as long as a round. @rule whitebox.damage.bind-wounds-stops-bleeding */
export function bind(ctx: WhiteboxCtx, action: BindWounds): void {
  if (fightOn(ctx.world)) return carryOut(ctx, action, (deed) => bindNow(ctx, deed));
  bindNow(ctx, action);
  pass(ctx, MINUTES.round);
}

export function bindNow(ctx: WhiteboxCtx, { by, on }: BindWounds): void {
  const rule = 'whitebox.damage.bind-wounds-stops-bleeding';
  ctx.emit({ type: 'bound', rule, who: by, on });
  ctx.emit({ type: 'bleeding-set', rule, who: on, bleeding: false, round: null });
}
