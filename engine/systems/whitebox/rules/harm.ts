import type { Harm } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { wound } from './wound.ts';

/** Something hurts that no other rule speaks of: the Referee says how much. @rule whitebox.damage.apply */
export function harm(ctx: WhiteboxCtx, { who, damage, what }: Harm): void {
  ctx.emit({ type: 'hazard-met', rule: 'whitebox.damage.apply', name: what, on: [who] });
  wound(ctx, { who, by: null, damage });
}
