import {
  type CreatureId,
  creatureId,
  findFight,
  getCreature,
  idsOf,
  type Offer,
  oneOrMore,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { nameText } from '../schema/sheet-things.ts';
import type { Creature, Spell, World } from '../state.ts';
import { resolveAttack } from './attack.ts';
import { attackOptionOf } from './attack-options.ts';
import type { NoppaCtx } from './checks.ts';
import { hasFreeHand, setHeldItems } from './derived.ts';
import { heldItemsField } from './fields.ts';
import { holdItems } from './gear.ts';
import { triggerReadied } from './go-off.ts';
import { cannotActNow, cannotHold } from './may-act.ts';
import { isUp } from './melee.ts';
import { pay, payMind } from './pay.ts';
import { cannotAttack, freeHandGrip, offerOn, sortByNeed } from './targets.ts';
import { heal } from './wound.ts';

/**
 * Returns the missing component, or undefined. Gestures need a free hand and words a voice; a racial spell needs only
 * its body part.
 * @rule noppa.spell.components @rule noppa.spell.racial
 */
export function findMissingComponent(creature: Creature, { racial, bodyPart }: Spell): string | undefined {
  if (racial) return bodyPart !== null && creature.bound.includes(bodyPart) ? bodyPart : undefined;
  if (!hasFreeHand(creature)) return 'hands';
  return creature.bound.includes('voice') ? 'voice' : undefined;
}

export function spellOf({ id, spells }: Creature, name: string): Spell {
  const found = spells.find((spell) => spell.id === name);
  if (!found) throw new Error(`${id} knows no ${name}: the action was let through unchecked`);
  return found;
}

/** @rule noppa.spell.mind-cost @rule noppa.spell.learnable */
export const cast = action('cast', {
  fields: {
    by: creatureId,
    spell: nameText,
    on: z.union([z.array(creatureId), oneOrMore(creatureId)]).default([]),
    hold: heldItemsField.optional(),
  },
  refuses: (world, casting) => cannotCast(world, casting),
  resolve: (ctx, { by, spell: id, on, hold: held }) => {
    holdItems(ctx, by, held);
    const creature = getCreature(ctx.world, by);
    const spell = spellOf(creature, id);
    if (findFight(ctx.world)?.order.includes(by))
      pay(ctx, by, { for: 'spell', cost: spell.cost, rule: 'noppa.action.costs' });
    if (spell.attack)
      return resolveAttack(ctx, { by, means: attackOptionOf(creature, id), on, surprise: false });
    castSpell(ctx, by, spell, on);
  },
  /** Attack spells are offered with the attacks. */
  offers: (world, creature) =>
    creature.spells
      .filter(({ attack }) => attack === null)
      .flatMap((spell) => spellOffers(world, creature, spell)),
});

interface CastTerms {
  readonly by: CreatureId;
  readonly spell: string;
  readonly on: readonly CreatureId[];
  readonly hold?: readonly string[] | undefined;
}

function cannotCast(world: World, { by, spell: id, on, hold: held }: CastTerms): Verdict {
  const creature = setHeldItems(getCreature(world, by), held);
  const spell = creature.spells.find((other) => other.id === id);
  if (!spell) return refuseNoppa('no-such-spell', { who: by, spell: id });
  if (spell.attack) return cannotAttack(world, { by, with: id, on, hold: held });
  if (on.length > 1) return refuseNoppa('one-target-only', { means: spell.name });
  if (spell.heal > 0 && on.length === 0) return refuse('no-such-target', { on: '–' });
  return (
    cannotActNow(world, by, spell.cost) ?? cannotHold(creature, held) ?? cannotCastSpell(creature, spell)
  );
}

export function cannotCastSpell(creature: Creature, spell: Spell): Verdict {
  const part = findMissingComponent(creature, spell);
  return part === undefined
    ? hasTooLittleMind(creature, spell.mindCost)
    : refuseNoppa('component-missing', { who: creature.id, spell: spell.name, part });
}

/** @rule noppa.mind.floor */
function hasTooLittleMind({ id: who, mind: has }: Creature, cost: number): Verdict {
  return has >= cost ? undefined : refuseNoppa('too-little-mind', { who, has, cost });
}

function spellOffers(world: World, creature: Creature, { id: spell, heal: points }: Spell): readonly Offer[] {
  const casting = { by: creature.id, spell, ...freeHandGrip(creature) };
  const offered = { type: 'cast', ...casting };
  if (points > 0)
    return offerOn(
      offered,
      sortByNeed(
        world,
        creature,
        idsOf(world.creatures).filter((id) => !cannotCast(world, { ...casting, on: [id] })),
      ),
    );
  return cannotCast(world, { ...casting, on: [] }) ? [] : [{ action: { ...offered, on: [] }, slots: {} }];
}

/**
 * Casts a spell that is not an attack and has been paid for, on the caster's tick or as a reaction.
 * @rule noppa.spell.mind-cost @rule noppa.mind.cost-component
 */
export function castSpell(ctx: NoppaCtx, by: CreatureId, spell: Spell, on: readonly CreatureId[]): void {
  ctx.emit({ type: 'declared', rule: 'noppa.spell.mind-cost', by, with: spell.name, on, surprise: false });
  payMind(ctx, by, { for: spell.name, cost: spell.mindCost, rule: 'noppa.mind.cost-component' });
  if (findFight(ctx.world)) triggerReadied(ctx, { by, what: ['cast'], closingIn: [] });
  if (!isUp(ctx.world, by))
    return ctx.emit({ type: 'thwarted', rule: 'noppa.ready.trigger', who: by, what: spell.name });
  applySpell(ctx, spell, on);
}

/** A spell that is not an attack needs no roll: it solves the problem like a success. */
function applySpell(ctx: NoppaCtx, { name, heal: points }: Spell, on: readonly CreatureId[]): void {
  const because = [{ rule: 'noppa.spell.mind-cost', what: name, how: 'add', value: points } as const];
  if (points > 0) for (const who of on) heal(ctx, who, { points, because, rule: 'noppa.spell.mind-cost' });
}
