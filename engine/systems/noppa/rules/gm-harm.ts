import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Bind, Fall, Inflict } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { faint, gain } from './wound.ts';

export const bound = event('bound', fields<{ who: CreatureId; part: string; bound: boolean }>(), {
  writeCreature: (one, { part, bound: isBound }) => {
    one.bound = isBound ? [...one.bound, part] : one.bound.filter((other) => other !== part);
  },
});

/** @ruling R4 */
export const fall = (ctx: NoppaCtx, { who }: Fall): void => faint(ctx, who);

export function inflict(ctx: NoppaCtx, { who, condition, gained }: Inflict): void {
  if (gained) return gain(ctx, who, condition);
  if (creature(ctx.world, who).conditions.includes(condition))
    ctx.emit({ type: 'condition-lost', rule: 'noppa.attack.extra-effects', who, condition });
}

/** A hand, a voice or a wing that cannot be moved stands in the way of spells. @rule noppa.spell.components */
export function bind(ctx: NoppaCtx, { who, part, bound: isBound }: Bind): void {
  if (creature(ctx.world, who).bound.includes(part) !== isBound)
    ctx.emit({ type: 'bound', rule: 'noppa.spell.components', who, part, bound: isBound });
}
