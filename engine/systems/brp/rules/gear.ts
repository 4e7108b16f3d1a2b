import { creature } from '@arbitro/kernel';
import type { Gear, Wear } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import type { Arm, Hold } from '../state.ts';

/** Outside a fight what is taken in hand, and what is put away, costs nothing. @rule brp.spot.draw-weapon */
export function gear(ctx: BrpCtx, { by: who, hand, slung = [] }: Gear): void {
  for (const arm of creature(ctx.world, who).arms.filter(isCarried)) {
    const held = holdOf(arm, hand, slung);
    if (held !== arm.held)
      ctx.emit({ type: 'arm-held', rule: 'brp.spot.draw-weapon', who, arm: arm.id, held });
  }
}

/** Claws are always at hand. */
const isCarried = ({ modes }: Arm): boolean => modes.some(({ hands }) => hands > 0);

/** What lies on the ground stays there unless it is named. */
function holdOf({ id, held }: Arm, hand: readonly string[], slung: readonly string[]): Hold {
  if (hand.includes(id)) return 'hand';
  if (slung.includes(id)) return 'slung';
  return held === 'dropped' ? held : 'stowed';
}

/** One armour and one helmet. @rule brp.armour.table */
export const wear = (ctx: BrpCtx, { by: who, body, helmet }: Wear): void =>
  ctx.emit({ type: 'worn', rule: 'brp.armour.table', who, body, helmet });
