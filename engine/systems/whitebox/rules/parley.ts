import { type CreatureId, fields, fightOn, oneOf } from '@arbitro/kernel';
import type { Parley } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { endFight } from './fight.ts';

export const parleyed = event(
  'parleyed',
  fields<{ who: CreatureId; words: string; outcome: 'avoided' | 'delayed' | 'refused' }>(),
);

/** Words instead of blows; what they do is the Referee's to say. @rule whitebox.negotiation.avoid-combat */
export function parley(ctx: WhiteboxCtx, { by: who, words }: Parley): void {
  const rule = 'whitebox.negotiation.avoid-combat';
  const outcome = ctx.choose({ name: 'parley', rule }, 'gm', oneOf(['avoided', 'delayed', 'refused']));
  ctx.emit({ type: 'parleyed', rule, who, words, outcome });
  if (outcome !== 'refused' && fightOn(ctx.world)) endFight(ctx, { type: 'end-fight' });
}
