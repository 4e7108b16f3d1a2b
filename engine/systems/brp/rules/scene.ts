import { fields, fighter } from '@arbitro/kernel';
import type { Place, SetLight, TakeCover } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { worldCopy } from '../copies.ts';
import { event } from '../declare.ts';
import type { Light } from '../effects.ts';
import { leaveBehind } from './distance.ts';

export const lightSet = event('light-set', fields<{ light: Light }>(), {
  writeWorld: (world, { light: set }) => {
    const next = worldCopy(world);
    next.light = set;
    return next;
  },
});

/** @rule brp.spot.cover */
export const cover = (ctx: BrpCtx, { who, cover: taken }: TakeCover): void =>
  ctx.emit({ type: 'cover-taken', rule: 'brp.spot.cover', who, cover: taken });

/** @rule brp.spot.darkness */
export const light = (ctx: BrpCtx, { light: set }: SetLight): void =>
  ctx.emit({ type: 'light-set', rule: 'brp.spot.darkness', light: set });

/** The game master puts somebody somewhere. @ruling R118 */
export function place(ctx: BrpCtx, { who, at }: Place): void {
  const { at: from } = fighter(ctx.world, who);
  ctx.emit({ type: 'placed', rule: 'brp.combat.movement', who, at });
  leaveBehind(ctx, who, Math.abs(at - from));
}
