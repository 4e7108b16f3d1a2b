import { type CreatureId, creature, fightOn } from '@arbitro/kernel';
import type { Cast } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { hasFreeHand } from '../derived.ts';
import type { Creature, Spell } from '../state.ts';
import { launch } from './attack.ts';
import { hold } from './gear.ts';
import { setOff } from './go-off.ts';
import { meansOf } from './means.ts';
import { isUp } from './melee.ts';
import { pay, payMind } from './pay.ts';
import { heal } from './wound.ts';

/**
 * Gestures take a free hand and words a voice; a racial spell takes only its own part of the body.
 *
 * @rule noppa.spell.components
 * @rule noppa.spell.racial
 */
export function componentsMissing(one: Creature, { racial, bodyPart }: Spell): string | undefined {
  if (racial) return bodyPart !== null && one.bound.includes(bodyPart) ? bodyPart : undefined;
  if (!hasFreeHand(one)) return 'hands';
  return one.bound.includes('voice') ? 'voice' : undefined;
}

export function spellOf({ id, spells }: Creature, name: string): Spell {
  const found = spells.find((one) => one.id === name);
  if (!found) throw new Error(`${id} knows no ${name}: the action was let through unchecked`);
  return found;
}

/** @rule noppa.spell.mind-cost @rule noppa.spell.learnable */
export function cast(ctx: NoppaCtx, action: Cast): void {
  const { by, spell: id, on } = action;
  hold(ctx, by, action.hold);
  const one = creature(ctx.world, by);
  const spell = spellOf(one, id);
  if (fightOn(ctx.world)?.order.includes(by))
    pay(ctx, by, { for: 'spell', cost: spell.cost, rule: 'noppa.action.costs' });
  if (spell.attack) return launch(ctx, { by, means: meansOf(one, id), on, surprise: false });
  utter(ctx, by, spell, on);
}

/**
 * A spell that has been paid for and is no attack, on one's own tick or as a reaction.
 *
 * @rule noppa.spell.mind-cost
 * @rule noppa.mind.cost-component
 */
export function utter(ctx: NoppaCtx, by: CreatureId, spell: Spell, on: Cast['on']): void {
  ctx.emit({ type: 'declared', rule: 'noppa.spell.mind-cost', by, with: spell.name, on, surprise: false });
  payMind(ctx, by, { for: spell.name, cost: spell.mindCost, rule: 'noppa.mind.cost-component' });
  if (fightOn(ctx.world)) setOff(ctx, { by, what: ['cast'], closingIn: [] });
  if (!isUp(ctx.world, by))
    return ctx.emit({ type: 'thwarted', rule: 'noppa.ready.trigger', who: by, what: spell.name });
  takesEffect(ctx, spell, on);
}

/** A spell that is no attack needs no roll: it gets past the problem as a success would. */
function takesEffect(ctx: NoppaCtx, { name, heal: points }: Spell, on: Cast['on']): void {
  const because = [{ rule: 'noppa.spell.mind-cost', what: name, how: 'add', value: points } as const];
  if (points > 0) for (const who of on) heal(ctx, who, { points, because, rule: 'noppa.spell.mind-cost' });
}
