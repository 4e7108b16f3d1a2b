import { creature } from '@arbitro/kernel';
import type { SpendPower } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { maxPower } from '../derived.ts';
import type { Creature } from '../state.ts';
import { faintFromPower, rouse } from './heal.ts';

/** Whoever spends the last of it faints. @rule brp.derived.power-points */
export function spendPower(ctx: BrpCtx, { by: who, points }: SpendPower): void {
  const power = creature(ctx.world, who).power - points;
  ctx.emit({ type: 'power-set', rule: 'brp.derived.power-points', who, power });
  if (power === 0) faintFromPower(ctx, who);
}

export const lacksPower = (one: Creature): boolean =>
  one.state.is !== 'dead' && one.power < maxPower(one).value;

/** All of it comes back, and whoever had fainted for want of it wakes. @rule brp.derived.power-points @ruling R14 */
export function restorePower(ctx: BrpCtx): void {
  for (const { id: who, state, ...one } of ctx.world.creatures.filter(lacksPower)) {
    ctx.emit({ type: 'power-set', rule: 'brp.derived.power-points', who, power: maxPower(one).value });
    if (state.is === 'unconscious' && state.cause === 'power') rouse(ctx, who);
  }
}
