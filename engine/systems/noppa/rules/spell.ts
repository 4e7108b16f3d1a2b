import {
  type CreatureId,
  creature,
  creatureId,
  fightOn,
  idsOf,
  type Offer,
  oneOrMore,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { name } from '../schema/sheet-things.ts';
import type { Creature, Spell, World } from '../state.ts';
import { launch } from './attack.ts';
import type { NoppaCtx } from './checks.ts';
import { hasFreeHand, holding } from './derived.ts';
import { inHands } from './fields.ts';
import { hold } from './gear.ts';
import { setOff } from './go-off.ts';
import { cannotHold, notNow } from './may-act.ts';
import { meansOf } from './means.ts';
import { isUp } from './melee.ts';
import { pay, payMind } from './pay.ts';
import { cannotAttack, freeHand, offerOn } from './targets.ts';
import { heal } from './wound.ts';

/**
 * Returns the missing component, or undefined. Gestures need a free hand and words a voice; a racial spell needs only
 * its body part.
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
export const cast = action('cast', {
  fields: {
    by: creatureId,
    spell: name,
    on: z.union([z.array(creatureId), oneOrMore(creatureId)]).default([]),
    hold: inHands.optional(),
  },
  refuses: (world, casting) => cannotCast(world, casting),
  resolve: (ctx, { by, spell: id, on, hold: held }) => {
    hold(ctx, by, held);
    const one = creature(ctx.world, by);
    const spell = spellOf(one, id);
    if (fightOn(ctx.world)?.order.includes(by))
      pay(ctx, by, { for: 'spell', cost: spell.cost, rule: 'noppa.action.costs' });
    if (spell.attack) return launch(ctx, { by, means: meansOf(one, id), on, surprise: false });
    utter(ctx, by, spell, on);
  },
  /** Attack spells are offered with the attacks. */
  offers: (world, one) =>
    one.spells.filter(({ attack }) => attack === null).flatMap((spell) => spellOffers(world, one, spell)),
});

interface Casting {
  readonly by: CreatureId;
  readonly spell: string;
  readonly on: readonly CreatureId[];
  readonly hold?: readonly string[] | undefined;
}

function cannotCast(world: World, { by, spell: id, on, hold: held }: Casting): Verdict {
  const one = holding(creature(world, by), held);
  const spell = one.spells.find((other) => other.id === id);
  if (!spell) return refuseNoppa('no-such-spell', { who: by, spell: id });
  if (spell.attack) return cannotAttack(world, { by, with: id, on, hold: held });
  if (on.length > 1) return refuseNoppa('one-target-only', { means: spell.name });
  if (spell.heal > 0 && on.length === 0) return refuse('no-such-target', { on: '–' });
  return notNow(world, by, spell.cost) ?? cannotHold(one, held) ?? cannotUtter(one, spell);
}

export function cannotUtter(one: Creature, spell: Spell): Verdict {
  const part = componentsMissing(one, spell);
  return part === undefined
    ? tooLittleMind(one, spell.mindCost)
    : refuseNoppa('component-missing', { who: one.id, spell: spell.name, part });
}

/** @rule noppa.mind.floor */
function tooLittleMind({ id: who, mind: has }: Creature, cost: number): Verdict {
  return has >= cost ? undefined : refuseNoppa('too-little-mind', { who, has, cost });
}

function spellOffers(world: World, one: Creature, { id: spell, heal: points }: Spell): readonly Offer[] {
  const casting = { by: one.id, spell, ...freeHand(one) };
  const offered = { type: 'cast', ...casting };
  if (points > 0)
    return offerOn(
      offered,
      idsOf(world.creatures).filter((id) => !cannotCast(world, { ...casting, on: [id] })),
    );
  return cannotCast(world, { ...casting, on: [] }) ? [] : [{ action: { ...offered, on: [] }, slots: {} }];
}

/**
 * Casts a spell that is not an attack and has been paid for, on the caster's tick or as a reaction.
 *
 * @rule noppa.spell.mind-cost
 * @rule noppa.mind.cost-component
 */
export function utter(ctx: NoppaCtx, by: CreatureId, spell: Spell, on: readonly CreatureId[]): void {
  ctx.emit({ type: 'declared', rule: 'noppa.spell.mind-cost', by, with: spell.name, on, surprise: false });
  payMind(ctx, by, { for: spell.name, cost: spell.mindCost, rule: 'noppa.mind.cost-component' });
  if (fightOn(ctx.world)) setOff(ctx, { by, what: ['cast'], closingIn: [] });
  if (!isUp(ctx.world, by))
    return ctx.emit({ type: 'thwarted', rule: 'noppa.ready.trigger', who: by, what: spell.name });
  takesEffect(ctx, spell, on);
}

/** A spell that is not an attack needs no roll: it solves the problem like a success. */
function takesEffect(ctx: NoppaCtx, { name, heal: points }: Spell, on: readonly CreatureId[]): void {
  const because = [{ rule: 'noppa.spell.mind-cost', what: name, how: 'add', value: points } as const];
  if (points > 0) for (const who of on) heal(ctx, who, { points, because, rule: 'noppa.spell.mind-cost' });
}
