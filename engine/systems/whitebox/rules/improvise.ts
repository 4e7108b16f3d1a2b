import { type CreatureId, fields, textUpTo } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { WhiteboxCtx } from './checks.ts';

export const acted = event('acted', fields<{ who: CreatureId; what: string }>());
export const ruled = event('ruled', fields<{ who: CreatureId; what: string; ruling: string }>());

interface ImproviseTerms {
  readonly by: CreatureId;
  readonly what: string;
}

/** The maximum length of the Referee's ruling. */
const MAX_RULING_LENGTH = 300;

/** The Referee decides the result of an action that no rule covers. @rule whitebox.referee.uncovered-situations */
export function improvise(ctx: WhiteboxCtx, { by: who, what }: ImproviseTerms): void {
  const rule = 'whitebox.referee.uncovered-situations';
  ctx.emit({ type: 'acted', rule, who, what });
  const ruling = ctx.choose({ name: 'ruling', rule }, 'gm', textUpTo(MAX_RULING_LENGTH));
  ctx.emit({ type: 'ruled', rule, who, what, ruling });
}
