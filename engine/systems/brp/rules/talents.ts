import { type CreatureId, fields } from '@arbitro/kernel';
import type { Bargain, Command, Jump } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { JUMP, type Level, PRICE_BANDS, type PriceBand } from '../tables.ts';
import { attempt } from './attempt.ts';

export const bargained = event('bargained', fields<{ who: CreatureId; from: PriceBand; to: PriceBand }>());

export const jumped = event('jumped', fields<{ who: CreatureId; metres: number; cleared: boolean }>());

export const commanded = event('commanded', fields<{ who: CreatureId; together: boolean }>());

/** What a special success makes of what a skill does. @rule brp.skills.special-effect */
const TIMES = { special: 2, success: 1, failure: 0 } as const satisfies Record<Level, number>;

/** A success brings the price down by a band. @rule brp.skills.bargain @ruling R28 */
export function bargain(ctx: BrpCtx, action: Bargain): void {
  const rule = 'brp.skills.bargain';
  const skill = 'bargain';
  const level = attempt(ctx, { ...action, skill, rule });
  const at = PRICE_BANDS.indexOf(action.band) + TIMES[level];
  const to = PRICE_BANDS[Math.min(at, PRICE_BANDS.length - 1)] ?? action.band;
  ctx.emit({ type: 'bargained', rule, who: action.by, from: action.band, to });
}

/** Three metres across or one up, twice that on a special; beyond it is impossible. @rule brp.skills.jump @ruling R31 */
export function jump(ctx: BrpCtx, action: Jump): void {
  const rule = 'brp.skills.jump';
  const { by: who, metres, up = false } = action;
  const clears = up ? JUMP.up : JUMP.across;
  const out = metres > clears * TIMES.special;
  const difficulty = out ? 'impossible' : action.difficulty;
  const level = attempt(ctx, { ...action, difficulty, skill: 'jump', rule });
  ctx.emit({ type: 'jumped', rule, who, metres, cleared: metres <= clears * TIMES[level] });
}

/** Led, or everybody for themselves. @rule brp.skills.command @ruling R29 */
export function command(ctx: BrpCtx, action: Command): void {
  const rule = 'brp.skills.command';
  const skill = 'command';
  const level = attempt(ctx, { ...action, skill, rule });
  ctx.emit({ type: 'commanded', rule, who: action.by, together: level !== 'failure' });
}
