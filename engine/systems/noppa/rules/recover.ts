import { type CreatureId, fields, fightOn } from '@arbitro/kernel';
import type { Recover } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import type { Condition } from '../effects.ts';
import { COSTS } from '../tables.ts';
import { hold } from './gear.ts';
import { pay } from './pay.ts';

export const conditionLost = event('condition-lost', fields<{ who: CreatureId; condition: Condition }>(), {
  writeCreature: (one, { condition }) => {
    one.conditions = one.conditions.filter((other) => other !== condition);
  },
});

/**
 * Up from the ground, the weapon back in hand, out of the net: an act of one's own ends what can be ended so.
 *
 * @rule noppa.action.costs
 * @ruling R27
 */
export function recover(ctx: NoppaCtx, { by, condition, hold: held }: Recover): void {
  hold(ctx, by, held);
  if (fightOn(ctx.world)?.order.includes(by))
    pay(ctx, by, { for: 'recover', cost: COSTS.recover, rule: 'noppa.action.costs' });
  ctx.emit({ type: 'condition-lost', rule: 'noppa.attack.extra-effects', who: by, condition });
}
